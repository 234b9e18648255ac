import { expect, test } from 'vitest';
import { parseCards, printCards } from '#src/engine/notation.ts';
import { groups, held } from '#src/widgets/hand.ts';
import { must } from '../engine/at.ts';

const rack = (cards: string) => held(must(parseCards(cards)));

test('the rack goes from high to low, threes after fours, wild cards last', () => {
  const shown = groups(rack('3S 2C 4H AD Joker 10C KS AS 4C')).map(({ cards }) =>
    printCards(cards.map(({ card }) => card)),
  );
  expect(shown).toEqual(['AS AD', 'KS', '10C', '4H 4C', '3S', '2C', 'Joker']);
});

test('equal cards can be told apart', () => {
  const cards = rack('QS QH QS');
  expect(cards.map(({ copy, copies }) => `${copy} of ${copies}`)).toEqual([
    '1 of 2',
    '2 of 2',
    '1 of 1',
  ]);
  expect(new Set(cards.map(({ key }) => key)).size).toBe(3);
});
