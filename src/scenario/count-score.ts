/** What the score of a finished deal is made of: its lines, or the wrong one of a filled sheet. */
import { bad, good, type Result } from '#src/engine/result.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import { linesOf, type ScoreLine } from '#src/engine/score.ts';
import { type Ended, NO_CARDS, type SideIndex, type Table } from '#src/engine/table.ts';
import { cardList } from '#src/explain/card-words.ts';
import { figure, inPoints } from '#src/explain/number-words.ts';
import { sayScoreLine } from '#src/explain/score-lines.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { chairsOf, nameOf, sideAs } from './chair.ts';
import type { AskedOf, Counting, CountLine } from './counting.ts';
import type { DealEnd } from './script.ts';

/** A line and the points it is worth. */
interface Worth {
  readonly line: CountLine;
  readonly points: number;
}

/** Works out a score, or says why it cannot be counted. */
export function countScore(
  of: AskedOf<'deal' | 'sheet'>,
  table: Table,
  spoken: SpokenBook,
  rules: Rules,
): Result<Counting> {
  const worths = scoredLines(of, table, spoken, rules);
  if (!worths.ok) return worths;
  return of.is === 'deal' ? good(everyLine(worths.value)) : wrongLine(of, worths.value);
}

/** How a deal has ended, if its seats are at this table. */
export function endedBy(told: DealEnd, rules: Rules): Result<Ended> {
  if (told.by === 'stock') return good({ by: 'stock' });
  const seat = chairsOf(rules).get(told.seat);
  return seat === undefined
    ? bad(`There is no seat "${told.seat}" here.`)
    : good({ by: 'out', seat, blind: told.blind === true });
}

function everyLine(worths: readonly Worth[]): Counting {
  return {
    reply: 'signed',
    lines: worths.map(({ line }) => line),
    answers: worths.map(({ points }) => points),
    right: inAll(worths),
  };
}

function wrongLine({ planted }: AskedOf<'sheet'>, worths: readonly Worth[]): Result<Counting> {
  const { line: rule, says } = planted;
  const at = worths.findIndex(({ line }) => line.rule === rule);
  if (at < 0) return bad(`The score has no line "${rule}".`);
  if (worths[at]?.points === says)
    return bad(`The planted number of "${rule}" is the true one, ${figure(says)}.`);
  return good({
    reply: 'line',
    lines: worths.map(({ line, points }, place) => ({
      ...line,
      says: place === at ? says : points,
    })),
    answers: [at],
    right: inAll(worths),
  });
}

function inAll(worths: readonly Worth[]): string {
  const total = worths.reduce((sum, { points }) => sum + points, 0);
  return `In all the deal is worth ${inPoints(total)}.`;
}

/** The lines of a side's score, those of one rule together. */
function scoredLines(
  { side, ended }: Pick<AskedOf<'deal' | 'sheet'>, 'side' | 'ended'>,
  table: Table,
  spoken: SpokenBook,
  rules: Rules,
): Result<readonly Worth[]> {
  const how = endedBy(ended, rules);
  if (!how.ok) return how;
  const at = sideAs(side);
  const unnamed = unnamedAt(table, at, rules);
  if (unnamed.length > 0) return bad(...unnamed);
  const lines = linesOf(table, at, how.value, rules);
  if (lines.length === 0) return bad('There is nothing to count.');
  const ids = [...new Set(lines.map(({ rule }) => rule))];
  return good(
    ids.map((id) =>
      together(
        lines.filter(({ rule }) => rule === id),
        spoken[id].name,
        id,
      ),
    ),
  );
}

/** The cards of a side that count and are not known. */
function unnamedAt(table: Table, at: SideIndex, rules: Rules): readonly string[] {
  return [...table.sideOf.keys()]
    .filter((seat) => table.sideOf[seat] === at)
    .flatMap((seat) => {
      const held = [table.hands[seat] ?? NO_CARDS, table.ponies[seat] ?? NO_CARDS];
      const unseen = held.reduce((sum, cards) => sum + cards.unseen, 0);
      const name = nameOf(seat, rules) ?? `seat ${seat + 1}`;
      return unseen === 0 ? [] : [`The cards of "${name}" must be named: ${unseen} are not.`];
    });
}

/** Rules of cards that lie in a hand or a packet: the line has to show them. */
const HIDDEN: ReadonlySet<RuleId> = new Set(['score.hand', 'pony.unopened', 'penalty.red-three']);

function together(lines: readonly ScoreLine[], name: string, rule: RuleId): Worth {
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const cards = HIDDEN.has(rule) ? lines.flatMap((line) => line.cards) : [];
  const sum = lines.length > 1 ? [`Together: ${figure(points)}.`] : [];
  const label = cards.length === 0 ? name : `${name}: ${cardList(cards)}`;
  const sentence = [...lines.map(sayScoreLine), ...sum].join(' ');
  return { line: { rule, label, sentence, says: null }, points };
}
