/** The packet set aside at the deal, and when it is picked up. */
import type { Draft } from '../draft.ts';
import { illegal, legal, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';

const given: Where = (rules) => rules['pony.packet'] !== 'absent';

const PICK_UP = { do: 'pony' } as const;

function after(draft: Draft, canastas: number, phase: 'draw' | 'meld') {
  draft.opened(canastas);
  if (phase === 'meld') draft.drawn();
  return PICK_UP;
}

export const situation: Situation = {
  id: 'packet',
  title: 'The packet',
  about: 'When you may pick it up.',
  recipes: [
    legal(['pony.opens'], given, (draft) => after(draft, draft.one([1, 2]), 'meld')),
    illegal(['pony.opens'], given, (draft) => after(draft, 0, 'meld')),
    illegal(['pony.opens'], given, (draft) => {
      draft.unopened();
      draft.drawn();
      return PICK_UP;
    }),
    illegal(['pony.left'], given, (draft) => {
      draft.packet('picked-up');
      return after(draft, 1, 'meld');
    }),
    illegal(['turn.phase'], given, (draft) => after(draft, 1, 'draw')),
    illegal(['turn.phase', 'pony.opens'], given, (draft) => after(draft, 0, 'draw')),
  ],
};
