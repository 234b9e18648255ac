import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Option } from '#src/scenario/view.ts';
import { ActionBar } from './actions.tsx';
import { Icon } from './icon.tsx';

interface JudgeProps {
  readonly said: ComponentChildren;
  readonly onAnswer: (legal: boolean) => void;
}

/** "Is this legal?": two answers. */
export function JudgeQuestion({ said, onAnswer }: JudgeProps) {
  return (
    <ActionBar
      said={said}
      lead={
        <div class="pair">
          <button type="button" class="button outlined" onClick={() => onAnswer(true)}>
            <Icon name="tick" /> Legal
          </button>
          <button type="button" class="button outlined" onClick={() => onAnswer(false)}>
            <Icon name="cross" /> Not legal
          </button>
        </div>
      }
    />
  );
}

/** What a list of answers is called, and what there is to do with it. */
const ASKED = {
  choose: { legend: 'Moves to choose from', advice: 'Tick each move that is legal.' },
  why: { legend: 'Rules to choose from', advice: 'Tick each rule that decides.' },
} as const;

interface ChooseProps {
  readonly kind: keyof typeof ASKED;
  readonly said: ComponentChildren;
  readonly options: readonly Option[];
  readonly onAnswer: (options: readonly number[]) => void;
}

/** "Which of these are legal?", "Which of these rules decide?": a box for each, and one button. */
export function ChooseQuestion({ kind, said, options, onAnswer }: ChooseProps) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [advice, setAdvice] = useState<string>(ASKED[kind].advice);
  const check = () => (ticked.length > 0 ? onAnswer(ticked) : setAdvice('Tick at least one.'));
  const flip = (at: number) =>
    setTicked(ticked.includes(at) ? ticked.filter((each) => each !== at) : [...ticked, at]);
  return (
    <>
      <fieldset class="options">
        <legend class="sr-only">{ASKED[kind].legend}</legend>
        {options.map(({ label }, at) => (
          <label key={label}>
            <input type="checkbox" checked={ticked.includes(at)} onChange={() => flip(at)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <ActionBar
        said={said}
        lead={
          <button type="button" class="button brass" onClick={check}>
            Check
          </button>
        }
      >
        <p class="advice" role="status">
          {ticked.length === 0 && advice}
        </p>
      </ActionBar>
    </>
  );
}
