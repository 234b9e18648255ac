/** What buttons say, what may be done, and what was done. */
import { describe, expect, test } from 'vitest';
import { legalMoves } from '#src/engine/legal-moves.ts';
import { parseMove } from '#src/engine/move-notation.ts';
import type { Rules } from '#src/engine/rules.ts';
import { sayAllowed } from '#src/explain/allowed.ts';
import { sayMove } from '#src/explain/moves.ts';
import { sayOutcome } from '#src/explain/outcome.ts';
import { speechAt } from '#src/explain/speech.ts';
import { after, must, type Setting, tableAt } from '../engine/at.ts';
import { BOOK, RULES } from './said.ts';

describe('a move as a button says it', () => {
  test.each([
    ['draw', 'Draw a card'],
    ['take with KS KH', 'Take the pile with K♠ K♥'],
    ['take with 9S 2C', 'Take the pile with 9♠ 2♣'],
    ['take onto K', 'Take the pile onto the kings'],
    ['take with KS onto K', 'Take the pile with K♠ onto the kings'],
    [
      'take with QS QH, lay KS KH KD, lay 2C onto 8',
      'Take the pile with Q♠ Q♥, and lay down K K K, and add 2♣ to the eights',
    ],
    ['take free', 'Take the turned card without melding it'],
    ['lay KS KH 2S', 'Lay down K K 2'],
    ['lay KS KH Joker, lay 10S 10H 10D', 'Lay down K K Joker and 10 10 10'],
    ['lay 2C onto 8', 'Add 2♣ to the eights'],
    ['lay 6C onto 6, lay Joker onto 6', 'Add 6♣ to the sixes and Joker to the sixes'],
    ['lay 2C onto 8S 8H 8D', 'Add 2♣ to the eights'],
    ['combine K', 'Unite the kings'],
    ['discard 9C', 'Discard 9♣'],
    ['discard Joker', 'Discard Joker'],
    ['end', 'End the turn without a discard'],
    ['red-three 3H', 'Lay 3♥'],
    ['ask', 'Ask your partner if you may go out'],
    ['answer yes', 'Answer yes'],
    ['answer no', 'Answer no'],
    ['pony', 'Pick up your packet'],
    ['rearrange QS QH QD 2C, 8S 8H 8D', 'Rearrange the first meld as Q Q Q 2 and 8 8 8'],
    ['retract all', 'Take back the first meld'],
    ['retract 4H 4S 4D', 'Take back 4 4 4'],
    ['redeal', 'Ask for a new deal'],
    ['pass', 'Decline the pile'],
  ])('%s', (words, says) => {
    expect(sayMove(must(parseMove(words)), RULES)).toBe(says);
  });

  test('a draw is of as many cards as the rules say, and of none where none are given', () => {
    const two: Rules = { ...RULES, 'draw.count': 2 };
    expect(sayMove({ do: 'draw' }, two)).toBe('Draw two cards');
    expect(sayMove({ do: 'draw' })).toBe('Draw from the stock');
  });
});

describe('what may be done now', () => {
  test('before the draw', () => {
    const table = tableAt({ hand: 'JS JH 4S 5S', melds: ['KS KH KD'], pile: '6S JD' });
    const said = sayAllowed(legalMoves(table, RULES), RULES);
    expect(said.map(({ title, moves }) => [title, moves.map(({ text }) => text)])).toEqual([
      ['Draw', ['Draw a card']],
      ['Take the pile', ['Take the pile with J♠ J♥']],
      ['Ask or answer', ['Ask your partner if you may go out']],
    ]);
  });

  test('after the draw, each move once, in the order of a turn', () => {
    const table = tableAt({ hand: 'KC 4S 4S 5S', melds: ['KS KH KD'], phase: 'meld' });
    const said = sayAllowed(legalMoves(table, RULES), RULES);
    expect(said.map(({ kind }) => kind)).toEqual(['lay', 'speak', 'end']);
    expect(said.at(-1)?.moves.map(({ text }) => text)).toEqual([
      'Discard K♣',
      'Discard 4♠',
      'Discard 5♠',
    ]);
  });
});

interface Done extends Setting {
  readonly moves: string;
  readonly says: string;
}

const KINGS = ['KS KH KD'];
const QUEENS = ['QS QH QD QC QS QH QD'];

// biome-ignore format: a case a line, to be read as a table
const DONE: readonly Done[] = [
  { hand: '4S 5S', stock: '9C 8H', moves: 'draw', says: "The 9♣ comes to your hand." },
  { hand: '4S 5S', stock: '3H 9C 8H', moves: 'draw', says: "The 9♣ comes to your hand. The 3♥ is laid face up and replaced." },
  { hand: '4S 5S', stock: '3H', moves: 'draw', says: "You draw no cards. The 3♥ is laid face up. The deal is over, and nobody has gone out." },
  { hand: '4S 5S', stock: 12, moves: 'draw', says: "You draw one card." },
  { hands: { '2': '4S 5S' }, turn: 2, stock: '9C 8H', moves: 'draw', says: "The player on your left draws one card." },
  { hand: 'KS KH 5S', melds: QUEENS, pile: '5C 2H KD', moves: 'take with KS KH', says: "You take the pile and lay K♦ K♠ K♥. The 5♣ and the 2♥ come to your hand." },
  { hand: '4S 5S', melds: KINGS, pile: 'KC', moves: 'take onto K', says: "You take the pile and lay K♣." },
  { hand: '4S 5S', melds: KINGS, pile: '4C 5C 6C 7C 8C 9C 10C KC', moves: 'take onto K', says: "You take the pile and lay K♣. Seven cards come to your hand." },
  { hand: 'KS KH 5S', melds: QUEENS, pile: '3D 5C KD', turnedUp: 1, moves: 'take with KS KH', says: "You take the pile and lay K♦ K♠ K♥. The 5♣ comes to your hand. The 3♦ is laid face up." },
  { hand: 'KS KH 2S 5S 6S', melds: QUEENS, phase: 'meld', moves: 'lay KS KH 2S', says: "You lay K♠ K♥ 2♠." },
  { hand: 'KS KH 5S 6S', melds: ['KS KH KD KC KD'], phase: 'meld', moves: 'lay KS KH onto K', says: "You lay K♠ K♥. Your side has a canasta now." },
  { hand: '4S 5S', phase: 'meld', moves: 'discard 4S', says: "The 4♠ goes onto the pile. It is the turn of the player on your left." },
  { hand: '2S 5S', phase: 'meld', moves: 'discard 2S', says: "The 2♠ goes onto the pile and freezes it. It is the turn of the player on your left." },
  { hands: { '4': '4S 5S' }, turn: 4, phase: 'meld', moves: 'discard 4S', says: "The 4♠ goes onto the pile. It is your turn." },
  { hand: '4S', melds: QUEENS, phase: 'meld', moves: 'discard 4S', says: "The 4♠ goes onto the pile. You go out, and the deal is over." },
  { hand: '4S', melds: QUEENS, moves: 'ask', says: "You ask whether you may go out." },
  { hand: '4S 5S', melds: ['KS KH KD', 'KS KH KD'], phase: 'meld', moves: 'combine K', says: "The kings lie in one meld." },
  { hand: '4S 5S', pile: '9C', stock: 0, moves: 'pass', says: "You decline the pile. The deal is over, and nobody has gone out." },
];

describe('what a move did', () => {
  test.each(DONE)('$moves: $says', ({ moves, says, ...setting }) => {
    const table = tableAt(setting);
    const move = must(parseMove(moves));
    expect(sayOutcome(table, move, after(table, moves), speechAt(table, BOOK))).toBe(says);
  });
});
