import type { ScenarioView } from '#src/scenario/view.ts';

/** Keeps that a lesson's table was played to its end. What keeps it comes only then. */
export function recordDone({ id, solved }: ScenarioView, variant: string): void {
  void import('#src/progress/keep-record.ts').then(({ keepRecord }) =>
    keepRecord({
      of: 'scenario',
      variant,
      script: id,
      by: solved ? 'alone' : 'helped',
      at: Date.now(),
    }),
  );
}
