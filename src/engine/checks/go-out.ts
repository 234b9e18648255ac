/**
 * Going out, and not going out by accident: what a player must have, and must keep who has it not.
 * Without the right to go out a meld or a take must leave two cards, one to discard and one to keep.
 */
import type { Turn } from '../attempt.ts';
import { canastasToGoOut, enoughCanastas } from '../canastas.ts';
import { type Check, check } from '../check.ts';
import { canThrowLast, mayLeave } from '../laying.ts';
import type { Meld } from '../meld.ts';
import type { Cards } from '../table.ts';
import type { Facts } from '../verdict.ts';

/** A move that leaves a player with few cards. */
export interface Leaving extends Turn {
  readonly by: 'meld' | 'take' | 'discard';
  /** The side's melds after the move. */
  readonly melds: readonly Meld[];
  /** Cards in hand after the move. */
  readonly left: number;
  /** After a meld or a take: the hand itself. */
  readonly after?: Cards;
}

/**
 * Whether the move uses up what the player must keep. Where only a discard goes out, an emptied hand does not
 * go out: the player leaves the round, which is allowed (A-Y28, A-Y29).
 */
function spends({ by, left, rules }: Leaving): boolean {
  if (by === 'discard') return left === 0;
  if (left === 0 && rules['out.how'] === 'discard') return false;
  return left < rules['out.keep'] + rules['discard.count'];
}

/** A red three is never discarded: with one as the last card nobody goes out. */
function endsOnRedThree({ left, after, rules }: Leaving): boolean {
  return left === 1 && after !== undefined && !canThrowLast(after, rules);
}

function facts({ by, left, side, melds, rules }: Leaving): Facts['out.canastas'] {
  const canastas = canastasToGoOut(side.melds, melds, rules);
  return { by, left, canastas, needed: rules['out.canastas'].count };
}

function enough({ side, melds, rules }: Leaving): boolean {
  return enoughCanastas(side.melds, melds, rules);
}

function answered({ table, seat }: Leaving): 'yes' | 'no' | null {
  const permission = table.permission;
  return permission === null || permission.seat !== seat || permission.answer === 'awaited'
    ? null
    : permission.answer;
}

const SPENDS = [
  'out.how',
  'out.keep',
  'discard.count',
  'out.canastas',
  'out.fresh-canasta',
  'canasta.size',
] as const;

export const GO_OUT_CHECKS: readonly Check<Leaving>[] = [
  check('out.keep', 'out.keep', {
    reads: [...SPENDS, 'permission.ask', 'red-three.use'],
    under: (_, kind) => kind !== 'discard',
    applies: spends,
    holds: (a) => enough(a) && mayLeave(a) && !endsOnRedThree(a),
    facts: (a) => ({ ...facts(a), keep: a.rules['out.keep'] }),
  }),
  check('out.canastas', 'out.canastas', {
    reads: SPENDS,
    shown: 'always',
    applies: spends,
    holds: enough,
    facts,
  }),
  check('permission.unasked', 'permission.ask', {
    reads: [...SPENDS, 'permission.ask'],
    under: (rules) => rules['permission.ask'] === 'must',
    applies: spends,
    holds: (a) => answered(a) !== null,
    facts,
  }),
  check('permission.answer', 'permission.answer', {
    reads: [...SPENDS, 'permission.answer'],
    shown: 'always',
    under: (rules) => rules['permission.answer'] === 'binds',
    applies: (a) => answered(a) !== null && spends(a),
    holds: (a) => answered(a) === 'yes',
    facts: (a) => ({ ...facts(a), answer: answered(a) === 'yes' ? 'yes' : 'no' }),
  }),
];
