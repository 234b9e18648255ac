/** The smallest change that makes a refused move legal, and that it does. */
import { describe, expect, test } from 'vitest';
import { judge } from '#src/engine/judge.ts';
import { parseMove, printMove } from '#src/engine/move-notation.ts';
import type { Rules } from '#src/engine/rules.ts';
import { counterfactual } from '#src/explain/counterfactual.ts';
import { speechAt } from '#src/explain/speech.ts';
import { must, type Setting, tableAt } from '../engine/at.ts';
import { BOOK, RULES } from './said.ts';

interface Case extends Setting {
  readonly move: string;
  readonly under?: Partial<Rules>;
  /** What would make it legal; null where no small change does. */
  readonly change: string | null;
  readonly as?: string;
}

const KINGS = ['KS KH KD'];
const QUEENS = ['QS QH QD QC QS QH QD'];
const EIGHTS = ['8S 8H 8D 8C 2S 2H 2D'];

// biome-ignore format: a case a line, to be read as a table
const CASES: readonly Case[] = [
  // The hand as it is, played otherwise.
  { hand: 'JS JC 2S 4S 5S', melds: KINGS, pile: '6S 2H JH', move: 'take with JS 2S', change: "The J♣, laid instead of the 2♠.", as: 'take with JS JC' },
  { hand: 'JS 2C 4S 5S', melds: KINGS, pile: '6S JH', move: 'take with JS', change: "The 2♣, laid as well.", as: 'take with JS 2C' },
  { hand: '8S 8H 2S Joker 4S 5S', phase: 'meld', melds: KINGS, move: 'lay 8S 8H 2S Joker', change: "The 2♠ left out." },
  { hand: 'KS QS 4S 5S', phase: 'meld', melds: KINGS, move: 'lay KS QS onto K', change: "The Q♠ left out.", as: 'lay KS onto K' },
  { hand: 'KS KH KD 8S 8H', phase: 'meld', melds: QUEENS, move: 'lay KS KH', change: "The K♦ from your hand, laid with the kings." },
  { hand: 'JS JD 2C 4S 5S 6S 7S', pile: '6S JH', move: 'take with JS JD', change: "The 2♣ from your hand, laid with the jacks." },
  { hand: 'KS 5S 6D', phase: 'meld', exposed: { '1': '6D' }, move: 'discard 5S', change: "The 6♦ thrown instead.", as: 'discard 6D' },
  // Another moment.
  { hand: 'KS KH KD 5S 6D', melds: QUEENS, move: 'lay KS KH KD', change: "The same move after the draw." },
  { hand: 'KS KH KD 5S 6D', phase: 'meld', move: 'draw', change: "The same move at the start of the turn." },
  { hand: 'KS 5S 3H', phase: 'meld', move: 'discard 5S', change: "The 3♥ laid first." },
  { hand: '5S', phase: 'meld', melds: QUEENS, permission: { seat: 1, answer: 'no' }, move: 'discard 5S', change: "Your partner's yes to going out." },
  { hand: '4S 5S 6S', pile: 'AS', under: { 'pile.free-first': 'unless-frozen' }, move: 'take free', change: "The very first turn of the deal." },
  // Another hand.
  { hand: 'JS 2S 4S 5S', melds: KINGS, pile: '6S 2H JH', move: 'take with JS 2S', change: "One more natural jack in your hand, laid instead of the 2♠." },
  { hand: '4S 5S 7S', melds: KINGS, pile: '6S 2H KC', move: 'take onto K', change: "Two natural kings in your hand, laid with the top card." },
  { hand: 'JS 2S AS AH AD 4S 5S', pile: '6S JH', move: 'take with JS 2S, lay AS AH AD', change: "One more natural jack in your hand, laid instead of the 2♠." },
  { hand: 'KS 5S', phase: 'meld', move: 'discard 9C', change: "The 9♣ in your hand." },
  { hand: '10S 10H 10D 4S 5S 6S', phase: 'meld', move: 'lay 10S 10H 10D', change: "A two in your hand, laid with the tens." },
  { hand: '10S 10H 10D 4S 5S 6S', phase: 'meld', score: 1500, move: 'lay 10S 10H 10D', change: "Three aces in your hand, laid as well." },
  { hand: 'QC QH 4S 5S', phase: 'meld', melds: KINGS, move: 'lay QC QH', change: "One more queen in your hand, laid with the queens." },
  { hand: 'QC QH 4S 5S', phase: 'meld', melds: KINGS, move: 'lay QC', change: "Two more queens in your hand, laid with the queens." },
  { hand: 'Joker 4S 5S', phase: 'meld', melds: EIGHTS, move: 'lay Joker onto 8', change: "One more eight in your hand, laid with the eights." },
  { hand: '3S 3C 3S 5S 6S', phase: 'meld', melds: QUEENS, move: 'lay 3S 3C 3S', change: "Only one other card in your hand." },
  // Another pile.
  { hand: 'JS JD 4S 5S', melds: KINGS, pile: 'JH 3S', move: 'take with JS JD', change: "A jack on top of the 3♠." },
  { hand: '4S 5S', melds: KINGS, pile: 'KH 2S', move: 'take onto K', change: "The pile without the 2♠." },
  { hand: 'JS JD 4S 5S', melds: KINGS, move: 'take with JS JD', change: "A jack on the pile." },
  { hand: 'JS', melds: [...QUEENS, 'JS JH JD'], pile: 'JC', move: 'take onto J', change: "A second card in the pile." },
  { hand: 'KS 5S 6D', stock: 0, pile: '4C', move: 'draw', change: "A card left in the stock." },
  // Another standing of the side.
  { hand: '4S 5S 7S', melds: KINGS, pile: '6S JH', move: 'take onto J', change: "A meld of jacks among your side's melds." },
  { hand: '4S 5S 7S', melds: QUEENS, pile: '6S QC', move: 'take onto Q', change: "A second meld of queens, not yet a canasta, among your side's melds." },
  { hand: 'QS 4S 5S', phase: 'meld', melds: KINGS, move: 'lay QS onto Q', change: "A meld of queens among your side's melds." },
  { hand: 'JS JD 4S 5S', pile: '6S JH', under: { 'pile.unopened': 'closed' }, move: 'take with JS JD', change: "Your side's first meld made in an earlier turn." },
  { hand: '5S', phase: 'meld', melds: KINGS, move: 'discard 5S', change: "A canasta among your side's melds." },
  { hand: '5S', phase: 'meld', melds: QUEENS, under: { 'out.canastas': { kind: 'any', count: 2 } }, move: 'discard 5S', change: "One more canasta among your side's melds." },
  { hand: '5S', phase: 'meld', melds: KINGS, under: { 'out.canastas': { kind: 'any', count: 2 } }, move: 'discard 5S', change: "Two canastas among your side's melds." },
  // Two things together.
  { hand: 'JS 4S 5S', melds: KINGS, pile: '6S 2H 3S', move: 'take with JS', change: "A jack on top of the 3♠, and one more natural jack in your hand, laid with the top card." },
  { hand: 'KS KH 5S', melds: QUEENS, pile: '6S 2H KD', phase: 'meld', move: 'take with KS', change: "The same move at the start of the turn, and the K♥, laid with the top card." },
  { hand: 'KS QS JS 4S 5S', phase: 'meld', melds: KINGS, move: 'lay KS QS JS', change: "The Q♠ and the J♠ left out, and two more kings in your hand, laid with the kings." },
  // Nothing small.
  { hand: '2S 2H Joker 4S 5S', phase: 'meld', melds: KINGS, move: 'lay 2S 2H Joker', change: null },
  { hand: 'KS 5S 6D', phase: 'meld', move: 'pony', change: null },
];

describe('what would make it legal', () => {
  test.each(CASES)('$move: $change', ({ move: words, under, change, as, ...setting }) => {
    const rules = { ...RULES, ...under };
    const table = tableAt(setting);
    const move = must(parseMove(words));
    const before = structuredClone({ table, move });
    expect(judge(table, move, rules).legal).toBe(false);
    const found = counterfactual(table, move, rules, speechAt(table, BOOK));
    expect(found?.change ?? null).toBe(change);
    expect({ table, move }).toEqual(before);
    if (found === null) return;
    expect(judge(found.table, found.move, rules).faults).toEqual([]);
    if (as !== undefined) expect(printMove(found.move)).toBe(as);
  });
});
