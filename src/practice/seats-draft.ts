/** What every seat holds, and what each has been dealt and has drawn, while a position is bent. */
import { type Card, isRedThree } from '#src/engine/card.ts';
import { type Chance, shuffled } from '#src/engine/chance.ts';
import type { Rules } from '#src/engine/rules.ts';
import { type Cards, NO_CARDS, type Seat, sizeOf, type Table } from '#src/engine/table.ts';
import { chairsOf, YOU, YOURS } from '#src/scenario/chair.ts';
import type { Board } from './board-draft.ts';
import { PileDraft } from './pile-draft.ts';

/** Hands that are smaller bring the end of the deal into play. */
const ROOMY = 7;

/** The seat on the learner's left. */
export const LEFT: Seat = 1;

export class SeatsDraft extends PileDraft {
  /** What is said of the table beside its cards. */
  more: Partial<Table> = {};
  /** The moment of the deal that it is made from. */
  protected readonly from: Table;
  /** What is left of the learner's packet, where that is known. */
  protected own: Cards | null = null;
  /** By seat: how many cards it holds, or which. */
  protected readonly held: (number | readonly Card[])[];
  /** Seats without a name: each holds what it was dealt. */
  private readonly hidden: readonly Seat[];
  /** How many rounds more than in that deal have gone by. */
  protected rounds = 0;
  /** How many cards each player's packet has. */
  protected readonly packetSize: number;
  /** How many unseen cards are in packets. */
  private apart: number;
  /** How many cards the learner took with the pile in this turn. */
  private taken: number | null = null;

  constructor(table: Table, rules: Rules, chance: Chance) {
    const boards = table.sides.map(
      ({ score, melds, redThrees }): Board => ({
        score,
        melds: melds.map(({ cards }) => [...cards]),
        reds: [...redThrees],
      }),
    );
    const hidden = hiddenSeats(table, rules);
    const lost = hidden.flatMap((seat) => emptied(boards[table.sideOf[seat] ?? 0]));
    const [own, ...others] = table.hands;
    const stock = table.stock.known ? table.stock.cards.slice(table.stock.next) : [];
    const unseen = [
      ...lost,
      ...[...others, ...table.ponies].flatMap(({ cards }) => cards),
      ...stock,
    ];
    super(table.pile, boards, (own ?? NO_CARDS).cards, shuffled(unseen, chance), { rules, chance });
    this.from = table;
    const packet = rules['pony.packet'];
    this.packetSize = packet === 'absent' ? 0 : packet.cards;
    this.apart = table.players * this.packetSize;
    this.hidden = hidden;
    this.held = table.hands.map((hand, seat) =>
      hidden.includes(seat) ? rules['deal.hand'] : sizeOf(hand),
    );
    this.held[YOU] = this.hand;
    if (!table.firstTurn) this.size(Math.max(ROOMY, this.hand.length));
  }

  /** The player on the left has gone out. */
  leftIsOut(): void {
    this.held[LEFT] = 0;
  }

  /** The partner's cards, named. */
  showPartner(count: number): void {
    this.held[this.from.players / 2] = this.several(count, (card) => !isRedThree(card));
  }

  /** The learner's packet: its cards named, or picked up some turns ago. */
  packet(is: 'named' | 'picked-up'): void {
    if (this.packetSize === 0) return;
    this.apart -= this.packetSize;
    const named = is === 'named' ? this.packetSize : 0;
    const cards = this.several(named, (card) => !isRedThree(card));
    this.own = { cards, unseen: 0 };
  }

  /** The pile was taken this turn, with a meld that lies there now. */
  tookPile(meld: readonly Card[]): void {
    this.taken = this.pile.length;
    this.hand.push(...this.pile.splice(0).filter((card) => !isRedThree(card)));
    const laid = [{ cards: meld, onto: 'new' }] as const;
    this.more = { ...this.more, phase: 'meld', drawnFrom: 'pile', laid };
  }

  /** How many cards a hand has at the beginning of a turn if none was ever laid. */
  unmelded(): number {
    return this.due(YOU);
  }

  /** How many cards the stock has. */
  protected stockLeft(): number {
    return this.held.reduce<number>(
      (left, each) => left - (typeof each === 'number' ? each : 0),
      this.pool.length - this.apart,
    );
  }

  /** What a seat was dealt, and what its turns have added to it if it took no pile (`draw.count`, `discard.count`). */
  protected due(seat: Seat): number {
    const { rules, from } = this;
    const turns = this.hidden.includes(seat) ? 0 : (from.turnsPlayed[seat] ?? 0) + this.rounds;
    return rules['deal.hand'] + turns * (rules['draw.count'] - rules['discard.count']);
  }

  /** Whether the pile holds no more cards than have been thrown in so many turns. */
  protected isThrown(): boolean {
    const { from, rounds } = this;
    const before = Math.floor((this.pile.length - this.turned - 1) / from.players);
    return from.turnsPlayed.every((turns) => turns + rounds >= before);
  }

  /** Cards that this turn has brought the learner. */
  protected gained(): number {
    return this.more.phase === 'meld' ? (this.taken ?? this.rules['draw.count']) : 0;
  }

  /** How many cards a side has more than it was dealt and drew: what it took with the pile. */
  protected excess(side: number): number {
    const pickedUp = this.own?.cards.length === 0 ? this.packetSize : 0;
    const laid = this.boards[side]?.melds.flat().length ?? 0;
    return this.from.sideOf.reduce(
      (sum, of, seat) => (of === side ? sum + this.sizeAt(seat) - this.due(seat) : sum),
      side === YOURS ? laid - this.gained() - pickedUp : laid,
    );
  }

  /** How many cards a seat holds. */
  protected sizeAt(seat: Seat): number {
    const held = this.held[seat] ?? 0;
    return typeof held === 'number' ? held : held.length;
  }
}

/** Seats that have no name: each is a side by itself, and begins anew. */
function hiddenSeats(table: Table, rules: Rules): readonly Seat[] {
  const named = new Set(chairsOf(rules).values());
  return [...table.sideOf.keys()].filter((seat) => !named.has(seat));
}

/** Takes a side's cards and points away. */
function emptied(board: Board | undefined): readonly Card[] {
  if (board === undefined) return [];
  board.score = 0;
  return [...board.melds.splice(0).flat(), ...board.reds.splice(0)];
}
