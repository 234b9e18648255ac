/**
 * Positions as they are written down (JSON), and the table each of them means. What is left out has its usual
 * value; what cannot be is refused with every reason.
 */

import { presenters } from './canastas.ts';
import type { Card } from './card.ts';
import { contradictions } from './contradiction.ts';
import { find } from './laying.ts';
import { type Meld, meldOf } from './meld.ts';
import { parseOnto } from './move-notation.ts';
import { parseCards } from './notation.ts';
import { without } from './pack.ts';
import { bad, good, type Result } from './result.ts';
import type { Rules } from './rules.ts';
import { groupingOf, sideLetter, sidesOf, usualPlayers } from './seats.ts';
import {
  type Cards,
  type Laid,
  NO_CARDS,
  type Phase,
  type Seat,
  type Side,
  type SideIndex,
  type Stock,
  type Table,
} from './table.ts';
import type { PenaltyRule } from './verdict.ts';

/** Cards, or only how many. */
export type Counted = string | number;

export interface PositionSide {
  readonly score?: number | undefined;
  readonly melds?: readonly string[] | undefined;
  readonly redThrees?: string | undefined;
  readonly minimumRaised?: number | undefined;
  readonly penalties?: readonly { readonly rule: PenaltyRule }[] | undefined;
}

/** A position without its variant's name. Seats are '1', '2' …, sides 'A', 'B' … */
export interface Position {
  readonly players?: number | undefined;
  readonly partners?: boolean | undefined;
  readonly turn?: number | undefined;
  readonly phase?: Phase | undefined;
  readonly hands?: Readonly<Record<string, Counted>> | undefined;
  readonly sides?: Readonly<Record<string, PositionSide>> | undefined;
  readonly pile?: string | undefined;
  readonly turnedUp?: number | undefined;
  readonly stock?: Counted | undefined;
  readonly firstTurn?: boolean | undefined;
  readonly dealt?: boolean | undefined;
  readonly drawnFrom?: 'stock' | 'pile' | undefined;
  readonly laidThisTurn?:
    | readonly (string | { readonly cards: string; readonly onto: string })[]
    | undefined;
  readonly tookPile?: readonly number[] | undefined;
  readonly permission?: { readonly seat: number; readonly answer: 'yes' | 'no' } | undefined;
  readonly owedTurns?: Readonly<Record<string, number>> | undefined;
  readonly exposed?: Readonly<Record<string, string>> | undefined;
  readonly undeclared?: Readonly<Record<string, string>> | undefined;
  readonly turnsPlayed?: Readonly<Record<string, number>> | undefined;
  readonly ponies?: Readonly<Record<string, Counted>> | undefined;
  readonly presented?: readonly number[] | undefined;
  readonly outOfRound?: readonly number[] | undefined;
}

const USUAL_STOCK = 40;

/** The table a position means under a variant's rules, or every reason why there is none. */
export function readPosition(position: Position, rules: Rules): Result<Table> {
  const players = position.players ?? usualPlayers(rules);
  const grouping = groupingOf(players, position.partners === true ? 'partners' : 'alone', rules);
  if (!grouping.ok) return grouping;
  const reader = new Reader(players, sidesOf(players, grouping.value));
  const table = reader.table(position, rules);
  if (reader.problems.length === 0) reader.problems.push(...contradictions(table, rules));
  return reader.problems.length > 0 ? bad(...reader.problems) : good(table);
}

/** Reads the parts of a position and keeps every problem it meets. */
class Reader {
  readonly problems: string[] = [];
  private readonly players: number;
  private readonly sideOf: readonly SideIndex[];

  constructor(players: number, sideOf: readonly SideIndex[]) {
    this.players = players;
    this.sideOf = sideOf;
  }

  table(position: Position, rules: Rules): Table {
    const { players, sideOf } = this;
    const pile = this.cards(position.pile);
    const fresh = position.firstTurn === true || position.dealt === true;
    const turn = this.seat(position.turn ?? 1);
    const sides = this.sides(position.sides ?? {});
    const packet = rules['pony.packet'];
    return {
      players,
      sideOf,
      sides,
      hands: this.bySeat(position.hands, (text) => this.counted(text), {
        cards: [],
        unseen: rules['deal.hand'],
      }),
      turn,
      phase: position.phase ?? 'draw',
      firstTurn: position.firstTurn === true,
      dealt: position.dealt === true,
      drawnFrom: position.drawnFrom ?? 'stock',
      pile: {
        cards: pile,
        turned: position.turnedUp ?? (position.firstTurn === true ? pile.length : 0),
      },
      stock: this.stock(position.stock ?? USUAL_STOCK),
      laid: (position.laidThisTurn ?? []).map((laid) =>
        this.laid(laid, sides[sideOf[turn] as SideIndex]?.melds ?? [], rules),
      ),
      tookBack: 'nothing',
      tookPile: this.seats(position.tookPile),
      permission:
        position.permission === undefined
          ? null
          : { seat: this.seat(position.permission.seat), answer: position.permission.answer },
      owedTurns: this.bySeat(position.owedTurns, (owed) => owed, 0),
      exposed: this.bySeat(position.exposed, (text) => this.cards(text), []),
      undeclared: this.bySeat(position.undeclared, (text) => this.cards(text), []),
      turnsPlayed: this.bySeat(position.turnsPlayed, (turns) => turns, fresh ? 0 : 1),
      ponies: this.bySeat(
        position.ponies,
        (text) => this.counted(text),
        packet === 'absent' ? NO_CARDS : { cards: [], unseen: packet.cards },
      ),
      presented:
        position.presented === undefined
          ? presenters(sides, players, rules)
          : this.seats(position.presented),
      outOfRound: this.seats(position.outOfRound),
      ended: null,
    };
  }

  private cards(text: string | undefined): readonly Card[] {
    const cards = parseCards(text ?? '');
    if (cards.ok) return cards.value;
    this.problems.push(...cards.problems);
    return [];
  }

  private counted(given: Counted): Cards {
    return typeof given === 'number'
      ? { cards: [], unseen: given }
      : { cards: this.cards(given), unseen: 0 };
  }

  private stock(given: Counted): Stock {
    return typeof given === 'number'
      ? { known: false, left: given }
      : { known: true, cards: this.cards(given), next: 0 };
  }

  private seat(number: number): Seat {
    if (Number.isInteger(number) && number >= 1 && number <= this.players) return number - 1;
    this.problems.push(`There is no seat ${number}: seats are 1 to ${this.players}.`);
    return 0;
  }

  private seats(numbers: readonly number[] | undefined): readonly Seat[] {
    return (numbers ?? []).map((number) => this.seat(number));
  }

  private bySeat<T, V>(
    given: Readonly<Record<string, T>> | undefined,
    read: (value: T) => V,
    usual: V,
  ): readonly V[] {
    const list = new Array<V>(this.players).fill(usual);
    for (const [key, value] of Object.entries(given ?? {}))
      list[this.seat(Number(key))] = read(value);
    return list;
  }

  private sides(given: Readonly<Record<string, PositionSide>>): readonly Side[] {
    const letters = [...new Set(this.sideOf)].map(sideLetter);
    for (const key of Object.keys(given)) {
      if (!letters.includes(key))
        this.problems.push(`There is no side "${key}": sides are ${letters.join(', ')}.`);
    }
    return letters.map((letter) => this.side(given[letter] ?? {}));
  }

  private side(given: PositionSide): Side {
    return {
      score: given.score ?? 0,
      melds: (given.melds ?? []).map((text) => meldOf(this.cards(text))),
      redThrees: this.cards(given.redThrees),
      minimumRaised: given.minimumRaised ?? 0,
      penalties: (given.penalties ?? []).map((penalty) => penalty.rule),
    };
  }

  private laid(
    given: string | { readonly cards: string; readonly onto: string },
    melds: readonly Meld[],
    rules: Rules,
  ): Laid {
    if (typeof given === 'string') return { cards: this.cards(given), onto: 'new' };
    const cards = this.cards(given.cards);
    const onto = parseOnto(given.onto);
    if (!onto.ok) {
      this.problems.push(...onto.problems);
      return { cards, onto: [] };
    }
    const meld = 'rank' in onto.value ? melds[find(onto.value, melds, rules)] : undefined;
    return {
      cards,
      onto: 'cards' in onto.value ? onto.value.cards : without(meld?.cards ?? [], cards).rest,
    };
  }
}
