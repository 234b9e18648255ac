/** What is said aloud, politely, after something the learner did; never the whole sheet. */
import type { Table } from '#src/engine/table.ts';
import { speechAt } from '#src/explain/speech.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import type { ScenarioView } from '#src/scenario/view.ts';
import { help, sums } from './table-parts.ts';
import type { Peek } from './use-touch.ts';
import { announcementOf, headOf, headOfPeek } from './verdict-words.ts';

/** What the learner did last, and so wants to hear of. */
export type Voice =
  | { readonly of: 'nothing' }
  | { readonly of: 'hint' | 'step' | 'peek' }
  /** A move or an answer; `before` is the table it was tried on. */
  | { readonly of: 'verdict'; readonly before: Table }
  | { readonly of: 'note'; readonly text: string };

export function messageOf(
  view: ScenarioView,
  voice: Voice,
  peek: Peek | null,
  spoken: SpokenBook,
): string {
  switch (voice.of) {
    case 'nothing':
      return '';
    case 'note':
      return voice.text;
    case 'hint':
      return view.hints.at(-1) ?? '';
    case 'peek':
      return peek === null ? '' : announcementOf(headOfPeek(peek.verdict), peek.verdict, null);
    case 'step':
      return view.mood === 'done' ? 'That was the last step.' : view.text;
    case 'verdict':
      return verdictMessage(view, voice.before, spoken);
    default:
      return voice satisfies never;
  }
}

/** The head, what is wrong or what has happened. A refusal like the one before is said again: a space makes it new. */
function verdictMessage(view: ScenarioView, before: Table, spoken: SpokenBook): string {
  const { verdict, tried, table, remark, refusals } = view;
  if (view.count !== null) return sums.here()?.saySum(view, spoken) ?? '';
  const head = headOf(view);
  if (head === null) return view.text;
  const moved = view.kind === 'ask' && verdict?.legal === true && tried !== null;
  const outcome = moved
    ? help.here()?.sayOutcome(before, tried, table, speechAt(before, spoken))
    : undefined;
  const said = announcementOf(head, verdict, remark);
  return (outcome === undefined ? said : `${said} ${outcome}`) + '\u00a0'.repeat(refusals % 2);
}
