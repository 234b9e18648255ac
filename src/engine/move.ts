/** What a player can try to do. Whether it is allowed is for the judge. */
import type { Card, Rank } from './card.ts';

/**
 * The meld meant by an addition: by rank (the side's meld of that rank that is no canasta yet, else its
 * only one), or by the very cards that lie in it.
 */
export type Onto = { readonly rank: Rank | 'wild' } | { readonly cards: readonly Card[] };

/** Cards laid together: a new meld, or onto one that lies there. */
export interface Lay {
  readonly cards: readonly Card[];
  readonly onto: Onto | 'new';
}

export type Move =
  | { readonly do: 'draw' }
  /** The pile's top card with `with` from the hand: a new meld, or onto one; `melds`: further melds from the hand. */
  | {
      readonly do: 'take';
      readonly with: readonly Card[];
      readonly onto: Onto | 'new';
      readonly melds: readonly Lay[];
    }
  /** The turned card into the hand, nothing melded (`pile.free-first`). */
  | { readonly do: 'take-free' }
  | { readonly do: 'meld'; readonly melds: readonly Lay[] }
  | { readonly do: 'combine'; readonly rank: Rank }
  | { readonly do: 'discard'; readonly card: Card }
  /** End the turn without a discard. */
  | { readonly do: 'end' }
  | { readonly do: 'red-three'; readonly card: Card }
  | { readonly do: 'ask' }
  | { readonly do: 'answer'; readonly yes: boolean }
  | { readonly do: 'pony' }
  /** The cards of an insufficient first meld, in other melds. */
  | { readonly do: 'rearrange'; readonly melds: readonly (readonly Card[])[] }
  | { readonly do: 'retract'; readonly melds: 'all' | readonly (readonly Card[])[] }
  | { readonly do: 'redeal' }
  /** Decline the pile when the stock is gone. */
  | { readonly do: 'pass' };

export type MoveKind = Move['do'];
export type MoveOf<K extends MoveKind> = Extract<Move, { do: K }>;

declare const legal: unique symbol;
/** A move that the judge has allowed at the table it was judged on. Only `judge` makes one. */
export type LegalMove = Move & { readonly [legal]: true };
