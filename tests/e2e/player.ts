/** Plays a scenario to its end as its transcript tells it, and sees to it that the page says the same. */
import { expect, type Locator } from '@playwright/test';
import { judge } from '#src/engine/judge.ts';
import type { Table } from '#src/engine/table.ts';
import { explain } from '#src/explain/explain.ts';
import type { Explanation } from '#src/explain/explanation.ts';
import { speechAt } from '#src/explain/speech.ts';
import { playOut, type Scene } from '#src/scenario/fold.ts';
import { readStage, type Stage, type StagedOf } from '#src/scenario/stage.ts';
import { type ToldMove, type ToldStep, transcript } from '#src/scenario/transcript.ts';
import { type Way, wayToMake } from './gestures.ts';
import type { Hand } from './hand.ts';
import { lot } from './lot.ts';
import type { Placement } from './placements.ts';
import { spokenBook } from './placements.ts';
import { look, type Seen } from './seen.ts';

/** What a step is played with. */
interface Play {
  readonly practice: Locator;
  readonly hand: Hand;
  readonly stage: Stage;
  /** Draws by lot for this step. */
  readonly draw: (under: number) => number;
}

/** Plays every step. A step's lots are drawn under the play's name. */
export async function playThrough(
  practice: Locator,
  hand: Hand,
  { script, variant }: Placement,
  name: string,
): Promise<void> {
  const spoken = spokenBook(variant);
  const stage = readStage(script, variant, spoken);
  const told = transcript(script, variant, spoken);
  const scenes = playOut(stage.steps, stage.start, stage.rules);
  await hand.openText();
  let lines = told.table;
  let solved = true;
  for (const [at, step] of told.steps.entries()) {
    const scene = scenes[at] as Scene;
    const play: Play = {
      practice,
      hand,
      stage,
      draw: (under) => lot(`${name} ${at}`, under),
    };
    if (step.do !== 'watch') await see(play, { text: step.text, lines });
    if (step.do === 'ask') await playAsk(play, step, scene as Scene<StagedOf<'ask'>>, lines);
    if (step.do === 'judge') solved = (await playJudge(play, step)) && solved;
    if (step.do === 'choose') solved = (await playChoose(play, step)) && solved;
    if (step.table.length > 0) lines = step.table;
    await see(play, { text: step.text, lines });
    await hand.press('Next');
  }
  const end = { practice, hand, stage, draw: () => 0 };
  await see(end, { title: solved ? 'Done, and by yourself' : 'Done', lines });
}

/** One wrong move, if a hand can make one, and then the solution. */
async function playAsk(
  play: Play,
  step: ToldStep,
  { step: staged, before, tried }: Scene<StagedOf<'ask'>>,
  lines: readonly string[],
): Promise<void> {
  const wrong = staged.wrong.flatMap(({ move, breaks }) => {
    const way = wayToMake(move, before, play.stage.rules);
    return way === null ? [] : [{ way, breaks }];
  });
  const mistake = wrong[play.draw(Math.max(wrong.length, 1))];
  if (mistake !== undefined) {
    const { way, breaks } = mistake;
    const verdict = verdictOn(way, before, play.stage);
    const rule = play.stage.spoken[breaks].name;
    expect(reasonsOf(verdict).filter((reason) => reason.startsWith(`Not met: ${rule} |`))).not.toEqual([]);
    await refuse(play, way, verdict, lines);
  }
  for (const [at, { on, move }] of tried.entries()) {
    const way = wayToMake(move, on, play.stage.rules);
    if (way === null) throw new Error(`No hand can make the move "${step.moves[at]?.words}".`);
    await make(play, way);
    const last = at === tried.length - 1;
    await seeAnswer(play, verdictOn(way, on, play.stage), {
      title: last ? 'Right' : 'Allowed',
      seal: 'yes',
      said: step.moves[at]?.outcome ?? '',
    });
    if (last && step.right !== null) expect((await look(play.practice)).remarks).toContain(step.right);
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
  await seeAnswer(play, verdict, { title: 'Not yet', seal: 'no', said: brokenOf(verdict) });
  await see(play, { lines, lying });
  for (const name of way.back) await hand.press(name);
  if (way.gestures.at(-1)?.choose.length !== 0) await hand.letGo();
  expect((await look(practice)).lying).not.toContain(' true');
}

/** The answer that is right or wrong by lot; gives back whether it was right. */
async function playJudge(play: Play, { moves: [move] }: ToldStep): Promise<boolean> {
  const { verdict } = move as ToldMove;
  const right = play.draw(2) === 0;
  await play.hand.press(right === verdict.legal ? 'Legal' : 'Not legal');
  await seeAnswer(play, verdict, {
    title: `${right ? 'Right' : 'No'}: it is ${verdict.legal ? '' : 'not '}allowed`,
    seal: right ? 'yes' : 'no',
    said: brokenOf(verdict),
  });
  return right;
}

/** Ticks all that is allowed, or by lot all but one, or one too many; gives back whether it was right. */
async function playChoose(play: Play, { moves }: ToldStep): Promise<boolean> {
  const flipped = play.draw(moves.length * 2);
  const ticked = moves.filter(({ verdict }, at) => verdict.legal !== (at === flipped));
  const right = flipped >= moves.length || ticked.length === 0;
  const chosen = ticked.length === 0 ? moves.filter(({ verdict }) => verdict.legal) : ticked;
  for (const { words } of chosen) await play.hand.tick(words);
  await play.hand.press('Check');
  await see(play, { title: right ? 'Right' : 'Not all', seal: right ? 'yes' : 'no' });
  const { reasons, said } = await look(play.practice);
  expect(said).toContain(right ? 'Right' : 'Not all');
  expect(reasons.length).toBe(moves.length);
  for (const [at, { words, verdict }] of moves.entries()) {
    expect(reasons[at]).toContain(`${words} | ${verdict.legal ? 'Allowed' : 'Not allowed'}`);
    expect(reasons[at]).toContain(brokenOf(verdict));
  }
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

function verdictOn({ move }: Way, table: Table, { rules, spoken }: Stage): Explanation {
  return explain(judge(table, move, rules), speechAt(table, spoken));
}

/** Every condition as the sheet shows it. */
function reasonsOf({ reasons }: Explanation): readonly string[] {
  return reasons.map(
    ({ met, rule, text }) => `${met ? 'Met' : 'Not met'}: ${rule.name} | ${text}`,
  );
}

function brokenOf({ reasons }: Explanation): string {
  return reasons.find(({ met }) => !met)?.text ?? '';
}

type Heading = Pick<Seen, 'title' | 'seal' | 'said'>;

/** The sheet has this head and every condition, and it was said aloud. */
async function seeAnswer(play: Play, verdict: Explanation, { said, ...head }: Heading) {
  await see(play, { ...head, reasons: reasonsOf(verdict) });
  const heard = (await look(play.practice)).said;
  expect(heard).toContain(head.title);
  expect(heard).toContain(said);
}

/** The page shows this, and the focus is not lost. */
async function see({ practice }: Play, wanted: Partial<Seen>): Promise<void> {
  await expect.poll(() => look(practice)).toMatchObject({ ...wanted, focused: true });
}
