import type { Loader, LoaderContext } from 'astro/loaders';
import { lessonFile, lessonId } from './lesson-file.ts';

type Store = LoaderContext['store'];
type Entry = Parameters<Store['set']>[0];

/** One entry for each variant a lesson names; anything that is no lesson stays as it is. */
function perVariant(entry: Entry): readonly Entry[] {
  const file = lessonFile(entry.id);
  if (file === undefined) return [entry];
  const variants = entry.data.variants;
  if (!Array.isArray(variants)) throw new Error(`${entry.filePath}: a lesson names its variants`);
  return variants.map((variant: string) => ({
    ...entry,
    id: lessonId(variant, file.slug),
    data: { ...entry.data, variant, order: file.order, lesson: entry.id },
    digest: `${entry.digest}-${variant}`,
  }));
}

/**
 * Lets a loader of files make a page of each lesson and variant. The store is emptied first: the
 * inner loader would otherwise drop entries under ids that no file has.
 */
export function lessonLoader(files: Loader): Loader {
  return {
    name: 'lessons',
    load: async (context) => {
      const { store } = context;
      const made = new Map<string, readonly string[]>();
      store.clear();
      const perVariantStore: Store = {
        ...store,
        set: (entry) => {
          const entries = perVariant(entry);
          for (const id of made.get(entry.id) ?? []) store.delete(id);
          made.set(
            entry.id,
            entries.map(({ id }) => id),
          );
          return entries.map((one) => store.set(one)).some(Boolean);
        },
        delete: (id) => {
          for (const each of made.get(id) ?? [id]) store.delete(each);
          made.delete(id);
        },
      };
      await files.load({ ...context, store: perVariantStore });
    },
  };
}
