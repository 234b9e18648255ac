/** What is one number: what cards count toward a first meld, and what that must be worth. */
import { JOKER } from '#src/engine/card.ts';
import { meldOf } from '#src/engine/meld.ts';
import { parseCards } from '#src/engine/notation.ts';
import { helping, minimumOf, openingCount } from '#src/engine/opening.ts';
import { pointsOf } from '#src/engine/pack.ts';
import { good, type Result } from '#src/engine/result.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { SideIndex, Table } from '#src/engine/table.ts';
import { cardList } from '#src/explain/card-words.ts';
import { capital, figure, inPoints } from '#src/explain/number-words.ts';
import { sideAs, YOURS } from './chair.ts';
import type { AskedOf, Counting, CountLine } from './counting.ts';

/** Works out the number, or says what cannot be read in the question. */
export function countNumber(
  of: AskedOf<'opening' | 'minimum'>,
  table: Table,
  rules: Rules,
): Result<Counting> {
  return of.is === 'opening'
    ? workOutOpening(of.cards, rules)
    : good(minimumFor(sideAs(of.side), table, rules));
}

function oneNumber(line: Omit<CountLine, 'says'>, points: number): Counting {
  return { reply: 'number', lines: [{ ...line, says: null }], answers: [points], right: null };
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
  return good(oneNumber({ rule, label, sentence }, points));
}

/** What a side's first meld must be worth. */
function minimumFor(at: SideIndex, table: Table, rules: Rules): Counting {
  const side = table.sides[at];
  if (side === undefined) throw new Error(`There is no side ${at}.`);
  const points = minimumOf(side, rules);
  const reached = rules['opening.minimum'].steps.some(({ from }) => side.score >= from);
  const rule = reached ? 'opening.minimum' : 'opening.minus';
  const total = capital(inPoints(side.score));
  const sentence = `${total} before this deal: the first meld needs ${figure(points)}.`;
  const label = at === YOURS ? 'Your first meld needs' : 'Their first meld needs';
  return oneNumber({ rule, label, sentence }, points);
}
