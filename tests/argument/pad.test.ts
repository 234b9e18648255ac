/** Cards put in by pressing their ranks. */
import { describe, expect, test } from 'vitest';
import { intoMelds, keyOf, type MeldsTold, nextCard, PAD, type PadKey } from '#src/argument/pad.ts';
import { CARDS } from '#src/engine/card.ts';
import { parseCards, printCard, printCards } from '#src/engine/notation.ts';
import { must, rulesFor } from '../engine/at.ts';

const RULES = rulesFor('classic-four');

test('every card has a key', () => {
  expect(new Set(CARDS.map(keyOf))).toEqual(new Set(PAD));
});

test.each<[PadKey, string, string | null]>([
  ['K', '', 'KS'],
  ['K', 'KS', 'KH'],
  ['K', 'KS KH KD KC', 'KS'],
  ['red-three', '3H', '3D'],
  ['black-three', '3S', '3C'],
  ['joker', 'Joker Joker Joker', 'Joker'],
  ['joker', 'Joker Joker Joker Joker', null],
  ['red-three', '3H 3H 3D 3D', null],
])('%s beside %s', (key, named, card) => {
  const next = nextCard(key, must(parseCards(named)), RULES);
  expect(next === null ? null : printCard(next)).toBe(card);
});

describe('cards pressed into melds', () => {
  test.each<[string, readonly string[]]>([
    ['KS KH KD', ['KS KH KD']],
    ['KS KH KD 7S 7H 2C', ['KS KH KD', '7S 7H 2C']],
    ['KS KH 7S 7H 7D KD 2C', ['KS KH KD 2C', '7S 7H 7D']],
    ['2C KS KH', ['2C KS KH']],
    ['2C 2D 2H KS', ['2C 2D 2H', 'KS']],
  ])('%s', (cards, melds) => {
    const none: MeldsTold = { melds: [], at: -1 };
    const told = must(parseCards(cards)).reduce((so, card) => intoMelds(so, card, RULES), none);
    expect(told.melds.map((meld) => printCards(meld))).toEqual(melds);
  });
});
