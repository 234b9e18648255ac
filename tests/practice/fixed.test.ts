import { expect, test } from 'vitest';
import { generate } from '#src/practice/generate.ts';
import { scriptOf } from '#src/practice/question-script.ts';
import { told } from '../engine/at.ts';
import { verdictsOf } from './found.ts';
import { gameOf, situationOf } from './games.ts';

/** A question of a fixed seed, and what the rules say of it, found by hand. */
interface Row {
  readonly of: readonly [situation: string, variant: string, seed: number];
  readonly hand: string;
  readonly melds?: readonly string[];
  readonly pile?: string;
  readonly score?: number;
  readonly move: string;
  readonly says: string;
}

const ROWS: readonly Row[] = [
  {
    // One ten, no wild card with it, and no meld of tens to put it on.
    of: ['open-pile', 'classic-four', 1],
    hand: '2S JD KD QS 6S 9H AC 4S 5S 8H 10D',
    melds: ['8S 8C 8D'],
    pile: '5D 10S',
    move: 'take with 10D',
    says: 'pile.needs',
  },
  {
    // The 2C freezes it, and it opens: either asks for two natural aces. A A 2 make 60 of the 50 points needed.
    of: ['frozen-pile', 'hutto', 3],
    hand: '6S 9C 5H 9D QH JD 7S 6D 10H KD 5S KD AS 2S',
    melds: [],
    score: 1230,
    pile: '2C 10C AH',
    move: 'take with AS 2S',
    says: 'pile.frozen-needs pile.unopened-needs',
  },
  {
    // Frozen by the 2D: two natural jacks open it, and with the joker 80 points are more than the 15 needed.
    of: ['frozen-pile', 'party-solo', 4],
    hand: '10S 4D 4S 6S 9S KD 9C 5C KD KC JD JH Joker',
    melds: [],
    score: -40,
    pile: 'JD QH 9H QC 2D JC 9C 6H 8D JS',
    move: 'take with JD JH Joker',
    says: 'legal',
  },
  {
    // The nines are worth 30, more than is needed below zero; but the kings are no meld without the joker.
    of: ['opening', 'hutto', 3],
    hand: '9C AC 7H 6D 7C AD 6D AS 9S 5H QC JD KH KS 9C Joker',
    melds: [],
    score: -25,
    move: 'lay KH KS Joker, lay 9C 9S 9C',
    says: 'opening.wilds',
  },
  {
    // Nobody takes a pile with a black three on it, black threes in hand or not.
    of: ['black-threes', 'pony', 6],
    hand: 'Joker 8H AS KD AS 2C 3C QC JS 2D 10D 10D 10C JH 8C 5C AD 3S',
    pile: 'JC JS 7D JD 7C 6H 8H 5S AD 4D 7D 3C',
    move: 'take with 3C 3S',
    says: 'black-three.on-top',
  },
  {
    // Three wild cards where two are the most, and they outnumber two kings.
    of: ['wild-limits', 'party-222-partners', 3],
    hand: '8C AH 4D 7S 9C 7C 9D 6S 4H 7D 6D 10D 8C KC KH JC 4C JS 9S Joker 2S 2C',
    move: 'lay KC KH Joker 2S 2C',
    says: 'meld.wilds meld.balance',
  },
  {
    // The partner said yes, but there is no canasta, and one card would be left.
    of: ['going-out', 'party-partners', 3],
    hand: '8D 6C 8S 8S',
    melds: ['AS AH AH', '4S 4C 4S 4H', '5S 5D 5H'],
    move: 'lay 8D 8S 8S',
    says: 'out.keep out.canastas',
  },
  {
    // Thirteen cards without a pair or a wild card; but below zero the first meld needs only 15.
    of: ['new-deal', 'party-partners', 1],
    hand: '4C 9D QS JS KS AC 7C 5H 6D 8S 10D 3C 3H',
    score: -255,
    move: 'redeal',
    says: 'redeal.minimum',
  },
  {
    // The aces are a canasta of the owner's, so the packet may be picked up.
    of: ['packet', 'pony', 3],
    hand: '6C AC 10S 10H 3S QC 10C 4D 5D KD 3S 4H 5D 7D 7S 6H JC QD AH 4H 8C',
    melds: ['AC AH AD AC AC AC 2D'],
    move: 'pony',
    says: 'legal',
  },
  {
    // On the very first turn the red three is laid before anything else.
    of: ['red-threes', 'classic-four', 0],
    hand: 'AC 6C 9H 3H 6S AC KH KH JH 9C KD',
    move: 'red-three 3H',
    says: 'legal',
  },
];

test.each(ROWS)('$of: $move is $says', ({ of, hand, melds, pile, score, move, says }) => {
  const [situation, variant, seed] = of;
  const game = gameOf(variant);
  const question = generate(situationOf(situation), game, { seed });
  const { position, steps } = scriptOf(question, game);
  expect(position.hand).toBe(hand);
  if (melds !== undefined) expect(position.yours?.melds).toEqual(melds);
  if (pile !== undefined) expect(position.pile).toBe(pile);
  if (score !== undefined) expect(position.yours?.score).toBe(score);
  expect(steps[0]).toMatchObject({ do: 'judge', move });
  const [verdict] = verdictsOf(question, game);
  expect(verdict && told(verdict)).toBe(says);
});
