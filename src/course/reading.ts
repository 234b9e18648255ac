import type { RuleId } from '#src/engine/rules.ts';
import { CATALOGUE } from '#src/rulebook/catalogue.ts';
import { rulesAddress } from './address.ts';
import type { Lesson } from './lessons.ts';

/** A page to read about a rule. */
interface Page {
  readonly title: string;
  readonly href: string;
}

/** Where each of the rules is taught in a variant's lessons; where it is not, its place in the rule book. */
export function readingFor(
  rules: readonly RuleId[],
  variant: string,
  lessons: readonly Lesson[],
): Readonly<Partial<Record<RuleId, Page>>> {
  return Object.fromEntries(
    rules.map((rule) => {
      const lesson = lessons.find(({ teaches }) => teaches.includes(rule));
      const page: Page =
        lesson === undefined
          ? { title: CATALOGUE[rule].name, href: rulesAddress(variant, rule) }
          : { title: lesson.title, href: lesson.href };
      return [rule, page] as const;
    }),
  );
}
