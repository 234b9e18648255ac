import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { type Lesson, lessonsOf } from '#src/course/lessons.ts';

type Link = StarlightRouteData['pagination']['next'];

function link(lesson: Lesson | undefined): Link {
  if (lesson === undefined) return undefined;
  const { title, href } = lesson;
  return { type: 'link', label: title, href, isCurrent: false, badge: undefined, attrs: {} };
}

/** Gives each lesson the neighbors it has in its own course, and tells search what each page is. */
export const onRequest = defineRouteMiddleware(async ({ locals }) => {
  const route = locals.starlightRoute;
  const { variant, lesson, kind } = route.entry.data;

  const tell = (name: string, content: string): void => {
    route.head.push({
      tag: 'meta',
      attrs: { name, content, 'data-pagefind-filter': `${name}[content]` },
      content: '',
    });
    route.head.push({
      tag: 'meta',
      attrs: { name: `${name}-of-hit`, content, 'data-pagefind-meta': `${name}[content]` },
      content: '',
    });
  };
  tell('kind', kind ?? (lesson === undefined ? 'page' : 'lesson'));
  if (variant === undefined) return;
  tell('variant', variant);
  if (lesson === undefined) return;

  const lessons = await lessonsOf(variant);
  const at = lessons.findIndex(({ id }) => id === route.entry.id);
  route.pagination = { prev: link(lessons[at - 1]), next: link(lessons[at + 1]) };
});
