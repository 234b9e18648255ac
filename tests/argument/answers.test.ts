/** The three questions at tables whose answers are known from the texts. */
import { describe, expect, test } from 'vitest';
import { answerOf, found, type Told } from './told.ts';

/** What it is about, the variant, what is told, the answer, and where the text says so. */
type Row = readonly [about: string, variant: string, told: Told, answer: string, at: string];

const QUEENS = 'QS QH QD';
const MIXED = '5S 5H 5D 5C 5S 2H 2D';
const NATURAL = '6S 6H 6D 6C 6S 6H 6D';

const ONE_EIGHT: Told = { top: '8S', hand: '8H 2C KS KH 9D', melds: [QUEENS] };
const OWN_EIGHTS: Told = { top: '8S', hand: '9H 9D KS KH 4S', melds: ['8C 8D 8H'] };
const UNOPENED: Told = { top: '8S', hand: '8H 8D KS KH KD AS 4S' };
const ACE_AND_TWO: Told = { top: 'AS', hand: 'AH 2C 4S 6D 9H' };
const TURNED: Told = { top: '8S', under: 'first-turn', hand: '9H 7C KS QD JH' };

const TAKES: readonly Row[] = [
  [
    'a natural and a wild card, frozen',
    'classic-four',
    { ...ONE_EIGHT, under: 'wild' },
    'no: pile.frozen-needs',
    'classic 14',
  ],
  [
    'the same',
    'party-partners',
    { ...ONE_EIGHT, under: 'wild' },
    'no: pile.frozen-needs',
    'party Frozen Deck',
  ],
  [
    'the same',
    'pony',
    { ...ONE_EIGHT, under: 'wild' },
    'no: pile.frozen-needs',
    'pony, silent: as elsewhere',
  ],
  [
    'frozen by a red three',
    'classic-four',
    { ...ONE_EIGHT, under: 'red-three' },
    'no: pile.frozen-needs',
    'classic 14',
  ],
  [
    'a natural and a wild card, open',
    'classic-four',
    ONE_EIGHT,
    'yes: take with 8H 2C',
    'classic 13',
  ],
  ['the same', 'pony', ONE_EIGHT, 'yes: take with 8H 2C', 'pony GAME PLAY'],
  [
    'a natural pair, frozen',
    'classic-four',
    { ...ONE_EIGHT, hand: '8H 8D KS KH 9D', under: 'wild' },
    'yes: take with 8H 8D',
    'classic 14',
  ],
  ['onto the own meld', 'classic-four', OWN_EIGHTS, 'yes: take onto 8C 8D 8H', 'classic 13'],
  ['the same', 'party-partners', OWN_EIGHTS, 'no: pile.needs', 'party Partners Standard'],
  [
    'the same, frozen',
    'classic-four',
    { ...OWN_EIGHTS, under: 'wild' },
    'no: pile.frozen-needs',
    'classic 14',
  ],
  [
    'first meld with the pile: 30 and 30',
    'classic-four',
    UNOPENED,
    'yes: take with 8H 8D, lay KS KH KD',
    'classic 13',
  ],
  [
    'the same at 1,500: 60 of 90',
    'classic-four',
    { ...UNOPENED, score: 1500 },
    'no: opening.minimum',
    'classic 8',
  ],
  ['the pile before the first meld', 'pony', UNOPENED, 'no: pile.closed', 'pony GAME PLAY'],
  [
    'a wild card before the first meld',
    'classic-four',
    ACE_AND_TWO,
    'no: pile.unopened-needs',
    'classic 13',
  ],
  [
    'the same',
    'party-partners',
    ACE_AND_TWO,
    'yes: take with AH 2C',
    'party Partners Standard, a ruling',
  ],
  [
    'a black three on top',
    'classic-four',
    { ...ONE_EIGHT, top: '3S' },
    'no: black-three.on-top',
    'classic 14, a ruling',
  ],
  [
    'a wild card on top',
    'hutto',
    { ...ONE_EIGHT, top: '2S' },
    'no: pile.wild-on-top',
    'classic 14',
  ],
  [
    'one card for one card',
    'classic-four',
    { top: '8S', under: 'nothing', hand: '8H', melds: ['8C 8D 8S'] },
    'no: pile.one-card out.keep out.canastas',
    'classic 14',
  ],
  [
    'the turned card, first turn of all',
    'party-partners',
    TURNED,
    'yes: take free',
    'party Partners Standard',
  ],
  ['the same', 'classic-four', TURNED, 'no: pile.unopened-needs opening.minimum', 'classic 12'],
];

const OPENS: readonly Row[] = [
  ['30 and 20 of 50', 'classic-four', { hand: 'KS KH KD 2S' }, 'yes: lay KS KH KD 2S', 'classic 8'],
  [
    '50 of 90',
    'classic-four',
    { hand: 'KS KH KD 2S', score: 1500 },
    'no: opening.minimum',
    'classic 8',
  ],
  [
    '15 below zero',
    'classic-four',
    { hand: '4S 4H 4D', score: -5 },
    'yes: lay 4S 4H 4D',
    'classic 8',
  ],
  ['at zero', 'classic-four', { hand: '4S 4H 4D' }, 'no: opening.minimum', 'classic 8'],
  [
    'a joker counts',
    'classic-four',
    { hand: 'AS AH AD KS KH Joker QS QH 2S', score: 3000 },
    'yes: lay AS AH AD 2S Joker',
    'classic 8',
  ],
  [
    'a joker does not help',
    'hutto',
    { hand: 'AS AH AD KS KH Joker QS QH 2S', score: 3000 },
    'no: opening.minimum',
    'classic 21',
  ],
  [
    'two cards are no meld',
    'classic-four',
    { hand: 'KS KH 9S' },
    'no: meld.size opening.minimum',
    'classic 8',
  ],
  [
    'two cards stay',
    'classic-four',
    { hand: 'KS KH KD 2S', others: 2 },
    'yes: lay KS KH KD 2S',
    'classic 17',
  ],
  [
    'one card would stay, without a canasta',
    'classic-four',
    { hand: 'KS KH KD 2S', others: 1 },
    'no: out.keep out.canastas',
    'classic 17',
  ],
];

const KINGS_AND_EIGHT = 'KS KH KD 8S';

const OUTS: readonly Row[] = [
  [
    'one canasta is enough',
    'classic-four',
    { hand: KINGS_AND_EIGHT, melds: [MIXED] },
    'yes: lay KS KH KD; discard 8S',
    'classic 17',
  ],
  [
    'one of two',
    'classic-two',
    { hand: KINGS_AND_EIGHT, melds: [MIXED] },
    'no: out.keep out.canastas',
    'classic 21',
  ],
  [
    'two of two',
    'classic-two',
    { hand: KINGS_AND_EIGHT, melds: [MIXED, NATURAL] },
    'yes: lay KS KH KD; discard 8S',
    'classic 21',
  ],
  [
    'not asked',
    'party-partners',
    { hand: KINGS_AND_EIGHT, melds: [MIXED, NATURAL] },
    'no: out.keep permission.unasked',
    'party Going out',
  ],
  [
    'asked, yes',
    'party-partners',
    { hand: KINGS_AND_EIGHT, melds: [MIXED, NATURAL], asked: 'yes' },
    'yes: lay KS KH KD; discard 8S',
    'party Going out',
  ],
  [
    'asked, no',
    'classic-four',
    { hand: KINGS_AND_EIGHT, melds: [MIXED], asked: 'no' },
    'no: out.keep permission.answer',
    'classic 17',
  ],
  [
    'a canasta made by going out',
    'classic-four',
    { hand: 'KS KH 8S', melds: ['KD KC KS KH KD'] },
    'yes: lay KS KH onto KD KC KS KH KD; discard 8S',
    'classic 17',
  ],
  [
    'the wild card makes the canasta',
    'classic-four',
    { hand: '2S QS QH QD 4C', melds: ['KD KC KS KH KD KC', '9S 9H 9D'] },
    'yes: lay 2S onto KD KC KS KH KD KC, lay QS QH QD; discard 4C',
    'classic 17',
  ],
  [
    'black threes last',
    'classic-four',
    { hand: '3S 3C 3S 8S', melds: [MIXED] },
    'yes: lay 3S 3C 3S; discard 8S',
    'classic 8',
  ],
  [
    'the last card melded',
    'classic-four',
    { hand: 'KS', melds: [MIXED, 'KD KH KC'] },
    'yes: discard KS',
    'classic 17',
  ],
  [
    'two strangers left',
    'classic-four',
    { hand: 'KS KH KD 8S 9S', melds: [MIXED] },
    'no: meld.size',
    'classic 17',
  ],
  [
    'the last card without a canasta',
    'hutto',
    { hand: 'QS', melds: ['KS KH KD'] },
    'no: out.canastas',
    'classic 21',
  ],
];

describe.each([
  ['take', TAKES],
  ['open', OPENS],
  ['out', OUTS],
] as const)('%s', (question, rows) => {
  test.each(rows)('%s, %s', (_about, variant, told, answer) => {
    expect(found(answerOf(variant, { ...told, question }))).toBe(answer);
  });
});
