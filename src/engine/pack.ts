/** Cards as a multiset: what is left when some are taken, and what was not there to take. */
import { type Card, isBlackThree, isRedThree, isWild, RANKS, rankIndex } from './card.ts';
import type { CardClass, Rules } from './rules.ts';

export interface Remainder {
  readonly rest: readonly Card[];
  readonly lacking: readonly Card[];
}

/** Takes single copies away, never all equal ones. The order of the rest stays. */
export function without(cards: readonly Card[], gone: readonly Card[]): Remainder {
  if (gone.length === 0) return { rest: cards, lacking: NONE };
  const rest = cards.slice();
  let lacking = NONE;
  for (const card of gone) {
    const at = rest.indexOf(card);
    if (at < 0) lacking = [...lacking, card];
    else close(rest, at);
  }
  return { rest, lacking };
}

const NONE: readonly Card[] = [];

/** Closes the gap where a card was taken out. */
function close(cards: Card[], at: number): void {
  for (let to = at; to < cards.length - 1; to += 1) cards[to] = cards[to + 1] as Card;
  cards.pop();
}

/** Some cards and then others, in a list that is exactly as long as it must be: deals are played by the thousand. */
export function joined(some: readonly Card[], others: readonly Card[]): readonly Card[] {
  const all = new Array<Card>(some.length + others.length);
  for (let at = 0; at < some.length; at += 1) all[at] = some[at] as Card;
  for (let at = 0; at < others.length; at += 1) all[some.length + at] = others[at] as Card;
  return all;
}

/** The list without one copy of a card, which it holds. */
export function less(cards: readonly Card[], card: Card): readonly Card[] {
  const gone = cards.indexOf(card);
  const rest = new Array<Card>(cards.length - 1);
  for (let at = 0; at < rest.length; at += 1) rest[at] = cards[at < gone ? at : at + 1] as Card;
  return rest;
}

/** Whether two lists hold the same cards, in any order. */
export function sameCards(some: readonly Card[], others: readonly Card[]): boolean {
  return (
    some === others || (some.length === others.length && without(some, others).lacking.length === 0)
  );
}

export function inClass(card: Card, group: CardClass): boolean {
  return group === 'wild'
    ? isWild(card)
    : group === 'red-three'
      ? isRedThree(card)
      : isBlackThree(card);
}

/** A card's printed value in points (`cards.values`); a red three has none, it is a bonus. */
export function pointsOf(card: Card, rules: Rules): number {
  if (isRedThree(card)) return 0;
  const rank = RANKS[rankIndex(card)] as keyof Rules['cards.values'];
  return rules['cards.values'][rank];
}

/** The printed values of cards, added up. */
export function countOf(cards: readonly Card[], rules: Rules): number {
  let points = 0;
  for (const card of cards) points += pointsOf(card, rules);
  return points;
}
