import { useEffect, useState } from 'preact/hooks';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import type { Allowed } from '#src/explain/allowed.ts';
import { fetchOnDemand } from './fetch-on-demand.ts';

/** So many moves of a kind are listed at once; the rest is behind a fold. */
const AT_ONCE = 6;

interface Props {
  readonly table: Table;
  readonly rules: Rules;
}

/** "What may I do now?": the legal moves, kind by kind. What finds them comes to the page when it is asked for. */
export function AllowedSlip({ table, rules }: Props) {
  const [kinds, setKinds] = useState<readonly Allowed[]>([]);
  useEffect(() => {
    let wanted = true;
    void fetchOnDemand().then(({ listAllowed }) => {
      if (wanted) setKinds(listAllowed(table, rules));
    });
    return () => {
      wanted = false;
    };
  }, [table, rules]);
  return (
    <div class="slip allowed" role="group" aria-label="What you may do now">
      <p class="title">What you may do now</p>
      {kinds.map((kind) => (
        <Kind key={kind.kind} kind={kind} />
      ))}
    </div>
  );
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
