/** What lies before the sides, while a position is bent. */
import {
  type Card,
  isMeldRank,
  isRedThree,
  isWild,
  NATURAL_RANKS,
  type NaturalRank,
  rankOf,
} from '#src/engine/card.ts';
import { YOURS } from '#src/scenario/chair.ts';
import { type Fits, HandDraft } from './hand-draft.ts';

/** What lies before a side. */
export interface Board {
  score: number;
  melds: Card[][];
  reds: Card[];
}

export class BoardDraft extends HandDraft {
  protected readonly boards: Board[];

  constructor(boards: Board[], ...held: ConstructorParameters<typeof HandDraft>) {
    super(...held);
    this.boards = boards;
  }

  get mine(): Board {
    return this.boards[YOURS] as Board;
  }

  get theirs(): Board {
    return this.boards[1] as Board;
  }

  /**
   * A rank that nothing is said of yet, of which so many cards can be had, and that fits. The side has no
   * meld of it any more, and keeps another if it had melded.
   */
  rank(copies: number, fits: (points: number) => boolean = () => true): NaturalRank {
    const lying = new Set(this.mine.melds.flat().filter(isMeldRank).map(rankOf));
    const free = NATURAL_RANKS.filter(
      (rank) => !this.settled.has(rank) && !(lying.size === 1 && lying.has(rank)),
    );
    const worthy = free.filter((rank) => fits(this.worth(rank)));
    const rich = worthy.filter((rank) => this.within(rank) >= copies);
    const list = [rich, worthy, free].find((each) => each.length > 0) ?? NATURAL_RANKS;
    const rank = this.one(list);
    this.settled.add(rank);
    this.unmeld((meld) => meld.some((card) => rankOf(card) === rank));
    return rank;
  }

  protected worth(rank: NaturalRank): number {
    return this.rules['cards.values'][rank];
  }

  protected within(rank: NaturalRank): number {
    return [...this.pool, ...this.hand, ...this.mine.melds.flat()].filter(
      (card) => rankOf(card) === rank,
    ).length;
  }

  /** Gives the side's melds that fit back. */
  protected unmeld(fits: (meld: readonly Card[]) => boolean): void {
    const gone = this.mine.melds.filter(fits);
    this.mine.melds = this.mine.melds.filter((meld) => !gone.includes(meld));
    this.pool.push(...gone.flat());
  }

  /** A meld of the side, or of the other. */
  meld(rank: NaturalRank, naturals: number, wilds = 0, board: Board = this.mine): readonly Card[] {
    this.settled.add(rank);
    const cards = [
      ...this.several(naturals, (card) => rankOf(card) === rank),
      ...this.several(wilds, isWild),
    ];
    board.melds.push(cards);
    return cards;
  }

  /** The side has melded, and has just so many canastas. */
  opened(canastas = 0): void {
    const size = this.rules['canasta.size'];
    this.unmeld((meld) => meld.length >= size);
    for (let made = 0; made < canastas; made += 1) this.canasta(this.rank(size));
    if (this.mine.melds.length === 0) this.meld(this.rank(3), 3);
  }

  /** A side has a canasta of the rank, natural or, where cards are wanting, mixed. */
  canasta(rank: NaturalRank, board: Board = this.mine): void {
    const size = this.rules['canasta.size'];
    const naturals = Math.min(size - this.chance.below(2), this.within(rank));
    this.meld(rank, naturals, size - naturals, board);
  }

  /** The other side has melds enough to have gone out. */
  theyGoOut(): void {
    const size = this.rules['canasta.size'];
    const full = this.theirs.melds.filter(({ length }) => length >= size).length;
    for (let made = full; made < this.rules['out.canastas'].count; made += 1)
      this.canasta(this.rank(size), this.theirs);
  }

  /** Lays unseen cards before a side, so many or some more, of ranks that nothing is said of. No canasta comes of it. */
  protected pad({ melds }: Board, count: number): void {
    const full = this.rules['canasta.size'];
    const least = this.rules['meld.size'];
    let wanting = count;
    for (const rank of NATURAL_RANKS) {
      const fits: Fits = (card) => rankOf(card) === rank;
      const meld = melds.find((each) => each.some(fits)) ?? [];
      const size = meld.length;
      if (wanting <= 0 || (this.settled.has(rank) && size < full)) continue;
      const room = size < full ? full - 1 - size : wanting;
      const cards = this.unseen(Math.min(room, Math.max(wanting, least - size)), fits);
      if (size + cards.length < least) this.pool.push(...cards);
      else {
        if (size === 0) melds.push(meld);
        meld.push(...cards);
        wanting -= cards.length;
      }
    }
  }

  /** The side has a canasta of wild cards alone. */
  wildCanasta(size: number): void {
    this.mine.melds.push(this.several(size, isWild));
  }

  /** So many red threes before the side, and none before the others. */
  redThrees(count: number): void {
    for (const board of this.boards) this.pool.push(...board.reds.splice(0));
    this.mine.reds.push(...this.several(count, isRedThree));
  }
}
