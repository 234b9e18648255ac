/** What few learners ask for at a table, and no table needs to wake. */
import type { Move } from '#src/engine/move.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import { counterfactual } from '#src/explain/counterfactual.ts';
import type { Speech } from '#src/explain/speech.ts';

export { sayOutcome } from '#src/explain/outcome.ts';
export { describeTable } from '#src/scenario/description.ts';
export { AllowedSlip, sayHowMany } from './allowed-slip.tsx';
export { AnsweredOptions } from './answered-options.tsx';

/** The smallest change that would make a move legal, in words; null if there is no small one. */
export function findRemedy(table: Table, move: Move, rules: Rules, speech: Speech): string | null {
  return counterfactual(table, move, rules, speech)?.change ?? null;
}
