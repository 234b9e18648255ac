/** The rulings on the texts' open points: each is shown under some answer, and under no other text's. */
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import type { Basis } from '#src/rulebook/basis.ts';
import { openBook, type Variant } from '#src/rulebook/variant.ts';

const VARIANT_LIST: readonly Variant[] = VARIANTS;

const numbered = (letter: string, last: number) =>
  Array.from({ length: last }, (_, at) => `A-${letter}${at + 1}`);

/** Every ruling of the project, by the family whose text it settles. */
const RULINGS: Readonly<Record<string, readonly string[]>> = {
  classic: [...numbered('S', 69), 'A-S23b', 'A-S40b'],
  party: numbered('P', 49),
  pony: numbered('Y', 35),
};

const idsOf = ({ by, rulings }: Basis) => [...by, ...rulings.map(({ id }) => id)];

function shownIn(family: string): readonly string[] {
  return VARIANT_LIST.filter((variant) => variant.family === family).flatMap((variant) =>
    Object.values(openBook(variant).entries).flatMap(({ basis }) => idsOf(basis)),
  );
}

describe.each(Object.entries(RULINGS))('%s', (family, ids) => {
  test('shows each of its rulings, and only those', () => {
    expect(new Set(shownIn(family))).toEqual(new Set(ids));
  });
});

test('a family each, and all families', () => {
  expect(new Set(VARIANT_LIST.map(({ family }) => family))).toEqual(new Set(Object.keys(RULINGS)));
});

test('one ruling reads the same wherever it is shown', () => {
  const texts = new Map<string, Set<string>>();
  for (const variant of VARIANT_LIST) {
    for (const { basis } of Object.values(openBook(variant).entries)) {
      for (const { id, text } of basis.rulings) {
        texts.set(id, (texts.get(id) ?? new Set()).add(text));
      }
    }
  }
  expect([...texts].filter(([, said]) => said.size > 1)).toEqual([]);
});
