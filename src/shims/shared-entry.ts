import type { AstroUserConfig } from 'astro';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

/**
 * Lets what is loaded on demand take its shared modules from the island's own chunk. Otherwise they are
 * cut out into a chunk beside it, and two chunks compress worse than one.
 */
export const sharedEntry = {
  name: 'shared-entry',
  configEnvironment: (name: string) =>
    name === 'client'
      ? { build: { rollupOptions: { preserveEntrySignatures: 'allow-extension' as const } } }
      : undefined,
} satisfies Plugins[number];
