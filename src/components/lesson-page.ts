/** The lesson in which a component stands. */
import type { StarlightRouteData } from '@astrojs/starlight/route-data';

export type LessonEntry = StarlightRouteData['entry'];

/** The id of the variant that a lesson's page is for. It is a fault to write `tag` on a page of none. */
export function variantOf(entry: LessonEntry, tag: string): string {
  const { variant } = entry.data;
  if (variant === undefined) throw fault(entry, `<${tag}> stands on a page of no variant`);
  return variant;
}

/** A fault of a lesson, told with its file. */
export function fault(entry: LessonEntry, problem: string): Error {
  return new Error(`${entry.filePath ?? entry.id}: ${problem}.`);
}
