/** The path below which the site is served, with a slash at both ends. */
export const basePath = `/${process.env.BASE_PATH ?? ''}/`.replaceAll(/\/+/g, '/');
