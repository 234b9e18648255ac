/** Every condition, broken and met, in the very words a learner reads. */
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import type { Code } from '#src/engine/verdict.ts';
import { SENTENCES } from '#src/explain/sentences.ts';
import { type Said, said } from './said.ts';
import { LAY } from './sentences/lay.ts';
import { PILE } from './sentences/pile.ts';
import { TURN } from './sentences/turn.ts';

const SAID: { readonly [C in Code]: readonly Said<C>[] } = { ...TURN, ...PILE, ...LAY };
const CODES = Object.keys(SENTENCES) as Code[];
const ROWS = CODES.flatMap((code) => SAID[code].map((row) => ({ code, ...row })));

describe('a sentence', () => {
  test.each(ROWS)('$code, $as: $says', ({ code, says, ...row }) => {
    expect(said(code, row as unknown as Said<typeof code>)).toBe(says);
  });
});

describe('the voice', () => {
  const names = VARIANTS.flatMap(({ id, name }) => [id, name]);

  test.each(ROWS)('$code, $as: $says', ({ says }) => {
    expect(says).toMatch(/^[A-Z0-9][^[\]]*\.$/);
    expect(says).not.toMatch(/undefined|null|NaN|object|\s\s|\s[.,:;]|!|\bnot valid\b|\bsimply\b/);
    expect(says.split(/\s+/).length).toBeLessThanOrEqual(45);
    for (const name of names) expect(says).not.toContain(name);
  });

  test.each(CODES)('%s is said both of a fault and of a ground', (code) => {
    expect(new Set(SAID[code].map(({ as }) => as))).toEqual(new Set(['fault', 'ground']));
  });
});
