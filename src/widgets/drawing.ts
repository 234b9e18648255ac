/** Where a drawing is to be had, in one of the files of drawings that all pages share. */
export function drawing(file: 'cards' | 'icons', name: string): string {
  return `${import.meta.env.BASE_URL}/${file}.svg#${name}`.replaceAll(/\/+/g, '/');
}
