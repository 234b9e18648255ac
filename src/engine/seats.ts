/** Who sits where, and on whose side. */
import { bad, good, type Result } from './result.ts';
import type { Rules } from './rules.ts';
import type { Seat, SideIndex } from './table.ts';

export type Grouping = 'alone' | 'partners';

/** Whether a variant is played by so many, and how: `asked` counts only where players may choose (`players.sides`). */
export function groupingOf(players: number, asked: Grouping, rules: Rules): Result<Grouping> {
  const problem = numberProblem(players, rules);
  if (problem !== null) return bad(problem);
  const sides = rules['players.sides'];
  switch (sides.kind) {
    case 'alone':
      return good('alone');
    case 'teams':
      return good('partners');
    case 'teams-if-wished':
      if (asked === 'partners' && (players % sides.of !== 0 || players < sides.evenFrom)) {
        return bad(
          `${players} players cannot play in pairs: it takes an even number of ${sides.evenFrom} or more.`,
        );
      }
      return good(asked);
  }
}

function numberProblem(players: number, rules: Rules): string | null {
  const number = rules['players.number'];
  if (number.kind === 'exactly')
    return players === number.players
      ? null
      : `This variant is played by ${number.players}, not by ${players}.`;
  const fits =
    players >= number.least &&
    players <= number.here &&
    (players - number.least) % number.step === 0;
  const step = number.step === 2 ? ' by twos' : '';
  return fits
    ? null
    : `This variant is played by ${number.least} to ${number.here}${step}, not by ${players}.`;
}

/** How many play where nobody says: the variant's number, else four. */
export function usualPlayers(rules: Rules): number {
  const number = rules['players.number'];
  return number.kind === 'exactly' ? number.players : 4;
}

/** Each seat's side. Partners sit opposite: of four, seats 1 and 3 against 2 and 4. */
export function sidesOf(players: number, grouping: Grouping): readonly SideIndex[] {
  const sides = grouping === 'partners' ? players / 2 : players;
  return Array.from({ length: players }, (_, seat) => seat % sides);
}

/** Side letters in order of their lowest seat: A, B, C … */
export function sideLetter(at: SideIndex): string {
  return String.fromCharCode('A'.charCodeAt(0) + at);
}

/** A seat as people count: from 1. */
export function seatNumber(seat: Seat): number {
  return seat + 1;
}
