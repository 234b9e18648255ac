import type { FunctionComponent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Setup } from '#src/argument/setup.ts';
import { missingIn, tableOf } from '#src/argument/table-of.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import type { VariantName } from '../goal-bar.tsx';
import { bookOf } from '../page-book.ts';
import type { Tried } from './move-verdicts.tsx';

type Table = FunctionComponent<Parameters<typeof import('./try-table.tsx')['TryTable']>[0]>;

interface Props {
  /** The position, whatever is tried in it. */
  readonly id: string;
  readonly setup: Setup;
  readonly variant: VariantName;
  /** Told of every move that is tried. */
  readonly onTry: (tried: Tried) => void;
}

/** "Try it at the table": the card table of the lessons, on this position. It comes when it is asked for. */
export function TryPosition({ id, setup, variant, onTry }: Props) {
  const [table, setTable] = useState<Table | null>(null);
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const bring = async () => {
    const { TryTable } = await import('./try-table.tsx');
    setTable(() => TryTable);
    // The button goes: the focus goes on to the table.
    requestAnimationFrame(() => place.current?.focus());
  };
  const read = tableOf(setup, rulesIn(bookOf(variant.id).spoken));
  const Table = table;
  return (
    <section class="try" aria-labelledby="try">
      <h2 id="try">Try it at the table</h2>
      {missingIn(setup).length > 0 || !read.ok ? (
        <p>Tell the position first. Then every move of it can be tried here.</p>
      ) : Table === null ? (
        <>
          <p>Any move, right or wrong. “What may I do?” lists all that are allowed.</p>
          <button
            type="button"
            class="button outlined"
            onClick={() => void bring().catch(() => setFailed(true))}
          >
            Lay the cards on the table
          </button>
          <p role="status">{failed && 'The table did not come: is this device offline?'}</p>
        </>
      ) : (
        <div class="practice" ref={place} tabIndex={-1}>
          <div class="practice-grid">
            <Table
              key={id}
              id={id}
              question={setup.question}
              table={read.value}
              variant={variant}
              onTry={onTry}
            />
          </div>
        </div>
      )}
    </section>
  );
}
