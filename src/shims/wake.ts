/** Wakes an island: what Astro's own entry for Preact does, but for signals and named slots, which no widget here has. */
import { type ComponentType, type FunctionComponent, h, hydrate, render, type VNode } from 'preact';

/** HTML of the page that lies inside an island. It stays as it is. */
const Slot: FunctionComponent<{ readonly html: string }> & {
  shouldComponentUpdate?: () => boolean;
} = ({ html }) => h('astro-slot', { dangerouslySetInnerHTML: { __html: html } });
Slot.shouldComponentUpdate = () => false;

/** Preact counts the ids that a tree makes from here, as it did when the page was built. */
type Masked = VNode & { __m?: readonly [number, number] };

export default (island: HTMLElement) =>
  async (
    Widget: ComponentType<object>,
    props: object,
    { default: html }: { readonly default?: string },
  ): Promise<void> => {
    if (!island.hasAttribute('ssr')) return;
    const inside = html === undefined ? undefined : h(Slot, { html });
    const tree: Masked = h(Widget, props, inside);
    tree.__m = [Number(island.dataset.preactIslandId), 0];
    hydrate(tree, island);
    island.addEventListener('astro:unmount', () => render(null, island), { once: true });
  };
