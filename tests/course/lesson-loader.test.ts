import type { Loader, LoaderContext } from 'astro/loaders';
import { expect, test } from 'vitest';
import { lessonLoader } from '#src/course/lesson-loader.ts';

type Store = LoaderContext['store'];
type Entry = Parameters<Store['set']>[0];

const LESSON: Entry = {
  id: 'lessons/classic/02-first',
  data: { variants: ['one', 'two'] },
  digest: 'd',
};
const PAGE: Entry = { id: '404', data: {} };

/** What is left in the store after a loader has done its work there. */
async function loaded(work: (store: Store) => void): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>([['gone', { id: 'gone', data: {} }]]);
  const store = {
    set: (entry: Entry) => Boolean(entries.set(entry.id, entry)),
    delete: (id: string) => entries.delete(id),
    clear: () => entries.clear(),
  } as unknown as Store;
  const files: Loader = { name: 'files', load: async ({ store }) => work(store) };
  await lessonLoader(files).load({ store } as LoaderContext);
  return entries;
}

const CASES = [
  {
    name: 'a lesson becomes a page for each variant',
    work: (store: Store) => store.set(LESSON),
    ids: ['learn/one/first', 'learn/two/first'],
  },
  {
    name: 'a variant taken out of a lesson takes its page along',
    work: (store: Store) => {
      store.set(LESSON);
      store.set({ ...LESSON, data: { variants: ['two'] } });
    },
    ids: ['learn/two/first'],
  },
  {
    name: 'a deleted lesson leaves nothing',
    work: (store: Store) => {
      store.set(LESSON);
      store.delete(LESSON.id);
    },
    ids: [],
  },
  { name: 'a page stays as it is', work: (store: Store) => store.set(PAGE), ids: ['404'] },
];

test.each(CASES)('$name', async ({ work, ids }) => {
  expect([...(await loaded(work)).keys()]).toEqual(ids);
});

test('an entry knows its variant and its place in the course', async () => {
  const entries = await loaded((store) => store.set(LESSON));
  expect(entries.get('learn/two/first')).toMatchObject({
    data: { variant: 'two', order: 2 },
    digest: 'd-two',
  });
});

test('a lesson without variants is a fault', async () => {
  await expect(loaded((store) => store.set({ ...LESSON, data: {} }))).rejects.toThrow('variants');
});
