import { scripts } from '#content/scenarios/index.ts';
import type { Lesson } from '#src/course/lessons.ts';
import type { AnyRuleId } from '#src/rulebook/told.ts';

/** A lesson that treats a rule, and the titles of its tables that turn on it. */
export interface Treatment {
  readonly title: string;
  readonly href: string;
  readonly tables: readonly string[];
}

/** Where a variant's lessons treat a rule. */
export function treatmentsOf(rule: AnyRuleId, lessons: readonly Lesson[]): readonly Treatment[] {
  return lessons.flatMap(({ title, href, teaches, practices }) => {
    const tables = scripts
      .filter(({ id }) => practices.includes(id))
      .filter((script) => script.teaches.some((taught) => taught === rule))
      .map((script) => script.title);
    return teaches.includes(rule) || tables.length > 0 ? [{ title, href, tables }] : [];
  });
}
