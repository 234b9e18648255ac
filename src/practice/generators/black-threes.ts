/** Black threes: on top of the pile, thrown, and melded in going out. */
import { isBlackThree } from '#src/engine/card.ts';
import { all, blackThreesOut, not } from '../allows.ts';
import type { Draft } from '../draft.ts';
import { discard, lay, take } from '../plays.ts';
import { readyToGoOut, shortOfCanastas } from '../ready.ts';
import { ANYWHERE, choice, illegal, legal, task, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';

const plainOnly: Where = (rules) => blackThreesOut(rules) && rules['black-three.wilds'] === 'none';
const mixed: Where = (rules) => blackThreesOut(rules) && rules['black-three.wilds'] !== 'none';

/** Black threes and a wild card, in the hand of one who is about to go out or has far to go. */
function threes(draft: Draft, naturals: number, wilds: number, then: 'out' | 'on') {
  if (then === 'out') readyToGoOut(draft);
  else {
    draft.opened();
    draft.drawn();
  }
  const cards = [...draft.threes(naturals, 'black'), ...draft.wilds(wilds)];
  if (then === 'out') draft.size(cards.length + 1);
  return cards;
}

function under(draft: Draft) {
  draft.opened();
  draft.thaw();
  const rank = draft.rank(4);
  return draft.hold(rank, 2);
}

export const situation: Situation = {
  id: 'black-threes',
  title: 'Black threes',
  about: 'They stop the pile while they are on top. May you ever meld them?',
  recipes: [
    legal(['discard.count'], ANYWHERE, (draft) => discard(threes(draft, 1, 0, 'on')[0])),
    legal(['pile.needs'], ANYWHERE, (draft) => {
      draft.opened();
      draft.thaw();
      const rank = draft.rank(4);
      draft.top(rank);
      draft.bury(isBlackThree);
      return take(draft.hold(rank, 2));
    }),
    legal(['black-three.meld'], blackThreesOut, (draft) => lay(threes(draft, 3, 0, 'out'))),
    legal(['black-three.meld', 'black-three.wilds'], mixed, (draft) =>
      lay(threes(draft, 2, 1, 'out')),
    ),
    illegal(['black-three.on-top'], ANYWHERE, (draft) => {
      const cards = under(draft);
      draft.top(isBlackThree);
      return take(cards);
    }),
    illegal(['black-three.on-top'], ANYWHERE, (draft) => {
      draft.opened();
      draft.thaw();
      draft.top(isBlackThree);
      return take(draft.threes(2, 'black'));
    }),
    illegal(['black-three.meld'], ANYWHERE, (draft) => lay(threes(draft, 3, 0, 'on'))),
    illegal(['black-three.meld'], not(plainOnly), (draft) => lay(threes(draft, 2, 1, 'on'))),
    illegal(['black-three.meld', 'black-three.wilds'], plainOnly, (draft) =>
      lay(threes(draft, 2, 1, 'on')),
    ),
    illegal(['black-three.wilds'], plainOnly, (draft) => lay(threes(draft, 2, 1, 'out'))),
    illegal(['black-three.meld', 'out.keep', 'out.canastas'], all(blackThreesOut), (draft) => {
      shortOfCanastas(draft);
      const cards = draft.threes(3, 'black');
      draft.size(cards.length + 1);
      return lay(cards);
    }),
    task(['black-three.meld'], blackThreesOut, (draft) => {
      const cards = threes(draft, 3, 0, 'out');
      const last = draft.spare();
      draft.size(cards.length + 1);
      return {
        text: 'Go out.',
        goal: { is: 'went-out' },
        solution: [lay(cards), discard(last)],
        hint: 'Look at the black threes, and at the one card beside them.',
      };
    }),
    choice(['black-three.meld'], ANYWHERE, (draft) => {
      const cards = threes(draft, 3, 0, 'on');
      return {
        text: 'Which of these may you do?',
        options: [lay(cards), discard(cards[0]), discard(draft.spare())],
      };
    }),
  ],
};
