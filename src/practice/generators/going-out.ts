/** Going out, and keeping cards where one may not. */
import { asks, meldsOut, mustAsk } from '../allows.ts';
import type { Draft } from '../draft.ts';
import { add, discard, lay } from '../plays.ts';
import { answered, fewCards, readyToGoOut, shortOfCanastas, throwLast, unasked } from '../ready.ts';
import { ANYWHERE, choice, illegal, legal, task, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';

/** A meld of all the hand but so many cards. */
function allBut(draft: Draft, left: number) {
  const cards = draft.hold(draft.rank(3), 3);
  draft.size(cards.length + left);
  return lay(cards);
}

const fresh: Where = (rules) => rules['out.fresh-canasta'] === 'counts';

export const situation: Situation = {
  id: 'going-out',
  title: 'Going out',
  about: 'What it takes to go out, and what you keep until then.',
  recipes: [
    legal(['out.canastas'], ANYWHERE, (draft) => {
      readyToGoOut(draft);
      return throwLast(draft);
    }),
    legal(['out.canastas'], meldsOut, (draft) => {
      readyToGoOut(draft);
      return allBut(draft, 0);
    }),
    legal(['out.canastas'], fresh, (draft) => {
      shortOfCanastas(draft);
      const size = draft.rules['canasta.size'];
      const rank = draft.rank(size);
      draft.meld(rank, size - 2);
      const cards = draft.hold(rank, 2);
      draft.size(cards.length + 1);
      return add(cards, rank);
    }),
    legal(['permission.answer'], asks, (draft) => {
      readyToGoOut(draft);
      answered(draft, 'yes');
      return throwLast(draft);
    }),
    illegal(['out.canastas'], ANYWHERE, (draft) => {
      shortOfCanastas(draft);
      return throwLast(draft);
    }),
    illegal(['out.keep', 'out.canastas'], ANYWHERE, (draft) => {
      shortOfCanastas(draft);
      return allBut(draft, 1);
    }),
    illegal(['permission.unasked'], mustAsk, (draft) => {
      readyToGoOut(draft);
      unasked(draft);
      return throwLast(draft);
    }),
    illegal(['permission.unasked', 'out.keep'], mustAsk, (draft) => {
      readyToGoOut(draft);
      unasked(draft);
      return allBut(draft, 1);
    }),
    illegal(['permission.unasked', 'out.canastas'], mustAsk, (draft) => {
      shortOfCanastas(draft);
      unasked(draft);
      return throwLast(draft);
    }),
    illegal(['permission.answer'], asks, (draft) => {
      readyToGoOut(draft);
      answered(draft, 'no');
      return throwLast(draft);
    }),
    illegal(['permission.answer', 'out.keep'], asks, (draft) => {
      readyToGoOut(draft);
      answered(draft, 'no');
      return allBut(draft, 1);
    }),
    illegal(['discard.due'], ANYWHERE, (draft) => {
      readyToGoOut(draft);
      fewCards(draft);
      return { do: 'end' };
    }),
    task(['out.canastas'], ANYWHERE, (draft) => {
      readyToGoOut(draft);
      const cards = draft.hold(draft.rank(3), 3);
      const end = draft.spare();
      draft.size(cards.length + 1);
      return {
        text: 'Go out.',
        goal: { is: 'went-out' },
        solution: [lay(cards), discard(end)],
        hint: 'Lay what you can, and keep one card to discard.',
      };
    }),
    choice(
      ['out.canastas', 'out.keep'],
      (rules) => !mustAsk(rules),
      (draft) => {
        shortOfCanastas(draft);
        const cards = draft.hold(draft.rank(3), 3);
        const one = draft.spare();
        draft.size(cards.length + 1);
        return {
          text: 'Which of these may you do?',
          options: [lay(cards), discard(one), discard(cards[0])],
        };
      },
    ),
  ],
};
