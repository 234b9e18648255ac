/** Taking a pile that a wild card has frozen, or a card turned at the deal. */
import { isWild } from '#src/engine/card.ts';
import { ranksName } from '#src/explain/card-words.ts';
import { not, unopenedAsFrozen, unopenedAsOpen, unopenedNever } from '../allows.ts';
import type { Draft } from '../draft.ts';
import { take } from '../plays.ts';
import { ANYWHERE, choice, illegal, legal, task } from '../recipe.ts';
import type { Situation } from '../situation.ts';
import { firstMeld, topped, withBuried, withPair, withWild } from './pile-setting.ts';

const first = (laid: readonly [number, number], is: 'reached' | 'missed') => (draft: Draft) =>
  firstMeld(draft, 'frozen', laid, is);

const ontoMeld = (draft: Draft) => {
  const rank = topped(draft, 'frozen');
  draft.meld(rank, 3);
  draft.hold(rank, draft.chance.below(2));
  return take([], rank);
};

export const situation: Situation = {
  id: 'frozen-pile',
  title: 'The frozen pile',
  about: 'A card in the pile freezes it, or a wild card lies on top.',
  recipes: [
    legal(['pile.frozen-needs'], ANYWHERE, (draft) => withPair(draft, 'frozen')),
    legal(['pile.frozen-needs'], ANYWHERE, (draft) => {
      const rank = topped(draft, 'frozen');
      return take([...draft.hold(rank, 2), ...draft.wilds(1)]);
    }),
    legal(
      ['pile.frozen-needs', 'pile.unopened-needs', 'opening.minimum'],
      unopenedAsFrozen,
      first([2, 1], 'reached'),
    ),
    legal(['pile.frozen-needs', 'opening.minimum'], unopenedAsOpen, first([2, 1], 'reached')),
    illegal(['pile.frozen-needs'], ANYWHERE, (draft) => withWild(draft, 'frozen')),
    illegal(['pile.frozen-needs'], ANYWHERE, ontoMeld),
    illegal(
      ['pile.frozen-needs', 'pile.unopened-needs'],
      unopenedAsFrozen,
      first([1, 1], 'reached'),
    ),
    illegal(['pile.frozen-needs', 'opening.minimum'], unopenedAsOpen, first([1, 1], 'missed')),
    illegal(
      ['pile.frozen-needs', 'pile.unopened-needs', 'opening.minimum'],
      unopenedAsFrozen,
      first([1, 1], 'missed'),
    ),
    illegal(['opening.minimum'], not(unopenedNever), first([2, 0], 'missed')),
    illegal(['pile.wild-on-top'], ANYWHERE, (draft) => {
      const rank = topped(draft, 'frozen');
      draft.top(isWild);
      return take(draft.hold(rank, 2));
    }),
    illegal(['cards.own'], ANYWHERE, (draft) => withBuried(draft, 'frozen')),
    task(['pile.frozen-needs'], ANYWHERE, (draft) => {
      const rank = topped(draft, 'frozen');
      const cards = draft.hold(rank, 2);
      draft.wilds(1);
      return {
        text: 'The pile is frozen. Take it.',
        goal: { is: 'pile-taken' },
        solution: [take(cards)],
        hint: `Look for ${ranksName(rank)} in your hand.`,
      };
    }),
    choice(['pile.frozen-needs'], ANYWHERE, (draft) => {
      const rank = topped(draft, 'frozen');
      draft.meld(rank, 3);
      const naturals = draft.hold(rank, 2);
      const wild = draft.wilds(1);
      return {
        text: 'The pile is frozen. Which of these take it?',
        options: [take(naturals), take([...naturals.slice(0, 1), ...wild]), take([], rank)],
      };
    }),
  ],
};
