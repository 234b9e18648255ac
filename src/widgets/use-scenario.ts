import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'preact/hooks';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { viewOf } from '#src/scenario/look.ts';
import { compile, type ScenarioSnapshot } from '#src/scenario/machine.ts';
import type { Script } from '#src/scenario/script.ts';
import type { ScenarioEvent, ScenarioView } from '#src/scenario/view.ts';

interface Scenario {
  readonly view: ScenarioView;
  readonly send: (event: ScenarioEvent) => void;
}

const whole = (snapshot: ScenarioSnapshot) => snapshot;

/**
 * A scenario under way: what to show of it, and where to send what the learner does. It is compiled once
 * for a script's id and a variant; a component that shows one script after another gives itself the id as key.
 */
export function useScenario(script: Script, variant: string, spoken: SpokenBook): Scenario {
  const machine = useMemo(() => compile(script, variant, spoken), [script.id, variant]);
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, whole);
  const view = useMemo(() => viewOf(snapshot), [snapshot]);
  return { view, send: actor.send };
}
