/** What comes next: the reason is scheduled, never the position. */
import type { Chance } from '#src/engine/chance.ts';
import { firstOf } from './first-of.ts';
import type { Review } from './review.ts';
import type { Standings } from './standing.ts';

/** After so many others a missed reason comes back within its round; the first time perhaps one later. */
const OTHERS = 2;

/** A reason is asked at most so often in a round: once, and twice again. */
const TIMES = 3;

interface Asking {
  /** The ids of the reasons to draw from, at least one. */
  readonly pool: readonly string[];
  /** Those of them that would keep the round in balance, if not all. They come first, and sooner again. */
  readonly wanted?: ReadonlySet<string> | undefined;
  /** How they stand, this round's answers included. */
  readonly standings: Standings;
  /** What was asked in this round, in order. */
  readonly round: readonly Review[];
  /** The time now, in milliseconds since 1970. */
  readonly now: number;
  readonly chance: Chance;
}

/**
 * The reason of the next question: one missed in this round, after two or three others; else one not asked
 * yet in this round: the most overdue, a weak one, a new one, the one not met for longest. While there is
 * such a one, every other question at least is one; and of three such one was never met before. Never the
 * last one again while there is another.
 */
export function nextReason({ pool, wanted, standings, round, now, chance }: Asking): string {
  const fits = (reason: string) => wanted === undefined || wanted.has(reason);
  const fresh = pool.filter((reason) => timesIn(round, reason) === 0);
  const mayReturn = fresh.length === 0 || !endsInReturn(round);
  const back = comingBack(round, chance).filter((reason) => pool.includes(reason));
  const first = back.find(fits) ?? back[0];
  if (mayReturn && first !== undefined) return first;
  const again = mayReturn ? pool.filter((reason) => isRested(round, reason)) : [];
  const fitting = wanted === undefined ? [] : again.filter(fits);
  const able = [
    fresh.filter(fits),
    fitting,
    fresh,
    again,
    pool.filter((reason) => reason !== round.at(-1)?.reason),
  ].find((some) => some.length > 0);
  const met = new Set(round.map(({ reason }) => reason)).size;
  return firstOf(able ?? pool, { standings, met, now, chance });
}

function timesIn(round: readonly Review[], reason: string): number {
  return round.filter((each) => each.reason === reason).length;
}

/** How many others came since a reason was asked. */
function since(round: readonly Review[], reason: string): number {
  return round.length - 1 - round.findLastIndex((each) => each.reason === reason);
}

/** Whether the last question was about something asked before in its round. */
function endsInReturn(round: readonly Review[]): boolean {
  const last = round.at(-1)?.reason;
  return last !== undefined && timesIn(round, last) > 1;
}

/** Whether it was asked in this round, and may be asked again though it was not missed. */
function isRested(round: readonly Review[], reason: string): boolean {
  const times = timesIn(round, reason);
  const waits = missedIn(round).includes(reason);
  return times > 0 && times < TIMES && !waits && since(round, reason) >= OTHERS;
}

/** Reasons missed when they last came in this round. */
function missedIn(round: readonly Review[]): readonly string[] {
  const last = new Map(round.map(({ reason, outcome }) => [reason, outcome]));
  return [...last].flatMap(([reason, outcome]) => (outcome === 'missed' ? [reason] : []));
}

/** Those of them whose time has come, the longest waiting first. */
function comingBack(round: readonly Review[], chance: Chance): readonly string[] {
  return missedIn(round)
    .filter((reason) => {
      const times = timesIn(round, reason);
      const later = times > 1 ? 0 : chance.below(2);
      return times < TIMES && since(round, reason) >= OTHERS + later;
    })
    .sort((one, other) => since(round, other) - since(round, one));
}
