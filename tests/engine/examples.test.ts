/** The published cases of the judge with their right answers, for every variant that has its rule book. */
import { describe, expect, test } from 'vitest';
import { readMove, readTable } from '#src/cli/given.ts';
import { CASE } from '#src/cli/shapes.ts';
import { judge } from '#src/engine/judge.ts';
import { play } from '#src/engine/play.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { variantIds } from './at.ts';
import examples from './judge-examples.json' with { type: 'json' };

const cases = examples.judge.filter((each) => variantIds.includes(each.position.variant));

describe('published cases', () => {
  test('are there', () => expect(cases.length).toBeGreaterThanOrEqual(14));

  test.each(cases.map((each) => [each.id, each] as const))('%s', (_, example) => {
    const { position, moves } = CASE.parse(example);
    const { table: start, book } = readTable(position);
    const rules = rulesIn(book);
    let table = start;
    const verdicts = moves.map((given) => {
      const verdict = judge(table, readMove(given), rules);
      if (verdict.legal) table = play(table, verdict.move, rules);
      return verdict;
    });
    const last = verdicts.at(-1);
    expect(verdicts.slice(0, -1).every((verdict) => verdict.legal)).toBe(true);
    expect(last?.legal).toBe(example.expect.legal);
    const topics = new Set(last?.faults.map((fault) => fault.rule.split('.')[0]));
    if (!example.expect.legal)
      expect((example.expect.topics ?? []).some((topic) => topics.has(topic))).toBe(true);
  });
});
