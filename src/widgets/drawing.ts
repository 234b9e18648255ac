const BASE = `${import.meta.env.BASE_URL}/`.replace(/^\/+/, '/');

/** Where a drawing is to be had, in one of the files of drawings that all pages share. */
export function drawing(file: 'cards' | 'icons', name: string): string {
  return `${BASE}${file}.svg#${name}`;
}
