/**
 * The colors of the deck. Each is a custom property that the page may set, with what holds where
 * no page does: the properties reach the sprite through `use`, its style sheets would not.
 */
export const PAINT = {
  face: 'var(--card,#fffdf6)',
  edge: 'var(--card-edge,#b9ac94)',
  wild: 'var(--card-wild,#fdedc6)',
  wildEdge: 'var(--card-wild-edge,#a86a00)',
  black: 'var(--suit-black,#1d1b1a)',
  S: 'var(--suit-s,#1d1b1a)',
  H: 'var(--suit-h,#b3221b)',
  D: 'var(--suit-d,#b3221b)',
  C: 'var(--suit-c,#1d1b1a)',
  back: 'var(--back,#7b2a2a)',
  backLine: 'var(--back-line,#e9c9a8)',
} as const;

type Attributes = Readonly<Record<string, string | number>>;

/** One empty SVG element. */
export function element(name: string, attributes: Attributes): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${pairs.join('')}/>`;
}

/** A shape drawn around its middle, moved to a place and scaled. */
export function shape(
  path: string,
  [x, y]: readonly [number, number],
  scale: number,
  attributes: Attributes = {},
): string {
  return element('path', {
    d: path,
    transform: `translate(${x} ${y}) scale(${scale})`,
    ...attributes,
  });
}
