/** Lessons read easily: their prose, with the rules it says, under each of their variants. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LESSONS } from '../lessons/lesson-text.ts';
import { proseUnder } from './lesson-prose.ts';
import { gradeOf } from './reading-grade.ts';

/** US school grades: what the lessons have on average, and what none of them exceeds. */
const AVERAGE = 8;
const HARDEST = 10;

const PAGES = LESSONS.flatMap(({ file, variants }) => {
  const mdx = readFileSync(file, 'utf8');
  return variants.map((variant) => ({ file, variant, blocks: proseUnder(variant, mdx) }));
});

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

test('no lesson is hard to read, and together they are easy', () => {
  const grades = PAGES.map((page) => ({ ...page, grade: gradeOf(page.blocks) }));
  const hard = grades.filter(({ grade }) => grade > HARDEST);
  expect(hard.map(({ file, variant, grade }) => `${file}, ${variant}: ${grade}`)).toEqual([]);
  expect(mean(grades.map(({ grade }) => grade))).toBeLessThanOrEqual(AVERAGE);
});

test.each(PAGES)('$file, $variant, is read whole', ({ blocks }) => {
  expect(blocks.length).toBeGreaterThan(5);
  expect(blocks.filter((block) => /[<>{}]|^import /.test(block))).toEqual([]);
});

describe('the grade', () => {
  test('is that of Flesch and Kincaid', () => {
    const platypus =
      'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.';
    expect(gradeOf([platypus])).toBeCloseTo(0.39 * 13 + (11.8 * 26) / 13 - 15.59);
  });

  test('does not count the syllables of the words of the game', () => {
    expect(gradeOf(['They put it in the canasta.'])).toBe(gradeOf(['They put it in the box.']));
  });
});

describe('prose', () => {
  const mdx = [
    '---',
    'title: One',
    '---',
    '',
    "import { Rule } from '#src/lesson.ts';",
    '',
    '<Only variants="classic-two">Two.</Only><Only variants="classic-four">You lay',
    '<Term id="meld">melds</Term><Cite id="meld.of" />.</Only>',
    '',
    '<Practice id="one">',
    'Count: <Rule id="canasta.size" short />.',
    '</Practice>',
    '',
    '- **one**;',
    '- two.',
  ].join('\n');

  test.each([
    ['classic-four', ['You lay melds.', 'Count: 7 cards.', 'one;', 'two.']],
    ['classic-two', ['Two.', 'Count: 7 cards.', 'one;', 'two.']],
  ])('is what is read under %s', (variant, blocks) => {
    expect(proseUnder(variant, mdx)).toEqual(blocks);
  });
});
