/** Running the commands `judge` and `score` as processes, and a position to give them. */
import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';

interface Reason {
  readonly rule: string;
  readonly text: string;
  readonly source: { readonly status: string; readonly cites: readonly unknown[] };
}

interface Verdict {
  readonly legal: boolean;
  readonly faults: readonly Reason[];
  readonly grounds: readonly Reason[];
  readonly penalty: Readonly<Record<string, unknown>> | null;
  readonly ended: unknown;
}

interface Answer {
  readonly id: unknown;
  readonly error?: string;
  readonly verdicts?: readonly Verdict[];
  readonly after?: Readonly<Record<string, unknown>>;
}

const NODE = 'node_modules/.bin/node';

type Command = 'judge' | 'score';

export function run(command: Command, input: string, ...flags: readonly string[]) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(NODE, [`src/cli/${command}.ts`, ...flags], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr, seconds: (performance.now() - started) / 1000 };
}

/** The answers to cases, the command having said nothing else. */
export function answers(cases: readonly unknown[], status = 0): readonly Answer[] {
  return answersOf<Answer>('judge', cases, status);
}

export function answersOf<A>(
  command: Command,
  cases: readonly unknown[],
  status = 0,
): readonly A[] {
  const ran = run(command, JSON.stringify(cases));
  expect({ status: ran.status, stderr: ran.stderr }).toEqual({ status, stderr: '' });
  return JSON.parse(ran.stdout) as readonly A[];
}

/** A position with a hand, in which one may meld. */
export const at = (rest: object = {}) => ({
  variant: 'classic-four',
  phase: 'meld',
  hands: { '1': 'KH KS KD 4S 5S' },
  sides: { A: { melds: ['8S 8H 8D'] } },
  ...rest,
});
export const discard = { do: 'discard', card: '4S' };
export const lay = (...cards: readonly string[]) => ({
  do: 'meld',
  melds: cards.map((each) => ({ cards: each })),
});
