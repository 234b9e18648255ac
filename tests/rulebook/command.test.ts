/** The command that prints a variant's rules: what stands on standard output, and how it refuses. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import { RULE_IDS } from '#src/rulebook/catalogue.ts';

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/rules.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each(VARIANTS.map(({ id }) => id))('prints every rule of %s', (id) => {
  const { status, stdout, stderr } = run('--variant', id);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const printed: unknown = JSON.parse(stdout);
  expect(printed).toHaveLength(RULE_IDS.length);
  expect(printed).toContainEqual({
    id: 'meld.size',
    answer: 3,
    sentence: 'A meld has three cards or more.',
    source: expect.objectContaining({ cites: expect.any(Array) }),
  });
});

describe('refuses in one sentence, with status 2', () => {
  test.each([
    [[], 'Name a variant'],
    [['--variant'], '--variant needs a word'],
    [['--variant', 'bridge'], 'There is no variant "bridge"'],
    [['--variant', 'classic-four', '--loud'], 'There is no flag --loud'],
    [['classic-four'], 'There is no use for "classic-four"'],
    [['--variant', 'classic-four', '--variant', 'classic-four'], '--variant is given twice'],
  ] as const)('%j', (args, opening) => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
    expect(stderr.startsWith(opening)).toBe(true);
  });
});
