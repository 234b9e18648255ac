/**
 * What a `count` step asks, worked out by the engine when a script is made ready: lines with their worth
 * and its reasons. A page gets numbers to hold an answer against, and needs no scoring of its own.
 */
import { JOKER } from '#src/engine/card.ts';
import { meldOf } from '#src/engine/meld.ts';
import { parseCards } from '#src/engine/notation.ts';
import { helping, minimumOf, openingCount } from '#src/engine/opening.ts';
import { pointsOf } from '#src/engine/pack.ts';
import { bad, good, type Result } from '#src/engine/result.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import { type ScoreLine, score } from '#src/engine/score.ts';
import { type Ended, NO_CARDS, type SideIndex, type Table } from '#src/engine/table.ts';
import { cardList } from '#src/explain/card-words.ts';
import { capital, figure, inPoints } from '#src/explain/number-words.ts';
import { sayScoreLine } from '#src/explain/score-lines.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { chairsOf, nameOf, YOURS } from './chair.ts';
import type { DealEnd, StepOf } from './script.ts';

type Asked = StepOf<'count'>['of'];
type AskedOf<K extends Asked['is']> = Extract<Asked, { is: K }>;

/** One thing to be counted, and the rule it is counted by. No two lines of a step have the same rule. */
export interface CountLine {
  readonly rule: RuleId;
  readonly label: string;
  /** Its worth, with the cards and numbers of this position: said once it is found. */
  readonly sentence: string;
  /** What a filled sheet says; null where the learner writes it. */
  readonly says: number | null;
}

/** A question of points, and its answer. */
export interface Counting {
  /** 'number': an amount for each line. 'signed': added or taken off. 'line': which one is wrong. */
  readonly reply: 'number' | 'signed' | 'line';
  readonly lines: readonly CountLine[];
  /** The worth of each line, or the place of the wrong one. */
  readonly answers: readonly number[];
  /** Said beside a right answer. */
  readonly right: string | null;
}

/** A line and the points it is worth. */
interface Worth {
  readonly line: CountLine;
  readonly points: number;
}

/** Works out what is asked, or says why it cannot be counted. */
export function workOut(
  of: Asked,
  table: Table,
  spoken: SpokenBook,
  rules: Rules,
): Result<Counting> {
  switch (of.is) {
    case 'deal':
      return workOutDeal(of, table, spoken, rules);
    case 'sheet':
      return workOutSheet(of, table, spoken, rules);
    case 'opening':
      return workOutOpening(of.cards, rules);
    case 'minimum':
      return good(oneNumber(minimumFor(sideOf(of.side), table, rules)));
    default:
      return of satisfies never;
  }
}

/** How a deal has ended, if its seats are at this table. */
export function endedBy(told: DealEnd, rules: Rules): Result<Ended> {
  if (told.by === 'stock') return good({ by: 'stock' });
  const seat = chairsOf(rules).get(told.seat);
  return seat === undefined
    ? bad(`There is no seat "${told.seat}" here.`)
    : good({ by: 'out', seat, blind: told.blind === true });
}

function sideOf(side: 'yours' | 'theirs'): SideIndex {
  return side === 'yours' ? YOURS : 1;
}

function oneNumber({ line, points }: Worth): Counting {
  return { reply: 'number', lines: [line], answers: [points], right: null };
}

function workOutDeal(
  of: AskedOf<'deal'>,
  table: Table,
  spoken: SpokenBook,
  rules: Rules,
): Result<Counting> {
  const worths = scoredLines(of, table, spoken, rules);
  if (!worths.ok) return worths;
  return good({
    reply: 'signed',
    lines: worths.value.map(({ line }) => line),
    answers: worths.value.map(({ points }) => points),
    right: inAll(worths.value),
  });
}

function workOutSheet(
  of: AskedOf<'sheet'>,
  table: Table,
  spoken: SpokenBook,
  rules: Rules,
): Result<Counting> {
  const worths = scoredLines(of, table, spoken, rules);
  if (!worths.ok) return worths;
  const { line: rule, says } = of.planted;
  const at = worths.value.findIndex(({ line }) => line.rule === rule);
  if (at < 0) return bad(`The score has no line "${rule}".`);
  if (worths.value[at]?.points === says)
    return bad(`The planted number of "${rule}" is the true one, ${figure(says)}.`);
  return good({
    reply: 'line',
    lines: worths.value.map(({ line, points }, place) => ({
      ...line,
      says: place === at ? says : points,
    })),
    answers: [at],
    right: inAll(worths.value),
  });
}

function inAll(worths: readonly Worth[]): string {
  const total = worths.reduce((sum, { points }) => sum + points, 0);
  return `In all the deal is worth ${inPoints(total)}.`;
}

/** The lines of a side's score, those of one rule together. */
function scoredLines(
  { side, ended }: Pick<AskedOf<'deal'>, 'side' | 'ended'>,
  table: Table,
  spoken: SpokenBook,
  rules: Rules,
): Result<readonly Worth[]> {
  const how = endedBy(ended, rules);
  if (!how.ok) return how;
  const at = sideOf(side);
  const unnamed = unnamedAt(table, at, rules);
  if (unnamed.length > 0) return bad(...unnamed);
  const lines = score(table, how.value, rules).sides[at]?.lines ?? [];
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

/** What cards count toward a first meld: the values of those that help. */
function workOutOpening(text: string, rules: Rules): Result<Counting> {
  const cards = parseCards(text);
  if (!cards.ok) return cards;
  const meld = meldOf(cards.value);
  const points = openingCount([meld], rules);
  const counted = helping(meld, rules);
  const idle = cards.value.length - counted.length;
  const values = counted.map((card) => pointsOf(card, rules));
  const sum = values.length > 1 ? `${values.join(' + ')} = ${figure(points)}` : figure(points);
  const sentence = [
    `${cardList(counted)}: ${sum}.`,
    ...(idle === 0 ? [] : [idle === 1 ? 'The joker adds nothing.' : 'Jokers add nothing.']),
  ].join(' ');
  const rule = cards.value.includes(JOKER) && idle > 0 ? 'opening.wilds' : 'opening.counts';
  const label = `Toward a first meld: ${cardList(cards.value)}`;
  return good(oneNumber({ line: { rule, label, sentence, says: null }, points }));
}

/** What a side's first meld must be worth. */
function minimumFor(at: SideIndex, table: Table, rules: Rules): Worth {
  const side = table.sides[at];
  if (side === undefined) throw new Error(`There is no side ${at}.`);
  const points = minimumOf(side, rules);
  const reached = rules['opening.minimum'].steps.some(({ from }) => side.score >= from);
  const rule = reached ? 'opening.minimum' : 'opening.minus';
  const total = capital(inPoints(side.score));
  const sentence = `${total} before this deal: the first meld needs ${figure(points)}.`;
  const label = at === YOURS ? 'Your first meld needs' : 'Their first meld needs';
  return { line: { rule, label, sentence, says: null }, points };
}
