import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Explanation } from '#src/explain/explanation.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { explainCount } from '#src/scenario/explain-count.ts';
import type { ScenarioView } from '#src/scenario/view.ts';
import { Icon } from './icon.tsx';
import type { Reference } from './reason-list.tsx';
import { SumForm } from './sum-form.tsx';
import { VerdictSheet } from './verdict-sheet.tsx';
import type { Head } from './verdict-words.ts';

interface Props {
  readonly view: ScenarioView;
  readonly spoken: SpokenBook;
  readonly reference: Reference;
  readonly onNext: () => void;
}

/** A sum while it is open, and what is right in it so far, each line with its rule. */
export function SumSheet({ view, spoken, reference, onNext }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { count, id, step, text, canNext, refusals, remark } = view;
  // The form that was sent is gone, and the focus with it: to what is wrong, or to the way on.
  useEffect(() => {
    if (document.activeElement === document.body)
      root.current
        ?.querySelector<HTMLElement>('[aria-invalid=true], input, button')
        ?.focus({ preventScroll: true });
  }, [refusals, canNext]);
  // The same verdict as long as nothing new is answered: only news moves the page.
  const verdict = useMemo(
    () => (count === null ? null : explainCount(count, spoken)),
    [count, spoken],
  );
  if (count === null) return null;
  return (
    <div ref={root} class="sum">
      {!canNext && <SumForm key={refusals} id={`${id}-${step}`} text={text} sum={count} />}
      {verdict !== null && (
        <VerdictSheet
          head={headOfSum(verdict, view.shown)}
          verdict={verdict}
          remark={remark}
          words={['Right', 'Wrong']}
          {...reference}
        >
          {canNext && (
            <button type="button" class="button outlined" onClick={onNext}>
              Next <Icon name="arrow" />
            </button>
          )}
        </VerdictSheet>
      )}
    </div>
  );
}

/** What there is to hear of a sum. One like the one before is said again: a space makes it new. */
export function saySum({ count, shown, refusals, remark, text }: ScenarioView, book: SpokenBook) {
  const verdict = count === null ? null : explainCount(count, book);
  if (verdict === null) return text;
  const { title, line } = headOfSum(verdict, shown);
  return `${title}. ${remark ?? line}${'\u00a0'.repeat(refusals % 2)}`;
}

/** Each reason is a line; of a line picked as wrong there is that one. */
function headOfSum({ legal, reasons }: Explanation, shown: boolean): Head {
  if (legal)
    return shown
      ? { seal: 'yes', title: 'Shown', line: 'It does not count as solved.' }
      : { seal: 'yes', title: 'Right', line: 'You have found it.' };
  const right = reasons.filter(({ met }) => met).length;
  const all = reasons.length;
  if (all > 1) return { seal: 'no', title: 'Not yet', line: `${right} of ${all} lines are right.` };
  const line = right === 1 ? 'This line is right. Look at the others.' : 'Count again.';
  return { seal: 'no', title: 'Not yet', line };
}
