import { openIndex, type Result } from './search-index.ts';
import { type Line, linesOf } from './search-lines.ts';

/** Pages that are shown, and places of a page: of those of other games only the best. */
const SHOWN = { pages: 8, places: 3, placesElsewhere: 1 };

/** Where one searches from. */
export interface Searching {
  /** The site's base path. */
  readonly base: string;
  /** The variant of the page being read; empty where it is of none. */
  readonly variant: string;
  /** The courses' names by their variants. */
  readonly names: Readonly<Record<string, string>>;
}

/** What a search has found. */
export interface Answer {
  readonly pages: number;
  /** The first of them, as entries of a list. */
  readonly entries: readonly HTMLLIElement[];
}

/** Answers queries; undefined to one that another has overtaken. Comes when search is first opened. */
export type Answers = (query: string) => Promise<Answer | undefined>;

interface Found {
  readonly result: Result;
  readonly near: boolean;
}

/** Opens the index. It is refused where there is none, as while the site is being written. */
export async function openAnswers({ base, variant, names }: Searching): Promise<Answers> {
  const index = await openIndex(base);

  /** Pages of the game that is being read and pages of none, then those of other games. */
  const find = async (query: string): Promise<readonly Found[] | undefined> => {
    const filters = { any: [{ variant }, { kind: 'page' }] };
    const near = await index.debouncedSearch(query, { filters });
    if (near === null) return;
    if (query === '') return [];
    const all = await index.search(query);
    const known = new Set(near.results.map(({ id }) => id));
    return [
      ...near.results.map((result) => ({ result, near: true })),
      ...all.results.filter(({ id }) => !known.has(id)).map((result) => ({ result, near: false })),
    ];
  };

  return async (query) => {
    const found = await find(query);
    if (found === undefined) return;
    const shown = await Promise.all(
      found.slice(0, SHOWN.pages).map(async ({ result, near }) => {
        const most = near ? SHOWN.places : SHOWN.placesElsewhere;
        return linesOf(await result.data(), names, most);
      }),
    );
    return { pages: found.length, entries: shown.flat().map(entryOf) };
  };
}

function entryOf({ url, title, of, excerpt }: Line): HTMLLIElement {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  const whole = document.createElement('span');
  whole.textContent = of;
  const words = document.createElement('p');
  words.innerHTML = excerpt;
  const entry = document.createElement('li');
  entry.append(link, whole, words);
  return entry;
}
