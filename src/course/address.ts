/** The address of a page or file of the site, wherever it is served from. */
export function address(path: string): string {
  return `${import.meta.env.BASE_URL}/${path}`.replace(/^\/+/, '/');
}
