import { defineCollection } from 'astro:content';
import { docsSchema } from '@astrojs/starlight/schema';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { lessonLoader } from '#src/course/lesson-loader.ts';

const files = glob({
  base: './content',
  pattern: ['pages/**/*.mdx', 'lessons/*/*.mdx'],
  generateId: ({ entry }) => entry.replace(/\.mdx$/, '').replace(/^pages\//, ''),
});

/** Front matter beside Starlight's own: of lessons, for which the loader adds the last three, and of pages. */
const extend = z.object({
  /** What a page of a variant is, if it is no lesson. */
  kind: z.enum(['course', 'rules', 'round']).optional(),
  variants: z.array(z.string()).min(1).optional(),
  teaches: z.array(z.string()).optional(),
  variant: z.string().optional(),
  order: z.number().optional(),
  lesson: z.string().optional(),
});

export const collections = {
  docs: defineCollection({ loader: lessonLoader(files), schema: docsSchema({ extend }) }),
};
