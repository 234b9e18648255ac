import { expect, test } from 'vitest';
import { parseCards, printCards } from '#src/engine/notation.ts';
import { held } from '#src/widgets/hand.ts';
import {
  chooseOnly,
  inRack,
  NOTHING,
  pickOf,
  putBack,
  type Selection,
  setAside,
  toggle,
} from '#src/widgets/selection.ts';
import { must } from '../engine/at.ts';

const HAND = held(must(parseCards('KS KS KH 9C 2D')));
const [first, second, third, nine] = HAND.map(({ key }) => key) as [string, string, string, string];
const chosen = (...keys: readonly string[]): Selection => ({ ...NOTHING, chosen: keys });
const said = (selection: Selection) => {
  const pick = pickOf(selection, HAND);
  return {
    chosen: printCards(pick.chosen),
    asides: pick.asides.map(({ cards }) => printCards(cards)),
    rack: printCards(inRack(selection, HAND).map(({ card }) => card)),
  };
};

test('choosing one of two equal cards leaves the other', () => {
  expect(said(toggle(NOTHING, second)).chosen).toBe('KS');
  expect(said(toggle(chosen(first, second), second)).chosen).toBe('KS');
});

test('choosing what is chosen already lets it go', () => {
  expect(chooseOnly(chosen(nine), [first, third]).chosen).toEqual([first, third]);
  expect(chooseOnly(chosen(third, first), [first, third]).chosen).toEqual([]);
});

test('cards set aside leave the rack, one copy each, and come back', () => {
  const aside = setAside(chosen(first, third), HAND, 'new');
  expect(said(aside)).toEqual({ chosen: '', asides: ['KS KH'], rack: 'KS 9C 2D' });
  expect(said(putBack(aside, 0))).toEqual({ chosen: '', asides: [], rack: 'KS KS KH 9C 2D' });
});
