import { useState } from 'preact/hooks';
import type { Move } from '#src/engine/move.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import { counterfactual } from '#src/explain/counterfactual.ts';
import { speechAt } from '#src/explain/speech.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';

interface Props {
  readonly table: Table;
  readonly move: Move;
  readonly rules: Rules;
  readonly spoken: SpokenBook;
}

/** "What would make it legal?": the smallest change, for those who ask. */
export function Remedy({ table, move, rules, spoken }: Props) {
  const [remedy, setRemedy] = useState<string | null>(null);
  const find = () => {
    const found = counterfactual(table, move, rules, speechAt(table, spoken));
    setRemedy(found === null ? 'No one change would. Try another move.' : found.change);
  };
  return (
    <div class="remedy">
      {remedy === null ? (
        <button type="button" class="button secondary" onClick={find}>
          What would make it legal?
        </button>
      ) : (
        <p role="status">
          <b>It would be legal with this:</b> {remedy}
        </p>
      )}
    </div>
  );
}
