/** The deal: packs shuffled, hands and ponies given out, a card turned up to begin the pile. */
import { type Card, isRedThree } from './card.ts';
import { type Chance, shuffled } from './chance.ts';
import { inClass } from './pack.ts';
import { allCards } from './packs.ts';
import { layRedThrees, receive } from './receive.ts';
import type { Rules } from './rules.ts';
import { type Grouping, sidesOf } from './seats.ts';
import { NO_CARDS, type Seat, type Table, withAt } from './table.ts';

/** How a deal is set up: who plays, who begins, and what the sides have so far. */
export interface Setup {
  readonly players: number;
  readonly grouping: Grouping;
  readonly first: Seat;
  readonly scores?: readonly number[];
}

/**
 * A freshly dealt table. Where red threes are laid right after the deal they already lie there, in order from
 * the first player, and the upcard was turned after them (`red-three.dealt`); else they are in the hands.
 */
export function deal(setup: Setup, rules: Rules, chance: Chance): Table {
  const { players, grouping, first } = setup;
  const sideOf = sidesOf(players, grouping);
  const pack = shuffled(allCards(players, rules), chance);
  const packet = rules['pony.packet'];
  const ponyCards = packet === 'absent' ? 0 : packet.cards;
  const part = (from: number, size: number) => ({
    cards: pack.slice(from, from + size),
    unseen: 0,
  });
  const ponies = Array.from({ length: players }, (_, seat) =>
    ponyCards === 0 ? NO_CARDS : part(seat * ponyCards, ponyCards),
  );
  const handsFrom = ponyCards * players;
  const hands = Array.from({ length: players }, (_, seat) =>
    part(handsFrom + seat * rules['deal.hand'], rules['deal.hand']),
  );
  const table: Table = {
    players,
    sideOf,
    sides: [...new Set(sideOf)].map((at) => ({
      score: setup.scores?.[at] ?? 0,
      melds: [],
      redThrees: [],
      minimumRaised: 0,
      penalties: [],
    })),
    hands,
    turn: first,
    phase: 'draw',
    firstTurn: true,
    dealt: false,
    drawnFrom: 'stock',
    pile: { cards: [], turned: 0 },
    stock: { known: true, cards: pack, next: handsFrom + rules['deal.hand'] * players },
    laid: [],
    tookBack: 'nothing',
    tookPile: [],
    permission: null,
    owedTurns: new Array<number>(players).fill(0),
    exposed: new Array<readonly Card[]>(players).fill([]),
    undeclared: new Array<readonly Card[]>(players).fill([]),
    turnsPlayed: new Array<number>(players).fill(0),
    ponies,
    presented: [],
    outOfRound: [],
    ended: null,
  };
  return turnUp(
    rules['red-three.dealt'].when === 'before-upcard' ? layAllRedThrees(table, rules) : table,
    rules,
  );
}

/** All players lay their red threes and draw for them, from the first player on. */
function layAllRedThrees(table: Table, rules: Rules): Table {
  let now = table;
  for (let step = 0; step < table.players; step += 1) {
    now = layRedThreesOf(now, (table.turn + step) % table.players, rules);
  }
  return now;
}

function layRedThreesOf(table: Table, seat: Seat, rules: Rules): Table {
  const hand = table.hands[seat] ?? NO_CARDS;
  const reds = hand.cards.filter(isRedThree);
  if (reds.length === 0) return table;
  const rest = { ...hand, cards: hand.cards.filter((card) => !isRedThree(card)) };
  const laid = layRedThrees({ ...table, hands: withAt(table.hands, seat, rest) }, seat, reds);
  if (rules['red-three.dealt'].then === 'laid') return laid;
  return receive(laid, seat, reds.length, 'laid-and-replaced', rules);
}

/** Turns cards until one needs no covering (`deal.cover`). */
function turnUp(table: Table, rules: Rules): Table {
  const { stock } = table;
  if (rules['deal.upcard'] === 'absent' || !stock.known) return table;
  let next = stock.next;
  const covered = (card: Card | undefined) =>
    card !== undefined && rules['deal.cover'].some((group) => inClass(card, group));
  while (covered(stock.cards[next])) next += 1;
  const cards = stock.cards.slice(stock.next, next + 1);
  return {
    ...table,
    stock: { ...stock, next: stock.next + cards.length },
    pile: { cards, turned: cards.length },
  };
}
