import { expect } from '@playwright/test';
import type { Explanation } from '#src/explain/explanation.ts';
import type { Scene } from '#src/scenario/fold.ts';
import type { ToldStep } from '#src/scenario/transcript.ts';
import { type Way, wayToMake } from './gestures.ts';
import { brokenOf, conditionsOf, make, type Play, seeVerdict } from './play.ts';
import { look } from './seen.ts';

/** One wrong move, drawn from those that the table offers, and then the solution. */
export async function playAsk(
  play: Play,
  told: ToldStep,
  { step, before, tried }: Scene,
  lines: readonly string[],
): Promise<void> {
  const { rules, spoken } = play.stage;
  const wrong = told.wrong.flatMap(({ move, verdict }, at) => {
    const way = wayToMake(move, before, rules);
    const breaks = step.do === 'ask' ? step.wrong[at]?.breaks : undefined;
    return way === null || breaks === undefined ? [] : [{ way, verdict, breaks }];
  });
  expect(wrong, 'wrong moves to try').not.toEqual([]);
  const {
    way: wrongWay,
    verdict: refusal,
    breaks,
  } = wrong[play.draw(wrong.length)] as (typeof wrong)[number];
  await refuse(play, wrongWay, refusal, lines);
  expect(conditionsOf(refusal).join('\n')).toContain(`Not met: ${spoken[breaks].name} | `);
  for (const [at, { words, move, verdict, outcome }] of told.moves.entries()) {
    const way = wayToMake(move, tried[at]?.on ?? before, rules);
    if (way === null) throw new Error(`No hand can make the move "${words}".`);
    await make(play, way);
    const last = at === told.moves.length - 1;
    const remarks = last && told.right !== null ? [told.right] : [];
    await seeVerdict(play, verdict, {
      title: last ? 'Right' : 'Allowed',
      seal: 'yes',
      said: outcome ?? '',
      remarks: expect.arrayContaining(remarks),
    });
  }
}

/** Tries what is not allowed, sees that nothing moves, and takes the cards back into the hand. */
async function refuse(
  play: Play,
  way: Way,
  verdict: Explanation,
  lines: readonly string[],
): Promise<void> {
  const { hand, practice } = play;
  let lying = '';
  await make(play, way, async () => {
    lying = (await look(practice)).lying;
  });
  const head = { title: 'Not yet', seal: 'no', said: brokenOf(verdict) } as const;
  await seeVerdict(play, verdict, { ...head, lines, lying });
  for (const name of way.back) await hand.press(name);
  if (way.gestures.at(-1)?.choose.length !== 0) await hand.letGo();
}
