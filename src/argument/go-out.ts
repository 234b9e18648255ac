/**
 * "May I go out?": a way to lay the whole hand, or all of it but the card thrown last; else the attempt that
 * comes nearest, and what it lacks.
 */
import { type Card, rankOf } from '#src/engine/card.ts';
import { isLegal } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import { without } from '#src/engine/pack.ts';
import type { Rules } from '#src/engine/rules.ts';
import { handAt, sideAt, type Table } from '#src/engine/table.ts';
import { type Answer, attempt, nearest } from './attempt.ts';
import { groupings, mayStand } from './groupings.ts';

/** So many ways to lay the cards are looked at for each card that may be thrown last. */
const LOOKED_AT = 500;
/** And so many are judged in full, when none of them goes out. */
const JUDGED = 6;

type Way = Answer['moves'];

/** The answer for the player on turn, who has drawn. The hand must be known. */
export function canGoOut(table: Table, rules: Rules): Answer {
  for (const last of lastCards(table, rules)) {
    if (!mayStand(restOf(table, last), sideAt(table, table.turn).melds, rules)) continue;
    for (const way of waysWith(table, last, rules, LOOKED_AT)) {
      if (!isLegal(table, way[0], rules)) continue;
      const answer = attempt(table, way, rules);
      if (answer.verdict.legal && answer.verdict.ended !== null) return answer;
    }
  }
  const tried = lastCards(table, rules)
    .flatMap((last) => waysWith(table, last, rules, JUDGED))
    .map((way) => attempt(table, way, rules))
    .filter(({ verdict }) => !verdict.legal);
  const [first, ...others] = tried;
  if (first === undefined) return attempt(table, [{ do: 'end' }], rules);
  return nearest([first, ...others]);
}

/** The card thrown last: one of each rank, or none where a meld goes out. Fewest left alone first. */
function lastCards(table: Table, rules: Rules): readonly (Card | 'none')[] {
  const { cards } = handAt(table, table.turn);
  const ranks = Map.groupBy(cards, rankOf);
  const singles = [...ranks.values()]
    .toSorted((one, other) => one.length - other.length)
    .flatMap(([card]) => card ?? []);
  return rules['out.how'] === 'discard' ? singles : [...singles, 'none'];
}

/** The hand without the card thrown last. */
function restOf(table: Table, last: Card | 'none'): readonly Card[] {
  const { cards } = handAt(table, table.turn);
  return last === 'none' ? cards : without(cards, [last]).rest;
}

/** The ways to be rid of the hand with this card thrown last. */
function waysWith(table: Table, last: Card | 'none', rules: Rules, most: number): readonly Way[] {
  const { melds } = sideAt(table, table.turn);
  const thrown: readonly Move[] = last === 'none' ? [] : [{ do: 'discard', card: last }];
  return groupings(restOf(table, last), melds, rules, most).flatMap((lays): readonly Way[] => {
    const laid: readonly Move[] = lays.length === 0 ? [] : [{ do: 'meld', melds: lays }];
    const [first, ...others] = [...laid, ...thrown];
    return first === undefined ? [] : [[first, ...others]];
  });
}
