/** Tables and moves made by chance, from a seed: dealt ones, ones put together from a whole pack, and moves of every kind. */
import {
  type Card,
  isMeldRank,
  isRedThree,
  isWild,
  RANKS,
  type Rank,
  rankIndex,
} from '#src/engine/card.ts';
import { type Chance, shuffled } from '#src/engine/chance.ts';
import { deal } from '#src/engine/deal.ts';
import { type Meld, meldOf } from '#src/engine/meld.ts';
import type { Lay, Move, Onto } from '#src/engine/move.ts';
import { allCards } from '#src/engine/packs.ts';
import type { Rules } from '#src/engine/rules.ts';
import { type Grouping, groupingOf } from '#src/engine/seats.ts';
import { handAt, type Side, sideAt, type Table } from '#src/engine/table.ts';
import { must } from './at.ts';

const SCORES = [-200, 0, 1495, 1500, 3000, 5000];

export function pick<T>(list: readonly T[], chance: Chance): T {
  return list[chance.below(list.length)] as T;
}

/** A fresh deal; `asked`: whether to play in pairs where players choose. */
export function dealt(players: number, asked: Grouping, rules: Rules, chance: Chance): Table {
  const grouping = must(groupingOf(players, asked, rules));
  const scores = Array.from({ length: players }, () => pick(SCORES, chance));
  return deal({ players, grouping, first: chance.below(players), scores }, rules, chance);
}

/** Takes cards off the top of a pile. */
class Source {
  private cards: readonly Card[];

  constructor(cards: readonly Card[]) {
    this.cards = cards;
  }

  take(count: number): readonly Card[] {
    const taken = this.cards.slice(0, count);
    this.cards = this.cards.slice(count);
    return taken;
  }

  /** Cards that please, so many at most, wherever they lie. */
  find(pleases: (card: Card) => boolean, most: number): readonly Card[] {
    const places = this.cards.flatMap((card, at) => (pleases(card) ? [at] : [])).slice(0, most);
    const found = places.map((at) => this.cards[at] as Card);
    this.cards = this.cards.filter((_, at) => !places.includes(at));
    return found;
  }

  rest(): readonly Card[] {
    return this.cards;
  }
}

/** A legal meld of naturals, perhaps with wild cards, often nearly a canasta. */
function someMeld(from: Source, chance: Chance): readonly Meld[] {
  const rank = chance.below(11);
  const naturals = from.find(
    (card) => isMeldRank(card) && rankIndex(card) === rank,
    3 + chance.below(6),
  );
  if (naturals.length < 3) return [];
  return [meldOf([...naturals, ...from.find(isWild, chance.below(3))])];
}

/** A whole pack lying about as it might in the middle of a deal. */
export function midway(players: number, asked: Grouping, rules: Rules, chance: Chance): Table {
  const start = dealt(players, asked, rules, chance);
  const from = new Source(shuffled(allCards(players, rules), chance));
  const sides = start.sides.map((side): Side => {
    const melds = Array.from({ length: chance.below(5) }, () => someMeld(from, chance)).flat();
    return { ...side, melds, redThrees: [], minimumRaised: 10 * chance.below(2) };
  });
  const drawn = chance.below(2) === 1;
  const hands = start.hands.map(() => ({
    cards: from.find((card) => !drawn || !isRedThree(card), 2 + chance.below(8)),
    unseen: 0,
  }));
  const turn = chance.below(players);
  const own = sides[start.sideOf[turn] as number]?.melds ?? [];
  const laid = drawn ? own.slice(0, chance.below(own.length + 1)) : [];
  const drew = drawn ? 0 : Math.max(0, chance.below(6) - 4);
  // No turn is owed where cards drawn too many are put back; who leaves the deal for want of a discard could not end one.
  const isOwed =
    rules['penalty.overdraw'] === 'a-turn-without-draw-for-each' ||
    rules['discard.unable'] !== 'player-leaves-the-deal';
  const owed = isOwed ? drew : 0;
  const answer = pick(['yes', 'no', null, null] as const, chance);
  const shown = (hands[turn]?.cards ?? []).filter((card) => !isRedThree(card));
  const pile = from.take(chance.below(6));
  return {
    ...start,
    sides,
    hands,
    turn,
    firstTurn: chance.below(8) === 0,
    phase: drawn ? 'meld' : 'draw',
    drawnFrom: drawn && chance.below(3) === 0 ? 'pile' : 'stock',
    pile: { cards: pile, turned: chance.below(pile.length + 1) },
    laid: laid.map(({ cards }) => ({ cards, onto: 'new' })),
    tookPile: start.hands.flatMap((_, seat) => (chance.below(3) === 0 ? [seat] : [])),
    permission:
      answer === null || rules['permission.ask'] === 'absent' ? null : { seat: turn, answer },
    owedTurns: start.owedTurns.map((_, seat) => (seat === turn ? owed : 0)),
    exposed: start.exposed.map((_, seat) => (seat === turn ? shown.slice(0, chance.below(3)) : [])),
    ponies: start.ponies.map(({ cards }) => ({ cards: from.take(cards.length), unseen: 0 })),
    stock: { known: true, cards: from.take(pick([0, 1, 2, 30], chance)), next: 0 },
  };
}

/** Any move of a kind, made of cards that lie about: most are not legal. */
export function someMove(table: Table, chance: Chance): Move {
  const hand = handAt(table, table.turn).cards;
  const all = [
    ...hand,
    ...hand,
    ...table.pile.cards,
    ...sideAt(table, table.turn).melds.flatMap((meld) => meld.cards),
  ];
  const card = () => (all.length === 0 ? (0 as Card) : pick(all, chance));
  const rank = (): Rank => RANKS[rankIndex(card())] as Rank;
  const some = (): readonly Card[] => {
    const like = card();
    const same = hand.filter((each) => rankIndex(each) === rankIndex(like) || isWild(each));
    return chance.below(2) === 0 && same.length > 0
      ? same
      : [like, ...same.slice(0, chance.below(4))];
  };
  const onto = (): Onto | 'new' => {
    const meld = sideAt(table, chance.below(table.players)).melds[0];
    return pick(
      ['new', { rank: rank() }, meld === undefined ? 'new' : { cards: meld.cards }] as const,
      chance,
    );
  };
  const lays = (): readonly Lay[] =>
    Array.from({ length: 1 + chance.below(3) }, () => ({ cards: some(), onto: onto() }));
  const melds = sideAt(table, table.turn).melds.map((meld) => meld.cards);
  const moves: readonly (() => Move)[] = [
    () => ({ do: 'draw' }),
    () => ({ do: 'take', with: some(), onto: onto(), melds: chance.below(2) === 0 ? [] : lays() }),
    () => ({ do: 'take', with: [], onto: { rank: rank() }, melds: [] }),
    () => ({ do: 'take-free' }),
    () => ({ do: 'meld', melds: lays() }),
    () => ({ do: 'meld', melds: [{ cards: some(), onto: onto() }] }),
    () => ({ do: 'combine', rank: rank() }),
    () => ({ do: 'discard', card: card() }),
    () => ({ do: 'end' }),
    () => ({ do: 'red-three', card: card() }),
    () => ({ do: 'ask' }),
    () => ({ do: 'answer', yes: chance.below(2) === 0 }),
    () => ({ do: 'pony' }),
    () => ({ do: 'rearrange', melds: melds.length === 0 ? [some()] : melds }),
    () => ({
      do: 'retract',
      melds: chance.below(2) === 0 || melds.length === 0 ? 'all' : melds.slice(0, 1),
    }),
    () => ({ do: 'redeal' }),
    () => ({ do: 'pass' }),
  ];
  return pick(moves, chance)();
}
