import { expect } from '@playwright/test';
import { scripts } from '#content/scenarios/index.ts';
import { ALL } from './built-pages.ts';
import { HAND_KINDS, type HandKind } from './hand.ts';
import { listen } from './heard.ts';
import { keyboardHand } from './keyboard-hand.ts';
import { lot } from './lot.ts';
import { PLACEMENTS, type Placement, UNPLACED } from './placements.ts';
import { playThrough } from './player.ts';
import { pointerHand } from './pointer-hand.ts';
import { comeTo } from './practice.ts';
import { test } from './shared-page.ts';
import { quantile, startWatch, tellingPart } from './stopwatch.ts';

/** Milliseconds of a frame: by then a verdict stands in the page. */
const FRAME = 16;

/** So many verdicts say something. */
const ENOUGH = 50;

const HANDS = { pointer: pointerHand, keyboard: keyboardHand } as const;

interface Case extends Placement {
  readonly by: HandKind;
}

/** Every script under every variant and both ways; or each once, its variant and its way drawn by lot. */
const EVERY = PLACEMENTS.flatMap((placement) =>
  HAND_KINDS.map((by): Case => ({ ...placement, by })),
);
const CASES = ALL
  ? EVERY
  : scripts.flatMap(({ id }) => {
      const cases = EVERY.filter(({ script }) => script.id === id);
      return cases.slice(lot(id, cases.length)).slice(0, 1);
    });

const times: number[] = [];

test('every script has a page under every variant it names', () => {
  expect(UNPLACED).toEqual([]);
});

for (const each of CASES) {
  const { script, variant, by } = each;
  const name = `${script.id} (${variant}) by ${by}`;
  test(`${name} is played to its end`, async ({ shared, baseURL }, { annotations }) => {
    const { heard, stop } = listen(shared, baseURL ?? '');
    try {
      const practice = await comeTo(shared, each);
      const timed = await startWatch(practice);
      await playThrough(practice, HANDS[by](practice), each, name);
      const taken = await timed();
      times.push(...taken);
      const description = taken.map((time) => `${time.toFixed(1)} ms`).join(', ');
      annotations.push({ type: 'verdicts shown in', description });
      expect(heard).toEqual([]);
    } finally {
      stop();
    }
  });
}

test.afterAll('a verdict shows within a frame', () => {
  if (times.length < ENOUGH) return;
  const part = tellingPart();
  expect(quantile(times, part), `${part} of ${times.length} verdicts`).toBeLessThan(FRAME);
});
