import { EXAMPLES } from '#content/examples.ts';
import { courses } from '#content/site.ts';
import type { JudgedCase } from '#src/compare/disputes.ts';
import { type ReadCase, readCase } from '#src/compare/move-case.ts';
import { judgeUnderAll } from '#src/compare/verdicts.ts';
import { rulesAddress } from '#src/course/address.ts';
import type { VariantName } from '#src/widgets/goal-bar.tsx';
import { BOOKS } from '../books.ts';
import { pageBook } from '../page-books.ts';

/** An example read and judged under every variant. */
export interface JudgedMove extends JudgedCase, ReadCase {}

const VARIANTS = BOOKS.map(({ id }) => ({ id, spoken: pageBook(id).spoken }));

/** All examples with what every variant says of them, judged once for all pages. */
export const JUDGED_MOVES: readonly JudgedMove[] = EXAMPLES.map((given) => {
  const read = readCase(given, VARIANTS);
  return { given, ...read, verdicts: judgeUnderAll(read.table, read.move, VARIANTS) };
});

/** The example of an id. Throws where there is none. */
export function judgedMove(id: string): JudgedMove {
  const found = JUDGED_MOVES.find(({ given }) => given.id === id);
  if (found === undefined) throw new Error(`There is no example "${id}".`);
  return found;
}

/** A variant as tables and verdicts name it. */
export function namedVariant(id: string): VariantName {
  const course = courses.find((each) => each.id === id);
  if (course === undefined) throw new Error(`There is no course "${id}".`);
  const { name, short } = course;
  return { id, name, short, href: rulesAddress(id) };
}
