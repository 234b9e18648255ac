import type { AstroUserConfig } from 'astro';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

/**
 * What comes on demand is imported, and nothing else: its styles are those of the page. Vite's own helper, which
 * would load styles first, weighs more than many a part that it brings.
 */
export const preloadHelper = {
  name: 'preload-helper',
  enforce: 'pre',
  load: (id: string) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.code.includes('__vite__mapDeps'))
        throw new Error(`What "${chunk.fileName}" loads on demand has styles that nothing loads.`);
    }
  },
} satisfies Plugins[number];
