/** What the courses leave out: rules that no lesson teaches, and rules that no table turns on. */
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import { scripts } from '#content/scenarios/index.ts';
import { CATALOGUE, RULE_IDS } from '#src/rulebook/catalogue.ts';
import type { AnyRuleId } from '#src/rulebook/told.ts';
import { openBook } from '#src/rulebook/variant.ts';
import { LESSONS } from '../lessons/lesson-text.ts';
import known from './known-gaps.json' with { type: 'json' };

interface Gaps {
  /** Rules that no lesson of the variant teaches. */
  readonly untaught: readonly string[];
  /** Judged and computed rules that the game has, and no scenario is about. */
  readonly untried: readonly string[];
}

/** Gaps that are known, by variant. A variant that is named has a course; the list may only shrink. */
const KNOWN: Readonly<Record<string, Gaps>> = known;

function taughtBy(texts: readonly { variants: readonly string[]; teaches: readonly string[] }[]) {
  return (variant: string): ReadonlySet<string> =>
    new Set(
      texts.filter(({ variants }) => variants.includes(variant)).flatMap(({ teaches }) => teaches),
    );
}

const taught = taughtBy(LESSONS);
const tried = taughtBy(scripts);

function gapsOf(variant: (typeof VARIANTS)[number]): Gaps {
  const { entries } = openBook(variant);
  const canBeTried = (id: AnyRuleId) =>
    CATALOGUE[id].kind !== 'told' && entries[id].value !== 'absent';
  return {
    untaught: RULE_IDS.filter((id) => !taught(variant.id).has(id)),
    untried: RULE_IDS.filter((id) => canBeTried(id) && !tried(variant.id).has(id)),
  };
}

const COVERED = VARIANTS.filter(({ id }) => Object.hasOwn(KNOWN, id));

describe.each(COVERED)('$id', (variant) => {
  const now = gapsOf(variant);
  const then = KNOWN[variant.id] ?? { untaught: [], untried: [] };

  test.each(['untaught', 'untried'] as const)('nothing more is %s', (list) => {
    expect(now[list].filter((id) => !then[list].includes(id))).toEqual([]);
  });

  test.each(['untaught', 'untried'] as const)('what is no longer %s is off the list', (list) => {
    expect(then[list].filter((id) => !now[list].includes(id))).toEqual([]);
  });
});

test('every variant with lessons is on the list', () => {
  const learned = new Set(LESSONS.flatMap(({ variants }) => variants));
  expect([...learned].filter((id) => !Object.hasOwn(KNOWN, id))).toEqual([]);
});
