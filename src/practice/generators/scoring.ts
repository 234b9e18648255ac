/** Counting a finished deal. */
import type { Draft } from '../draft.ts';
import { ANYWHERE, score, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';
import { countDeal } from './finished-deal.ts';

/** A side that has gone out, or another has. */
function after(draft: Draft, end: 'you' | 'left') {
  draft.opened(draft.rules['out.canastas'].count);
  return countDeal(draft, end);
}

const packet: Where = (rules) => rules['pony.unopened'] === 'counts-against-its-owner';

export const situation: Situation = {
  id: 'scoring',
  title: 'Counting a deal',
  about: 'What a finished deal is worth, line by line.',
  recipes: [
    score(['score.melds'], ANYWHERE, (draft) => after(draft, draft.one(['you', 'left']))),
    score(['score.canastas'], ANYWHERE, (draft) => after(draft, draft.one(['you', 'left']))),
    score(['score.going-out'], ANYWHERE, (draft) => after(draft, 'you')),
    score(['score.hand'], ANYWHERE, (draft) => after(draft, 'left')),
    score(['score.hand', 'red-three.unmelded'], ANYWHERE, (draft) => {
      draft.unopened();
      draft.redThrees(1);
      return countDeal(draft, 'left');
    }),
    score(['pony.unopened'], packet, (draft) => {
      draft.opened();
      return countDeal(draft, 'left');
    }),
  ],
};
