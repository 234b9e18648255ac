import preact from '@astrojs/preact';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { site } from './content/site.ts';
import { basePath } from './src/cli/base-path.ts';
import { leanIsland } from './src/shims/lean-island.ts';
import { ownSidebar } from './src/shims/own-sidebar.ts';
import { preloadHelper } from './src/shims/preload-helper.ts';
import { sharedEntry } from './src/shims/shared-entry.ts';
import { tableChunk } from './src/shims/table-chunk.ts';
import { xstateOnPreact } from './src/shims/xstate-on-preact.ts';

/** Parts of Starlight that the site draws itself. */
const overrides = [
  'Footer',
  'Head',
  'Header',
  'Hero',
  'MobileMenuToggle',
  'PageTitle',
  'Pagination',
  'Search',
  'Sidebar',
  'ThemeProvider',
  'ThemeSelect',
];

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  base: basePath,
  outDir: process.env.OUT_DIR ?? './dist',
  // The head of each page says what to fetch ahead, without a script.
  prefetch: false,
  vite: {
    build: { target: 'es2024' },
    plugins: [xstateOnPreact, leanIsland, sharedEntry, ownSidebar, preloadHelper, tableChunk()],
  },
  integrations: [
    starlight({
      title: site.name,
      description: site.motto,
      expressiveCode: false,
      tableOfContents: false,
      // The route middleware makes each page's sidebar from the lessons there are.
      sidebar: [],
      routeMiddleware: './src/route-data.ts',
      customCss: [
        '@fontsource-variable/atkinson-hyperlegible-next/wght.css',
        '@fontsource-variable/atkinson-hyperlegible-next/wght-italic.css',
        '@fontsource-variable/besley/wght.css',
        './src/styles/tokens.css',
        './src/styles/starlight.css',
        './src/styles/page.css',
        './src/styles/controls.css',
      ],
      components: Object.fromEntries(
        overrides.map((name) => [name, `./src/components/${name}.astro`]),
      ),
    }),
    preact(),
  ],
});
