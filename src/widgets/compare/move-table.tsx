import { useEffect, useState } from 'preact/hooks';
import type { Staged } from '#src/scenario/stage.ts';
import { bringBook } from '../bring-book.ts';
import type { VariantName } from '../goal-bar.tsx';
import { StagedTable } from '../staged-table.tsx';

/** A variant to play the move by. */
export interface PlayedBy {
  readonly name: VariantName;
  /** The table as it is under it, and what is asked. */
  readonly staged: Staged;
  /** Where its book is to be had, for all but the first, whose book the page holds. */
  readonly bookHref: string;
}

interface Props {
  readonly variants: readonly [PlayedBy, ...PlayedBy[]];
}

/** A move to judge and to play, under any variant: it changes the rules, and the table is set anew. */
export default function MoveTable({ variants }: Props) {
  const [chosen, setChosen] = useState(variants[0]);
  const [notice, setNotice] = useState('');
  const { name, staged } = chosen;
  const choose = async (variant: string) => {
    const next = variants.find((each) => each.name.id === variant);
    if (next === undefined) return;
    setNotice('');
    if ((await bringBook(variant, next.bookHref)) === 'here') return setChosen(next);
    setNotice(`The rules of ${next.name.name} did not come: is this device offline?`);
  };
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('under');
    if (asked !== null && asked !== name.id) void choose(asked);
  }, []);
  return (
    <>
      <label class="played-by needs-script">
        Play by the rules of{' '}
        <select value={name.id} onChange={({ currentTarget }) => void choose(currentTarget.value)}>
          {variants.map((each) => (
            <option key={each.name.id} value={each.name.id}>
              {each.name.name}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{notice}</p>
      <div class="practice-grid">
        {/* The table is no lesson's, so nothing is kept of it. */}
        <StagedTable key={name.id} staged={staged} variant={name} />
      </div>
    </>
  );
}
