/** Line drawings on a square of 24, in the color of the text. */
const ICONS = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  cross: 'M6 6l12 12M18 6L6 18',
  flake: 'M12 2v20M3.3 7l17.4 10M3.3 17L20.7 7M9 3.6l3 3 3-3M9 20.4l3-3 3 3',
  hint: 'M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.2 1 1.9h6c0-.7.3-1.3 1-1.9a6.5 6.5 0 0 0-4-11.6z',
  list: 'M9 6h12M9 12h12M9 18h12M3.5 6h.01M3.5 12h.01M3.5 18h.01',
  people:
    'M12 8a4 4 0 1 1-8 0a4 4 0 1 1 8 0M1 21c0-5 3-7 7-7s7 2 7 7M16 4.5a4 4 0 0 1 0 7M18 14.5c3 .7 5 3 5 6.5',
  restart: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5',
  ruled: 'M12 3v18M7 21h10M4 7h16M4 7l-2.5 6h5zM20 7l-2.5 6h5z',
  said: 'M12 6c-2.5-2-6-2.4-10-2v15c4-.4 7.5 0 10 2 2.5-2 6-2.4 10-2V4c-4-.4-7.5 0-10 2zM12 6v15',
  silent: 'M8 12h8',
  tick: 'M4 13l5 5L20 6',
  undo: 'M4 9h10a6 6 0 0 1 0 12H8M8 5L4 9l4 4',
  why: 'M9.2 9.2a2.9 2.9 0 1 1 4.2 2.6c-.9.5-1.4 1-1.4 2.2M12 17.3h.01M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0',
} as const;

export type IconName = keyof typeof ICONS;

/** A broken circle around what no source says. */
const AROUND: { readonly [Name in IconName]?: string } = {
  silent: '<circle cx="12" cy="12" r="9" stroke-dasharray="3.2 3.4"/>',
};

/** All of them as one SVG file: `<svg class="icon" viewBox="0 0 24 24"><use href="icons.svg#tick"/></svg>`. */
export function icons(): string {
  const drawn = Object.entries(ICONS).map(
    ([name, path]) => `<g id="${name}">${AROUND[name as IconName] ?? ''}<path d="${path}"/></g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn.join('\n')}\n</svg>\n`;
}
