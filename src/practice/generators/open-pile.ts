/** Taking a pile that is not frozen. */
import { ranksName } from '#src/explain/card-words.ts';
import {
  mustAsk,
  not,
  takesOntoMeld,
  takesWithWild,
  unopenedAsFrozen,
  unopenedAsOpen,
  unopenedNever,
  wantsBalance,
} from '../allows.ts';
import type { Draft } from '../draft.ts';
import { take } from '../plays.ts';
import { ANYWHERE, choice, illegal, legal, task, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';
import { firstMeld, topped, withBuried, withPair, withWild } from './pile-setting.ts';

const first = (laid: readonly [number, number], is: 'reached' | 'missed') => (draft: Draft) =>
  firstMeld(draft, 'open', laid, is);

const pair = (draft: Draft) => withPair(draft, 'open');

const ontoMeld = (draft: Draft) => {
  const rank = topped(draft, 'open');
  draft.meld(rank, 3);
  return take([], rank);
};

const wildsAlone = (draft: Draft) => {
  draft.hold(topped(draft, 'open'), 0);
  return take(draft.wilds(2));
};

/** A take of a pile of one card that leaves one card, by a side that may not go out. */
const smallTake = (draft: Draft) => {
  const { rules } = draft;
  draft.opened(rules['out.canastas'].count - 1);
  draft.thaw(1);
  const rank = draft.rank(4);
  draft.top(rank);
  const cards = draft.hold(rank, rules['meld.naturals']);
  draft.size(cards.length + 1);
  return take(cards);
};

const oneCard: Where = (rules) => rules['pile.one-card'] === 'may-not' && takesOntoMeld(rules);

export const situation: Situation = {
  id: 'open-pile',
  title: 'Taking the pile',
  about: 'What takes a pile that is not frozen, and what does not.',
  recipes: [
    legal(['pile.needs'], not(unopenedNever), pair),
    legal(['pile.needs'], takesWithWild, (draft) => withWild(draft, 'open')),
    legal(['pile.needs'], takesOntoMeld, ontoMeld),
    legal(['pile.closed', 'pile.needs'], unopenedNever, pair),
    legal(['pile.unopened-needs', 'opening.minimum'], unopenedAsFrozen, (draft) =>
      firstMeld(draft, 'open', [draft.one([2, 3]), draft.one([0, 1])], 'reached'),
    ),
    legal(['pile.needs', 'opening.minimum'], unopenedAsOpen, (draft) =>
      firstMeld(draft, 'open', [draft.one([1, 2]), 1], 'reached'),
    ),
    illegal(['pile.needs'], takesWithWild, (draft) => take(draft.hold(topped(draft, 'open'), 1))),
    illegal(['pile.needs'], not(takesOntoMeld), ontoMeld),
    illegal(['pile.needs'], takesOntoMeld, (draft) => {
      const rank = topped(draft, 'open', draft.rules['canasta.size']);
      draft.canasta(rank);
      return take([], rank);
    }),
    illegal(['pile.needs', 'meld.naturals', 'meld.balance'], wantsBalance, wildsAlone),
    illegal(['pile.needs', 'meld.naturals'], not(wantsBalance), wildsAlone),
    illegal(['cards.own'], ANYWHERE, (draft) => withBuried(draft, 'open')),
    illegal(['pile.unopened-needs'], unopenedAsFrozen, first([1, 1], 'reached')),
    illegal(['pile.unopened-needs', 'opening.minimum'], unopenedAsFrozen, first([1, 1], 'missed')),
    illegal(['opening.minimum'], not(unopenedNever), first([2, 0], 'missed')),
    illegal(['pile.closed'], unopenedNever, first([2, 1], 'reached')),
    illegal(['pile.closed', 'opening.minimum'], unopenedNever, first([2, 0], 'missed')),
    illegal(['pile.one-card'], oneCard, (draft) => {
      const rank = draft.rank(5);
      draft.opened(draft.rules['out.canastas'].count);
      draft.thaw(1);
      draft.top(rank);
      draft.meld(rank, 3);
      draft.hold(rank, 0);
      draft.size(1);
      return take([], rank);
    }),
    illegal(['out.keep', 'out.canastas'], not(mustAsk), smallTake),
    illegal(['out.keep', 'out.canastas', 'permission.unasked'], mustAsk, smallTake),
    task(['pile.needs'], takesWithWild, (draft) => {
      const rank = topped(draft, 'open');
      const cards = [...draft.hold(rank, 1), ...draft.wilds(1)];
      return {
        text: 'Take the pile.',
        goal: { is: 'pile-taken' },
        solution: [take(cards)],
        hint: `Look for ${ranksName(rank)} in your hand, and for a wild card.`,
      };
    }),
    choice(['pile.needs'], takesWithWild, (draft) => {
      const naturals = draft.hold(topped(draft, 'open'), 2);
      const one = naturals.slice(0, 1);
      return {
        text: 'Which of these take the pile?',
        options: [take(one), take([...one, ...draft.wilds(1)]), take(naturals)],
      };
    }),
  ],
};
