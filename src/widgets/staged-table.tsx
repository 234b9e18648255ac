import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Move } from '#src/engine/move.ts';
import type { Staged } from '#src/scenario/stage.ts';
import type { ScenarioEvent, ScenarioView } from '#src/scenario/view.ts';
import type { VariantName } from './goal-bar.tsx';
import { bookOf } from './page-book.ts';
import { ScenarioTable } from './scenario-table.tsx';
import { useScenario } from './use-scenario.ts';

interface Props {
  readonly staged: Staged;
  readonly variant: VariantName;
  /** The form of a sum that the script begins with, as the server wrote it. */
  readonly sum?: ComponentChildren;
  /** Told once the script is played to its end. */
  readonly onDone?: (view: ScenarioView) => void;
  /** Told of every move that is tried, with the view it is tried in. */
  readonly onMove?: (view: ScenarioView, move: Move) => void;
}

/** A staged script at a table, by the book that the page holds. */
export function StagedTable({ staged, variant, sum, onDone, onMove }: Props) {
  const { spoken, places } = bookOf(variant.id);
  const { view, send } = useScenario(staged, spoken);
  const reference = useMemo(() => ({ places, rulesHref: variant.href }), [places, variant.href]);
  const done = view.mood === 'done';
  useEffect(() => {
    if (done) onDone?.(view);
  }, [done]);
  const sendOn = (event: ScenarioEvent) => {
    if (event.type === 'move') onMove?.(view, event.move);
    send(event);
  };
  return (
    <ScenarioTable
      view={view}
      send={sendOn}
      spoken={spoken}
      variant={variant}
      reference={reference}
      sum={sum}
    />
  );
}
