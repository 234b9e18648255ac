import { fileURLToPath } from 'node:url';
import type { AstroUserConfig } from 'astro';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

const withSelector = fileURLToPath(new URL('./with-selector.ts', import.meta.url));

/**
 * Lets @xstate/react render on the server through preact/compat: its two CommonJS shims are
 * replaced, and outside the browser the package is bundled from its ES modules, so that the page
 * has one copy of Preact.
 */
export const xstateOnPreact = {
  name: 'xstate-on-preact',
  config: () => ({
    resolve: {
      alias: [
        { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: withSelector },
        { find: /^use-sync-external-store\/shim$/, replacement: 'preact/compat' },
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
