import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The path that a request asks for, or nothing where the address is damaged. */
function pathIn(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** The file that a request asks for, or nothing where there is none below the folder. */
async function fileAt(folder: string, base: string, url: string): Promise<string | undefined> {
  const path = pathIn(url);
  if (path === undefined || !path.startsWith(base) || path.includes('\0')) return undefined;
  const file = join(folder, join('/', path.slice(base.length - 1)));
  const page = path.endsWith('/') ? join(file, 'index.html') : file;
  const found = await stat(page).catch(() => undefined);
  return found?.isFile() === true ? page : undefined;
}

/**
 * Serves a built site, with its own page for what is not there. Astro's preview server runs once
 * per folder only, so a site that is being looked at could not be tested.
 */
export async function serve(
  folder: string,
  { base = '/', port = 0 }: { base?: string; port?: number } = {},
): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(async (request, response) => {
    const file = await fileAt(folder, base, request.url ?? '/');
    // A page asked for without its last slash is shown at its own address.
    const path = pathIn(request.url ?? '/') ?? '/';
    if (file === undefined && (await fileAt(folder, base, `${path}/`)) !== undefined) {
      response.writeHead(301, { Location: encodeURI(`${path}/`) }).end();
      return;
    }
    const sent = file ?? join(folder, '404.html');
    response.writeHead(file === undefined ? 404 : 200, {
      'Content-Type': TYPES[extname(sent)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    createReadStream(sent)
      .on('error', () => response.end())
      .pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  const { port: at } = server.address() as AddressInfo;
  return { server, url: `http://localhost:${at}${base}` };
}
