import { getCollection } from 'astro:content';
import { address } from './address.ts';

/** A lesson as one variant's course lists it. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly href: string;
}

/** A variant's lessons, in the order in which they are learned. */
export async function lessonsOf(variant: string): Promise<readonly Lesson[]> {
  const entries = await getCollection('docs', ({ data }) => data.variant === variant);
  return entries
    .sort((one, other) => (one.data.order ?? 0) - (other.data.order ?? 0))
    .map(({ id, data }) => ({
      id,
      title: data.title,
      description: data.description ?? '',
      href: address(`${id}/`),
    }));
}
