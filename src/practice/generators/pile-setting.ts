/** A pile with a rank on top that nothing else is said of, before a side that has melded or has not. */
import type { NaturalRank } from '#src/engine/card.ts';
import { rankOf } from '#src/engine/card.ts';
import type { Move } from '#src/engine/move.ts';
import type { Draft } from '../draft.ts';
import { minimumIs } from '../minimum.ts';
import { take } from '../plays.ts';

export type PileIs = 'open' | 'frozen';

function lie(draft: Draft, pile: PileIs): void {
  if (pile === 'open') draft.thaw();
  else draft.freeze();
}

/** The side has melded. So many cards of the rank can be had. */
export function topped(draft: Draft, pile: PileIs, copies = 4): NaturalRank {
  draft.opened();
  lie(draft, pile);
  const rank = draft.rank(copies);
  draft.top(rank);
  return rank;
}

/** Two natural cards are laid with the top card. */
export function withPair(draft: Draft, pile: PileIs): Move {
  return take(draft.hold(topped(draft, pile), 2));
}

/** A natural card and a wild one are. */
export function withWild(draft: Draft, pile: PileIs): Move {
  const rank = topped(draft, pile);
  return take([...draft.hold(rank, 1), ...draft.wilds(1)]);
}

/** A natural card of the hand, and another that lies in the pile. */
export function withBuried(draft: Draft, pile: PileIs): Move {
  const rank = topped(draft, pile);
  const held = draft.hold(rank, 1);
  return take([...held, draft.bury((card) => rankOf(card) === rank && card !== held[0])]);
}

/** Aces are worth a first meld by themselves. */
const DEAR = 20;

/** The side has no meld, and its first, with the top card, is worth enough or is not. */
export function firstMeld(
  draft: Draft,
  pile: PileIs,
  [naturals, wilds]: readonly [number, number],
  is: 'reached' | 'missed',
): Move {
  const { rules } = draft;
  draft.unopened();
  lie(draft, pile);
  const rank = draft.rank(naturals + 1, (points) => is === 'reached' || points < DEAR);
  draft.top(rank);
  const jokers = rules['opening.wilds'] === 'all-help';
  const cards = [...draft.hold(rank, naturals), ...draft.wilds(wilds, jokers ? 'any' : 'two')];
  const lent = rules['opening.counts'].includes('pile-top') ? draft.pile.slice(-1) : [];
  minimumIs(draft, draft.points([...cards, ...lent]), is);
  return take(cards);
}
