/** Counting a finished deal. */
import type { Draft } from '../draft.ts';
import { ANYWHERE, type Recipe, sum, type Where } from '../recipe.ts';
import { countDeal } from './finished-deal.ts';

/** A side that has gone out, or another has. */
function after(draft: Draft, end: 'you' | 'left') {
  draft.opened(draft.rules['out.canastas'].count);
  return countDeal(draft, end);
}

const packet: Where = (rules) => rules['pony.unopened'] === 'counts-against-its-owner';

export const SCORING: readonly Recipe[] = [
  sum(['score.melds'], ANYWHERE, (draft) => after(draft, draft.one(['you', 'left']))),
  sum(['score.canastas'], ANYWHERE, (draft) => after(draft, draft.one(['you', 'left']))),
  sum(['score.going-out'], ANYWHERE, (draft) => after(draft, 'you')),
  sum(['score.hand'], ANYWHERE, (draft) => after(draft, 'left')),
  sum(['score.hand', 'red-three.unmelded'], ANYWHERE, (draft) => {
    draft.unopened();
    draft.redThrees(1);
    return countDeal(draft, 'left');
  }),
  sum(['pony.unopened'], packet, (draft) => {
    draft.opened();
    return countDeal(draft, 'left');
  }),
];
