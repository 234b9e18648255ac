import { useState } from 'preact/hooks';
import type { Move } from '#src/engine/move.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import { speechAt } from '#src/explain/speech.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { help } from './table-parts.ts';

interface Props {
  readonly table: Table;
  readonly move: Move;
  readonly rules: Rules;
  readonly spoken: SpokenBook;
}

const OFFLINE = 'The answer did not come: is this device offline?';

/** "What would make it legal?": the smallest change, for those who ask. */
export function Remedy({ table, move, rules, spoken }: Props) {
  const [remedy, setRemedy] = useState<string | null>(null);
  const find = async () => {
    const { findRemedy } = await help.fetch();
    const found = findRemedy(table, move, rules, speechAt(table, spoken));
    setRemedy(found ?? 'No small change would. Try another move.');
  };
  return (
    <div class="remedy">
      <button
        type="button"
        class="button outlined"
        onClick={() => void find().catch(() => setRemedy(OFFLINE))}
      >
        What would make it legal?
      </button>
      <p role="status">{remedy}</p>
    </div>
  );
}
