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

interface ChooseProps {
  readonly said: ComponentChildren;
  readonly options: readonly Option[];
  readonly onAnswer: (options: readonly number[]) => void;
}

/** "Which of these are legal?": a box for each, and one button. */
export function ChooseQuestion({ said, options, onAnswer }: ChooseProps) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const flip = (at: number) =>
    setTicked(ticked.includes(at) ? ticked.filter((each) => each !== at) : [...ticked, at]);
  return (
    <>
      <fieldset class="options">
        <legend class="sr-only">Moves to choose from</legend>
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
          <button type="button" class="button brass" onClick={() => onAnswer(ticked)}>
            Check
          </button>
        }
      >
        {ticked.length === 0 && <p class="advice">Tick each move that is legal.</p>}
      </ActionBar>
    </>
  );
}
