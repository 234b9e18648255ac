/** What is asked for does not stand on the table beside the question. */
import { expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import { scripts } from '#content/scenarios/index.ts';
import { speak } from '#src/explain/spoken.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { generate } from '#src/practice/generate.ts';
import { scriptOf } from '#src/practice/question-script.ts';
import { openBook } from '#src/rulebook/variant.ts';
import type { Script } from '#src/scenario/script.ts';
import { transcript } from '#src/scenario/transcript.ts';
import { gameOf, situationOf } from '../practice/games.ts';

const BOOKS = new Map<string, SpokenBook>(
  VARIANTS.map((variant) => [variant.id, speak(openBook(variant))]),
);

/** All that the text of a table says before the first answer. */
function table(script: Script, variant: string): string {
  const book = BOOKS.get(variant);
  if (book === undefined) throw new Error(`There is no "${variant}".`);
  return transcript(script, variant, book).table.join(' ');
}

const asksMinimum = ({ steps }: Script) =>
  steps.some((step) => step.do === 'count' && step.of.is === 'minimum');
const TOLD = /the first must be worth/;

test.each(
  scripts
    .filter(asksMinimum)
    .flatMap((script) => script.variants.map((variant) => [script.id, variant, script] as const)),
)('%s, %s: the minimum is asked, not told', (_, variant, script) => {
  expect(table(script, variant)).not.toMatch(TOLD);
});

test('a practice question for the minimum does not tell it, another does', () => {
  const game = gameOf('classic-four');
  const told = [...Array(40).keys()].map((seed) => {
    const script = scriptOf(generate(situationOf('opening'), game, { seed }), game);
    return { asks: asksMinimum(script), tells: TOLD.test(table(script, game.variant)) };
  });
  expect(told.filter(({ asks }) => asks).length).toBeGreaterThan(2);
  expect(told.filter(({ asks, tells }) => asks === tells)).toEqual([]);
});
