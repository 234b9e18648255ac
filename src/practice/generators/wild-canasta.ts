/** A canasta of wild cards alone, laid only in going out blind. */
import { YOU } from '#src/scenario/chair.ts';
import type { Draft } from '../draft.ts';
import { lay } from '../plays.ts';
import { illegal, legal, score, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';
import { countDeal, layUpTo } from './finished-deal.ts';
import { canastas, wholeHand } from './whole-hand.ts';

const given: Where = (rules) => rules['canasta.wild'] !== 'absent';

function size(draft: Draft): number {
  const right = draft.rules['canasta.wild'];
  return right === 'absent' ? 0 : right.cards;
}

/** Wild cards, so many canastas beside them, the rest in other melds, and one card to throw. */
function layAll(draft: Draft, wilds: number, others: number) {
  const first = () => [draft.wilds(wilds), ...canastas(draft, others, 'complete')];
  return lay(...wholeHand(draft, first, 1));
}

const needed = (draft: Draft) => draft.rules['out.canastas'].count;

export const situation: Situation = {
  id: 'wild-canasta',
  title: 'The canasta of wild cards',
  about: 'Wild cards alone, on one occasion only.',
  recipes: [
    legal(['canasta.wild'], given, (draft) => {
      draft.unopened();
      return layAll(draft, size(draft), needed(draft) - 1);
    }),
    legal(['out.canastas'], given, (draft) => {
      draft.unopened();
      return layAll(draft, size(draft), needed(draft) - 1);
    }),
    illegal(['canasta.wild'], given, (draft) => {
      draft.opened();
      return layAll(draft, size(draft), needed(draft) - 1);
    }),
    illegal(['canasta.wild'], given, (draft) => {
      draft.unopened();
      const move = layAll(draft, size(draft), needed(draft) - 1);
      draft.more = { ...draft.more, tookPile: [YOU] };
      return move;
    }),
    illegal(['canasta.wild'], given, (draft) => {
      draft.unopened();
      return layAll(draft, size(draft) - 1, needed(draft));
    }),
    illegal(['canasta.wild'], given, (draft) => {
      draft.unopened();
      draft.drawn();
      const cards = draft.wilds(size(draft));
      draft.size(Math.max(draft.hand.length, cards.length + 4));
      return lay(cards);
    }),
    illegal(['canasta.wild', 'out.keep', 'out.canastas'], given, (draft) => {
      draft.unopened();
      return layAll(draft, size(draft) - 1, needed(draft) - 1);
    }),
    score(['score.wild-canasta'], given, (draft) => {
      draft.unopened();
      const held = draft.unmelded() + draft.rules['draw.count'];
      draft.opened(needed(draft) - 1);
      draft.wildCanasta(size(draft));
      layUpTo(draft, held - draft.one([0, 1]));
      draft.redThrees(draft.one([1, 2]));
      return countDeal(draft, 'blind');
    }),
  ],
};
