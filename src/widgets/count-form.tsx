import { useEffect, useRef } from 'preact/hooks';
import { figure } from '#src/explain/number-words.ts';
import type { CountLine } from '#src/scenario/counting.ts';
import type { ScenarioEvent, ScenarioView } from '#src/scenario/view.ts';

export interface CountProps {
  readonly view: ScenarioView;
  readonly onTell: (event: ScenarioEvent) => void;
}

/** "What is this worth?": a score sheet to fill in, or a filled one with a line to find. */
export function CountForm({ view, onTell }: CountProps) {
  const form = useRef<HTMLFormElement>(null);
  const { count, id, step, text, refusals, verdict } = view;
  useEffect(() => {
    if (refusals === 0) form.current?.reset();
  }, [refusals]);
  useEffect(() => {
    const sheet = form.current?.closest<HTMLElement>('.practice-sheet');
    // Once the sum is found the form goes away, and what had the focus with it.
    return () => {
      if (sheet?.contains(document.activeElement) === true) sheet.focus();
    };
  }, []);
  if (count === null) return null;
  const { lines, reply } = count;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.current === null) return;
    const data = new FormData(form.current);
    const numbers =
      reply === 'line'
        ? [Number(data.get('line'))]
        : lines.map((_, at) => numberIn(data.get(`${at}`), data.get(`sign-${at}`)));
    onTell({ type: 'count', numbers });
  };
  return (
    <form ref={form} class="slip sum-form needs-script" onSubmit={send}>
      <fieldset>
        <legend>{text}</legend>
        {lines.map((line, at) => {
          const field = { line, at, id: `${id}-${step}-${at}` };
          const reason = verdict?.reasons.find(({ rule }) => rule.id === line.rule);
          return reply === 'line' ? (
            <SheetLine key={line.rule} {...field} />
          ) : (
            <AmountLine
              key={line.rule}
              {...field}
              signed={reply === 'signed'}
              right={reason?.met ?? null}
            />
          );
        })}
      </fieldset>
      <p class="buttons">
        <button type="submit" class="button">
          Check
        </button>
        <button type="button" class="button outlined" onClick={() => onTell({ type: 'show' })}>
          Show
        </button>
      </p>
    </form>
  );
}

/** The number written, with its sign: "1,205" and "−". */
function numberIn(amount: FormDataEntryValue | null, sign: FormDataEntryValue | null): number {
  const size = Number(String(amount).replaceAll(/\D/g, ''));
  return sign === '-' && size > 0 ? -size : size;
}

interface LineProps {
  readonly line: CountLine;
  readonly at: number;
  readonly id: string;
}

/** A line of a filled sheet, to be picked as the wrong one. */
function SheetLine({ line, at, id }: LineProps) {
  return (
    <label class="sum-line" for={id}>
      <input type="radio" name="line" id={id} value={at} required />
      <span>{line.label}</span>
      <b>{figure(line.says ?? 0)}</b>
    </label>
  );
}

interface AmountProps extends LineProps {
  /** Whether it may be taken off: a number pad has no minus. */
  readonly signed: boolean;
  readonly right: boolean | null;
}

/** A line to be filled in, and whether what stands there is right. */
function AmountLine({ line, at, id, signed, right }: AmountProps) {
  return (
    <div class="sum-line">
      <label for={id}>{line.label}</label>
      {signed && (
        <select name={`sign-${at}`} aria-label={`Added or taken off: ${line.label}`}>
          <option value="+">+</option>
          <option value="-">−</option>
        </select>
      )}
      <input
        id={id}
        name={`${at}`}
        inputMode="numeric"
        autoComplete="off"
        required
        pattern="[0-9][0-9, ]*"
        title="A number, such as 120"
        aria-invalid={right === false}
        aria-describedby={`${id}-said`}
      />
      <span id={`${id}-said`} class={right === false ? 'said no' : 'said yes'}>
        {right === null ? '' : right ? '✓ Right' : '✗ Count again'}
      </span>
    </div>
  );
}
