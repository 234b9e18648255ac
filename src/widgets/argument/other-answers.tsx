import { useState } from 'preact/hooks';
import type { Question } from '#src/argument/setup.ts';
import type { Table } from '#src/engine/table.ts';
import { inWords } from '#src/rulebook/wording.ts';
import { bringBook } from '../bring-book.ts';
import type { ChipVerdict } from '../compare/verdict-chips.tsx';
import type { PlayedBy, Variants } from './use-argument.ts';

type OnDemand = typeof import('./answers-on-demand.ts');

interface Props {
  readonly question: Question;
  readonly table: Table;
  readonly variant: PlayedBy;
  readonly variants: Variants;
}

/** What came of asking the others. */
type Found =
  | { readonly at: 'unasked' }
  | { readonly at: 'asked' }
  | { readonly at: 'offline' }
  | {
      readonly at: 'here';
      readonly verdicts: readonly ChipVerdict[];
      readonly Chips: OnDemand['VerdictChips'];
    };

/** The same question under the other variants, worked out when it is asked for: their books come then. */
export function OtherAnswers({ question, table, variant, variants }: Props) {
  const [found, setFound] = useState<Found>({ at: 'unasked' });
  const others = variants.filter(({ id }) => id !== variant.id);

  const ask = async () => {
    setFound({ at: 'asked' });
    const brought = await Promise.all(others.map(({ id, bookHref }) => bringBook(id, bookHref)));
    if (brought.includes('not-found')) return setFound({ at: 'offline' });
    const { VerdictChips, answersUnder } = await import('./answers-on-demand.ts');
    const verdicts = answersUnder(question, table, others);
    setFound({ at: 'here', verdicts, Chips: VerdictChips });
  };

  return (
    <section class="other-answers" aria-labelledby="other-answers">
      <h3 id="other-answers">How the other games answer</h3>
      {found.at !== 'here' && (
        <button type="button" class="button outlined" onClick={() => void ask()}>
          Ask the other {inWords(others.length)}
        </button>
      )}
      <p role="status">{summaryOf(found)}</p>
      {found.at === 'here' && <found.Chips verdicts={found.verdicts} name="other-answers" />}
    </section>
  );
}

function summaryOf(found: Found): string {
  switch (found.at) {
    case 'unasked':
      return '';
    case 'asked':
      return 'Their rules are coming.';
    case 'offline':
      return 'Their rules did not come: is this device offline?';
    case 'here': {
      const yes = found.verdicts.filter(({ explanation }) => explanation.legal).length;
      return `Yes in ${yes}, no in ${found.verdicts.length - yes}.`;
    }
  }
}
