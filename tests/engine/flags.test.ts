/** What `simulate` says of flags that cannot be read, and what each command says when asked. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`src/cli/${command}.ts`, ...args],
    { encoding: 'utf8', input: '' },
  );
  return { status, stdout, stderr };
}

describe('simulate refuses in one sentence, with status 2', () => {
  test.each([
    [[], 'Name a variant with --variant.'],
    [['--variant', 'bridge'], 'There is no variant "bridge".'],
    [['--variant', 'pony', '--deals', '-3'], '--deals takes a whole number, not "-3".'],
    [['--variant', 'pony', '--seed', 'seven'], '--seed takes a whole number, not "seven".'],
    [['--variant', 'pony', '--seed'], '--seed needs a word after it.'],
    [['--variant', 'pony', '--partners=no'], '--partners takes no word after it.'],
    [['--variant', 'pony', '--policy', 'clever'], 'There is no policy "clever"'],
    [['--variant', 'pony', '--players', '13'], ''],
    [['--variant', 'pony', '--loud'], 'There is no flag --loud: the flags are --variant, '],
    [['pony'], 'There is no use for "pony" here'],
  ] as const)('%j', (args, opening) => {
    const { status, stdout, stderr } = run('simulate', ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
    expect(stderr.startsWith(opening)).toBe(true);
  });
});

test.each(['judge', 'score', 'simulate', 'rules'])('%s says what it does', (command) => {
  const { status, stdout, stderr } = run(command, '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(`npm run -s ${command}`);
});
