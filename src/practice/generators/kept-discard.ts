/** Going out takes a discard: a card must be kept for it. */

import type { Draft } from '../draft.ts';
import { discard, lay } from '../plays.ts';
import { laidSome, readyToGoOut, shortOfCanastas, throwLast } from '../ready.ts';
import { choice, illegal, legal, task, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';

const given: Where = (rules) => rules['out.how'] === 'discard';

/** A meld of all the hand but so many cards. */
function allBut(draft: Draft, left: number) {
  const cards = draft.hold(draft.rank(4), 3 + draft.chance.below(2));
  draft.size(cards.length + left);
  return lay(cards);
}

export const situation: Situation = {
  id: 'kept-discard',
  title: 'A card to throw',
  about: 'You go out with a discard, so you keep a card for it.',
  recipes: [
    legal(['meld.size'], given, (draft) => {
      shortOfCanastas(draft);
      return allBut(draft, 0);
    }),
    legal(['out.canastas'], given, (draft) => {
      readyToGoOut(draft);
      return allBut(draft, 1);
    }),
    legal(['discard.count'], given, (draft) => {
      readyToGoOut(draft);
      return throwLast(draft);
    }),
    illegal(['out.keep', 'out.canastas'], given, (draft) => {
      shortOfCanastas(draft);
      return allBut(draft, 1);
    }),
    illegal(['out.canastas'], given, (draft) => {
      shortOfCanastas(draft);
      return throwLast(draft);
    }),
    illegal(['discard.due'], given, (draft) => {
      readyToGoOut(draft);
      laidSome(draft);
      draft.size(draft.one([1, 2]));
      return { do: 'end' };
    }),
    task(['out.canastas'], given, (draft) => {
      readyToGoOut(draft);
      const cards = draft.hold(draft.rank(4), 4);
      draft.size(cards.length);
      return {
        text: 'Go out.',
        goal: { is: 'went-out' },
        solution: [lay(cards.slice(1)), discard(cards[0])],
        hint: 'Do not lay them all. What will you throw?',
      };
    }),
    choice(['discard.due'], given, (draft) => {
      readyToGoOut(draft);
      const cards = draft.hold(draft.rank(4), 4);
      draft.size(cards.length);
      return {
        text: 'Which of these may you do?',
        options: [lay(cards), lay(cards.slice(1)), { do: 'end' }],
      };
    }),
  ],
};
