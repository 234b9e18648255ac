import { useMemo, useState } from 'preact/hooks';
import type { Move } from '#src/engine/move.ts';
import type { Explanation } from '#src/explain/explanation.ts';
import type { ScenarioView } from '#src/scenario/view.ts';
import { NOTHING, type Selection } from './selection.ts';

/** A verdict on a move that was asked about and not tried. */
export interface Peek {
  readonly move: Move;
  readonly verdict: Explanation;
}

/** What the learner's fingers have done since the table last changed. */
interface Touch {
  readonly selection: Selection;
  /** The next move pressed is only asked about: "Why not?". */
  readonly asking: boolean;
  readonly peek: Peek | null;
  /** "What may I do now?" is open. */
  readonly listing: boolean;
}

const FRESH: Touch = { selection: NOTHING, asking: false, peek: null, listing: false };

interface Hold {
  readonly touch: Touch;
  readonly change: (what: Partial<Touch>) => void;
}

/** Keeps what is picked and opened for as long as the table lies as it does; a refusal changes nothing. */
export function useTouch(view: ScenarioView): Hold {
  const situation = useMemo(() => JSON.stringify([view.step, view.table]), [view]);
  const [state, setState] = useState({ situation, touch: FRESH });
  const touch = state.situation === situation ? state.touch : FRESH;
  const change = (what: Partial<Touch>) => setState({ situation, touch: { ...touch, ...what } });
  return { touch, change };
}
