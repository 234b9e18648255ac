/** Asking the partner before going out, and being bound by the answer. */
import { asks, mustAsk } from '../allows.ts';
import type { Draft } from '../draft.ts';
import { discard } from '../plays.ts';
import { answered, fewCards, laidSome, readyToGoOut, throwLast, unasked } from '../ready.ts';
import { illegal, legal, task } from '../recipe.ts';
import type { Situation } from '../situation.ts';

/** A side that could go out, at the beginning of the turn or after the draw. */
function before(draft: Draft, phase: 'draw' | 'meld') {
  readyToGoOut(draft);
  unasked(draft);
  fewCards(draft);
  draft.more = { ...draft.more, phase };
}

export const situation: Situation = {
  id: 'asking',
  title: 'Asking your partner',
  about: 'When you may ask to go out, and what the answer means.',
  recipes: [
    legal(['permission.right'], asks, (draft) => {
      before(draft, draft.one(['draw', 'meld']));
      return { do: 'ask' };
    }),
    legal(['permission.answer'], asks, (draft) => {
      readyToGoOut(draft);
      answered(draft, 'yes');
      return throwLast(draft);
    }),
    legal(['discard.count'], asks, (draft) => {
      before(draft, 'meld');
      answered(draft, 'no');
      return discard(draft.spare());
    }),
    illegal(['permission.when'], asks, (draft) => {
      before(draft, 'meld');
      laidSome(draft);
      return { do: 'ask' };
    }),
    illegal(['permission.when'], asks, (draft) => {
      before(draft, 'meld');
      draft.thaw(draft.one([2, 3, 4]));
      draft.tookPile(draft.meld(draft.rank(3), 3));
      return { do: 'ask' };
    }),
    illegal(['permission.once'], asks, (draft) => {
      before(draft, draft.one(['draw', 'meld']));
      answered(draft, draft.one(['yes', 'no']));
      return { do: 'ask' };
    }),
    illegal(['permission.once', 'permission.when'], asks, (draft) => {
      before(draft, 'meld');
      answered(draft, 'no');
      laidSome(draft);
      return { do: 'ask' };
    }),
    illegal(['permission.answer'], asks, (draft) => {
      readyToGoOut(draft);
      answered(draft, 'no');
      return throwLast(draft);
    }),
    illegal(['permission.unasked'], mustAsk, (draft) => {
      readyToGoOut(draft);
      unasked(draft);
      return throwLast(draft);
    }),
    task(['permission.right'], asks, (draft) => {
      before(draft, 'meld');
      return {
        text: 'You could go out, and wonder what your partner holds. Find out.',
        goal: { is: 'asked' },
        solution: [{ do: 'ask' }],
        hint: 'Look below your hand: there is a question to ask.',
      };
    }),
  ],
};
