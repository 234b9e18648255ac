/** Asking for a new deal because of a hand without hope. */
import { isMeldRank, isWild, NATURAL_RANKS, rankOf } from '#src/engine/card.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Draft } from '../draft.ts';
import { minimumIs } from '../minimum.ts';
import { illegal, legal, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';

/** Kinds of cards that do not pair: the ranks that are melded, the red threes, the black ones. */
const KINDS = NATURAL_RANKS.length + 2;

/** A hand can have neither a pair nor a wild card. */
const possible: Where = (rules: Rules) =>
  rules['redeal.right'] !== 'absent' && rules['deal.hand'] <= KINDS;

/** A hand fresh from the dealer, with what would give it hope or without, at a total that gives the right or not. */
function dealt(draft: Draft, hand: 'hopeless' | 'pair' | 'wild', minimum: 'high' | 'low') {
  const size = draft.rules['deal.hand'];
  draft.more = { dealt: true, firstTurn: true };
  draft.redThrees(0);
  draft.turnUp('nothing');
  const kinds = [
    ...NATURAL_RANKS.map((rank) => () => draft.hold(rank, 1)),
    () => draft.threes(1, 'black'),
    () => draft.threes(1, 'red'),
  ];
  draft.wilds(0);
  draft.threes(0, 'red');
  draft.threes(0, 'black');
  for (const kind of kinds.slice(0, size)) kind();
  draft.size(size);
  if (hand === 'pair') {
    const twin = draft.one(draft.hand.filter((card) => !isWild(card)));
    draft.swap((card) => rankOf(card) === rankOf(twin));
  }
  if (hand === 'wild') draft.swap(isWild);
  rightFrom(draft, minimum);
}

/** A total that gives the right, or does not. */
function rightFrom(draft: Draft, minimum: 'high' | 'low'): void {
  const right = draft.rules['redeal.right'];
  const from = right === 'absent' ? 0 : right.minimumFrom;
  minimumIs(draft, from - 1, minimum === 'high' ? 'missed' : 'reached');
}

const REDEAL = { do: 'redeal' } as const;

export const situation: Situation = {
  id: 'new-deal',
  title: 'Asking for a new deal',
  about: 'A hand so poor that the cards are dealt again.',
  recipes: [
    legal(
      ['redeal.minimum', 'redeal.hand'],
      possible,
      (draft) => {
        dealt(draft, 'hopeless', 'high');
        return REDEAL;
      },
      'dealt',
    ),
    illegal(
      ['redeal.minimum'],
      possible,
      (draft) => {
        dealt(draft, 'hopeless', 'low');
        return REDEAL;
      },
      'dealt',
    ),
    illegal(
      ['redeal.hand'],
      possible,
      (draft) => {
        dealt(draft, draft.one(['pair', 'wild']), 'high');
        return REDEAL;
      },
      'dealt',
    ),
    illegal(
      ['redeal.hand', 'redeal.minimum'],
      possible,
      (draft) => {
        dealt(draft, draft.one(['pair', 'wild']), 'low');
        return REDEAL;
      },
      'dealt',
    ),
    illegal(
      ['redeal.how', 'redeal.hand'],
      possible,
      (draft) => {
        draft.turnUp('nothing');
        draft.bury(isMeldRank);
        rightFrom(draft, 'high');
        // Only the player before has had a turn.
        draft.more = { turnsPlayed: [0, 0, 0, 1] };
        return REDEAL;
      },
      'dealt',
    ),
  ],
};
