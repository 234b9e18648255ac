/** Whether it is the moment for the move at all. */
import type { Turn } from '../attempt.ts';
import { type Check, check } from '../check.ts';
import type { MoveKind } from '../move.ts';
import { minimumOf, openingCount } from '../opening.ts';
import type { Phase } from '../table.ts';

/** The part of the turn each move belongs to. */
const PHASES: Readonly<Record<MoveKind, readonly Phase[]>> = {
  draw: ['draw'],
  take: ['draw'],
  'take-free': ['draw'],
  pass: ['draw'],
  redeal: ['draw'],
  meld: ['meld'],
  combine: ['meld'],
  discard: ['meld'],
  end: ['meld'],
  pony: ['meld'],
  rearrange: ['meld'],
  retract: ['meld'],
  'red-three': ['draw', 'meld'],
  ask: ['draw', 'meld'],
  answer: ['draw', 'meld'],
};

/** A turn owed for drawing too many has no draw: melding and discarding come at once. */
function inTime({ table, owed }: Turn, kind: MoveKind): boolean {
  const phases = PHASES[kind];
  return phases.includes(table.phase) || (owed > 0 && phases.includes('meld'));
}

const MENDING: readonly MoveKind[] = ['meld', 'rearrange', 'retract', 'red-three'];
const BEFORE_RED_THREES: readonly MoveKind[] = ['red-three', 'redeal', 'answer'];

export const TURN_CHECKS: readonly Check<Turn>[] = [
  check('turn.over', 'turn.parts', {
    reads: [],
    holds: ({ table }) => table.ended === null,
    facts: ({ table }) => ({ ended: table.ended }),
  }),
  check('turn.out-of-round', 'discard.unable', {
    reads: [],
    holds: ({ table, seat }) => !table.outOfRound.includes(seat),
    facts: () => ({}),
  }),
  check('turn.phase', 'turn.parts', {
    reads: ['turn.parts'],
    under: (rules) => rules['turn.parts'].includes('draw'),
    holds: inTime,
    facts: ({ table, owed }, move) => ({ move, phase: table.phase, owed: owed > 0 }),
  }),
  check('permission.awaited', 'permission.answer', {
    reads: [],
    under: (_, kind) => kind !== 'answer',
    holds: ({ table }) => table.permission?.answer !== 'awaited',
    facts: (_, move) => ({ move }),
  }),
  check('red-three.unlaid', 'red-three.use', {
    reads: ['red-three.use'],
    under: (rules, kind) =>
      rules['red-three.use'] === 'bonus-only' && !BEFORE_RED_THREES.includes(kind),
    holds: ({ unlaid }) => unlaid.length === 0,
    facts: ({ unlaid }) => ({ cards: unlaid }),
  }),
  check('opening.unmended', 'opening.minimum', {
    reads: ['opening.minimum', 'opening.minus', 'opening.wilds', 'cards.values'],
    under: (_, kind) => !MENDING.includes(kind),
    holds: ({ opening }) => opening !== 'insufficient',
    facts: ({ side, rules }) => ({
      count: openingCount(side.melds, rules),
      need: minimumOf(side, rules),
    }),
  }),
];
