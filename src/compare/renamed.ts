/** The same moment with other cards: each card of a table and of a move under another name. */
import type { Card, Rank } from '#src/engine/card.ts';
import { RANKS, rankIndex } from '#src/engine/card.ts';
import { type Meld, meldOf } from '#src/engine/meld.ts';
import type { Lay, Move, Onto } from '#src/engine/move.ts';
import type { Cards, Laid, Side, Stock, Table } from '#src/engine/table.ts';

/** Another name for a card. Cards of one rank must stay of one rank. */
export type Naming = (card: Card) => Card;

export function renameTable(table: Table, name: Naming): Table {
  const all = (cards: readonly Card[]) => cards.map(name);
  const held = ({ cards, unseen }: Cards): Cards => ({ cards: all(cards), unseen });
  const meld = ({ cards }: Meld): Meld => meldOf(all(cards));
  const side = (given: Side): Side => ({
    ...given,
    melds: given.melds.map(meld),
    redThrees: all(given.redThrees),
  });
  const laid = ({ cards, onto }: Laid): Laid => ({
    cards: all(cards),
    onto: onto === 'new' ? onto : all(onto),
  });
  return {
    ...table,
    sides: table.sides.map(side),
    hands: table.hands.map(held),
    pile: { ...table.pile, cards: all(table.pile.cards) },
    stock: renameStock(table.stock, name),
    laid: table.laid.map(laid),
    exposed: table.exposed.map(all),
    undeclared: table.undeclared.map(all),
    ponies: table.ponies.map(held),
  };
}

function renameStock(stock: Stock, name: Naming): Stock {
  return stock.known ? { ...stock, cards: stock.cards.map(name) } : stock;
}

export function renameMove(move: Move, name: Naming): Move {
  const all = (cards: readonly Card[]) => cards.map(name);
  const onto = (given: Onto | 'new') => renameOnto(given, name);
  const lay = (given: Lay): Lay => ({ cards: all(given.cards), onto: onto(given.onto) });
  switch (move.do) {
    case 'take':
      return { ...move, with: all(move.with), onto: onto(move.onto), melds: move.melds.map(lay) };
    case 'meld':
      return { ...move, melds: move.melds.map(lay) };
    case 'combine':
      return { ...move, rank: renameRank(move.rank, name) };
    case 'discard':
    case 'red-three':
      return { ...move, card: name(move.card) };
    case 'rearrange':
      return { ...move, melds: move.melds.map(all) };
    case 'retract':
      return move.melds === 'all' ? move : { ...move, melds: move.melds.map(all) };
    default:
      return move;
  }
}

function renameOnto(onto: Onto | 'new', name: Naming): Onto | 'new' {
  if (onto === 'new') return onto;
  if ('cards' in onto) return { cards: onto.cards.map(name) };
  return onto.rank === 'wild' ? onto : { rank: renameRank(onto.rank, name) };
}

function renameRank(rank: Rank, name: Naming): Rank {
  return RANKS[rankIndex(name((RANKS.indexOf(rank) * 4) as Card))] as Rank;
}
