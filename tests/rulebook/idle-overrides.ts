/** Answers that a variant writes out although its parent's answer holds and is known no worse. */
import { agree } from '#src/rulebook/agree.ts';
import type { AnyRuleId } from '#src/rulebook/told.ts';
import { openBook, type Variant } from '#src/rulebook/variant.ts';

/** The ids of such answers: the parent's value again, and no place of the variant's own that states it. */
export function idleOverrides(variant: Variant): readonly string[] {
  if (!('parent' in variant)) return [];
  const { entries } = openBook(variant.parent);
  return Object.entries(variant.answers).flatMap(([id, answer]) => {
    if ('asParent' in answer) return [];
    const { value, basis } = entries[id as AnyRuleId];
    const { cites } = basis.status === 'as-parent' ? basis.parent : basis;
    const isNewlyKnown = answer.basis.status === 'stated' && !agree(answer.basis.cites, cites);
    return agree(answer.value, value) && !isNewlyKnown ? [id] : [];
  });
}
