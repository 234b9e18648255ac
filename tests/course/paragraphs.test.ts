/** A paragraph that only some variants are shown is a paragraph: its tags stand on lines of their own. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LESSONS } from '../lessons/lesson-text.ts';

/** Text between the tags on the tags' own lines is set without a paragraph if nothing stands beside them. */
const BARE = /^<Only variants="[^"]+">[^\n]/;

function bareIn(mdx: string): readonly string[] {
  return mdx
    .split(/\n\s*\n/)
    .filter((block) => BARE.test(block))
    .filter((block) => block.replace(/<Only .*?<\/Only>/gs, '').trim() === '');
}

test.each(LESSONS)('$file sets its paragraphs as such', ({ file }) => {
  expect(bareIn(readFileSync(file, 'utf8'))).toEqual([]);
});

test.each([
  ['<Only variants="one">\nWords.\n</Only>', 0],
  ['Words. <Only variants="one">More words.</Only>', 0],
  ['<Only variants="one">Words.</Only>\nMore words.', 0],
  ['<Only variants="one">Words.</Only>', 1],
  ['<Only variants="one">Words.</Only>\n<Only variants="two">Other\nwords.</Only>', 1],
])('%j', (mdx, bare) => {
  expect(bareIn(mdx)).toHaveLength(bare);
});
