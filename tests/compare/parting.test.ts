/** "Where they part": for every pair of variants new positions on which the two disagree, for the rule named. */
import { expect, test } from 'vitest';
import { EXAMPLES } from '#content/examples.ts';
import { readCase } from '#src/compare/move-case.ts';
import {
  type PartingMoment,
  type TwoGames,
  turnsOn,
  verdictOn,
} from '#src/compare/parting-moment.ts';
import { judgedDifferences, partingMoments } from '#src/compare/parting-moments.ts';
import { partingQuestion } from '#src/compare/parting-question.ts';
import { partingOf } from '#src/compare/verdicts.ts';
import { contradictions } from '#src/engine/contradiction.ts';
import type { RuleId } from '#src/engine/rules.ts';
import { speak } from '#src/explain/spoken.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { pairsOf } from '#src/rulebook/pairs.ts';
import type { Book } from '#src/rulebook/variant.ts';
import { BOOKS, bookFor, booksWith } from './changed-books.ts';
import { IN_NO_VERDICT } from './in-no-verdict.ts';

const SEEDS = process.env.TEST_ALL === '1' ? 50 : 5;

/** Where one of two answers is only that there is no such thing, another rule decides with it. */
const NEVER_ALONE: readonly RuleId[] = ['black-three.wilds'];

const spokenBy = (book: Book) => ({ id: book.id, spoken: speak(book) });
const VARIANTS = BOOKS.map(spokenBy);
const CASES = EXAMPLES.map((given) => ({ given, ...readCase(given, VARIANTS) }));

function drillOf(a: Book, b: Book) {
  const variants = [spokenBy(a), spokenBy(b)] as const;
  const games: TwoGames = [rulesIn(variants[0].spoken), rulesIn(variants[1].spoken)];
  const rules = judgedDifferences(a, b);
  const moments = partingMoments(rules, variants, CASES);
  const ask = (rule: string, seed: number) => partingQuestion(rule, moments, variants, seed);
  return { rules, moments, games, ask };
}

const PAIRS = pairsOf(BOOKS).map(([a, b]) => [a.id, b.id, a, b] as const);

test.each(PAIRS)('%s and %s part in every position, for the rule named', (_, __, a, b) => {
  const { rules, moments, games, ask } = drillOf(a, b);
  const asked = rules.filter((rule) => !IN_NO_VERDICT.includes(rule));
  expect([...new Set(moments.map(({ rule }) => rule))]).toEqual(asked);
  const seen = new Set<string>();
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const rule = asked[seed % asked.length] as RuleId;
    const question = ask(rule, seed);
    if (question === undefined) throw new Error(`${rule}: no question`);
    const { table, move, verdicts, options, right } = question;
    const moment: PartingMoment = { rule, table, move };
    const [one, other] = games.map((rulesOf) => verdictOn(moment, rulesOf));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual([one, other]);
    expect(one && other && partingOf(one, other), `${rule} ${seed}`).not.toBe('none');
    expect(new Set(right)).toEqual(new Set([0, 1]));
    expect(new Set(options).size).toBe(2);
    if (!NEVER_ALONE.includes(rule)) expect(turnsOn(moment, games), `${rule} ${seed}`).toBe(true);
    for (const [game, rulesOf] of games.entries())
      expect(contradictions(verdicts[game as 0 | 1].table, rulesOf)).toEqual([]);
    seen.add(JSON.stringify([table, move]));
  }
  expect(seen.size).toBe(SEEDS);
});

/** A rule, a pair, and whether the first and the other allow every move that the drill asks about. */
const KNOWN = [
  ['stock.must-take', 'classic-four', 'party-partners', [false, true]],
  ['opening.wilds', 'classic-four', 'hutto', [true, false]],
  ['out.canastas', 'classic-four', 'hutto', [true, false]],
] as const;

test.each(KNOWN)('%s: %s and %s', (rule, a, b, legal) => {
  const { ask } = drillOf(bookFor(a), bookFor(b));
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const verdicts = ask(rule, seed)?.verdicts.map(({ verdict }) => verdict.legal);
    expect(verdicts).toEqual(legal);
  }
});

test('the same seed asks the same again', () => {
  const { ask } = drillOf(bookFor('classic-four'), bookFor('pony'));
  expect(ask('meld.wilds', 7)).toEqual(ask('meld.wilds', 7));
});

test('a rule on which the two agree is not asked about, until an answer changes', () => {
  const [a, b] = ['classic-four', 'party-partners'] as const;
  expect(drillOf(bookFor(a), bookFor(b)).ask('out.canastas', 1)).toBeUndefined();
  const changed = booksWith(a, 'out.canastas', { kind: 'any', count: 2 });
  const book = changed.find(({ id }) => id === a) as Book;
  const question = drillOf(book, bookFor(b)).ask('out.canastas', 1);
  expect(question?.verdicts.map(({ verdict }) => verdict.legal)).toEqual([false, true]);
});
