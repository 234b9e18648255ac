/** Answers questions of a round as they come: what each is stands in the page's address. */
import { expect, type Page } from '@playwright/test';
import { judge } from '#src/engine/judge.ts';
import { play } from '#src/engine/play.ts';
import { cardOf } from '#src/practice/deck-card.ts';
import { generateFor } from '#src/practice/generate.ts';
import type { Question } from '#src/practice/question.ts';
import { readLink } from '#src/practice/question-link.ts';
import { scriptOf } from '#src/practice/question-script.ts';
import { playOut } from '#src/scenario/fold.ts';
import { readStage } from '#src/scenario/stage.ts';
import { transcript } from '#src/scenario/transcript.ts';
import { wayToMake } from './gestures.ts';
import type { Hand } from './hand.ts';
import { spokenBook } from './placements.ts';
import { pointerHand } from './pointer-hand.ts';
import type { Practice } from './practice.ts';
import { inRackOrder } from './rack-order.ts';
import { roundAt } from './round-page.ts';

/** The question on a page, made again outside of it from the address. */
export async function questionOn(page: Page): Promise<Question> {
  const { pathname, hash } = await page.evaluate(() => ({ ...location }));
  const { game, deck } = roundAt(pathname);
  const link = readLink(hash);
  if (link === null || link === 'damaged') throw new Error(`"${hash}" names no question.`);
  const card = cardOf(deck, link);
  if (card === undefined) throw new Error(`"${link.reason}" is no reason of ${pathname}.`);
  return generateFor(card, game, link.seed);
}

/** A hand that meets each button by its focus: a pointer would miss one while the page comes to the verdict. */
function steadyHand(practice: Practice): Hand {
  const table = practice.at.locator('.card-table');
  const sheet = practice.at.locator('.practice-sheet');
  return {
    ...pointerHand(practice),
    choose: (card) =>
      table.locator(`button[aria-pressed=false][aria-label^="${card}"]`).first().press('Space'),
    press: async (name) => {
      const button = table.getByRole('button', { name, exact: true });
      const folded = table.locator('.more:not([open]) > summary');
      await expect(button.or(folded).first()).toBeVisible();
      if (!(await button.isVisible())) await folded.press('Enter');
      await button.press('Enter');
    },
    send: () => sheet.getByRole('button', { name: 'Check' }).press('Enter'),
  };
}

/** Answers the question on the table rightly, and goes on. */
export async function answerRightly(page: Page, variant: string): Promise<Question> {
  const question = await questionOn(page);
  const at = page.locator('.round .practice');
  const root = await at.elementHandle();
  if (root === null) throw new Error('There is no table.');
  const hand = steadyHand({ at, root });
  const spoken = spokenBook(variant);
  const script = inRackOrder(scriptOf(question, { variant, spoken }));
  const stage = readStage(script, variant, spoken);
  const scenes = playOut(stage.steps, stage.start, stage.rules);
  for (const [place, step] of transcript(script, variant, spoken).steps.entries()) {
    if (step.do === 'judge')
      await hand.press(step.moves[0]?.verdict.legal === true ? 'Legal' : 'Not legal');
    else if (step.do === 'choose' || step.do === 'why') {
      const right =
        step.do === 'choose'
          ? step.moves.filter(({ verdict }) => verdict.legal).map(({ words }) => words)
          : step.rules
              .filter(({ truth }) => truth === 'yes')
              .map(({ rule }) => `${rule.name}: ${rule.sentence}.`);
      for (const words of right) await hand.tick(words);
      await hand.press('Check');
    } else if (step.do === 'count' && step.count !== null) {
      const { reply, lines, answers } = step.count;
      if (reply === 'line') await hand.mark(answers[0] ?? 0);
      else
        for (const [line, { label }] of lines.entries())
          await hand.write(label, answers[line] ?? 0, reply === 'signed');
      await hand.send();
      await expect(at.locator('.practice-sheet .verdict')).toBeVisible();
    } else if (step.do === 'ask') {
      let table = scenes[place]?.before ?? stage.start;
      for (const { move } of step.moves) {
        const way = wayToMake(move, table, stage.rules);
        if (way === null) throw new Error(`No way to ${JSON.stringify(move)}.`);
        for (const { choose, press } of way.gestures) {
          for (const card of choose) await hand.choose(card);
          await hand.press(press);
        }
        const verdict = judge(table, move, stage.rules);
        if (verdict.legal) table = play(table, verdict.move, stage.rules);
      }
    }
    await hand.press('Next');
  }
  return question;
}
