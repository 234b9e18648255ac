import { describe, expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import { scripts } from '#content/scenarios/index.ts';
import { allCards } from '#src/engine/packs.ts';
import type { Rules } from '#src/engine/rules.ts';
import { sizeOf, stockLeft, type Table } from '#src/engine/table.ts';
import { openBook, rulesOf } from '#src/rulebook/variant.ts';
import { readScriptPosition } from '#src/scenario/position.ts';
import type { Script, Step, StepKind } from '#src/scenario/script.ts';
import { FIGURE, ownWords } from './lesson-text.ts';

const KINDS: readonly StepKind[] = ['tell', 'watch', 'ask', 'judge', 'choose', 'count'];

/** Characters of a step's text: more would push the cards off a phone. */
const LONGEST = 100;

const rules = new Map<string, Rules>(
  VARIANTS.map((variant) => [variant.id, rulesOf(openBook(variant))]),
);

/** Each script with each of its variants. */
const STAGED = scripts.flatMap((script) =>
  script.variants.map((variant) => ({ id: script.id, script, variant })),
);

function textsOf(step: Step): readonly string[] {
  if (step.do !== 'ask') return [step.text];
  return [step.text, ...step.hints, step.aside ?? '', step.right ?? ''];
}

function stepsOf({ steps, per }: Script): readonly Step[] {
  return [...steps, ...Object.values(per ?? {}).flatMap((change) => change.steps ?? [])];
}

function cardsOn({ hands, ponies, sides, pile, stock }: Table): number {
  const held = [...hands, ...ponies].map(sizeOf);
  const laid = sides.flatMap(({ melds, redThrees }) => [
    redThrees.length,
    ...melds.map(({ cards }) => cards.length),
  ]);
  const lying = [pile.cards.length, stockLeft(stock)];
  return [...held, ...laid, ...lying].reduce((sum, cards) => sum + cards, 0);
}

describe.each(STAGED)('$id, $variant', ({ script, variant }) => {
  test('has every card of the packs on the table, and scores that can be', () => {
    const known = rules.get(variant);
    if (known === undefined) throw new Error(`There is no variant "${variant}".`);
    const table = readScriptPosition(script.per?.[variant]?.position ?? script.position, known);
    if (!table.ok) throw new Error(table.problems.join(' '));
    const { players, sides } = table.value;
    expect(cardsOn(table.value)).toBe(allCards(players, known).length);
    expect(sides.filter(({ score }) => score % 5 !== 0)).toEqual([]);
  });
});

test.each(scripts)('$id leaves numbers to the rule book', (script) => {
  const texts = [script.title, ...stepsOf(script).flatMap(textsOf)];
  expect(texts.filter((text) => FIGURE.test(ownWords(text)))).toEqual([]);
});

test.each(scripts)('$id says what is to be done in a line or two', (script) => {
  const long = stepsOf(script).filter(({ text }) => text.length > LONGEST);
  expect(long).toEqual([]);
});

test('all kinds of steps are met', () => {
  const met = new Set(scripts.flatMap(stepsOf).map((step) => step.do));
  expect(KINDS.filter((kind) => !met.has(kind))).toEqual([]);
});

const CARD = /\b(10|[2-9JQKA])([SHDC])\b/g;

function orders(suits: string): readonly string[] {
  if (suits.length < 2) return [suits];
  return [...suits].flatMap((first) =>
    orders(suits.replace(first, '')).map((rest) => first + rest),
  );
}

/** The cards and moves of a script with its suits named anew in every way: the first form by the alphabet. */
function shapeOf({ position, steps }: Script): string {
  const moves = steps.map((step) =>
    'move' in step ? step.move : step.do === 'ask' ? step.solution : '',
  );
  const plain = JSON.stringify([position, moves]);
  const forms = orders('SHDC').map((names) =>
    plain
      .replace(CARD, (_, rank: string, suit: string) => rank + names['SHDC'.indexOf(suit)])
      .replace(/"[^"]*"/g, (cards) => cards.slice(1, -1).split(' ').sort().join(' ')),
  );
  return forms.toSorted()[0] ?? '';
}

test('no two scripts are the same but for the suits', () => {
  expect(new Set(scripts.map(shapeOf)).size).toBe(scripts.length);
});
