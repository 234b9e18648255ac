import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstroUserConfig } from 'astro';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

/** The island that most pages have. */
const TABLE = 'src/widgets/scenario.tsx';

/** The island of a round of practice, and what nearly every situation needs. */
const ROUND = [
  'src/widgets/practice/round.tsx',
  'src/practice/plays.ts',
  'src/practice/recipe.ts',
  'src/practice/writing.ts',
];

/** What rounds and a few other islands deal and name their cards with. */
const DEALING =
  /src\/(engine\/(chance|plain-move)|scenario\/name-stock|practice\/(reason|question-link))\.ts$|node_modules\/pure-rand\//;

/** What a file loads with itself: not its types, and not what it loads later. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

/** All files of the project that a file loads with itself, and they with themselves. */
function loadedWith(file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
    const path = name.startsWith('#')
      ? resolve(name.slice(1))
      : name.startsWith('.')
        ? resolve(file, '..', name)
        : '';
    if (/\.tsx?$/.test(path)) loadedWith(path, found);
  }
  return found;
}

/** What a browser keeps, told without all that reads and writes it. */
const KEEPING = /src\/(progress\/(keeping|keys)|practice\/standing)\.ts$/;

/** What most pages with a table share besides, and what is too small for a chunk of its own. */
const SMALL = /src\/(engine\/packs|widgets\/on-new-address)\.ts$/;

/** What widgets of other pages load with themselves, but for those of the table. */
function loadedElsewhere(table: ReadonlySet<string>): ReadonlySet<string> {
  const widgets = globSync('src/widgets/**/*.tsx')
    .map((file) => resolve(file))
    .filter((file) => !table.has(file) && !/practice[\\/][^\\/]*$/.test(file));
  return new Set(widgets.flatMap((file) => [...loadedWith(file)]));
}

/**
 * Keeps all that a card table needs in one chunk, whichever pages share parts of it, and all that only a round
 * needs in another: many small chunks compress worse than one. What comes on demand stays apart.
 */
export function tableChunk(): Plugins[number] {
  const table = loadedWith(resolve(TABLE));
  const elsewhere = loadedElsewhere(table);
  const round = new Set(
    ROUND.flatMap((file) => [...loadedWith(resolve(file))]).filter((file) => !elsewhere.has(file)),
  );
  const isTable = (id: string) =>
    table.has(id) || SMALL.test(id) || /node_modules\/@?xstate\//.test(id);
  return {
    name: 'table-chunk',
    configEnvironment: (name: string) =>
      name === 'client'
        ? {
            build: {
              modulePreload: false as const,
              rollupOptions: {
                output: {
                  codeSplitting: {
                    groups: [
                      { name: 'load', test: /preload-helper/, priority: 2 },
                      { name: 'preact', test: /node_modules\/preact\//, priority: 1 },
                      { name: 'table', test: isTable },
                      { name: 'dealing', test: DEALING, includeDependenciesRecursively: false },
                      { name: 'keeping', test: KEEPING },
                      {
                        name: 'round',
                        test: (id: string) => round.has(id) && !table.has(id),
                        includeDependenciesRecursively: false,
                      },
                    ],
                  },
                },
              },
            },
          }
        : undefined,
  };
}
