import type { Code } from '#src/engine/verdict.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { aboutOf, pointOf, type Reason, type ReasonId } from './reason.ts';
import { REASON_WORDS } from './reason-words.ts';

/** The reason of an id with its name; what has none of its own is called as its rule is in the book. */
export function reasonOf(id: ReasonId, spoken: SpokenBook): Reason {
  const point = pointOf(id);
  const words = id.startsWith('count:') ? undefined : REASON_WORDS[aboutOf(id) as Code];
  const name = id.startsWith('fault:') ? words?.fault : words?.ground;
  return { ...point, name: name ?? spoken[point.rule].name };
}
