import type { Setup } from '#src/argument/setup.ts';
import { tableOf } from '#src/argument/table-of.ts';
import type { Move } from '#src/engine/move.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import { sayMove } from '#src/explain/moves.ts';
import { inWords } from '#src/rulebook/wording.ts';
import { OnRequest } from './on-request.tsx';
import type { Variants } from './use-argument.ts';

/** A move that was tried, and the table it was tried on. */
export interface Tried {
  readonly table: Table;
  readonly move: Move;
  /** At the table as it was told, or after other moves. */
  readonly when: 'first' | 'later';
}

interface Props {
  readonly setup: Setup;
  readonly rules: Rules;
  readonly tried: Tried | null;
  readonly variants: Variants;
}

/** The move that was tried last, or that the address names, judged under every rule set at once. */
export function OneMove({ setup, rules, tried, variants }: Props) {
  const table = tried?.table ?? startOf(setup, rules);
  const move = tried?.move ?? setup.move;
  if (move === null || table === null) return null;
  const words = sayMove(move, rules);
  const note =
    tried?.when === 'later' ? 'The link below names no move that comes after others.' : null;
  return (
    <section class="other-answers one-move" aria-labelledby="one-move">
      <h2 id="one-move">{words}: what every game says</h2>
      {note !== null && <p>{note}</p>}
      <OnRequest
        key={words}
        button={`Ask all ${inWords(variants.length)}`}
        yes="Legal"
        no="refused"
        name="one-move"
        // A link that names a move asks what all games say of it.
        when={tried === null ? 'at-once' : 'on-press'}
        variants={variants}
        ask={async () => {
          const { verdictsUnder, VerdictChips } = await import('./answers-on-demand.ts');
          return { verdicts: verdictsUnder(move, table, variants), Chips: VerdictChips };
        }}
      />
    </section>
  );
}

/** The table as it was told. */
function startOf(setup: Setup, rules: Rules): Table | null {
  const table = tableOf(setup, rules);
  return table.ok ? table.value : null;
}
