/** Ending a turn: with a discard, or without one where none is possible. */
import { Attempt, type Turn } from '../attempt.ts';
import { type Card, isRedThree } from '../card.ts';
import { allMet, type Check, check, docket } from '../check.ts';
import type { Meld } from '../meld.ts';
import type { MoveOf } from '../move.ts';
import { perRules } from '../per-rules.ts';
import { type Cards, sizeOf, type Table } from '../table.ts';
import { GO_OUT_CHECKS, type Leaving } from './go-out.ts';
import { OWN_CARDS, type Using } from './own-cards.ts';

/** A discard, with the hand it leaves. */
export class Discarding extends Attempt<MoveOf<'discard'>> implements Leaving, Using {
  declare readonly by: 'discard';
  declare readonly melds: readonly Meld[];
  declare readonly left: number;
  declare readonly lacking: readonly Card[];

  constructor(turn: Turn, move: MoveOf<'discard'>) {
    super(turn, move);
    this.by = 'discard';
    this.melds = turn.side.melds;
    this.left = sizeOf(turn.hand) - 1;
    this.lacking = turn.hand.cards.includes(move.card) ? NONE : [move.card];
  }
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
    under: (rules) => rules['red-three.use'] === 'bonus-only',
    holds: ({ move }) => !isRedThree(move.card),
    facts: ({ move }) => ({ cards: [move.card], as: 'discard' }),
  }),
  check('exposed.cards', 'exposed.cards', {
    reads: ['exposed.cards'],
    shown: 'always',
    under: (rules) => rules['exposed.cards'] !== 'absent',
    applies: ({ table, seat, hand }) => exposedOf(table, seat, hand).length > 0,
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
    under: (rules) => rules['discard.count'] === 1,
    facts: ({ move }) => ({ card: move.card }),
  }),
];

const discardsUnder = perRules((rules) => docket(DISCARD_CHECKS, rules, 'discard'));

/** Whether some card of the hand may be discarded. A card that cannot be named might be. */
function canDiscard(a: Turn): boolean {
  if (a.hand.unseen > 0) return true;
  return a.hand.cards.some((card) =>
    allMet(discardsUnder(a.rules), new Discarding(a, { do: 'discard', card })),
  );
}

export const END_CHECKS: readonly Check<Turn>[] = [
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
    holds: (a) =>
      a.rules['discard.unable'] === 'player-leaves-the-deal'
        ? sizeOf(a.hand) === 0
        : !canDiscard(a),
    facts: ({ hand }) => ({ hand: sizeOf(hand) }),
  }),
];
