import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Staged } from '#src/scenario/stage.ts';
import type { VariantName } from '../goal-bar.tsx';
import { bookOf, handOver, type PageBook } from '../page-book.ts';
import { ScenarioTable } from '../scenario-table.tsx';
import { useScenario } from '../use-scenario.ts';

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
  const { name, staged } = chosen;
  const choose = async (variant: string) => {
    const next = variants.find((each) => each.name.id === variant);
    if (next === undefined) return;
    await bringBook(next);
    setChosen(next);
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
      <div class="practice-grid">
        <Played key={name.id} staged={staged} variant={name} />
      </div>
    </>
  );
}

interface PlayedProps {
  readonly staged: Staged;
  readonly variant: VariantName;
}

/** The table itself. It is no lesson's, so nothing is kept of it. */
function Played({ staged, variant }: PlayedProps) {
  const { spoken, places } = bookOf(variant.id);
  const { view, send } = useScenario(staged, spoken);
  const reference = useMemo(() => ({ places, rulesHref: variant.href }), [places, variant.href]);
  return (
    <ScenarioTable
      view={view}
      send={send}
      spoken={spoken}
      variant={variant}
      reference={reference}
      sum={undefined}
    />
  );
}

/** Fetches a variant's book, once. */
async function bringBook({ name, bookHref }: PlayedBy): Promise<void> {
  if (isHere(name.id)) return;
  const answer = await fetch(bookHref);
  const book: PageBook = await answer.json();
  handOver(name.id, book);
}

function isHere(variant: string): boolean {
  try {
    bookOf(variant);
    return true;
  } catch {
    return false;
  }
}
