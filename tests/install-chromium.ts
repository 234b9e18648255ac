import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium.ts';
import { run } from './process.ts';

const DEBIAN = ['sh', '-c', 'apt-get update && apt-get install -y chromium'] as const;
const ELSEWHERE = ['playwright', 'install', 'chromium'] as const;

/** Sees to it that the browser tests find a Chromium, or says in one sentence what to do. */
export async function ensureChromium(): Promise<void> {
  if (chromiumPath() !== undefined) return;
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  console.log('No Chromium is found: installing one.');
  await run(debian ? DEBIAN : ELSEWHERE, { ...process.env, DEBIAN_FRONTEND: 'noninteractive' });
  if (chromiumPath() === undefined) {
    console.log('Install Chromium, or set CHROMIUM_PATH to one, to run the browser tests.');
  }
}
