import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstroUserConfig } from 'astro';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

/** The island that most pages have. */
const ENTRY = 'src/widgets/scenario.tsx';

/** What a file loads with itself: not its types, and not what it loads later. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

/** All files of the project that a file loads with itself, and they with themselves. */
function loadedWith(file: string, found: Set<string> = new Set()): Set<string> {
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

/**
 * Keeps all that a card table needs in one chunk, whichever pages share parts of it: many small chunks
 * compress worse than one. What comes on demand stays apart.
 */
export function tableChunk(): Plugins[number] {
  const files = loadedWith(resolve(ENTRY));
  const isPart = (id: string) => files.has(id) || /node_modules\/@?xstate\//.test(id);
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
                      { name: 'table', test: isPart },
                    ],
                  },
                },
              },
            },
          }
        : undefined,
  };
}
