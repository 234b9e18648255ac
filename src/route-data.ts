import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { practiceAddress } from '#src/course/address.ts';
import { type Lesson, lessonsOf } from '#src/course/lessons.ts';

type Link = StarlightRouteData['pagination']['next'];

type Place = Pick<Lesson, 'title' | 'href'>;

function link(lesson: Place | undefined): Link {
  if (lesson === undefined) return undefined;
  const { title, href } = lesson;
  return { type: 'link', label: title, href, isCurrent: false, badge: undefined, attrs: {} };
}

/** What follows the last lesson of a course. */
function testOf(variant: string): Link {
  return link({ title: 'The test', href: practiceAddress(variant, 'test') });
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
  const after = at === lessons.length - 1 ? testOf(variant) : link(lessons[at + 1]);
  route.pagination = { prev: link(lessons[at - 1]), next: after };
});
