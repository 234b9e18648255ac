/** The pile, while a position is bent: what is on top, what lies under it, and whether it is frozen. */
import { type Card, isRedThree, isWild, type NaturalRank, rankOf } from '#src/engine/card.ts';
import type { Pile } from '#src/engine/table.ts';
import { BoardDraft } from './board-draft.ts';
import type { Fits } from './hand-draft.ts';

/** A pile that can be taken in at a glance has no more cards. */
const MOST_IN_PILE = 12;

export class PileDraft extends BoardDraft {
  readonly pile: Card[];
  protected turned: number;

  constructor({ cards, turned }: Pile, ...boards: ConstructorParameters<typeof BoardDraft>) {
    super(...boards);
    this.pile = [...cards];
    this.turned = turned;
  }

  /** Puts an unseen card that fits in a place of the pile. */
  protected place(at: number, fits: Fits): readonly Card[] {
    const [card] = this.fetch(fits);
    if (card === undefined) {
      this.wanting = true;
      return [];
    }
    this.pool.push(...this.pile.splice(at, 1, card));
    return [card];
  }

  /** So many of the thrown cards as can be taken in. */
  private glance(): number {
    return Math.min(this.pile.length - this.turned, 1 + this.chance.below(MOST_IN_PILE));
  }

  /** The pile has so many cards, and no card in it freezes it. */
  thaw(count = Math.max(2, this.glance())): void {
    this.pool.push(...this.pile.splice(0, this.pile.length - count));
    this.turned = 0;
    while (this.pile.length < count) this.pile.unshift(...this.fetch(this.plain));
    for (const [at, card] of this.pile.entries()) {
      if (isWild(card) || isRedThree(card)) this.place(at, this.plain);
    }
  }

  /** A card that lies under the top of the pile freezes it: a wild one thrown, or a card turned at the deal. */
  freeze(how: 'thrown' | 'turned' | 'red-three' = this.one(['thrown', 'thrown', 'turned'])): void {
    this.thaw(Math.max(3, this.glance()));
    if (how === 'thrown') {
      this.place(this.chance.below(this.pile.length - 1), isWild);
      return;
    }
    if (how === 'red-three')
      this.pool.push(...this.boards.flatMap(({ reds }) => reds.splice(0, 1)));
    this.turned = 2;
    this.place(1, this.plain);
    this.place(0, how === 'red-three' ? isRedThree : this.one([isRedThree, isWild]));
  }

  /** The pile is the card turned at the deal, with another under it that freezes it or not. */
  turnUp(under: 'nothing' | 'freezing'): void {
    this.thaw(under === 'nothing' ? 1 : 2);
    this.place(this.pile.length - 1, this.plain);
    if (under === 'freezing') this.place(0, this.one([isRedThree, isWild]));
    this.turned = this.pile.length;
  }

  /** Such a card is on top. */
  top(fits: Fits | NaturalRank): void {
    this.place(this.pile.length - 1, asFits(fits));
  }

  /** Such a card lies under the top. */
  bury(fits: Fits | NaturalRank): Card {
    if (this.pile.length < 2) this.pile.unshift(...this.fetch(this.plain));
    const [card] = this.place(this.pile.length - 2, asFits(fits));
    return card ?? (this.pile[0] as Card);
  }
}

function asFits(fits: Fits | NaturalRank): Fits {
  return typeof fits === 'string' ? (card) => rankOf(card) === fits : fits;
}
