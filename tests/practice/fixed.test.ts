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
    // One queen, no wild card with it, and no meld of queens to put it on.
    of: ['open-pile', 'classic-four', 1],
    hand: '2C 7H AS 2H 3S JC Joker QC KS 6H 6S',
    melds: ['AD AS AH'],
    pile: 'QD 5S KH 6S QD KH QS',
    move: 'take with QC',
    says: 'pile.needs',
  },
  {
    // The 2S freezes it. Below zero 15 points are enough, and Q Q 2 make 40.
    of: ['frozen-pile', 'hutto', 3],
    hand: '9S 5S AS 4H AH QD 8S 6D AH 4C JC 4D 2C',
    melds: [],
    score: -260,
    pile: '7S 10S JS 2S 5H QS',
    move: 'take with QD 2C',
    says: 'pile.frozen-needs pile.unopened-needs',
  },
  {
    // Frozen by the joker: two natural jacks open it, and 50 points are more than the 15 needed.
    of: ['frozen-pile', 'party-solo', 4],
    hand: '10H 4S 9H 6H 7H 8S KS 9C 6S KC JS JD 2H',
    melds: [],
    score: -300,
    pile: 'JH 4C AS Joker 7C 7D 5D JH',
    move: 'take with JS JD 2H',
    says: 'legal',
  },
  {
    // The sixes are worth 15, just what is needed below zero; the jacks are none without the joker.
    of: ['opening', 'hutto', 3],
    hand: '5D 4S 4C 5D 5C 6S 7H 10D 5S QD 6C JC JD 6H Joker',
    melds: [],
    score: -260,
    move: 'lay JC JD Joker, lay 6S 6C 6H',
    says: 'opening.wilds',
  },
  {
    // Nobody takes a pile with a black three on it, black threes in hand or not.
    of: ['black-threes', 'pony', 6],
    hand: 'AC 9D KH 9C JC KD 6C 8H 3S 5S QS 4C JH 5S QS 3C',
    pile: 'QH QS 3S',
    move: 'take with 3S 3C',
    says: 'black-three.on-top',
  },
  {
    // Three wild cards where two are the most, and they outnumber two nines.
    of: ['wild-limits', 'party-222-partners', 3],
    hand: '9C KS 9C AH 6C 8H 5H 7H 4D 5D 8C KH 8C 10C 6H 4S Joker 2C 2S',
    move: 'lay 9C 9C Joker 2C 2S',
    says: 'meld.wilds meld.balance',
  },
  {
    // The partner said yes, but there is no canasta, and one card would be left.
    of: ['going-out', 'party-partners', 3],
    hand: '10H 5H 5S 5C',
    melds: ['KC KD KH', '4C 4S 4S 4H 4D 4D', '6D 6S 6S'],
    move: 'lay 5H 5S 5C',
    says: 'out.keep out.canastas',
  },
  {
    // Thirteen cards without a pair or a wild card; but at 1,735 the first meld needs 90.
    of: ['new-deal', 'party-partners', 1],
    hand: 'QC JH KC 5S 8H 7C AS 9C 4S 6H 10D 3C 3H',
    score: 1735,
    move: 'redeal',
    says: 'redeal.minimum',
  },
  {
    // The aces are a canasta of the owner's, so the packet may be picked up.
    of: ['packet', 'pony', 3],
    hand: '8D 9H 7H 2H 7D AC 3C 10S 7S 2C 8S 5S 10D JC 2S 9D KS 7D',
    melds: ['AH AH AD AC AC AD 2C'],
    move: 'pony',
    says: 'legal',
  },
  {
    // On the very first turn the red three is laid before anything else.
    of: ['red-threes', 'classic-four', 0],
    hand: 'JD 5S 6H 2S 10C 6C 3H 3C 8D AH JC',
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
