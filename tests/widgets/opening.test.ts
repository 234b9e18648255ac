import { expect, test } from 'vitest';
import type { Lay } from '#src/engine/move.ts';
import { parseCards, printCards } from '#src/engine/notation.ts';
import { openingProspect } from '#src/widgets/opening.ts';
import { after, must, rulesFor, type Setting, tableAt, toDraw, toMeld } from '../engine/at.ts';

const RULES = rulesFor('classic-four');
const HAND = 'KS KH KD 9S 9H 2C 5D 6D AS';

function prospect(table: ReturnType<typeof tableAt>, chosen = '', asides: readonly string[] = []) {
  const found = openingProspect(table, RULES, {
    chosen: must(parseCards(chosen)),
    asides: asides.map((cards): Lay => ({ cards: must(parseCards(cards)), onto: 'new' })),
  });
  if (found === null) return null;
  const { parts, ...rest } = found;
  return {
    ...rest,
    parts: parts.map(({ cards, points, state }) => `${printCards(cards)} ${points} ${state}`),
  };
}

const unopened = (rest: Setting = {}) => tableAt(toDraw(HAND, '4D 7C 9D', { melds: [], ...rest }));

test('nothing chosen is worth nothing', () => {
  expect(prospect(unopened())).toEqual({ need: 50, count: 0, parts: [], under: 0, opened: false });
});

test('the top card counts with the chosen cards, those below it do not', () => {
  expect(prospect(unopened({ score: 1500 }), '9S 2C', ['KS KH KD'])).toEqual({
    need: 90,
    count: 70,
    parts: ['9D 9S 2C 40 chosen', 'KS KH KD 30 aside'],
    under: 2,
    opened: false,
  });
});

test('after the draw only the hand counts', () => {
  expect(prospect(tableAt(toMeld(HAND, { melds: [] })), '9S 9H 2C', ['KS KH KD'])?.parts).toEqual([
    'KS KH KD 30 aside',
    '9S 9H 2C 40 chosen',
  ]);
});

test('it stays for the turn in which the side has opened, and is gone after it', () => {
  const opened = after(tableAt(toMeld(HAND, { melds: [] })), 'lay KS KH KD, lay 9S 9H 2C');
  expect(prospect(opened)).toMatchObject({ count: 70, need: 50, opened: true });
  expect(prospect(tableAt(toMeld(HAND)))).toBeNull();
});
