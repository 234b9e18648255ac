/** Ending a turn: with a discard, or without one where none is possible. */
import type { Attempt, AttemptOf } from '../attempt.ts';
import { type Card, isRedThree } from '../card.ts';
import { allMet, type Check, check } from '../check.ts';
import { type Cards, sizeOf, type Table } from '../table.ts';
import { GO_OUT_CHECKS, type Leaving } from './go-out.ts';
import { OWN_CARDS, type Using } from './own-cards.ts';

export interface Discarding extends AttemptOf<'discard'> {
  readonly by: 'discard';
  readonly melds: Leaving['melds'];
  readonly left: number;
  readonly lacking: Using['lacking'];
}

export function discarding(of: AttemptOf<'discard'>): Discarding {
  const { hand, move, side } = of;
  const lacking = hand.cards.includes(move.card) ? NONE : [move.card];
  return { ...of, by: 'discard', melds: side.melds, left: sizeOf(hand) - 1, lacking };
}

const NONE: readonly Card[] = [];

/** Cards shown by mistake that are still in the hand. */
function exposedOf(table: Table, seat: number, hand: Cards): readonly Card[] {
  const shown = table.exposed[seat] ?? NONE;
  return shown.length === 0 ? NONE : shown.filter((card) => hand.cards.includes(card));
}

export const DISCARD_CHECKS: readonly Check<Discarding>[] = [
  OWN_CARDS as Check<Discarding>,
  check('red-three.use', 'red-three.use', {
    reads: ['red-three.use'],
    shown: 'when-broken',
    applies: ({ rules }) => rules['red-three.use'] === 'bonus-only',
    holds: ({ move }) => !isRedThree(move.card),
    facts: ({ move }) => ({ cards: [move.card], as: 'discard' }),
  }),
  check('exposed.cards', 'exposed.cards', {
    reads: ['exposed.cards'],
    shown: 'always',
    applies: ({ table, seat, hand, rules }) =>
      rules['exposed.cards'] !== 'absent' && exposedOf(table, seat, hand).length > 0,
    holds: ({ table, seat, hand, move }) => exposedOf(table, seat, hand).includes(move.card),
    facts: ({ table, seat, hand, move }) => ({
      exposed: exposedOf(table, seat, hand),
      card: move.card,
    }),
  }),
  ...(GO_OUT_CHECKS as readonly Check<Leaving>[] as readonly Check<Discarding>[]),
  check('discard.count', 'discard.count', {
    reads: ['discard.count'],
    shown: 'when-legal',
    applies: ({ rules }) => rules['discard.count'] === 1,
    holds: () => true,
    facts: ({ move }) => ({ card: move.card }),
  }),
];

/** Whether some card of the hand may be discarded. A card that cannot be named might be. */
function canDiscard(a: Attempt): boolean {
  if (a.hand.unseen > 0) return true;
  return a.hand.cards.some((card) =>
    allMet(DISCARD_CHECKS, discarding({ ...a, move: { do: 'discard', card } })),
  );
}

export const END_CHECKS: readonly Check<AttemptOf<'end'>>[] = [
  check('discard.due', 'discard.count', {
    reads: [
      'discard.unable',
      'discard.count',
      'exposed.cards',
      'red-three.use',
      'cards.own',
      'out.how',
      'out.keep',
      'out.canastas',
      'out.fresh-canasta',
      'canasta.size',
      'permission.ask',
      'permission.answer',
    ],
    shown: 'when-broken',
    applies: () => true,
    holds: (a) =>
      a.rules['discard.unable'] === 'player-leaves-the-deal'
        ? sizeOf(a.hand) === 0
        : !canDiscard(a),
    facts: ({ hand }) => ({ hand: sizeOf(hand) }),
  }),
];
