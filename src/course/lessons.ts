import { getCollection } from 'astro:content';
import { address } from './address.ts';
import { minutesFor, practicesIn } from './lesson-body.ts';
import { isWithheld } from './placement.ts';

/** A lesson as one variant's course lists it. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly href: string;
  /** The ids of the rules that it teaches. */
  readonly teaches: readonly string[];
  /** The ids of the scenarios that it places. */
  readonly practices: readonly string[];
  readonly minutes: number;
}

/** A variant's lessons, in the order in which they are learned. */
export async function lessonsOf(variant: string): Promise<readonly Lesson[]> {
  const entries = await getCollection('docs', ({ data }) => data.variant === variant);
  return entries
    .sort((one, other) => (one.data.order ?? 0) - (other.data.order ?? 0))
    .map(({ id, data, body = '' }) => ({
      id,
      title: data.title,
      description: data.description ?? '',
      href: address(`${id}/`),
      teaches: data.teaches ?? [],
      practices: practicesIn(body).filter((each) => !isWithheld(body, each, variant)),
      minutes: minutesFor(body),
    }));
}

/** How many minutes lessons take together. */
export function lengthOf(lessons: readonly Lesson[]): number {
  return lessons.reduce((sum, { minutes }) => sum + minutes, 0);
}
