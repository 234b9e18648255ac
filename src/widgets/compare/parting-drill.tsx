import { useEffect, useRef } from 'preact/hooks';
import { notShared } from '#src/compare/not-shared.ts';
import type { PartingQuestion } from '#src/compare/parting-question.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { circumstancesOf } from '#src/scenario/circumstances.ts';
import type { VariantName } from '../goal-bar.tsx';
import { bookOf } from '../page-book.ts';
import { PartingForm } from './parting-form.tsx';
import { PartingResult } from './parting-result.tsx';
import { PositionView } from './position-view.tsx';
import { type DrillOf, usePartingDrill } from './use-parting-drill.ts';

interface Props extends Pick<DrillOf, 'moments' | 'repeated'> {
  readonly games: readonly [VariantName, VariantName];
}

/** "Where they part": is a move legal in the one game, and in the other? One question after the other. */
export default function PartingDrill({ games, moments, repeated }: Props) {
  const [a, b] = games;
  const drill = usePartingDrill({ variants: [a.id, b.id], moments, repeated });
  const { stand, answers, rules, notice } = drill;
  const head = useRef<HTMLHeadingElement>(null);
  const number = answers.length + (stand.at === 'answered' ? 0 : 1);
  const met = new Set(answers.map(({ reason }) => reason)).size;
  const right = answers.filter(({ outcome }) => outcome === 'right').length;
  useEffect(() => {
    if (stand.at === 'question' && answers.length > 0) head.current?.focus();
  }, [stand]);

  return (
    <div class="round parting">
      {notice !== null && (
        <p class="slip round-notice" role="status">
          {notice}
        </p>
      )}
      <div class="round-head">
        <h2 ref={head} tabIndex={-1}>
          Question {number}
        </h2>
        {answers.length > 0 && (
          <p>
            {right} of {answers.length} right in both. Met: {met} of {rules.length} differences.
          </p>
        )}
      </div>
      {stand.at === 'start' ? (
        <p class="round-wait">A new position is being dealt.</p>
      ) : (
        <div class="parting-grid">
          <Lying question={stand.question} games={games} />
          <div class="parting-said">
            {stand.at === 'question' ? (
              <PartingForm
                key={`${stand.question.rule} ${stand.question.seed}`}
                question={stand.question}
                games={games}
                onAnswer={drill.answer}
              />
            ) : (
              <PartingResult {...stand} games={games} onNext={drill.next} />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** The cards as the first of the two games has them. */
function Lying({ question, games: [a, b] }: Pick<Props, 'games'> & { question: PartingQuestion }) {
  const [one, other] = question.verdicts;
  const named = ({ id, name }: VariantName) => ({ name, rules: rulesIn(bookOf(id).spoken) });
  const [first, second] = [named(a), named(b)];
  const told = [one, other].flatMap(({ table }) => circumstancesOf(table));
  return (
    <PositionView
      table={one.table}
      rules={first.rules}
      variant={a.name}
      circumstances={[...new Set(told), ...notShared(question, [first, second])]}
    />
  );
}
