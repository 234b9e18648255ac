import type { Explanation, SpokenRule } from '#src/explain/explanation.ts';
import type { VariantName } from '../goal-bar.tsx';
import { Mark, type Places, ReasonList } from '../reason-list.tsx';

/** What one variant says of a move. */
export interface ChipVerdict {
  readonly variant: VariantName;
  readonly explanation: Explanation;
  /** The rule on which the variants part, as this one has it. */
  readonly point: SpokenRule;
  readonly places: Places;
}

interface Props {
  readonly verdicts: readonly ChipVerdict[];
  /** No other chips of the page have this name: of one name, one is open at a time. */
  readonly name: string;
}

/** One move under several rule sets: a chip for each, legal or not, that opens its whole checklist. */
export function VerdictChips({ verdicts, name }: Props) {
  return (
    <ul class="verdict-chips">
      {verdicts.map(({ variant, explanation, point, places }) => (
        <li key={variant.id} class={explanation.legal ? 'legal' : 'refused'}>
          <details name={name} data-variant={variant.id}>
            <summary>
              <Mark met={explanation.legal} />
              <b>{variant.short}</b>
              <span class="ground">
                <span class="sr-only">{explanation.legal ? 'Legal. ' : 'Refused. '}</span>
                {groundOf(explanation, point)}
              </span>
            </summary>
            <div class="checklist">
              <ReasonList reasons={explanation.reasons} places={places} />
              {explanation.penalty !== null && <p>{explanation.penalty.text}</p>}
              {explanation.ended !== null && <p>{explanation.ended}</p>}
              <p>
                <a href={`${variant.href}#${point.id}`}>
                  {point.name} in the rule book: {variant.name}
                </a>
              </p>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/**
 * The rule that decides, in a few words: the first that is broken, else the one on which variants part; and what
 * follows of a legal move.
 */
function groundOf({ legal, reasons, ended, penalty }: Explanation, point: SpokenRule): string {
  const { name, short } = reasons.find(({ met }) => !met)?.rule ?? point;
  const then = legal ? (ended ?? penalty?.text ?? null) : null;
  return then === null ? `${name}: ${short}` : `${name}: ${short}. ${then}`;
}
