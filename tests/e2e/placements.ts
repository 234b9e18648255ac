import { scripts } from '#content/scenarios/index.ts';
import { bookOf } from '#src/components/books.ts';
import { speak } from '#src/explain/spoken.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import type { Script } from '#src/scenario/script.ts';
import { PAGES } from './built-pages.ts';

/** A script's table on a page of the build. */
export interface Placement {
  readonly script: Script;
  readonly variant: string;
  /** The page's path. */
  readonly path: string;
}

/** A table and, in what its island is given, the variant it is played by. */
const TABLE =
  /data-scenario="(?<id>[^"]+)".*?variant&quot;:\[0,\{&quot;id&quot;:\[0,&quot;(?<variant>[^&]+)&quot;/gs;

const TABLES = PAGES.flatMap(({ path, html }) =>
  [...html.matchAll(TABLE)].map(({ groups }) => ({
    path,
    id: groups?.['id'],
    variant: groups?.['variant'],
  })),
);

/** Every script under every variant it names, on the first page that has it so. */
export const PLACEMENTS: readonly Placement[] = scripts.flatMap((script) =>
  script.variants.flatMap((variant) => {
    const table = TABLES.find((each) => each.id === script.id && each.variant === variant);
    return table === undefined ? [] : [{ script, variant, path: table.path }];
  }),
);

/** Scripts under variants that they name, and that no page has. */
export const UNPLACED: readonly string[] = scripts.flatMap(({ id, variants }) =>
  variants
    .filter(
      (each) => !PLACEMENTS.some(({ script, variant }) => script.id === id && variant === each),
    )
    .map((variant) => `${id}, ${variant}`),
);

const books = new Map<string, SpokenBook>();

/** A variant's rules in words, made once. */
export function spokenBook(variant: string): SpokenBook {
  const book = books.get(variant) ?? speak(bookOf(variant));
  books.set(variant, book);
  return book;
}
