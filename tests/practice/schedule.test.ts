/** What comes next, told by the times of what was answered; and a learner who always errs on one reason. */
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '#src/engine/chance.ts';
import { standingsOf } from '#src/practice/memory.ts';
import type { Outcome, Review } from '#src/practice/review.ts';
import { nextReason } from '#src/practice/schedule.ts';
import { standingOf } from '#src/practice/standing.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 10, 30, 20);

/** Reviews of a reason at minutes from the start: "right 0 10, missed 12". */
function reviews(reason: string, told: string): readonly Review[] {
  return told.split(', ').flatMap((part) => {
    const [outcome, ...minutes] = part.split(' ');
    return minutes.map((minute) => ({
      reason,
      outcome: outcome as Outcome,
      at: START + Number(minute) * MINUTE,
    }));
  });
}

describe('how a reason stands', () => {
  test.each([
    ['right 0', 'met'],
    ['helped 0', 'weak'],
    ['missed 0', 'weak'],
    ['right 0 10', 'firm'],
    ['right 0 10, missed 20', 'weak'],
    ['missed 0, right 1', 'met'],
    ['missed 0, right 1 11', 'firm'],
  ] as const)('%s: %s', (told, firmness) => {
    expect(standingOf(standingsOf(reviews('a', told)), 'a').firmness).toBe(firmness);
  });

  test('one never met is new', () => {
    expect(standingOf(standingsOf([]), 'a')).toEqual({ firmness: 'new', due: null, last: null });
  });

  test('the order in which two tabs wrote does not matter', () => {
    const told = reviews('a', 'right 0 10, missed 20');
    expect(standingsOf(told.toReversed())).toEqual(standingsOf(told));
  });

  test('what is firm comes again on another day', () => {
    const { due } = standingOf(standingsOf(reviews('a', 'right 0 10')), 'a');
    expect(due).toBeGreaterThan(START + DAY);
  });
});

describe('what comes next', () => {
  const next = (pool: string, past: readonly Review[], round: readonly Review[] = []) =>
    nextReason({
      pool: pool.split(' '),
      standings: standingsOf([...past, ...round]),
      round,
      now: START + 30 * MINUTE,
      chance: chanceFrom(1),
    });

  test('what is due, before what is weak or new', () => {
    expect(next('a b c', [...reviews('b', 'right 0'), ...reviews('c', 'missed 29.5')])).toBe('b');
  });

  test('of two that are due, the longer overdue', () => {
    expect(next('a b', [...reviews('a', 'right 5'), ...reviews('b', 'right 2')])).toBe('b');
  });

  test('what is weak, before what is new', () => {
    expect(next('a b c', [...reviews('c', 'missed 29.5')])).toBe('c');
  });

  test('what is new, before what stands', () => {
    expect(next('a b', reviews('a', 'right 0 10'))).toBe('b');
  });

  test('else what was not met for longest', () => {
    const past = [...reviews('a', 'right 5 15'), ...reviews('b', 'right 2 12')];
    expect(next('a b', past)).toBe('b');
  });

  test('never the last one while there is another', () => {
    expect(next('a b', [], reviews('a', 'right 29'))).toBe('b');
    expect(next('a', [], reviews('a', 'right 29'))).toBe('a');
  });

  test('a missed one comes back after two or three others', () => {
    const gaps = Array.from({ length: 40 }, (_, seed) => gapAfterMiss(seed));
    expect(new Set(gaps)).toEqual(new Set([2, 3]));
  });
});

/** How many others come between a missed reason and its return. */
function gapAfterMiss(seed: number): number {
  const chance = chanceFrom(seed);
  const round: Review[] = [{ reason: 'a', outcome: 'missed', at: START }];
  for (let count = 1; ; count += 1) {
    const now = START + count * 20 * SECOND;
    const reason = nextReason({
      pool: ['a', ...'bcdefgh'],
      standings: standingsOf(round),
      round,
      now,
      chance,
    });
    if (reason === 'a') return count - 1;
    round.push({ reason, outcome: 'right', at: now });
  }
}

describe('a learner who always errs on one reason', () => {
  const POOLS = [12, 20, 60];
  const ERRING = 'r0';
  const FIRST_MISS = reviews(ERRING, 'missed 0');

  /** Fifty questions, 20 seconds each, in rounds of ten; the reviews in order. */
  function fifty(
    pool: readonly string[],
    seed: number,
    before: readonly Review[],
    onErring: Outcome,
  ) {
    const chance = chanceFrom(seed);
    const past = [...before];
    const asked: Review[] = [];
    const start = (before.at(-1)?.at ?? START) + 20 * SECOND;
    for (let count = 0; count < 50; count += 1) {
      const now = start + count * 20 * SECOND;
      const round = asked.slice(count - (count % 10));
      const reason = nextReason({ pool, standings: standingsOf(past), round, now, chance });
      const review: Review = {
        reason,
        outcome: reason === ERRING ? onErring : 'right',
        at: now,
      };
      asked.push(review);
      past.push(review);
    }
    return asked;
  }

  const times = (asked: readonly Review[], reason: string) =>
    asked.filter((each) => each.reason === reason).length;

  test.each(POOLS)('meets it three times as often as the others, of %d', (size) => {
    const pool = Array.from({ length: size }, (_, at) => `r${at}`);
    for (let seed = 1; seed <= 20; seed += 1) {
      const asked = fifty(pool, seed, FIRST_MISS, 'missed');
      const others = pool.slice(1).map((reason) => times(asked, reason));
      expect(times(asked, ERRING), `seed ${seed}`).toBeGreaterThanOrEqual(
        3 * (others.reduce((sum, each) => sum + each, 0) / others.length),
      );
    }
  });

  test.each(POOLS)('and no more often than the rest once five were right, of %d', (size) => {
    const pool = Array.from({ length: size }, (_, at) => `r${at}`);
    for (let seed = 1; seed <= 20; seed += 1) {
      const bad = fifty(pool, seed, FIRST_MISS, 'missed');
      const end = bad.at(-1)?.at ?? START;
      const five = [1, 2, 11, 21, 31].map(
        (minute): Review => ({ reason: ERRING, outcome: 'right', at: end + minute * MINUTE }),
      );
      const asked = fifty(pool, seed, [...bad, ...five], 'right');
      const most = Math.max(...pool.slice(1).map((reason) => times(asked, reason)));
      expect(times(asked, ERRING), `seed ${seed}`).toBeLessThanOrEqual(most);
    }
  });
});

describe('a learner who misses', () => {
  /** Rounds in which an outcome is given for each reason, 20 seconds a question; the reasons in order. */
  function asked(size: number, rounds: number, seed: number, outcome: (reason: string) => Outcome) {
    const pool = Array.from({ length: size }, (_, at) => `r${at}`);
    const chance = chanceFrom(seed);
    const past: Review[] = [];
    for (let count = 0; count < rounds * 10; count += 1) {
      const now = START + count * 20 * SECOND;
      const round = past.slice(count - (count % 10));
      const reason = nextReason({ pool, standings: standingsOf(past), round, now, chance });
      past.push({ reason, outcome: outcome(reason), at: now });
    }
    return Array.from({ length: rounds }, (_, at) =>
      past.slice(at * 10, at * 10 + 10).map(({ reason }) => reason),
    );
  }

  const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);
  const all = () => 'missed' as const;
  const half = (reason: string) => (Number(reason.slice(1)) % 2 === 0 ? 'missed' : 'right');

  test.each([
    ['all', 4, all],
    ['all', 7, all],
    ['all', 12, all],
    ['all', 60, all],
    ['half', 12, half],
    ['half', 60, half],
  ] as const)(
    '%s, of %d: a return never follows another while there is something else',
    (_, size, outcome) => {
      for (const seed of SEEDS)
        for (const round of asked(size, 5, seed, outcome))
          for (const [at, reason] of round.entries()) {
            const before = round.slice(0, at);
            const lastReturned = before.indexOf(before.at(-1) ?? '') < before.length - 1;
            if (before.includes(reason) && lastReturned)
              expect(new Set(before).size, `seed ${seed}`).toBe(size);
          }
    },
  );

  test.each([
    [12, all],
    [60, all],
    [12, half],
  ] as const)(
    'of %d, none comes more than three times in a round, and five at least differ',
    (size, outcome) => {
      for (const seed of SEEDS)
        for (const round of asked(size, 5, seed, outcome)) {
          const times = [...new Set(round)].map(
            (one) => round.filter((each) => each === one).length,
          );
          expect(Math.max(...times), `seed ${seed}`).toBeLessThanOrEqual(3);
          expect(times.length, `seed ${seed}`).toBeGreaterThanOrEqual(5);
        }
    },
  );

  test('one who always misses meets all of twelve within five rounds', () => {
    for (const seed of SEEDS)
      expect(new Set(asked(12, 5, seed, all).flat()).size, `seed ${seed}`).toBe(12);
  });
});
