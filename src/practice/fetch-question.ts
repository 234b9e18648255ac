/** Makes a question in a page, which fetches what it is made by when that first comes up. */
import { rulesIn } from '#src/explain/spoken-book.ts';
import { compose, type Game, recipesFor } from './compose.ts';
import { type DeckCard, situationAt } from './deck-card.ts';
import { fetchSituation } from './fetch-situation.ts';
import type { Question } from './question.ts';
import type { Ask } from './recipe.ts';
import type { Writers } from './writing.ts';

const FETCH: { readonly [K in Ask]: () => Promise<Pick<Writers, K>> } = {
  judge: async () => ({ judge: (await import('./write-judge.ts')).writeJudge }),
  do: async () => ({ do: (await import('./write-task.ts')).writeTask }),
  choose: async () => ({ choose: (await import('./write-choice.ts')).writeChoice }),
  score: async () => ({ score: (await import('./write-score.ts')).writeScore }),
  count: async () => ({ count: (await import('./write-count.ts')).writeCount }),
};

/** The question of a seed for a card's reason, and in its situation: the same that `generate` makes. */
export async function fetchQuestion(card: DeckCard, game: Game, seed: number): Promise<Question> {
  const question = await written(card, game, seed);
  if (!asksToOpen(question)) return question;
  const rules = rulesIn(game.spoken);
  const { tellCheapest } = await import('./tell-cheapest.ts');
  return tellCheapest(question, rules);
}

/** Made with the one writer it takes: where a reason is asked about in several ways, the making tells which. */
async function written(card: DeckCard, game: Game, seed: number): Promise<Question> {
  const { reason, asks } = card;
  const [only, ...others] = asks;
  const [situation, known] = await Promise.all([
    fetchSituation(situationAt(card, seed)),
    only === undefined || others.length > 0 ? {} : FETCH[only](),
  ]);
  const recipes = recipesFor(situation, rulesIn(game.spoken), reason, seed);
  let writers: Partial<Writers> = known;
  for (;;) {
    const made = compose({ situation, recipes }, game, { seed, reason }, writers);
    if (!('missing' in made)) return made;
    writers = { ...writers, ...(await FETCH[made.missing]()) };
  }
}

function asksToOpen({ staged }: Question): boolean {
  return staged.steps.some((step) => step.do === 'ask' && step.goal.is === 'opened');
}
