import { rmSync } from 'node:fs';
import { type Check, checks } from './checks.ts';
import { ensureChromium } from './install-chromium.ts';
import { run } from './process.ts';
import { count, type Tally } from './tally.ts';

const all = process.argv.includes('--all');
const env = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  ...(all ? { TEST_ALL: '1' } : {}),
};

interface Performed {
  readonly check: Check;
  readonly tally: Tally;
}

/** Runs one check; what it says is shown only when it fails. */
async function perform(check: Check): Promise<Tally> {
  if (check.needsChromium === true) await ensureChromium();
  const started = performance.now();
  const { code, output } = await run(check.command, { ...env, ...check.env });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const succeeded = code === 0 && check.idle?.test(output) !== true;
  const tally = count(check.report, succeeded);
  const tests = check.report === undefined ? '' : `, ${tally.passed + tally.failed} tests`;
  const ended = tally.failed === 0 ? `passed in ${seconds} s${tests}` : `FAILED in ${seconds} s`;
  console.log(`${check.name}: ${ended}`);
  if (tally.failed > 0) console.log(`\n${output.trim()}\n`);
  return tally;
}

/** The checks of a lane, one after another. */
async function performAll(lane: readonly Check[]): Promise<readonly Performed[]> {
  const performed: Performed[] = [];
  for (const check of lane) performed.push({ check, tally: await perform(check) });
  return performed;
}

/** Every check, lanes side by side, and one line that sums them up. */
async function main(): Promise<void> {
  rmSync('dist', { recursive: true, force: true });
  rmSync('out', { recursive: true, force: true });
  const total = { passed: 0, failed: 0 };
  const failed: string[] = [];
  for (const stage of checks({ all })) {
    const lanes = await Promise.all(stage.map(performAll));
    for (const { check, tally } of lanes.flat()) {
      total.passed += tally.passed;
      total.failed += tally.failed;
      if (tally.failed > 0) failed.push(check.name);
    }
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();
