import { fileURLToPath } from 'node:url';
import type { AstroUserConfig } from 'astro';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

const shim = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Lets @xstate/react render on Preact's own hooks: what it asks of React and its two CommonJS shims are
 * replaced, and outside the browser the package is bundled from its ES modules, so that the page
 * has one copy of Preact.
 */
export const xstateOnPreact = {
  name: 'xstate-on-preact',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react$/, replacement: shim('./react.ts') },
        {
          find: /^use-sync-external-store\/shim\/with-selector$/,
          replacement: shim('./with-selector.ts'),
        },
        { find: /^use-sync-external-store\/shim$/, replacement: shim('./external-store.ts') },
      ],
    },
  }),
  configEnvironment: (name: string) =>
    name === 'client'
      ? undefined
      : {
          resolve: {
            conditions: ['module', 'import', 'node', 'default'],
            noExternal: [
              '@xstate/react',
              'use-isomorphic-layout-effect',
              'use-sync-external-store',
            ],
          },
        },
} satisfies Plugins[number];
