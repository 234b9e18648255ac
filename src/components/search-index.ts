/** Which pages to look at: each condition alone lets a page in. */
export interface Filters {
  readonly any: readonly Readonly<Record<string, string>>[];
}

/** The parts of Pagefind's browser library that the search dialog uses. */
export interface SearchIndex {
  options(options: { baseUrl: string; ranking: object }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<Found>;
  /** Null where another search has been asked for since. */
  debouncedSearch(query: string, options: { filters: Filters }): Promise<Found | null>;
}

interface Found {
  readonly results: readonly Result[];
}

export interface Result {
  readonly id: string;
  data(): Promise<Hit>;
}

/** A page, or a part of it below a heading. */
interface Place {
  readonly url: string;
  /** Words around the match, with `mark` elements, everything else escaped. */
  readonly excerpt: string;
}

export interface Hit extends Place {
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly Part[];
}

export interface Part extends Place {
  readonly title: string;
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
}

/** Loads the index that the build has made. There is none while the site is being written. */
export async function openIndex(base: string): Promise<SearchIndex> {
  const url = `${base}pagefind/pagefind.js`;
  const index: SearchIndex = await import(/* @vite-ignore */ url);
  await index.options({ baseUrl: base, ranking: { metaWeights: { title: 6 } } });
  await index.init();
  return index;
}
