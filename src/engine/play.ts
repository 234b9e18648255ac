/** The table after a move. The judge has allowed the move; nothing is asked again here. */
import { attempt } from './attempt.ts';
import { isRedThree } from './card.ts';
import { combined, ofRank } from './checks/mend.ts';
import { endTurn, goOut, keepRequest, notePenalty } from './end-turn.ts';
import { type Laying, laying } from './laying.ts';
import { isCanasta, type Meld, meldOf } from './meld.ts';
import type { LegalMove, Move, MoveOf } from './move.ts';
import { sameCards, without } from './pack.ts';
import { layRedThrees, receive, receiving } from './receive.ts';
import type { Rules } from './rules.ts';
import {
  type Cards,
  handAt,
  type Laid,
  NO_CARDS,
  type Side,
  type SideIndex,
  sideAt,
  type Table,
  topOf,
  withAt,
} from './table.ts';

/**
 * The table after a legal move. Nothing of the table given is changed; what did not change is shared.
 */
export function play(table: Table, move: LegalMove, rules: Rules): Table {
  return apply(table, move, rules);
}

/** For the judge alone, which calls it with moves it has just found legal. */
export function apply(table: Table, move: Move, rules: Rules): Table {
  switch (move.do) {
    case 'draw':
      return draw(table, rules);
    case 'take':
    case 'meld':
      return lay(table, move, rules);
    case 'take-free':
      return takeFree(table);
    case 'combine':
      return combine(table, move, rules);
    case 'discard':
      return discard(table, move, rules);
    case 'end':
      return leave(table, rules);
    case 'red-three':
      return layRedThree(table, move, rules);
    case 'ask':
      return { ...table, permission: { seat: table.turn, answer: 'awaited' } };
    case 'answer':
      return { ...table, permission: { seat: table.turn, answer: move.yes ? 'yes' : 'no' } };
    case 'pony':
      return pickUpPony(table, rules);
    case 'rearrange':
      return withMelds(
        table,
        move.melds.map(meldOf),
        move.melds.map((cards) => ({ cards, onto: 'new' })),
      );
    case 'retract':
      return retract(table, move, rules);
    case 'redeal':
      return { ...table, ended: { by: 'redeal' } };
    case 'pass':
      return { ...keepRequest(table, rules), ended: { by: 'stock' } };
  }
}

/** A draw; where it ends the deal it ends the turn, and a request that was granted is not kept. */
function draw(table: Table, rules: Rules): Table {
  const parts = receiving(table, table.turn, rules['draw.count'], rules['red-three.drawn'], rules);
  const { stock, hands, sides, ended } = parts;
  const drawn: Table = {
    ...table,
    phase: 'meld',
    drawnFrom: 'stock',
    dealt: false,
    stock,
    hands,
    sides,
    ended,
  };
  return ended === null ? drawn : keepRequest(drawn, rules);
}

function withOwnHand(table: Table, hand: Cards): Table {
  return { ...table, hands: withAt(table.hands, table.turn, hand) };
}

function withOwnSide(table: Table, change: Partial<Side>): Table {
  return {
    ...table,
    sides: withAt(table.sides, table.sideOf[table.turn] as SideIndex, {
      ...sideAt(table, table.turn),
      ...change,
    }),
  };
}

function withMelds(table: Table, melds: readonly Meld[], laid: readonly Laid[]): Table {
  return { ...withOwnSide(table, { melds }), laid };
}

/** Cards laid; in a take the rest of the pile joins the hand and red threes in it are laid (`red-three.from-pile`). */
function lay(table: Table, move: MoveOf<'meld'> | MoveOf<'take'>, rules: Rules): Table {
  const a = laying(table, move, rules);
  const laid = a.pieces.map(
    ({ cards, before }): Laid => ({ cards, onto: before === null ? 'new' : before.cards }),
  );
  const down = withMelds(withOwnHand(unexposed(table, a), a.after), a.melds, [
    ...table.laid,
    ...laid,
  ]);
  const taken = move.do === 'take' ? takePile(down, rules) : down;
  const after = present(taken, a, rules);
  return a.left === 0 && rules['out.how'] === 'meld-or-discard' ? goOut(after, rules) : after;
}

/** Cards shown by mistake are settled once they are melded (`exposed.cards`). */
function unexposed(table: Table, { pieces, seat }: Laying): Table {
  const exposed = table.exposed[seat] ?? [];
  if (exposed.length === 0) return table;
  const { rest } = without(
    exposed,
    pieces.flatMap((piece) => piece.cards),
  );
  return { ...table, exposed: withAt(table.exposed, seat, rest) };
}

function takePile(table: Table, rules: Rules): Table {
  const reds = table.pile.cards.slice(0, -1).filter(isRedThree);
  const taken: Table = {
    ...table,
    phase: 'meld',
    drawnFrom: 'pile',
    dealt: false,
    pile: { cards: [], turned: 0 },
  };
  const laid = layRedThrees(taken, table.turn, reds);
  return rules['red-three.from-pile'] === 'laid'
    ? laid
    : receive(laid, table.turn, reds.length, 'laid-and-replaced', rules);
}

function takeFree(table: Table): Table {
  const hand = handAt(table, table.turn);
  const top = topOf(table.pile);
  const after = withOwnHand(table, {
    ...hand,
    cards: top === undefined ? hand.cards : [...hand.cards, top],
  });
  return {
    ...after,
    phase: 'meld',
    drawnFrom: 'pile',
    dealt: false,
    pile: { cards: table.pile.cards.slice(0, -1), turned: 0 },
  };
}

/** A player who lays or completes a first canasta has presented it: that opens the pony (`pony.opens`). */
function present(
  table: Table,
  { pieces, seat }: Pick<Laying, 'pieces' | 'seat'>,
  rules: Rules,
): Table {
  if (rules['pony.opens'] === 'absent' || table.presented.includes(seat)) return table;
  const made = pieces.some(
    ({ before, after }) =>
      isCanasta(after, rules) && (before === null || !isCanasta(before, rules)),
  );
  return made ? { ...table, presented: [...table.presented, seat] } : table;
}

function combine(table: Table, move: MoveOf<'combine'>, rules: Rules): Table {
  const a = attempt(table, move, rules);
  const pieces = combined(a).map(({ piece }) => piece);
  const [first, ...others] = ofRank(a.side.melds, move.rank);
  const melds = a.side.melds.flatMap((meld) =>
    meld === first ? pieces.map((piece) => piece.after) : others.includes(meld) ? [] : [meld],
  );
  return present(withMelds(table, melds, table.laid), { pieces, seat: table.turn }, rules);
}

function discard(table: Table, { card }: MoveOf<'discard'>, rules: Rules): Table {
  const { turn, pile, exposed } = table;
  const hand = handAt(table, turn);
  const left = { cards: without(hand.cards, [card]).rest, unseen: hand.unseen };
  const shown = exposed[turn] ?? [];
  const after: Table = {
    ...table,
    hands: withAt(table.hands, turn, left),
    pile: { cards: [...pile.cards, card], turned: pile.turned },
    exposed: shown.length === 0 ? exposed : withAt(exposed, turn, without(shown, [card]).rest),
  };
  return left.cards.length + left.unseen === 0 ? goOut(after, rules) : endTurn(after, rules);
}

/** Without a card to discard: the deal ends, or the player leaves the round (`discard.unable`). */
function leave(table: Table, rules: Rules): Table {
  const done = endTurn({ ...table, outOfRound: [...table.outOfRound, table.turn] }, rules);
  return rules['discard.unable'] === 'player-leaves-the-deal'
    ? done
    : { ...done, outOfRound: table.outOfRound, turn: table.turn, ended: { by: 'stock' } };
}

function layRedThree(table: Table, { card }: MoveOf<'red-three'>, rules: Rules): Table {
  const hand = handAt(table, table.turn);
  const undeclared = table.undeclared[table.turn] ?? [];
  const kept = {
    ...table,
    dealt: false,
    undeclared:
      undeclared.length === 0
        ? table.undeclared
        : withAt(table.undeclared, table.turn, without(undeclared, [card]).rest),
  };
  const laid = layRedThrees(
    withOwnHand(kept, { ...hand, cards: without(hand.cards, [card]).rest }),
    table.turn,
    [card],
  );
  return rules['red-three.dealt'].then === 'laid'
    ? laid
    : receive(laid, table.turn, 1, rules['red-three.drawn'], rules);
}

/** The pony joins the hand; red threes in it are laid, and replaced where the rules say so (`pony.red-threes`). */
function pickUpPony(table: Table, rules: Rules): Table {
  const hand = handAt(table, table.turn);
  const pony = table.ponies[table.turn] ?? NO_CARDS;
  const reds = pony.cards.filter(isRedThree);
  const joined = {
    cards: [...hand.cards, ...without(pony.cards, reds).rest],
    unseen: hand.unseen + pony.unseen,
  };
  const up = { ...withOwnHand(table, joined), ponies: withAt(table.ponies, table.turn, NO_CARDS) };
  const laid = layRedThrees(up, table.turn, reds);
  return rules['pony.red-threes'] === 'laid-and-replaced'
    ? receive(laid, table.turn, reds.length, 'laid-and-replaced', rules)
    : laid;
}

/** A first meld below the minimum goes back, whole or in part, and is paid for once a turn (A-S31, A-S68). */
function retract(table: Table, move: MoveOf<'retract'>, rules: Rules): Table {
  const side = sideAt(table, table.turn);
  const hand = handAt(table, table.turn);
  const back = takenBack(side, move);
  const melds = side.melds.filter((meld) => !back.includes(meld));
  const cards = back.flatMap((meld) => meld.cards);
  const left = {
    ...withOwnHand(table, { ...hand, cards: [...hand.cards, ...cards] }),
    tookBack: 'something' as const,
  };
  const after = withMelds(
    left,
    melds,
    melds.map((meld): Laid => ({ cards: meld.cards, onto: 'new' })),
  );
  if (table.tookBack === 'something') return after;
  if (melds.length > 0)
    return rules['penalty.partial-retraction'] === 'absent'
      ? after
      : notePenalty(after, 'penalty.partial-retraction');
  const raise = rules['penalty.full-retraction'];
  return raise === 'absent'
    ? after
    : withOwnSide(after, { minimumRaised: side.minimumRaised + raise });
}

/** The melds a player takes back, each named once. */
export function takenBack(side: Side, move: MoveOf<'retract'>): readonly Meld[] {
  if (move.melds === 'all') return side.melds;
  const back: Meld[] = [];
  for (const cards of move.melds) {
    const meld = side.melds.find((each) => !back.includes(each) && sameCards(each.cards, cards));
    if (meld !== undefined) back.push(meld);
  }
  return back;
}
