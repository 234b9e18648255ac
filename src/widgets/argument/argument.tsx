import { useEffect, useRef, useState } from 'preact/hooks';
import { ASKING } from '#src/argument/say.ts';
import { freshSetup, QUESTIONS, type Setup } from '#src/argument/setup.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { printLink } from '#src/link/position-link.ts';
import { bookOf } from '../page-book.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { Choice } from './choice.tsx';
import { Damaged } from './damaged.tsx';
import { Entries } from './entries.tsx';
import { SendPosition } from './send-position.tsx';
import { TryPosition } from './try-position.tsx';
import { useArgument, type Variants } from './use-argument.ts';

interface Props {
  readonly variants: Variants;
}

/** The table that settles arguments: the rules, a question, what it turns on, and the answer. */
export default function Argument({ variants }: Props) {
  const { stand, said, tell, choose, answer, begin, say } = useArgument(variants);
  return (
    <div class="argument">
      {stand.at === 'damaged' ? (
        <Damaged problems={stand.problems} onBegin={() => void begin()} />
      ) : (
        <Told
          variants={variants}
          setup={stand.setup}
          answered={stand.answered}
          onTell={(told, words) => tell({ ...stand.setup, ...told }, words)}
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
}

function Told({ variants, setup, answered, onTell, onChoose, onAnswer, onSaid }: ToldProps) {
  const variant = variants.find(({ id }) => id === setup.variant) ?? variants[0];
  const rules = rulesIn(bookOf(variant.id).spoken);
  const panel = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState('');
  useEffect(() => setPage(location.href.replace(/#.*/, '')), []);
  const clear = () => {
    const { question } = setup;
    onTell({ ...freshSetup(setup.variant), question }, 'The table is clear.');
  };
  const ask = () => {
    onAnswer();
    requestAnimationFrame(() => panel.current?.focus());
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
      <TryPosition setup={setup} variant={variant} />
      <SendPosition link={`${page}${printLink(setup)}`} />
    </>
  );
}
