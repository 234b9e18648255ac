/** Whether it is the moment for the move at all. */
import type { Attempt } from '../attempt.ts';
import { type Card, isRedThree } from '../card.ts';
import { type Check, check } from '../check.ts';
import type { MoveKind } from '../move.ts';
import { minimumOf, openingCount } from '../opening.ts';
import { without } from '../pack.ts';
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
function inTime({ move, table, owed }: Attempt): boolean {
  const phases = PHASES[move.do];
  return phases.includes(table.phase) || (owed > 0 && phases.includes('meld'));
}

/** Red threes in the hand that should have been laid; those kept against the rules are known and set apart. */
function unlaid({ table, hand, seat }: Attempt): readonly Card[] {
  if (!hand.cards.some(isRedThree)) return NONE;
  return without(hand.cards.filter(isRedThree), table.undeclared[seat] ?? NONE).rest;
}

const NONE: readonly Card[] = [];

const MENDING: readonly MoveKind[] = ['meld', 'rearrange', 'retract', 'red-three'];
const BEFORE_RED_THREES: readonly MoveKind[] = ['red-three', 'redeal', 'answer'];

export const TURN_CHECKS: readonly Check<Attempt>[] = [
  check('turn.over', 'turn.parts', {
    reads: [],
    shown: 'when-broken',
    applies: () => true,
    holds: ({ table }) => table.ended === null,
    facts: ({ table }) => ({ ended: table.ended }),
  }),
  check('turn.out-of-round', 'discard.unable', {
    reads: [],
    shown: 'when-broken',
    applies: () => true,
    holds: ({ table, seat }) => !table.outOfRound.includes(seat),
    facts: () => ({}),
  }),
  check('turn.phase', 'turn.parts', {
    reads: ['turn.parts'],
    shown: 'when-broken',
    applies: ({ rules }) => rules['turn.parts'].includes('draw'),
    holds: inTime,
    facts: ({ move, table, owed }) => ({ move: move.do, phase: table.phase, owed: owed > 0 }),
  }),
  check('permission.awaited', 'permission.answer', {
    reads: [],
    shown: 'when-broken',
    applies: ({ move }) => move.do !== 'answer',
    holds: ({ table }) => table.permission?.answer !== 'awaited',
    facts: ({ move }) => ({ move: move.do }),
  }),
  check('red-three.unlaid', 'red-three.use', {
    reads: ['red-three.use'],
    shown: 'when-broken',
    applies: ({ move, rules }) =>
      rules['red-three.use'] === 'bonus-only' && !BEFORE_RED_THREES.includes(move.do),
    holds: (a) => unlaid(a).length === 0,
    facts: (a) => ({ cards: unlaid(a) }),
  }),
  check('opening.unmended', 'opening.minimum', {
    reads: ['opening.minimum', 'opening.minus', 'opening.wilds', 'cards.values'],
    shown: 'when-broken',
    applies: ({ move }) => !MENDING.includes(move.do),
    holds: ({ opening }) => opening !== 'insufficient',
    facts: ({ side, rules }) => ({
      count: openingCount(side.melds, rules),
      need: minimumOf(side, rules),
    }),
  }),
];
