/**
 * The verdict of every variant on every example, against tests/engine/golden.json. A verdict that changes shows
 * as a difference of one line. Where the change is meant, write the file anew and read what it changes:
 *
 *   UPDATE_GOLDEN=1 npx vitest run tests/engine/golden.test.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { EXAMPLES, type Example } from '#content/examples.ts';
import { rulesFor, variantIds } from './at.ts';
import { lineOf, NAMED, verdictUnder } from './examples-verdict.ts';

const FILE = new URL('golden.json', import.meta.url);

/** By example, then by variant. */
type Golden = Readonly<Record<string, Readonly<Record<string, string>>>>;

function verdictsOn(example: Example): Golden[string] {
  return Object.fromEntries(
    variantIds.map((id) => [id, lineOf(verdictUnder(example, rulesFor(id)))]),
  );
}

let golden: Golden = {};

beforeAll(() => {
  if (process.env.UPDATE_GOLDEN === '1') {
    const anew: Golden = Object.fromEntries(
      NAMED.map(([id, example]) => [id, verdictsOn(example)]),
    );
    writeFileSync(FILE, `${JSON.stringify(anew, null, 2)}\n`);
  }
  golden = JSON.parse(readFileSync(FILE, 'utf8')) as Golden;
});

test('holds every example, and no other', () => {
  expect(Object.keys(golden)).toEqual(EXAMPLES.map(({ id }) => id));
});

test.each(NAMED)('%s', (id, example) => {
  expect(verdictsOn(example)).toEqual(golden[id]);
});
