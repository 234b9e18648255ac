/** For every pair of variants: a move on which they part for each judged rule on which they differ. */
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '#content/examples.ts';
import { disputeOn, type JudgedCase } from '#src/compare/disputes.ts';
import { readCase } from '#src/compare/move-case.ts';
import { judgedDifferences } from '#src/compare/parting-moments.ts';
import { judgeUnderAll } from '#src/compare/verdicts.ts';
import { speak } from '#src/explain/spoken.ts';
import { pairsOf } from '#src/rulebook/pairs.ts';
import type { Book } from '#src/rulebook/variant.ts';
import { BOOKS, booksWith } from './changed-books.ts';
import { IN_NO_VERDICT } from './in-no-verdict.ts';

function judged(books: readonly Book[]): readonly JudgedCase[] {
  const variants = books.map((book) => ({ id: book.id, spoken: speak(book) }));
  return EXAMPLES.map((given) => {
    const { table, move } = readCase(given, variants);
    return { given, verdicts: judgeUnderAll(table, move, variants) };
  });
}

const JUDGED = judged(BOOKS);
const PAIRS = pairsOf(BOOKS).map(([a, b]) => [a.id, b.id, a, b] as const);

describe('every pair', () => {
  test('is one of 36', () => expect(PAIRS).toHaveLength(36));

  test.each(PAIRS)('%s and %s', (_, __, a, b) => {
    const rules = judgedDifferences(a, b).filter((rule) => !IN_NO_VERDICT.includes(rule));
    for (const rule of rules) {
      const dispute = disputeOn(rule, [a.id, b.id], JUDGED);
      expect(dispute?.given.about).toBe(rule);
      expect([dispute?.a.variant, dispute?.b.variant]).toEqual([a.id, b.id]);
    }
  });
});

/** A rule, two variants, the move on which they part, and how. */
const KNOWN = [
  ['pile.unopened', 'classic-four', 'party-partners', 'king-and-two-before-melding', 'legality'],
  ['opening.wilds', 'classic-four', 'hutto', 'joker-beside-enough-aces', 'legality'],
  ['out.canastas', 'classic-four', 'hutto', 'last-card-one-canasta', 'legality'],
  ['pile.needs', 'classic-two', 'pony', 'top-card-onto-a-meld', 'legality'],
] as const;

test.each(KNOWN)('%s between %s and %s', (rule, a, b, id, parting) => {
  const dispute = disputeOn(rule, [a, b], JUDGED);
  expect([dispute?.given.id, dispute?.parting]).toEqual([id, parting]);
});

test('where two agree there is no dispute, until an answer changes', () => {
  const pair = ['classic-two', 'classic-three'] as const;
  expect(disputeOn('meld.balance', pair, JUDGED)).toBeUndefined();
  const changed = judged(booksWith('classic-three', 'meld.balance', 'free'));
  expect(disputeOn('meld.balance', pair, changed)?.parting).toBe('legality');
});
