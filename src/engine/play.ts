/** The table after a move. The judge has allowed the move; nothing is asked again here. */
import { Attempt, turnAt } from './attempt.ts';
import { isRedThree } from './card.ts';
import { combined, ofRank } from './checks/mend.ts';
import { endTurn, goOut, keepRequest, type Thrown } from './end-turn.ts';
import { type Laying, laying, type Piece } from './laying.ts';
import { isCanasta, meldOf } from './meld.ts';
import type { LegalMove, Move, MoveOf } from './move.ts';
import { joined, less, without } from './pack.ts';
import { layRedThrees, receive, receiving } from './receive.ts';
import { retract } from './retraction.ts';
import type { Rules } from './rules.ts';
import {
  handAt,
  type Laid,
  NO_CARDS,
  sizeOf,
  type Table,
  topOf,
  withAt,
  withMelds,
  withOwnHand,
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

/** Cards laid; in a take the rest of the pile joins the hand and red threes in it are laid (`red-three.from-pile`). */
function lay(table: Table, move: MoveOf<'meld'> | MoveOf<'take'>, rules: Rules): Table {
  const a = laying(table, move, rules);
  const down: Table = {
    ...table,
    hands: withAt(table.hands, a.seat, a.after),
    sides: withAt(table.sides, a.at, { ...a.side, melds: a.melds }),
    exposed: unexposed(table, a),
    laid: [...table.laid, ...a.pieces.map(laidNow)],
  };
  const taken = move.do === 'take' ? takePile(down, rules) : down;
  const after = present(taken, a, rules);
  return a.left === 0 && rules['out.how'] === 'meld-or-discard' ? goOut(after, rules) : after;
}

function laidNow({ cards, before }: Piece): Laid {
  return { cards, onto: before === null ? 'new' : before.cards };
}

/** Cards shown by mistake are settled once they are melded (`exposed.cards`). */
function unexposed({ exposed }: Table, { pieces, seat }: Laying): Table['exposed'] {
  const shown = exposed[seat] ?? [];
  if (shown.length === 0) return exposed;
  const laid = pieces.flatMap((piece) => piece.cards);
  return withAt(exposed, seat, without(shown, laid).rest);
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
  const a = new Attempt(turnAt(table, rules), move);
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
  const left = { cards: less(hand.cards, card), unseen: hand.unseen };
  const shown = exposed[turn] ?? [];
  const thrown: Thrown = {
    hands: withAt(table.hands, turn, left),
    pile: { cards: joined(pile.cards, [card]), turned: pile.turned },
    exposed: shown.length === 0 ? exposed : withAt(exposed, turn, without(shown, [card]).rest),
  };
  return sizeOf(left) === 0 ? goOut({ ...table, ...thrown }, rules) : endTurn(table, rules, thrown);
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
