/** What comes next: the reason is scheduled, never the position. */
import type { Chance } from '#src/engine/chance.ts';
import type { Review } from './review.ts';
import { type Standings, standingOf } from './standing.ts';

/** After so many others a missed reason comes back within its round; the first time perhaps one later. */
const OTHERS = 2;

interface Asking {
  /** The ids of the reasons to draw from, at least one. */
  readonly pool: readonly string[];
  /** How they stand, this round's answers included. */
  readonly standings: Standings;
  /** What was asked in this round, in order. */
  readonly round: readonly Review[];
  /** The time now, in milliseconds since 1970. */
  readonly now: number;
  readonly chance: Chance;
}

/**
 * The reason of the next question: one missed in this round, after two or three others; else the most
 * overdue; else a weak one; else a new one; else the one not met for longest. Never the last one again
 * while there is another.
 */
export function nextReason({ pool, standings, round, now, chance }: Asking): string {
  const back = comingBack(round, chance).find((reason) => pool.includes(reason));
  if (back !== undefined) return back;
  const waiting = new Set(missedIn(round));
  const last = round.at(-1)?.reason;
  const free = pool.filter((reason) => reason !== last && !waiting.has(reason));
  const others = free.length > 0 ? free : pool.filter((reason) => reason !== last);
  const able = others.length > 0 ? others : pool;
  const groups = [overdue, weak, unmet, rest];
  for (const group of groups) {
    const [first, ...more] = group(able, standings, now);
    if (first !== undefined) return group === unmet ? oneOf([first, ...more], chance) : first;
  }
  return able[0] ?? '';
}

/** Reasons missed when they last came in this round. */
function missedIn(round: readonly Review[]): readonly string[] {
  const last = new Map(round.map(({ reason, outcome }) => [reason, outcome]));
  return [...last].flatMap(([reason, outcome]) => (outcome === 'missed' ? [reason] : []));
}

/** Those of them whose time has come, the longest waiting first. */
function comingBack(round: readonly Review[], chance: Chance): readonly string[] {
  const since = (reason: string) =>
    round.length - 1 - round.findLastIndex((each) => each.reason === reason);
  const misses = (reason: string) =>
    round.filter((each) => each.reason === reason && each.outcome === 'missed').length;
  return missedIn(round)
    .filter((reason) => since(reason) >= OTHERS + (misses(reason) > 1 ? 0 : chance.below(2)))
    .sort((one, other) => since(other) - since(one));
}

function overdue(pool: readonly string[], standings: Standings, now: number): readonly string[] {
  const due = (reason: string) => standingOf(standings, reason).due ?? Number.POSITIVE_INFINITY;
  return pool.filter((reason) => due(reason) <= now).sort((one, other) => due(one) - due(other));
}

function weak(pool: readonly string[], standings: Standings): readonly string[] {
  return rest(
    pool.filter((reason) => standingOf(standings, reason).firmness === 'weak'),
    standings,
  );
}

function unmet(pool: readonly string[], standings: Standings): readonly string[] {
  return pool.filter((reason) => !standings.has(reason));
}

/** The one not met for longest comes first. */
function rest(pool: readonly string[], standings: Standings): readonly string[] {
  const last = (reason: string) => standingOf(standings, reason).last ?? 0;
  return pool.toSorted((one, other) => last(one) - last(other));
}

function oneOf(some: readonly [string, ...string[]], chance: Chance): string {
  return some[chance.below(some.length)] ?? some[0];
}
