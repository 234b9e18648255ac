/** Plays a scenario to its end as its transcript tells it, and sees to it that the page says the same. */
import { expect } from '@playwright/test';
import type { Explanation } from '#src/explain/explanation.ts';
import { playOut, type Scene } from '#src/scenario/fold.ts';
import { readStage, type Stage } from '#src/scenario/stage.ts';
import { type ToldMove, type ToldStep, transcript } from '#src/scenario/transcript.ts';
import { type Way, wayToMake } from './gestures.ts';
import type { Hand } from './hand.ts';
import { lot } from './lot.ts';
import { type Placement, spokenBook } from './placements.ts';
import type { Practice } from './practice.ts';
import { inRackOrder } from './rack-order.ts';
import { look, type Seen } from './seen.ts';

/** What a step is played with. */
interface Play {
  readonly practice: Practice;
  readonly hand: Hand;
  readonly stage: Stage;
  /** Draws by lot for this step. */
  readonly draw: (under: number) => number;
}

type Matcher = ReturnType<typeof expect.stringContaining>;
type Wanted = { readonly [Part in keyof Seen]?: Seen[Part] | Matcher | readonly Matcher[] };

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
    if (step.do === 'choose') solved = (await playChoose(play, step)) && solved;
    if (step.table.length > 0) lines = step.table;
    if (step.do !== 'tell') await see(play, { text, lines });
    await hand.press('Next');
  }
  await see(playAt(-1), { title: solved ? 'Done, and by yourself' : 'Done', lines });
}

/** One wrong move, drawn from those that the table offers, and then the solution. */
async function playAsk(
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
  if (wrong.length > 0) {
    const { way, verdict, breaks } = wrong[play.draw(wrong.length)] as (typeof wrong)[number];
    await refuse(play, way, verdict, lines);
    expect(conditionsOf(verdict).join('\n')).toContain(`Not met: ${spoken[breaks].name} | `);
  }
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

/** The answer that is right or wrong by lot; gives back whether it was right. */
async function playJudge(play: Play, { moves: [move] }: ToldStep): Promise<boolean> {
  const { verdict } = move as ToldMove;
  const right = play.draw(2) === 0;
  await play.hand.press(right === verdict.legal ? 'Legal' : 'Not legal');
  await seeVerdict(play, verdict, {
    title: `${right ? 'Right' : 'No'}: it is ${verdict.legal ? '' : 'not '}allowed`,
    seal: right ? 'yes' : 'no',
    said: brokenOf(verdict),
  });
  return right;
}

/** Ticks all that is allowed, or by lot all but one, or one too many; gives back whether it was right. */
async function playChoose(play: Play, { moves }: ToldStep): Promise<boolean> {
  const allowed = moves.filter(({ verdict }) => verdict.legal);
  const flipped = play.draw(moves.length * 2);
  const ticked = moves.filter(({ verdict }, at) => verdict.legal !== (at === flipped));
  const right = flipped >= moves.length || ticked.length === 0;
  for (const { words } of right ? allowed : ticked) await play.hand.tick(words);
  await play.hand.press('Check');
  const title = right ? 'Right' : 'Not all';
  await see(play, {
    title,
    seal: right ? 'yes' : 'no',
    said: expect.stringContaining(title),
    conditions: moves.map(({ words, verdict }) => {
      const head = `${words} | ${verdict.legal ? 'Allowed' : 'Not allowed'}`;
      return expect.stringMatching(matching(head, brokenOf(verdict)));
    }),
  });
  return right;
}

/** Makes a move; `ready` comes just before the last press. */
async function make({ hand }: Play, way: Way, ready?: () => Promise<void>): Promise<void> {
  for (const [at, { choose, press }] of way.gestures.entries()) {
    for (const card of choose) await hand.choose(card);
    if (at === way.gestures.length - 1) await ready?.();
    await hand.press(press);
  }
}

/** Every condition as the sheet shows it. */
function conditionsOf({ reasons }: Explanation): readonly string[] {
  return reasons.map(({ met, rule, text }) => `${met ? 'Met' : 'Not met'}: ${rule.name} | ${text}`);
}

/** What speaks against a move, first of all; nothing, if it is allowed. */
function brokenOf({ reasons }: Explanation): string {
  return reasons.find(({ met }) => !met)?.text ?? '';
}

/** Words that begin so, and end so. */
function matching(start: string, end: string): RegExp {
  return new RegExp(`^${RegExp.escape(start)}.*${RegExp.escape(end)}$`, 's');
}

/** The sheet shows this head and every condition, and head and `said` were said aloud. */
async function seeVerdict(
  play: Play,
  verdict: Explanation,
  shown: Wanted & Pick<Seen, 'title' | 'said'>,
): Promise<void> {
  const said = expect.stringMatching(matching(`${shown.title}. `, shown.said));
  await see(play, { ...shown, said, conditions: conditionsOf(verdict) });
}

/** The page shows this, and the focus is not lost. */
async function see({ practice }: Play, wanted: Wanted): Promise<void> {
  await expect.poll(() => look(practice)).toMatchObject({ ...wanted, focused: true });
}
