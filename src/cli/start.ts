import { spawnSync } from 'node:child_process';
import { basePath } from './base-path.ts';
import { serve } from './static-server.ts';

const PORT = 4321;

/** Builds the site, serves it, and says where in one line. */
async function start(): Promise<void> {
  const build = spawnSync('astro', ['build'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (build.status !== 0) {
    console.error(build.stdout, build.stderr);
    process.exit(1);
  }
  try {
    const { url } = await serve('dist', { base: basePath, port: PORT });
    console.log(`The site is ready on ${url.replace(/\/$/, '')} (Ctrl+C stops it).`);
  } catch {
    console.error(`Port ${PORT} is taken: stop what uses it, and start again.`);
    process.exit(1);
  }
}

await start();
