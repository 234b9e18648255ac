import type { Question } from '#src/argument/setup.ts';
import type { Table } from '#src/engine/table.ts';
import { inWords } from '#src/rulebook/wording.ts';
import { OnRequest } from './on-request.tsx';
import type { PlayedBy, Variants } from './use-argument.ts';

interface Props {
  readonly question: Question;
  readonly table: Table;
  readonly variant: PlayedBy;
  readonly variants: Variants;
}

/** The same question under the other variants. */
export function OtherAnswers({ question, table, variant, variants }: Props) {
  const others = variants.filter(({ id }) => id !== variant.id);
  return (
    <section class="other-answers" aria-labelledby="other-answers">
      <h3 id="other-answers">How the other games answer</h3>
      <OnRequest
        button={`Ask the other ${inWords(others.length)}`}
        yes="Yes"
        no="no"
        name="other-answers"
        when="on-press"
        variants={others}
        ask={async () => {
          const { answersUnder, VerdictChips } = await import('./answers-on-demand.ts');
          return { verdicts: answersUnder(question, table, others), Chips: VerdictChips };
        }}
      />
    </section>
  );
}
