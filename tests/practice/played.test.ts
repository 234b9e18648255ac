import { expect, test } from 'vitest';
import { generate } from '#src/practice/generate.ts';
import { scriptOf } from '#src/practice/question-script.ts';
import { viewOf } from '#src/scenario/look.ts';
import { transcript } from '#src/scenario/transcript.ts';
import type { ScenarioEvent } from '#src/scenario/view.ts';
import { answersTo } from '../scenario/answers.ts';
import { snapshotsOf } from '../scenario/scripts.ts';
import { OFFERS } from './games.ts';

const ALL = process.env['TEST_ALL'] !== undefined;

/** As many seeds as bring every kind of question, or many. */
const SEEDS = ALL ? 30 : 5;

test.each(OFFERS)(
  '$name: each question can be answered to its end',
  { timeout: 60_000 },
  (offer) => {
    const { situation, game } = offer;
    const { variant, spoken } = game;
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const script = scriptOf(generate(situation, game, { seed }), game);
      const { steps } = transcript(script, variant, spoken);
      expect(JSON.stringify(steps.map(({ text, hints }) => [text, hints]))).not.toMatch(
        /[{]|undefined/,
      );
      const events = steps.flatMap((step): readonly ScenarioEvent[] => [
        ...answersTo(step),
        { type: 'next' },
      ]);
      const last = snapshotsOf(script, events, variant, spoken).at(-1);
      expect(last && viewOf(last), script.id).toMatchObject({
        mood: 'done',
        solved: true,
        refusals: 0,
      });
    }
  },
);
