/** What is said of a sum: a reason for each line, with its rule. */
import type { Explanation, Reason } from '#src/explain/explanation.ts';
import { figure } from '#src/explain/number-words.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import type { CountLine } from './counting.ts';
import type { Sum } from './view.ts';

/** Null where nothing is answered yet. A wrong number is not mended before it is found or shown. */
export function explainCount(sum: Sum, spoken: SpokenBook): Explanation | null {
  const { reply, lines, answers, chosen } = sum;
  if (chosen === null) return null;
  const legal = answers.every((points, line) => points === chosen[line]);
  const reasonOf = (line: CountLine, place: number): Reason => {
    const met = reply === 'line' ? place !== answers[0] : chosen[place] === answers[place];
    const text =
      reply === 'line'
        ? `${line.sentence}${met ? '' : ` The sheet says ${figure(line.says ?? 0)}.`}`
        : met
          ? line.sentence
          : `You wrote ${figure(chosen[place] ?? 0)}: that is not right.`;
    return { code: line.rule, met, rule: spoken[line.rule], text, cards: [] };
  };
  const reasons = lines
    .map(reasonOf)
    .filter((_, place) => reply !== 'line' || legal || place === chosen[0])
    .sort((a, b) => Number(a.met) - Number(b.met));
  return { legal, reasons, penalty: null, ended: null };
}
