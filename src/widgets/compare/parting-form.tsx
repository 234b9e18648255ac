import type { PartingQuestion } from '#src/compare/parting-question.ts';
import { sayMove } from '#src/explain/moves.ts';
import type { VariantName } from '../goal-bar.tsx';
import type { Said } from './use-parting-drill.ts';

interface Props {
  readonly question: PartingQuestion;
  readonly games: readonly [VariantName, VariantName];
  readonly onAnswer: (said: Said) => void;
}

/** The same question twice: by the rules of the one game, and of the other. */
export function PartingForm({ question, games, onAnswer }: Props) {
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget as HTMLFormElement);
    const [one, other] = games.map(({ id }) => Number(given.get(id)));
    if (one !== undefined && other !== undefined) onAnswer([one, other]);
  };
  return (
    <form class={`panel ${question.asked}`} onSubmit={send}>
      <p class="question">
        <b>{asking(question)}</b>
      </p>
      {games.map(({ id, name }) => (
        <fieldset key={id}>
          <legend>By the rules of {name}</legend>
          {question.options.map((option, at) => (
            <label key={option}>
              <input type="radio" name={id} value={at} required />
              <span>{option}</span>
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

function asking({ asked, move, verdicts: [{ verdict }] }: PartingQuestion): string {
  const words = sayMove(move);
  switch (asked) {
    case 'legality':
      return `${words}: is that legal?`;
    case 'consequence':
      return verdict.legal
        ? `${words}: both games allow it. What follows?`
        : `${words}: neither game allows it. What would it cost?`;
    case 'reason':
      return `${words}: neither game allows it. Why not?`;
  }
}
