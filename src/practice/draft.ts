/** A position being bent to what it is to show, from a moment of a played deal to the table of a question. */
import { presenters } from '#src/engine/canastas.ts';
import { type Card, isRedThree } from '#src/engine/card.ts';
import { type Chance, shuffled } from '#src/engine/chance.ts';
import { meldOf } from '#src/engine/meld.ts';
import type { Rules } from '#src/engine/rules.ts';
import { type Cards, NO_CARDS, type Side, sizeOf, type Table, withAt } from '#src/engine/table.ts';
import { chairsOf, YOU } from '#src/scenario/chair.ts';
import { nameStock } from '#src/scenario/name-stock.ts';
import type { SeatName } from '#src/scenario/script.ts';
import type { Board } from './board-draft.ts';
import { PileDraft } from './pile-draft.ts';

/** Hands that are smaller bring the end of the deal into play. */
const ROOMY = 7;

export class Draft extends PileDraft {
  /** What is said of the table beside its cards. */
  more: Partial<Table> = {};
  /** The moment of the deal that it is made from. */
  private readonly from: Table;
  /** What is left of the learner's packet, where that is known. */
  private own: Cards | null = null;
  /** How many cards each other seat holds, or which. */
  private readonly held: Map<SeatName, number | readonly Card[]>;
  /** How many unseen cards are in no hand that has a name and not in the stock. */
  private apart: number;
  /** How many turns the learner has had. */
  private readonly turns: number;
  /** How many cards the stock is to have; as it comes, where nothing is said. */
  private wanted: number | null = null;

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
    this.turns = table.turnsPlayed[YOU] ?? 0;
    const packet = rules['pony.packet'];
    this.apart =
      hidden.length * rules['deal.hand'] + (packet === 'absent' ? 0 : table.players * packet.cards);
    this.held = new Map(
      [...chairsOf(rules)]
        .filter(([, seat]) => seat !== YOU)
        .map(([name, seat]) => [name, sizeOf(table.hands[seat] ?? NO_CARDS)]),
    );
    if (!table.firstTurn) this.size(Math.max(ROOMY, this.hand.length));
  }

  /** The turn's draw is behind. */
  drawn(): void {
    this.more = { ...this.more, phase: 'meld' };
    this.size(this.hand.length + this.rules['draw.count']);
  }

  /** The side has no meld, and so as many cards in hand as it was dealt, and one for each that a turn adds. */
  unopened(): void {
    this.unmeld(() => true);
    this.size(this.unmelded());
    if (this.held.has('partner')) this.held.set('partner', this.unmelded());
  }

  /** How many cards a hand has at the beginning of a turn if none was ever laid. */
  unmelded(): number {
    const { rules } = this;
    return rules['deal.hand'] + this.turns * (rules['draw.count'] - rules['discard.count']);
  }

  /** The stock has just so many cards. */
  stock(count: number): void {
    this.wanted = count;
  }

  /**
   * Makes the stock as large as it is to be, or large enough to go on. What is over is held by the others or
   * lies in the pile; what is wanting comes from there.
   */
  private settleStock(): void {
    const names = [...this.held.keys()].filter((name) => typeof this.held.get(name) === 'number');
    const least = this.wanted ?? this.rules['draw.count'] * this.held.size + 2;
    for (let over = this.stockLeft() - (this.wanted ?? this.stockLeft()); over > 0; over -= 1) {
      const [card] = over % 2 === 0 || names.length === 0 ? this.several(1, this.plain) : [];
      if (card !== undefined) this.pile.unshift(card);
      else if (names.length > 0) this.lend(this.one(names), 1);
    }
    for (let short = least - this.stockLeft(); short > 0; short -= 1) {
      const name = names.find((each) => this.sizeAt(each) > 2);
      if (name !== undefined) this.lend(name, -1);
      else if (this.pile.length > 2) this.pool.push(...this.pile.splice(0, 1));
    }
  }

  /** Another seat holds so many unseen cards more. */
  private lend(name: SeatName, more: number): void {
    this.held.set(name, this.sizeAt(name) + more);
  }

  private sizeAt(name: SeatName): number {
    const held = this.held.get(name) ?? 0;
    return typeof held === 'number' ? held : held.length;
  }

  /** Another seat holds so many cards. */
  seat(name: SeatName, count: number): void {
    this.held.set(name, count);
  }

  /** The cards of another seat, named. */
  show(name: SeatName, count: number): void {
    this.held.set(
      name,
      this.several(count, (card) => !isRedThree(card)),
    );
  }

  /** The learner's packet: its cards named, or picked up some turns ago. */
  packet(is: 'named' | 'picked-up'): void {
    const packet = this.rules['pony.packet'];
    if (packet === 'absent') return;
    this.apart -= packet.cards;
    const named = is === 'named' ? packet.cards : 0;
    const cards = this.several(named, (card) => !isRedThree(card));
    this.own = { cards, unseen: 0 };
  }

  /** The pile was taken this turn, with a meld that lies there now. */
  tookPile(meld: readonly Card[]): void {
    this.hand.push(...this.pile.splice(0).filter((card) => !isRedThree(card)));
    const laid = [{ cards: meld, onto: 'new' }] as const;
    this.more = { ...this.more, phase: 'meld', drawnFrom: 'pile', laid };
  }

  private stockLeft(): number {
    const held = [...this.held.values()].filter((each) => typeof each === 'number');
    return this.pool.length - this.apart - held.reduce((sum, each) => sum + each, 0);
  }

  /** The table that has come of it; null where there are not cards enough for its stock. */
  table(): Table | null {
    this.settleStock();
    const { rules, more } = this;
    const { players, sideOf } = this.from;
    const sides = this.boards.map(sideWith);
    const packet = rules['pony.packet'];
    const bySeat = <T>(value: T): readonly T[] => new Array<T>(players).fill(value);
    const ponies = bySeat(packet === 'absent' ? NO_CARDS : { cards: [], unseen: packet.cards });
    const named = nameStock(
      {
        players,
        sideOf,
        sides,
        hands: this.hands(),
        turn: YOU,
        phase: 'draw',
        firstTurn: false,
        dealt: false,
        drawnFrom: 'stock',
        pile: { cards: this.pile, turned: this.turned },
        stock: { known: false, left: this.stockLeft() },
        laid: [],
        tookBack: 'nothing',
        tookPile: [],
        permission: null,
        owedTurns: bySeat(0),
        exposed: bySeat([]),
        undeclared: bySeat([]),
        turnsPlayed: bySeat(more.firstTurn === true || more.dealt === true ? 0 : 1),
        ponies: this.own === null ? ponies : withAt(ponies, YOU, this.own),
        presented: presenters(sides, players, rules),
        outOfRound: [],
        ended: null,
        ...more,
      },
      rules,
    );
    return named.ok ? named.value : null;
  }

  /** The learner's cards are named; of others those that are shown. A seat without a name holds what it was dealt. */
  private hands(): readonly Cards[] {
    const chairs = chairsOf(this.rules);
    const names = new Map([...chairs].map(([name, seat]) => [seat, name]));
    return this.from.sideOf.map((_, seat) => {
      const name = names.get(seat);
      if (name === 'you') return { cards: this.hand, unseen: 0 };
      const held = (name && this.held.get(name)) ?? this.rules['deal.hand'];
      return typeof held === 'number' ? { cards: [], unseen: held } : { cards: held, unseen: 0 };
    });
  }
}

/** Seats that have no name: each is a side by itself, and begins anew. */
function hiddenSeats(table: Table, rules: Rules): readonly number[] {
  const named = new Set(chairsOf(rules).values());
  return [...table.sideOf.keys()].filter((seat) => !named.has(seat));
}

/** Takes a side's cards and points away. */
function emptied(board: Board | undefined): readonly Card[] {
  if (board === undefined) return [];
  const cards = [...board.melds.flat(), ...board.reds];
  board.melds = [];
  board.reds = [];
  board.score = 0;
  return cards;
}

function sideWith({ score, melds, reds }: Board): Side {
  return { score, melds: melds.map(meldOf), redThrees: reds, minimumRaised: 0, penalties: [] };
}
