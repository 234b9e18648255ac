/** Every example can be judged and played under every variant: its script compiles to legal moves that end the turn. */
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '#content/examples.ts';
import { readCase } from '#src/compare/move-case.ts';
import { moveScript } from '#src/compare/move-script.ts';
import { turnToItsEnd } from '#src/compare/one-turn.ts';
import { judgeUnderAll } from '#src/compare/verdicts.ts';
import { judge } from '#src/engine/judge.ts';
import { play } from '#src/engine/play.ts';
import { speak } from '#src/explain/spoken.ts';
import { rulesOf } from '#src/rulebook/variant.ts';
import { BOOKS, bookFor } from './changed-books.ts';

const VARIANTS = BOOKS.map((book) => ({ id: book.id, spoken: speak(book) }));

describe.each(EXAMPLES.map((example) => [example.id, example] as const))('%s', (_, example) => {
  const { table, move } = readCase(example, VARIANTS);

  test('the turn that is shown is legal, and ends', () => {
    for (const { variant, table: start } of judgeUnderAll(table, move, VARIANTS)) {
      const rules = rulesOf(bookFor(variant));
      const turn = turnToItsEnd(start, rules);
      let now = start;
      for (const each of turn ?? []) {
        const verdict = judge(now, each, rules);
        if (!verdict.legal) throw new Error(`${variant}: ${each.do} is not legal`);
        now = play(now, verdict.move, rules);
      }
      expect(turn === null || now.turn !== start.turn || now.ended !== null).toBe(true);
      const { steps } = moveScript({ id: 'x', title: example.title, table: start, move, turn });
      expect(steps.map((step) => step.do)).toEqual(turn === null ? ['judge'] : ['judge', 'ask']);
    }
  });
});
