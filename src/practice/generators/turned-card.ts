/** The turned card, which the first player of a deal may take without a meld. */
import type { Draft } from '../draft.ts';
import { illegal, legal, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';

const given: Where = (rules) => rules['pile.free-first'] !== 'absent';

function first(draft: Draft, under: 'nothing' | 'freezing', phase: 'draw' | 'meld' = 'draw') {
  draft.turnUp(under);
  if (phase === 'meld') draft.drawn();
  draft.more = { ...draft.more, firstTurn: true };
  return { do: 'take-free' } as const;
}

export const situation: Situation = {
  id: 'turned-card',
  title: 'The turned card',
  about: 'The first player may take it without a meld.',
  recipes: [
    legal(['pile.free-first'], given, (draft) => first(draft, 'nothing'), 'dealt'),
    illegal(['pile.free-first'], given, (draft) => first(draft, 'freezing'), 'dealt'),
    illegal(['pile.free-first'], given, (draft) => {
      draft.thaw(2 + draft.chance.below(4));
      return { do: 'take-free' };
    }),
    illegal(['turn.phase'], given, (draft) => first(draft, 'nothing', 'meld'), 'dealt'),
    illegal(
      ['turn.phase', 'pile.free-first'],
      given,
      (draft) => first(draft, 'freezing', 'meld'),
      'dealt',
    ),
  ],
};
