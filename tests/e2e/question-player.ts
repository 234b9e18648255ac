import { expect } from '@playwright/test';
import type { ToldMove, ToldStep } from '#src/scenario/transcript.ts';
import { between, brokenOf, type Play, see, seeVerdict } from './play.ts';

/** The answer that is right or wrong by lot; gives back whether it was right. */
export async function playJudge(play: Play, { moves: [move] }: ToldStep): Promise<boolean> {
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
export async function playChoose(play: Play, { moves }: ToldStep): Promise<boolean> {
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
      return expect.stringMatching(between(head, brokenOf(verdict)));
    }),
  });
  return right;
}

/** One wrong number, or a line that is right, by lot; and then what is asked for. */
export async function playCount(play: Play, { count, right }: ToldStep): Promise<void> {
  if (count === null) throw new Error('There is nothing to count.');
  const { reply, lines, answers } = count;
  const { hand, stage, draw } = play;
  const names = lines.map(({ rule }) => stage.spoken[rule].name);
  const send = async (numbers: readonly number[]) => {
    if (reply === 'line') await hand.mark(numbers[0] ?? 0);
    else
      for (const [at, { label }] of lines.entries())
        await hand.write(label, numbers[at] ?? 0, reply === 'signed');
    await hand.send();
  };
  const at = draw(answers.length);
  const truth = answers[at] ?? 0;
  const slip = reply === 'line' ? (truth + 1) % lines.length : truth + (truth < 0 ? -5 : 5);
  const missed = reply === 'line' ? `Right: ${names[slip]}` : `Wrong: ${names[at]}`;
  await send(answers.with(at, slip));
  await see(play, {
    title: 'Not yet',
    seal: 'no',
    said: expect.stringMatching(/^Not yet\. ./),
    conditions: expect.arrayContaining([expect.stringContaining(`${missed} | `)]),
  });
  await send(answers);
  await see(play, {
    title: 'Right',
    seal: 'yes',
    said: expect.stringMatching(between('Right. ', right ?? '')),
    conditions: expect.arrayContaining(
      lines.map(({ sentence }) => expect.stringContaining(sentence)),
    ),
  });
}
