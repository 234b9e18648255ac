import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'preact/hooks';
import { rulesIn, type SpokenBook } from '#src/explain/spoken-book.ts';
import { viewOf } from '#src/scenario/look.ts';
import { compile, type ScenarioSnapshot } from '#src/scenario/machine.ts';
import type { Staged } from '#src/scenario/stage.ts';
import type { ScenarioEvent, ScenarioView } from '#src/scenario/view.ts';

interface Scenario {
  readonly view: ScenarioView;
  readonly send: (event: ScenarioEvent) => void;
}

const whole = (snapshot: ScenarioSnapshot) => snapshot;

/**
 * A scenario under way: what to show of it, and where to send what the learner does. It is compiled once
 * for a script's id; a component that shows one script after another gives itself the id as key.
 */
export function useScenario(staged: Staged, spoken: SpokenBook): Scenario {
  const machine = useMemo(
    () => compile({ ...staged, rules: rulesIn(spoken), spoken }),
    [staged.id, spoken],
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, whole);
  const view = useMemo(() => viewOf(snapshot), [snapshot]);
  return { view, send: actor.send };
}
