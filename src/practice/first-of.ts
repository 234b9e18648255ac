/** Which of some reasons comes first, by how they stand. */
import type { Chance } from '#src/engine/chance.ts';
import { type Standings, standingOf } from './standing.ts';

/** Of so many reasons that are new to a round one was never met before, while there is such a one. */
const NEW_EACH = 3;

interface Order {
  readonly standings: Standings;
  /** How many reasons the round has met. */
  readonly met: number;
  /** The time now, in milliseconds since 1970. */
  readonly now: number;
  readonly chance: Chance;
}

/**
 * The most overdue, a weak one, a new one, the one not met for longest; each third question that is new to the
 * round, a new one before all.
 */
export function firstOf(able: readonly string[], { standings, met, now, chance }: Order): string {
  const usual = [overdue, weak, unmet, rest];
  for (const group of met % NEW_EACH === NEW_EACH - 1 ? [unmet, ...usual] : usual) {
    const [first, ...more] = group(able, standings, now);
    if (first !== undefined) return group === unmet ? oneOf([first, ...more], chance) : first;
  }
  return able[0] ?? '';
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
