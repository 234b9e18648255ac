import { useEffect } from 'preact/hooks';
import type { ScenarioView } from '#src/scenario/view.ts';

/** Keeps that a lesson's table was played to its end. What keeps it comes only then. */
export function useRecorded({ id, mood, solved }: ScenarioView, variant: string): void {
  const done = mood === 'done';
  useEffect(() => {
    if (!done) return;
    void import('#src/progress/keep-record.ts').then(({ keepRecord }) =>
      keepRecord({
        of: 'scenario',
        variant,
        script: id,
        by: solved ? 'alone' : 'helped',
        at: Date.now(),
      }),
    );
  }, [done]);
}
