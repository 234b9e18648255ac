import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Staged } from '#src/scenario/stage.ts';
import type { VariantName } from './goal-bar.tsx';
import { bookOf } from './page-book.ts';
import { ScenarioTable } from './scenario-table.tsx';
import { useRecorded } from './use-recorded.ts';
import { useScenario } from './use-scenario.ts';

interface Props {
  readonly staged: Staged;
  readonly variant: VariantName;
  /** The form of a sum that the script begins with, as the server wrote it. */
  readonly sum?: ComponentChildren;
}

/** A scenario on a page: the island that wakes when it is seen. */
export default function Scenario({ staged, variant, sum }: Props) {
  const { spoken, places } = bookOf(variant.id);
  const { view, send } = useScenario(staged, spoken);
  useRecorded(view, variant.id);
  const reference = useMemo(() => ({ places, rulesHref: variant.href }), [places, variant.href]);
  return (
    <ScenarioTable
      view={view}
      send={send}
      spoken={spoken}
      variant={variant}
      reference={reference}
      sum={sum}
    />
  );
}
