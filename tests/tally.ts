import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
  };
}

function read(report: string): Tally {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const json: VitestReport | PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
  return 'stats' in json
    ? { passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected }
    : { passed: json.numPassedTests, failed: json.numFailedTests };
}

/**
 * What a check adds to the sum: the tests of its report, or itself. A runner that fails without a
 * failing test, such as over a file it cannot load, counts as one failure.
 */
export function count(report: string | undefined, succeeded: boolean): Tally {
  if (report === undefined) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = read(report);
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}
