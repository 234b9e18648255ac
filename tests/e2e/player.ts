/** Plays a scenario to its end as its transcript tells it, and sees to it that the page says the same. */
import { playOut, type Scene } from '#src/scenario/fold.ts';
import { readStage } from '#src/scenario/stage.ts';
import { transcript } from '#src/scenario/transcript.ts';
import { playAsk } from './ask-player.ts';
import type { Hand } from './hand.ts';
import { lot } from './lot.ts';
import { type Placement, spokenBook } from './placements.ts';
import { type Play, see } from './play.ts';
import type { Practice } from './practice.ts';
import { playChoose, playCount, playJudge } from './question-player.ts';
import { inRackOrder } from './rack-order.ts';

/** Plays every step. Its lots are drawn under the play's name. */
export async function playThrough(
  practice: Practice,
  hand: Hand,
  { script, variant }: Placement,
  name: string,
): Promise<void> {
  const spoken = spokenBook(variant);
  const sorted = inRackOrder(script);
  const stage = readStage(sorted, variant, spoken);
  const told = transcript(sorted, variant, spoken);
  const scenes = playOut(stage.steps, stage.start, stage.rules);
  const playAt = (at: number): Play => ({
    practice,
    hand,
    stage,
    draw: (under) => lot(`${name} ${at}`, under),
  });
  await hand.openText();
  let lines = told.table;
  let solved = true;
  for (const [at, step] of told.steps.entries()) {
    const play = playAt(at);
    const { text } = step;
    if (step.do !== 'watch') await see(play, { text, lines });
    if (step.do === 'ask') await playAsk(play, step, scenes[at] as Scene, lines);
    if (step.do === 'judge') solved = (await playJudge(play, step)) && solved;
    if (step.do === 'count') await playCount(play, step);
    if (step.do === 'choose') solved = (await playChoose(play, step)) && solved;
    if (step.table.length > 0) lines = step.table;
    if (step.do !== 'tell') await see(play, { text, lines });
    await hand.press('Next');
  }
  await see(playAt(-1), { title: solved ? 'Done, and by yourself' : 'Done', lines });
}
