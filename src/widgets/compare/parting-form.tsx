import type { VariantName } from '../goal-bar.tsx';
import type { Said } from './use-parting-drill.ts';

interface Props {
  /** In words. */
  readonly move: string;
  readonly games: readonly [VariantName, VariantName];
  readonly onAnswer: (said: Said) => void;
}

const ANSWERS = [
  { value: 'legal', label: 'Legal' },
  { value: 'refused', label: 'Not legal' },
] as const;

/** The same question twice: by the rules of the one game, and of the other. */
export function PartingForm({ move, games, onAnswer }: Props) {
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget as HTMLFormElement);
    const [one, other] = games.map(({ id }) => given.get(id) === 'legal');
    if (one !== undefined && other !== undefined) onAnswer([one, other]);
  };
  return (
    <form class="panel" onSubmit={send}>
      <p class="question">
        <b>{move}: is that legal?</b>
      </p>
      {games.map(({ id, name }) => (
        <fieldset key={id}>
          <legend>By the rules of {name}</legend>
          {ANSWERS.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name={id} value={value} required />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <button type="submit" class="button brass">
        Check
      </button>
    </form>
  );
}
