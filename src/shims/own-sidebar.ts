import type { AstroUserConfig } from 'astro';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

/** Starlight's script that remembers which groups of its sidebar are open. The site's own sidebar has none. */
export const ownSidebar = {
  name: 'own-sidebar',
  enforce: 'pre',
  load: (id: string) =>
    /starlight\/.*\/SidebarPersistState(\.js)?$/.test(id.replaceAll('\\', '/')) ? '' : null,
} satisfies Plugins[number];
