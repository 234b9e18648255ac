import { useEffect, useRef } from 'preact/hooks';
import { legalMoves } from '#src/engine/legal-moves.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import { type Allowed, sayAllowed } from '#src/explain/allowed.ts';

/** So many moves of a kind are listed at once; the rest is behind a fold. */
const AT_ONCE = 6;

interface Props {
  readonly table: Table;
  readonly rules: Rules;
}

/** What was found last: a list is told and shown, and shown again as long as the table stays. */
let last: { table: Table; rules: Rules; kinds: readonly Allowed[] } | undefined;

function kindsAt(table: Table, rules: Rules): readonly Allowed[] {
  if (last?.table !== table || last.rules !== rules)
    last = { table, rules, kinds: sayAllowed(legalMoves(table, rules), rules) };
  return last.kinds;
}

/** "What may I do now?": the legal moves, kind by kind. */
export function AllowedSlip({ table, rules }: Props) {
  const kinds = kindsAt(table, rules);
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => top.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div class="slip allowed" role="group" aria-label="What you may do now">
      <p class="title" ref={top}>
        What you may do now
      </p>
      {kinds.map((kind) => (
        <Kind key={kind.kind} kind={kind} />
      ))}
    </div>
  );
}

/** How many moves the slip lists. */
export function sayHowMany(table: Table, rules: Rules): string {
  const kinds = kindsAt(table, rules);
  const count = kinds.reduce((sum, { moves }) => sum + moves.length, 0);
  return count === 1 ? 'One move is listed.' : `${count} moves are listed.`;
}

function Kind({ kind }: { readonly kind: Allowed }) {
  const { title, moves } = kind;
  const rest = moves.slice(AT_ONCE);
  const items = (some: Allowed['moves']) => (
    <ul>
      {some.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
  return (
    <div class="kind">
      <b>{title}</b>
      {items(moves.slice(0, AT_ONCE))}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          {items(rest)}
        </details>
      )}
    </div>
  );
}
