/**
 * Cards being laid, by a meld or by taking the pile: which meld each group makes or grows, and what the player
 * and the side are left with. Read once for all checks of the move.
 */
import { Attempt, type Turn, turnAt } from './attempt.ts';
import { enoughCanastas } from './canastas.ts';
import { type Card, isRedThree } from './card.ts';
import { addTo, isCanasta, type Meld, meldOf } from './meld.ts';
import type { Lay, MoveOf, Onto } from './move.ts';
import { laidNow } from './opening.ts';
import { sameCards, without } from './pack.ts';
import type { Rules } from './rules.ts';
import { type Cards, type Pile, type Side, sizeOf, type Table, topOf } from './table.ts';

/** One group of cards on its way to the table. */
export interface Piece {
  readonly cards: readonly Card[];
  readonly onto: Onto | 'new';
  /** The meld added to, as it lay before; null for a new meld or where the meld meant is not there. */
  readonly before: Meld | null;
  readonly after: Meld;
  /** Where its meld lies among the side's melds. */
  readonly at: number;
  /** Whether the meld meant was found; if not, whether another side has it. */
  readonly target: 'new' | 'own' | 'nobody' | 'theirs';
  /** The pile's top card is among the cards. */
  readonly withTop: boolean;
}

type Lays = MoveOf<'meld'> | MoveOf<'take'>;

/** A move that lays cards, and what it comes to. */
export class Laying extends Attempt<Lays> {
  declare readonly by: Lays['do'];
  /** The pile's top card in a take, if there is a pile. */
  declare readonly top: Card | null;
  declare readonly pieces: readonly Piece[];
  /** Cards laid that the hand does not hold. */
  declare readonly lacking: readonly Card[];
  /** The side's melds after the move. */
  declare readonly melds: readonly Meld[];
  /** The hand after the move, the rest of the pile in it. */
  declare readonly after: Cards;
  declare readonly left: number;
  /** Whether the player may go out with this move or right after it: canastas and the partner's word. */
  declare readonly mayGoOut: boolean;

  constructor(turn: Turn, move: Lays) {
    super(turn, move);
    const { table, rules, side, hand } = turn;
    const top = move.do === 'take' ? (topOf(table.pile) ?? null) : null;
    const lays = move.do === 'meld' ? move.melds : [takeLay(move, top), ...move.melds];
    const melds = side.melds.slice();
    const { rest, lacking } = without(hand.cards, cardsUsed(move));
    this.by = move.do;
    this.top = top;
    this.pieces = lays.map((lay, at) => place(lay, melds, turn, move.do === 'take' && at === 0));
    this.lacking = lacking;
    this.melds = melds;
    this.after = {
      cards: top === null ? rest : [...rest, ...under(table.pile)],
      unseen: hand.unseen,
    };
    this.left = sizeOf(this.after);
    this.mayGoOut = enoughCanastas(side.melds, melds, rules) && mayLeave(turn);
  }
}

/** What a move that lays cards comes to. */
export function laying(table: Table, move: Lays, rules: Rules): Laying {
  return new Laying(turnAt(table, rules), move);
}

/** The pile's cards under its top that join the hand of who takes it. */
function under(pile: Pile): readonly Card[] {
  return pile.cards.slice(0, -1).filter((card) => !isRedThree(card));
}

/** The cards of the hand that a move lays. */
function cardsUsed(move: Lays): readonly Card[] {
  const [only, ...more] = move.melds;
  if (move.do === 'meld' && only !== undefined && more.length === 0) return only.cards;
  const melds = move.melds.flatMap((lay) => lay.cards);
  return move.do === 'take' ? [...move.with, ...melds] : melds;
}

function takeLay(move: MoveOf<'take'>, top: Card | null): Lay {
  return { cards: top === null ? move.with : [top, ...move.with], onto: move.onto };
}

/** Lays one group on the working list of melds, and says what became of it. */
function place(lay: Lay, melds: Meld[], { table, at: own, rules }: Turn, withTop: boolean): Piece {
  const { cards, onto } = lay;
  const found = onto === 'new' ? -1 : find(onto, melds, rules);
  if (onto !== 'new' && found < 0) {
    const theirs = table.sides.some((side, at) => at !== own && find(onto, side.melds, rules) >= 0);
    return {
      cards,
      onto,
      before: null,
      after: meldOf(cards),
      at: -1,
      target: theirs ? 'theirs' : 'nobody',
      withTop,
    };
  }
  const before = found < 0 ? null : (melds[found] as Meld);
  const after = before === null ? meldOf(cards) : addTo(before, cards);
  const at = before === null ? melds.length : found;
  melds[at] = after;
  return { cards, onto, before, after, at, target: before === null ? 'new' : 'own', withTop };
}

/** The meld meant: by its cards; or of the rank, the one that is no canasta yet, else the only one. */
export function find(onto: Onto, melds: readonly Meld[], rules: Rules): number {
  if ('cards' in onto) return melds.findIndex((meld) => sameCards(meld.cards, onto.cards));
  const open = melds.findIndex((meld) => meld.rank === onto.rank && !isCanasta(meld, rules));
  if (open >= 0) return open;
  const first = melds.findIndex((meld) => meld.rank === onto.rank);
  return first === melds.findLastIndex((meld) => meld.rank === onto.rank) ? first : -1;
}

/** Whether the partner's word stands in the way of going out (`permission.ask`, `permission.answer`). */
export function mayLeave({ table, rules, seat }: Turn): boolean {
  const asked = table.permission?.seat === seat ? table.permission.answer : null;
  return asked === null ? rules['permission.ask'] !== 'must' : asked === 'yes';
}

/**
 * Whether the move goes out, or leaves one card that could at once be discarded to go out: what black threes
 * and a canasta of wild cards wait for (A-S69).
 */
export function goesOut({ rules, left, mayGoOut, after }: Laying): boolean {
  if (!mayGoOut) return false;
  return left === 1
    ? canThrowLast(after, rules)
    : left === 0 && rules['out.how'] === 'meld-or-discard';
}

/** Whether a last card may be discarded: a red three may not. */
export function canThrowLast(last: Cards, rules: Rules): boolean {
  return rules['red-three.use'] !== 'bonus-only' || !last.cards.some(isRedThree);
}

/** Whether going out now is blind: nothing melded before this turn, the pile never taken before it (`out.blind`). */
export function isBlind(table: Table, side: Side, rules: Rules): boolean {
  return (
    rules['out.blind'] !== 'absent' && !table.tookPile.includes(table.turn) && laidNow(table, side)
  );
}
