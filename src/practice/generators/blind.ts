/** Going out blind: the whole hand in one turn, with nothing melded before. */
import type { Draft } from '../draft.ts';
import { lay } from '../plays.ts';
import { illegal, legal, score, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';
import { countDeal, layUpTo } from './finished-deal.ts';
import { canastas, wholeHand } from './whole-hand.ts';

const given: Where = (rules) => rules['out.blind'] !== 'absent';

/** The last canasta is complete or a card short, and one card is left to throw or none. */
function layAll(draft: Draft, last: 'complete' | 'short') {
  draft.unopened();
  const { count } = draft.rules['out.canastas'];
  return lay(...wholeHand(draft, () => canastas(draft, count, last), draft.one([0, 1])));
}

export const situation: Situation = {
  id: 'blind',
  title: 'Going out blind',
  about: 'Your whole hand goes in one turn.',
  recipes: [
    legal(['out.canastas'], given, (draft) => layAll(draft, 'complete')),
    legal(['opening.minimum'], given, (draft) => layAll(draft, 'complete')),
    illegal(['out.keep', 'out.canastas'], given, (draft) => layAll(draft, 'short')),
    score(['out.blind'], given, (draft) => {
      draft.unopened();
      const held = draft.unmelded() + draft.rules['draw.count'];
      draft.opened(draft.rules['out.canastas'].count);
      layUpTo(draft, held - draft.one([0, 1]));
      draft.redThrees(1);
      return countDeal(draft, 'blind');
    }),
  ],
};
