import type { AnyRuleId } from '#src/rulebook/told.ts';

/** The id of the slip that tells the sources of some of a rule's answers. */
export function slipId(rule: AnyRuleId, source: number): string {
  return `source-${rule}-${source}`;
}
