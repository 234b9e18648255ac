/**
 * The learner's hand and the cards nobody sees, while a position is bent to what it is to show. Every change is
 * an exchange between the two, so the pack stays whole. What cannot be had is left out: the judge then finds
 * something else than was meant, and another deal is tried.
 */
import {
  type Card,
  isMeldRank,
  isRedThree,
  isWild,
  type NaturalRank,
  rankOf,
} from '#src/engine/card.ts';
import type { Chance } from '#src/engine/chance.ts';
import { pointsOf } from '#src/engine/pack.ts';
import type { Rules } from '#src/engine/rules.ts';

export type Fits = (card: Card) => boolean;

export class HandDraft {
  readonly rules: Rules;
  readonly chance: Chance;
  readonly hand: Card[];
  /** The cards nobody sees, in no order. */
  protected readonly pool: Card[];
  /** Cards of the hand that must stay. */
  private readonly kept: Card[] = [];
  /** A card that was asked for is nowhere to be had: nothing can come of this draft. */
  protected wanting = false;
  /** Ranks whose number is settled. */
  protected readonly settled = new Set<NaturalRank>();

  constructor(
    hand: readonly Card[],
    pool: readonly Card[],
    { rules, chance }: Pick<HandDraft, 'rules' | 'chance'>,
  ) {
    this.rules = rules;
    this.chance = chance;
    this.hand = [...hand];
    this.pool = [...pool];
  }

  /** One of a list by chance. */
  one<T>(list: readonly T[]): T {
    return list[this.chance.below(list.length)] as T;
  }

  /** Takes unseen cards that fit, so many at most. */
  protected unseen(count: number, fits: Fits): Card[] {
    const cards = this.pool.filter(fits).slice(0, count);
    for (const card of cards) this.pool.splice(this.pool.indexOf(card), 1);
    return cards;
  }

  /** Takes an unseen card that fits, else one of the hand that nothing is said of, which is made good. */
  protected fetch(fits: Fits): readonly Card[] {
    const cards = this.unseen(1, fits);
    if (cards.length > 0) return cards;
    const own = this.spares().find(fits);
    const spare = this.pool.findIndex(this.plain);
    if (own === undefined || spare < 0) return [];
    return this.hand.splice(this.hand.indexOf(own), 1, ...this.pool.splice(spare, 1));
  }

  /** So many cards that fit, or what there is of them. */
  protected several(count: number, fits: Fits): Card[] {
    return Array.from({ length: count }, () => this.fetch(fits)).flat();
  }

  protected readonly plain: Fits = (card) =>
    isMeldRank(card) && !this.settled.has(rankOf(card) as NaturalRank);

  /** The hand holds so many cards that fit, no more and no fewer; they stay. */
  protected exactly(count: number, fits: Fits): readonly Card[] {
    const own = this.hand.filter(fits);
    for (const card of own.slice(count)) this.exchange(card, this.plain);
    const held = own.slice(0, count);
    this.kept.push(...held);
    while (held.length < count) {
      const [card] = this.fetch(fits);
      if (card === undefined) {
        this.wanting = true;
        break;
      }
      this.dropSpare();
      this.hand.push(card);
      held.push(card);
      this.kept.push(card);
    }
    return held;
  }

  protected exchange(card: Card, fits: Fits): void {
    const at = this.pool.findIndex(fits);
    this.hand.splice(this.hand.indexOf(card), 1, ...(at < 0 ? [] : this.pool.splice(at, 1)));
    this.pool.push(card);
  }

  /** Gives back a card that nothing is said of. */
  protected dropSpare(): void {
    const [card] = this.spares();
    if (card === undefined) return;
    this.hand.splice(this.hand.indexOf(card), 1);
    this.pool.push(card);
  }

  /** Cards of the hand that nothing is said of, plain ones last. */
  protected spares(): readonly Card[] {
    const kept = [...this.kept];
    const free = this.hand.filter((card) => {
      const at = kept.indexOf(card);
      if (at >= 0) kept.splice(at, 1);
      return at < 0;
    });
    return [...free.filter((card) => !this.plain(card)), ...free.filter(this.plain)];
  }

  /** So many natural cards of the rank in the hand, and no more. */
  hold(rank: NaturalRank, count: number): readonly Card[] {
    this.settled.add(rank);
    return this.exactly(count, (card) => rankOf(card) === rank);
  }

  /** So many wild cards in the hand, and no more. */
  wilds(count: number, kind: 'any' | 'two' | 'joker' = 'any'): readonly Card[] {
    const right: Fits = (card) =>
      kind === 'any' || (rankOf(card) === 'joker') === (kind === 'joker');
    for (const card of this.hand.filter(isWild)) this.exchange(card, this.plain);
    return this.exactly(count, (card) => isWild(card) && right(card));
  }

  /** So many threes of a color in the hand, and no more. */
  threes(count: number, color: 'red' | 'black'): readonly Card[] {
    return this.exactly(
      count,
      (card) => rankOf(card) === '3' && isRedThree(card) === (color === 'red'),
    );
  }

  /** A plain card of the hand that is put to no other use. */
  spare(): Card {
    const card = this.spares().findLast(this.plain) ?? this.fetch(this.plain)[0];
    if (card === undefined) return this.hand[0] as Card;
    if (!this.hand.includes(card)) this.hand.push(card);
    this.kept.push(card);
    return card;
  }

  /** The hand has so many cards. */
  size(count: number): void {
    while (this.hand.length > count && this.spares().length > 0) this.dropSpare();
    while (this.hand.length < count) {
      const more = this.fetch(this.plain);
      if (more.length === 0) return;
      this.hand.push(...more);
    }
  }

  /** Takes a card that fits into the hand for another. */
  swap(fits: Fits): void {
    const [card] = this.fetch(fits);
    const out = this.hand.find((each) => !fits(each));
    if (card === undefined || out === undefined) return;
    this.pool.push(...this.hand.splice(this.hand.indexOf(out), 1, card));
  }

  /** The points of cards. */
  points(cards: readonly Card[]): number {
    return cards.reduce((sum, card) => sum + pointsOf(card, this.rules), 0);
  }
}
