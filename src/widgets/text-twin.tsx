import { useState } from 'preact/hooks';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import type { Untold } from '#src/scenario/untold.ts';
import { help } from './table-parts.ts';

interface Props {
  readonly table: Table;
  readonly untold: Untold;
  readonly rules: Rules;
}

/** The table in words, kept as the table is. Without script the worked answer says how it lies. */
export function TextTwin({ table, untold, rules }: Props) {
  const [open, setOpen] = useState(false);
  const more = help.use(open);
  return (
    <details class="text-twin needs-script" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Read this position as text</summary>
      <ul>
        {more?.describeTable(table, rules, untold).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
