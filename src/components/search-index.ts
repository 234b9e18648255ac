/** The parts of Pagefind's browser library that the search dialog uses. */
export interface SearchIndex {
  options(options: { baseUrl: string; ranking: object }): Promise<void>;
  init(): Promise<void>;
  debouncedSearch(query: string): Promise<{ results: readonly Result[] } | null>;
}

interface Result {
  data(): Promise<Hit>;
}

export interface Hit {
  readonly url: string;
  /** Words around the match, with `mark` elements, everything else escaped. */
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
}

/** Loads the index that the build has made. There is none while the site is being written. */
export async function openIndex(base: string): Promise<SearchIndex> {
  const url = `${base}pagefind/pagefind.js`;
  const index: SearchIndex = await import(/* @vite-ignore */ url);
  await index.options({ baseUrl: base, ranking: { metaWeights: { title: 6 } } });
  await index.init();
  return index;
}
