import { useEffect, useMemo } from 'preact/hooks';
import type { Setup } from '#src/argument/setup.ts';
import { missingIn, tableOf } from '#src/argument/table-of.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { and } from '#src/rulebook/wording.ts';
import { bookOf } from '../page-book.ts';
import type { Reference } from '../reason-list.tsx';
import { Remedy } from '../remedy.tsx';
import { VerdictSheet } from '../verdict-sheet.tsx';
import { OtherAnswers } from './other-answers.tsx';
import type { PlayedBy, Variants } from './use-argument.ts';
import { workOut } from './worked-out.ts';

interface Props {
  readonly setup: Setup;
  readonly variant: PlayedBy;
  readonly variants: Variants;
  /** Lets it be heard as well. */
  readonly onSaid: (said: string) => void;
}

/** The answer: a sentence to read aloud, every condition with its rule, and what the other variants say. */
export function AnswerPanel({ setup, variant, variants, onSaid }: Props) {
  const { spoken, places } = bookOf(variant.id);
  const rules = rulesIn(spoken);
  const table = useMemo(() => tableOf(setup, rules), [setup, rules]);
  const missing = missingIn(setup);
  const worked = useMemo(
    () => (table.ok && missing.length === 0 ? workOut(setup.question, table.value, spoken) : null),
    [setup, spoken],
  );
  const still = `Still to tell: ${and(missing)}.`;
  const said = missing.length > 0 ? still : (worked?.sentence ?? IMPOSSIBLE);
  useEffect(() => onSaid(said), [said]);
  if (missing.length > 0) return <p class="slip still">{still}</p>;
  if (!table.ok) return <Problems problems={table.problems} />;
  if (worked === null) return null;
  const { answer, explanation, sentence } = worked;
  const reference: Reference = { places, rulesHref: variant.href };
  const [title = '', ...line] = sentence.split('. ');
  return (
    <div class="answer">
      <VerdictSheet
        head={{ seal: explanation.legal ? 'yes' : 'no', title, line: line.join('. ') }}
        verdict={explanation}
        remark={`Judged by: ${variant.name}.`}
        {...reference}
      >
        {!explanation.legal && (
          <Remedy
            key={sentence}
            table={answer.table}
            move={answer.move}
            rules={rules}
            spoken={spoken}
          />
        )}
      </VerdictSheet>
      <OtherAnswers
        key={`${variant.id} ${sentence}`}
        question={setup.question}
        table={table.value}
        variant={variant}
        variants={variants}
      />
    </div>
  );
}

const IMPOSSIBLE = 'These cards cannot lie on one table.';

/** Why these cards cannot lie on one table. */
function Problems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <div class="slip still">
      <p>
        <b>{IMPOSSIBLE}</b>
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
