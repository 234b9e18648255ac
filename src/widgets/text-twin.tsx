import { useState } from 'preact/hooks';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import { fetchOnDemand } from './fetch-on-demand.ts';

type Tell = (table: Table, rules: Rules) => readonly string[];

interface Props {
  readonly table: Table;
  readonly rules: Rules;
}

/**
 * The table in words, kept as the table is. What writes it comes to the page when it is opened; without
 * script the worked answer says how the table lies.
 */
export function TextTwin({ table, rules }: Props) {
  const [tell, setTell] = useState<Tell | null>(null);
  const fetch = async () => {
    const { describeTable } = await fetchOnDemand();
    setTell(() => describeTable);
  };
  return (
    <details class="text-twin needs-script" onToggle={() => void fetch()}>
      <summary>Read this position as text</summary>
      <ul>
        {tell?.(table, rules).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
