import { fileURLToPath } from 'node:url';
import type { AstroUserConfig } from 'astro';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

/** In the built site islands are woken by an entry that leaves out what no widget here uses. */
export const leanIsland = {
  name: 'lean-island',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id: string) =>
    id === '@astrojs/preact/client.js'
      ? fileURLToPath(new URL('./wake.ts', import.meta.url))
      : undefined,
} satisfies Plugins[number];
