import { h, render } from 'preact';
import { useEffect } from 'preact/hooks';
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import { explain } from '#src/explain/explain.ts';
import { speechAt } from '#src/explain/speech.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import type { Reference } from './reason-list.tsx';
import { VerdictSheet } from './verdict-sheet.tsx';
import { headOfPeek } from './verdict-words.ts';
import { whenIdle } from './when-idle.ts';

/** What the rules say of two very different moves needs most of the sentences there are. */
const TRIED: readonly Move[] = [{ do: 'draw' }, { do: 'take', with: [], onto: 'new', melds: [] }];

let rehearsed = false;

/**
 * Has a verdict written and drawn once where nobody sees it, while the learner reads the goal: a browser
 * makes ready on first use, and the first press would wait for that.
 */
export function useRehearsal(
  table: Table,
  rules: Rules,
  spoken: SpokenBook,
  reference: Reference,
): void {
  useEffect(() => {
    if (rehearsed) return;
    rehearsed = true;
    whenIdle(() => {
      const stage = document.createElement('div');
      for (const move of TRIED) {
        const verdict = explain(judge(table, move, rules), speechAt(table, spoken));
        render(
          h(VerdictSheet, { head: headOfPeek(verdict), verdict, remark: null, ...reference }),
          stage,
        );
      }
      render(null, stage);
    });
  }, []);
}
