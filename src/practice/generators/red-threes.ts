/** Red threes: laid on the first turn, never played, and a pile frozen by one. */
import type { Draft } from '../draft.ts';
import { take } from '../plays.ts';
import { ANYWHERE, illegal, legal, score, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';
import { countDeal } from './finished-deal.ts';

const onFirstTurn: Where = (rules) => rules['red-three.dealt'].when === 'own-first-turn';

/** The very first turn, with a red three in the hand. */
function first(draft: Draft) {
  draft.more = { firstTurn: true };
  draft.turnUp('nothing');
  return draft.threes(1, 'red')[0];
}

function frozen(draft: Draft) {
  draft.opened();
  draft.freeze('red-three');
  const rank = draft.rank(4);
  draft.top(rank);
  return rank;
}

export const situation: Situation = {
  id: 'red-threes',
  title: 'Red threes',
  about: 'They lie beside your melds, and count for you or against you.',
  recipes: [
    legal(
      ['red-three.use'],
      onFirstTurn,
      (draft) => {
        const card = first(draft);
        return card === undefined ? { do: 'draw' } : { do: 'red-three', card };
      },
      'dealt',
    ),
    legal(['pile.frozen-needs'], ANYWHERE, (draft) => take(draft.hold(frozen(draft), 2))),
    illegal(
      ['red-three.unlaid'],
      onFirstTurn,
      (draft) => {
        first(draft);
        return { do: 'draw' };
      },
      'dealt',
    ),
    illegal(['red-three.use'], ANYWHERE, (draft) => {
      const [card] = draft.threes(1, 'black');
      return card === undefined ? { do: 'draw' } : { do: 'red-three', card };
    }),
    illegal(['pile.frozen-needs'], ANYWHERE, (draft) => {
      const rank = frozen(draft);
      return take([...draft.hold(rank, 1), ...draft.wilds(1)]);
    }),
    score(['red-three.value'], ANYWHERE, (draft) => {
      draft.opened(1);
      draft.redThrees(draft.one([1, 2]));
      return countDeal(draft, 'left');
    }),
    score(
      ['red-three.set'],
      (rules) => rules['red-three.set'] !== 'absent',
      (draft) => {
        draft.opened(1);
        draft.redThrees(4);
        return countDeal(draft, 'left');
      },
    ),
    score(['red-three.unmelded'], ANYWHERE, (draft) => {
      draft.unopened();
      draft.redThrees(draft.one([1, 2]));
      return countDeal(draft, 'left');
    }),
  ],
};
