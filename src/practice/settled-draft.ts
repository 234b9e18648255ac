/**
 * The account of a bent position: what was dealt and drawn lies somewhere. A side that never laid a card took no
 * pile, and has just what it was dealt and what its turns have added; one that has may have more, never less.
 */
import { type Seat, stockLeft } from '#src/engine/table.ts';
import { LEFT, SeatsDraft } from './seats-draft.ts';

export class SettledDraft extends SeatsDraft {
  /** How many cards the stock is to have; as in the played deal, where nothing is said. */
  private wanted: number | null = null;

  /** The stock has just so many cards. */
  stock(count: number): void {
    this.wanted = count;
  }

  /** Makes the account come out; false where there are not cards enough for it. */
  protected settle(): boolean {
    const { theirs } = this;
    this.playOn();
    this.settleSides();
    // What is over was taken with the pile by the others.
    if (theirs.melds.length === 0 || this.held[LEFT] === 0) this.pad(theirs, this.over());
    this.lend(LEFT, this.over());
    const least = this.wanted ?? this.rules['draw.count'] * this.from.players;
    return (
      this.over() <= 0 &&
      this.stockLeft() >= least &&
      (this.wanted === null || this.isThrown()) &&
      this.boards.every(({ melds }, side) => {
        const excess = this.excess(side);
        return excess === 0 || (excess > 0 && melds.length > 0);
      })
    );
  }

  /** Plays on until the stock is as small as it is to be, but for a round: cards were drawn, and some thrown. */
  private playOn(): void {
    const { rules, from } = this;
    if (this.wanted === null) return;
    this.rounds = Math.max(0, Math.floor(this.over() / rules['draw.count'] / from.players));
    const thrown = this.rounds * from.players * rules['discard.count'];
    this.pile.splice(this.turned, 0, ...this.several(thrown, this.plain));
  }

  /** What a side lacks is held by those whose cards are not named, or lies before it. */
  private settleSides(): void {
    for (const [seat, side] of this.from.sideOf.entries()) {
      const lacks = this.due(seat) - this.sizeAt(seat);
      this.lend(seat, Math.min(lacks, -this.excess(side)));
    }
    for (const [side, board] of this.boards.entries())
      if (board.melds.length > 0) this.pad(board, -this.excess(side));
  }

  /** A seat whose cards are not named holds so many more. Who holds none has gone out. */
  private lend(seat: Seat, more: number): void {
    if (typeof this.held[seat] === 'number' && this.held[seat] > 0 && more > 0)
      this.held[seat] += more;
  }

  /** How many cards too many the stock has. Before anybody has had a turn it is as it comes. */
  private over(): number {
    const { from } = this;
    const most = this.wanted ?? stockLeft(from.stock) - this.gained();
    return from.firstTurn ? 0 : this.stockLeft() - most;
  }
}
