/**
 * The ways to lay cards of one rank out of a hand. Suits do not matter to any rule, so a way is a number of
 * naturals, twos and jokers; the first of each in the hand stand for all.
 */
import { type Card, isWild, JOKER, RANKS, type Rank, rankIndex } from './card.ts';
import { mostWilds } from './checks/lay.ts';
import type { Lay, Move, Onto } from './move.ts';
import { pointsOf } from './pack.ts';
import type { Rules } from './rules.ts';

/** A hand sorted for laying: naturals by rank, and the wild cards. */
export interface Sorted {
  readonly naturals: ReadonlyMap<Rank, readonly Card[]>;
  readonly twos: readonly Card[];
  readonly jokers: readonly Card[];
}

/** One group of cards that could be laid. */
export interface Portion {
  readonly cards: readonly Card[];
  readonly onto: Onto | 'new';
  readonly rank: Rank | 'wild';
  readonly naturals: number;
  readonly twos: number;
  readonly jokers: number;
  /** The printed values of its cards. */
  readonly points: number;
}

export function sortHand(cards: readonly Card[]): Sorted {
  const naturals = new Map<Rank, Card[]>();
  const twos: Card[] = [];
  const jokers: Card[] = [];
  for (const card of cards) {
    if (card === JOKER) jokers.push(card);
    else if (isWild(card)) twos.push(card);
    else {
      const rank = RANKS[rankIndex(card)] as Rank;
      const same = naturals.get(rank);
      if (same === undefined) naturals.set(rank, [card]);
      else same.push(card);
    }
  }
  return { naturals, twos, jokers };
}

export function portion(
  hand: Sorted,
  rank: Rank | 'wild',
  counts: readonly [number, number, number],
  onto: Onto | 'new',
  rules: Rules,
): Portion {
  const [naturals, twos, jokers] = counts;
  const own = rank === 'wild' ? [] : (hand.naturals.get(rank) ?? []);
  const cards = [
    ...own.slice(0, naturals),
    ...hand.twos.slice(0, twos),
    ...hand.jokers.slice(0, jokers),
  ];
  const points = cards.reduce((sum, card) => sum + pointsOf(card, rules), 0);
  return { cards, onto, rank, naturals, twos, jokers, points };
}

/** Whether so many naturals and wild cards could lie together as a new meld: a first sieve, the judge decides. */
function plausible(naturals: number, wilds: number, rules: Rules): boolean {
  if (naturals + wilds < rules['meld.size']) return false;
  if (naturals === 0)
    return rules['canasta.wild'] !== 'absent' && wilds >= rules['canasta.wild'].cards;
  if (naturals < rules['meld.naturals'] || wilds > mostWilds(rules)) return false;
  return rules['meld.balance'] === 'more-naturals'
    ? naturals > wilds
    : rules['meld.balance'] === 'free' || wilds <= naturals;
}

/** Every way to make a new meld of a rank; `lent` cards, as the pile's top, are in it beside those of the hand. */
export function newMelds(
  hand: Sorted,
  rank: Rank | 'wild',
  rules: Rules,
  lent = 0,
): readonly Portion[] {
  const most = rank === 'wild' ? 0 : (hand.naturals.get(rank)?.length ?? 0);
  const found: Portion[] = [];
  for (let naturals = rank === 'wild' ? 0 : 1; naturals <= most; naturals += 1) {
    for (let twos = 0; twos <= hand.twos.length; twos += 1) {
      for (let jokers = 0; jokers <= hand.jokers.length; jokers += 1) {
        if (plausible(naturals + lent, twos + jokers, rules))
          found.push(portion(hand, rank, [naturals, twos, jokers], 'new', rules));
      }
    }
  }
  return found;
}

/** For each rank of a hand, and for its wild cards, every new meld they make; nothing for a rank that makes none. */
export function freshMelds(hand: Sorted, rules: Rules): readonly (readonly Portion[])[] {
  const ranks = [...hand.naturals.keys(), 'wild' as const];
  return ranks.map((rank) => newMelds(hand, rank, rules)).filter((list) => list.length > 0);
}

export const asLay = ({ cards, onto }: Portion): Lay => ({ cards, onto });

/** The move that lays them. */
export function asMeld(portions: readonly Portion[]): Move {
  return { do: 'meld', melds: portions.map(asLay) };
}
