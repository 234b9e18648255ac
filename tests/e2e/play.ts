import { expect } from '@playwright/test';
import type { Explanation } from '#src/explain/explanation.ts';
import type { Stage } from '#src/scenario/stage.ts';
import type { Way } from './gestures.ts';
import type { Hand } from './hand.ts';
import type { Practice } from './practice.ts';
import { look, type Seen } from './seen.ts';

/** What a step is played with. */
export interface Play {
  readonly practice: Practice;
  readonly hand: Hand;
  readonly stage: Stage;
  /** Draws by lot for this step. */
  readonly draw: (under: number) => number;
}

type Matcher = ReturnType<typeof expect.stringContaining>;
type Wanted = { readonly [Part in keyof Seen]?: Seen[Part] | Matcher | readonly Matcher[] };

/** Milliseconds from one look to the next: a page answers within a few frames. */
const SOON = [10, 20, 40, 80, 160, 320];

/** The page shows this, and the focus is not lost. */
export async function see({ practice }: Play, wanted: Wanted): Promise<void> {
  await expect
    .poll(() => look(practice), { intervals: SOON })
    .toMatchObject({ ...wanted, focused: true });
}

/** The sheet shows this head and every condition, and head and `said` were said aloud. */
export async function seeVerdict(
  play: Play,
  verdict: Explanation,
  shown: Wanted & Pick<Seen, 'title' | 'said'>,
): Promise<void> {
  const said = expect.stringMatching(between(`${shown.title}. `, shown.said));
  await see(play, { ...shown, said, conditions: conditionsOf(verdict) });
}

/** Every condition as the sheet shows it. */
export function conditionsOf({ reasons }: Explanation): readonly string[] {
  return reasons.map(({ met, rule, text }) => `${met ? 'Met' : 'Not met'}: ${rule.name} | ${text}`);
}

/** What speaks against a move, first of all; nothing, if it is allowed. */
export function brokenOf({ reasons }: Explanation): string {
  return reasons.find(({ met }) => !met)?.text ?? '';
}

/** Words that begin so, and end so. */
export function between(start: string, end: string): RegExp {
  return new RegExp(`^${RegExp.escape(start)}.*${RegExp.escape(end)}$`, 's');
}

/** Makes a move; `ready` comes just before the last press. */
export async function make({ hand }: Play, way: Way, ready?: () => Promise<void>): Promise<void> {
  for (const [at, { choose, press }] of way.gestures.entries()) {
    for (const card of choose) await hand.choose(card);
    if (at === way.gestures.length - 1) await ready?.();
    await hand.press(press);
  }
}
