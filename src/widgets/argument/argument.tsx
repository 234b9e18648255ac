import { useEffect, useRef, useState } from 'preact/hooks';
import { ASKING } from '#src/argument/say.ts';
import { freshSetup, QUESTIONS, type Setup } from '#src/argument/setup.ts';
import type { Move } from '#src/engine/move.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { printLink } from '#src/link/position-link.ts';
import { bookOf } from '../page-book.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { Choice } from './choice.tsx';
import { Damaged } from './damaged.tsx';
import { Entries } from './entries.tsx';
import { OneMove, type Tried } from './move-verdicts.tsx';
import { SendPosition } from './send-position.tsx';
import { TryPosition } from './try-position.tsx';
import { useArgument, type Variants } from './use-argument.ts';

interface Props {
  readonly variants: Variants;
}

/** The table that settles arguments: the rules, a question, what it turns on, and the answer. */
export default function Argument({ variants }: Props) {
  const { stand, said, notice, tell, choose, answer, begin, say, propose } = useArgument(variants);
  return (
    <div class="argument">
      <div class="notice" role="status">
        {notice !== null && <p class="slip still">{notice}</p>}
      </div>
      {stand.at === 'damaged' ? (
        <Damaged problems={stand.problems} onBegin={() => void begin()} />
      ) : (
        <Told
          variants={variants}
          setup={stand.setup}
          answered={stand.answered}
          onTell={(told, words) => tell({ ...stand.setup, move: null, ...told }, words)}
          onPropose={(move) => propose({ ...stand.setup, move })}
          onChoose={(variant) => void choose(stand.setup, variant)}
          onAnswer={() => answer(stand.setup)}
          onSaid={say}
        />
      )}
      <p class="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}

interface ToldProps extends Props {
  readonly setup: Setup;
  readonly answered: 'yes' | 'not-yet';
  readonly onTell: (told: Partial<Setup>, said: string) => void;
  readonly onChoose: (variant: string) => void;
  readonly onAnswer: () => void;
  readonly onSaid: (said: string) => void;
  /** A move is tried at the table as it was told; null: after others, which no link names. */
  readonly onPropose: (move: Move | null) => void;
}

function Told(props: ToldProps) {
  const { variants, setup, answered, onTell, onChoose, onAnswer, onSaid, onPropose } = props;
  const variant = variants.find(({ id }) => id === setup.variant) ?? variants[0];
  const rules = rulesIn(bookOf(variant.id).spoken);
  const panel = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState('');
  const table = printLink({ ...setup, move: null });
  const [last, setLast] = useState<{ readonly tried: Tried; readonly at: string } | null>(null);
  const tried = last?.at === table ? last.tried : null;
  const onTry = (now: Tried) => {
    setLast({ tried: now, at: table });
    onPropose(now.when === 'first' ? now.move : null);
  };
  useEffect(() => setPage(location.href.replace(/#.*/, '')), []);
  const clear = () => {
    const { question } = setup;
    onTell({ ...freshSetup(setup.variant), question }, 'The table is clear.');
  };
  const ask = () => {
    onAnswer();
    requestAnimationFrame(() => {
      panel.current?.focus({ preventScroll: true });
      panel.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
    });
  };
  return (
    <>
      <label class="played-by">
        <span>The rules you play by</span>
        <select value={variant.id} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
          {variants.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Choice
        label="What is the question?"
        shown="label"
        options={QUESTIONS.map((value) => ({ value, text: ASKING[value] }))}
        chosen={setup.question}
        onChoose={(question) => onTell({ question }, '')}
      />
      <div class="told">
        <section class="telling" aria-labelledby="telling">
          <h2 id="telling">Your table</h2>
          <Entries key={setup.question} setup={setup} rules={rules} onTell={onTell} />
          <p class="ask">
            <button type="button" class="button brass" onClick={ask}>
              Answer: {ASKING[setup.question]}
            </button>
            <button type="button" class="clear" onClick={clear}>
              Clear the table
            </button>
          </p>
        </section>
        <section ref={panel} class="answering" tabIndex={-1} aria-labelledby="answering">
          <h2 id="answering">The answer</h2>
          {answered === 'yes' ? (
            <AnswerPanel setup={setup} variant={variant} variants={variants} onSaid={onSaid} />
          ) : (
            <p class="slip still">
              Tell what lies on your table. The answer comes here, with its rule.
            </p>
          )}
        </section>
      </div>
      <TryPosition id={table} setup={setup} variant={variant} onTry={onTry} />
      <OneMove setup={setup} rules={rules} tried={tried} variants={variants} />
      <SendPosition link={`${page}${printLink(setup)}`} />
    </>
  );
}
