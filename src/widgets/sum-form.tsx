import { figure } from '#src/explain/number-words.ts';
import type { CountLine } from '#src/scenario/counting.ts';
import type { ScenarioEvent, Sum } from '#src/scenario/view.ts';
import { writtenNumber } from './written-number.ts';

interface Props {
  /** What its fields are named after. */
  readonly id: string;
  readonly text: string;
  readonly sum: Pick<Sum, 'reply' | 'lines' | 'answers' | 'chosen'>;
}

/**
 * "What is this worth?": a score sheet to fill in, or a filled one with a line to find. It is a form as
 * the server writes it, and does nothing itself; `countedIn` reads what was sent.
 */
export function SumForm({ id, text, sum }: Props) {
  const { reply, lines, answers, chosen } = sum;
  return (
    <form class="slip sum-form needs-script">
      <fieldset>
        <legend>{text}</legend>
        {lines.map((line, at) =>
          reply === 'line' ? (
            <SheetLine key={line.rule} line={line} at={at} id={`${id}-${at}`} />
          ) : (
            <AmountLine
              key={line.rule}
              line={line}
              at={at}
              id={`${id}-${at}`}
              signed={reply === 'signed'}
              written={chosen?.[at] ?? null}
              right={chosen === null ? null : chosen[at] === answers[at]}
            />
          ),
        )}
      </fieldset>
      <p class="buttons">
        <button type="submit" class="button">
          Check
        </button>
        <button type="submit" class="button outlined" name="show" formNoValidate>
          Show
        </button>
      </p>
    </form>
  );
}

/** What a form of this kind was sent with. */
export function countedIn(form: HTMLFormElement, sender: HTMLElement | null): ScenarioEvent {
  if (sender?.getAttribute('name') === 'show') return { type: 'show' };
  const data = new FormData(form);
  const line = data.get('line');
  if (line !== null) return { type: 'count', numbers: [Number(line)] };
  const amounts = [...data].filter(([name]) => name.startsWith('amount'));
  const signOf = (name: string) => data.get(name.replace('amount', 'sign')) as string | null;
  return {
    type: 'count',
    numbers: amounts.map(([name, amount]) => writtenNumber(String(amount), signOf(name))),
  };
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
  readonly written: number | null;
  readonly right: boolean | null;
}

/** A line to be filled in, and whether what stands there is right. */
function AmountLine({ line, at, id, signed, written, right }: AmountProps) {
  const said = right === false ? '✗ Count again' : right === true ? '✓ Right' : '';
  return (
    <div class="sum-line">
      <label for={id}>{line.label}</label>
      {signed && (
        <select name={`sign-${at}`} aria-label={`Added or taken off: ${line.label}`}>
          <option value="+">+</option>
          <option value="-" selected={written !== null && written < 0}>
            −
          </option>
        </select>
      )}
      <input
        type="text"
        id={id}
        name={`amount-${at}`}
        inputMode="numeric"
        autoComplete="off"
        required
        pattern={`${signed ? '[\\-−+]? *' : ''}[0-9][0-9, ]*`}
        title={signed ? 'A number, such as 120 or −100' : 'A number, such as 120'}
        defaultValue={written === null ? '' : String(Math.abs(written))}
        aria-invalid={right === false}
        aria-describedby={`${id}-said`}
      />
      <span id={`${id}-said`} class={right === false ? 'said no' : 'said yes'}>
        {said}
      </span>
    </div>
  );
}
