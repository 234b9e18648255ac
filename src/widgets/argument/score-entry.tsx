import { MOST_POINTS } from '#src/argument/setup.ts';
import { minimumOf } from '#src/engine/opening.ts';
import { figure } from '#src/explain/number-words.ts';
import type { EntryProps } from './entries.tsx';
import { Entry } from './entry.tsx';

/** The total before this deal: it says how much the first meld must be worth (`opening.minimum`). */
export function ScoreEntry({ setup, rules, onTell }: EntryProps) {
  const need = (score: number) =>
    minimumOf({ score, melds: [], redThrees: [], minimumRaised: 0, penalties: [] }, rules);
  const put = (text: string) => {
    const score = Math.round(Number(text));
    if (!Number.isFinite(score) || Math.abs(score) > MOST_POINTS) return;
    onTell({ score }, `The first meld must be worth ${figure(need(score))}.`);
  };
  return (
    <Entry title="Your score before this deal">
      <label class="score">
        <span>Points</span>
        <input
          type="number"
          step="5"
          min={-MOST_POINTS}
          max={MOST_POINTS}
          value={setup.score}
          onChange={({ currentTarget }) => put(currentTarget.value)}
        />
        <span>
          The first meld must be worth <b>{figure(need(setup.score))}</b>.
        </span>
      </label>
    </Entry>
  );
}
