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

/** Front matter of a lesson beside Starlight's own; the last three are added by the loader. */
const lesson = z.object({
  variants: z.array(z.string()).min(1).optional(),
  teaches: z.array(z.string()).optional(),
  variant: z.string().optional(),
  order: z.number().optional(),
  lesson: z.string().optional(),
});

export const collections = {
  docs: defineCollection({ loader: lessonLoader(files), schema: docsSchema({ extend: lesson }) }),
};
