import { useEffect, useRef } from 'preact/hooks';
import { LENGTH } from '#src/practice/round.ts';
import type { VariantName } from '../goal-bar.tsx';
import { StagedTable } from '../staged-table.tsx';
import type { Reading } from './round-end.tsx';
import { type RoundOf, useRound } from './use-round.ts';

interface Props {
  readonly variant: VariantName;
  readonly kind: RoundOf['kind'];
  readonly deck: RoundOf['deck'];
  /** Where each rule is taught, or stands. */
  readonly reading: Reading;
}

/** A round of practice: ten questions at the table, and what they came to. */
export default function Round({ variant, kind, deck, reading }: Props) {
  const { stand, round, notice, keeping, touch, answer, again } = useRound({
    variant: variant.id,
    kind,
    deck,
  });
  const head = useRef<HTMLHeadingElement>(null);
  const staged = stand.at === 'question' ? stand.drawn.question.staged : null;
  const answered = round.length;
  const before = useRef(answered);
  useEffect(() => {
    if (answered !== before.current) head.current?.focus();
    before.current = answered;
  }, [answered]);

  return (
    <div class="round">
      {notice !== null && (
        <p class="slip round-notice" role="status">
          {notice}
        </p>
      )}
      {keeping !== null && (
        <p class="slip round-notice" role="status">
          {keeping}
        </p>
      )}
      <div class="round-head">
        <h2 ref={head} tabIndex={-1}>
          {stand.at === 'end'
            ? kind === 'test'
              ? 'Your test'
              : 'Your round'
            : `Question ${Math.min(answered + 1, LENGTH)} of ${LENGTH}`}
        </h2>
        <Steps outcomes={round.map(({ outcome }) => outcome)} />
      </div>
      {staged !== null && (
        <section class="practice" aria-label={staged.title} onPointerDown={touch} onKeyDown={touch}>
          <div class="practice-grid">
            <StagedTable key={staged.id} staged={staged} variant={variant} onDone={answer} />
          </div>
        </section>
      )}
      {stand.at === 'start' && <p class="round-wait">A new position is being dealt.</p>}
      {stand.at === 'end' && (
        <stand.End
          kind={kind}
          round={round}
          standings={stand.standings}
          reading={reading}
          onAgain={again}
        />
      )}
    </div>
  );
}

const SAID = { right: 'right', helped: 'right with help', missed: 'missed' } as const;

/** What came of each question so far, told by shape and in words. */
function Steps({ outcomes }: { readonly outcomes: readonly (keyof typeof SAID)[] }) {
  return (
    <ol class="round-steps" aria-label="Your answers so far">
      {Array.from({ length: LENGTH }, (_, at) => {
        const outcome = outcomes[at];
        return (
          <li key={at} class={outcome ?? 'open'}>
            <span class="sr-only">{outcome === undefined ? 'to come' : SAID[outcome]}</span>
          </li>
        );
      })}
    </ol>
  );
}
