/** A position being bent to what it is to show, from a moment of a played deal to the notation of a script. */
import { type Card, isRedThree } from '#src/engine/card.ts';
import { type Chance, shuffled } from '#src/engine/chance.ts';
import { printCards } from '#src/engine/notation.ts';
import type { Rules } from '#src/engine/rules.ts';
import { NO_CARDS, sizeOf, type Table } from '#src/engine/table.ts';
import { chairsOf, YOU } from '#src/scenario/chair.ts';
import type { ScriptPosition, ScriptSide, SeatName } from '#src/scenario/script.ts';
import type { Board } from './board-draft.ts';
import { PileDraft } from './pile-draft.ts';

/** Hands that are smaller bring the end of the deal into play. */
const ROOMY = 7;

export class Draft extends PileDraft {
  /** What is said of the position beside its cards. */
  more: Partial<ScriptPosition> = {};
  /** How many cards each other seat holds, or which. */
  private readonly held: Map<SeatName, number | readonly Card[]>;
  /** How many unseen cards are in no hand that a script can name and not in the stock. */
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
    this.more = { ...this.more, ponies: { 1: is === 'named' ? printCards(cards) : 0 } };
  }

  /** The pile was taken this turn, with a meld that lies there now. */
  tookPile(meld: readonly Card[]): void {
    this.hand.push(...this.pile.splice(0).filter((card) => !isRedThree(card)));
    const laidThisTurn = [printCards(meld)];
    this.more = { ...this.more, phase: 'meld', drawnFrom: 'pile', laidThisTurn };
  }

  private stockLeft(): number {
    const held = [...this.held.values()].filter((each) => typeof each === 'number');
    return this.pool.length - this.apart - held.reduce((sum, each) => sum + each, 0);
  }

  /** The position as a script tells it. */
  position(): ScriptPosition {
    this.settleStock();
    const alone = this.rules['players.sides'].kind !== 'teams';
    const last = this.boards.at(-1) as Board;
    const others = [...this.held].map(([name, held]) => [
      name,
      typeof held === 'number' ? held : printCards(held),
    ]);
    return {
      hand: printCards(this.hand),
      others: Object.fromEntries(others),
      yours: told(this.mine),
      theirs: told(this.theirs),
      ...(alone && this.boards.length > 2 ? { right: told(last) } : {}),
      pile: printCards(this.pile),
      turnedUp: this.turned,
      stock: this.stockLeft(),
      ...this.more,
    };
  }
}

/** Seats that a script has no name for: each is a side by itself, and begins anew. */
function hiddenSeats(table: Table, rules: Rules): readonly number[] {
  const named = new Set(chairsOf(rules).values());
  return [...table.sideOf.keys()].filter((seat) => !named.has(seat));
}

function emptied(board: Board | undefined): readonly Card[] {
  if (board === undefined) return [];
  const cards = [...board.melds.flat(), ...board.reds];
  board.melds = [];
  board.reds = [];
  return cards;
}

function told({ score, melds, reds }: Board): ScriptSide {
  return { score, melds: melds.map((cards) => printCards(cards)), redThrees: printCards(reds) };
}
