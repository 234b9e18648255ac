/**
 * A moment of a deal as it may well come about: a deal is played from a seed, a plain way with a liking for
 * the pile, until the learner's turn begins.
 */
import { type Card, isMeldRank, isWild, rankIndex } from '#src/engine/card.ts';
import type { Chance } from '#src/engine/chance.ts';
import { deal } from '#src/engine/deal.ts';
import { allow } from '#src/engine/judge.ts';
import type { LegalMove } from '#src/engine/move.ts';
import { plainMove } from '#src/engine/plain-move.ts';
import { play } from '#src/engine/play.ts';
import type { Rules } from '#src/engine/rules.ts';
import { usualPlayers } from '#src/engine/seats.ts';
import { handAt, stockLeft, type Table, topOf } from '#src/engine/table.ts';
import { YOU } from '#src/scenario/chair.ts';

/** How far a deal has gone: fresh from the dealer, in its midst, or with little stock left. */
export type Stretch = 'dealt' | 'midst' | 'late';

/** How many rounds are played; nobody goes out before in most deals. */
const ROUNDS: Readonly<Record<Stretch, readonly [least: number, more: number]>> = {
  dealt: [0, 1],
  midst: [2, 6],
  late: [30, 1],
};

/** So few rounds before its end a stock is low. */
const LAST_ROUNDS = 2;

/** The last beginning of the learner's turn within the rounds that are played. */
export function sampleTable(stretch: Stretch, rules: Rules, chance: Chance): Table {
  const players = usualPlayers(rules);
  const [least, more] = ROUNDS[stretch];
  const rounds = least + chance.below(more);
  const first = stretch === 'dealt' ? YOU : chance.below(players);
  const grouping = rules['players.sides'].kind === 'teams' ? 'partners' : 'alone';
  const scores = Array.from({ length: players }, () => scoreBelow(rules, chance));
  let table = deal({ players, grouping, first, scores }, rules, chance);
  let last = table;
  while (table.ended === null) {
    if (table.turn === YOU && table.phase === 'draw') {
      const played = table.turnsPlayed[YOU] ?? 0;
      if (played >= rounds || (stretch === 'late' && isLow(table, rules))) return table;
      last = table;
    }
    const move = lively(table, rules, chance);
    if (move === undefined) break;
    table = play(table, move, rules);
  }
  return last;
}

function isLow({ stock, players }: Table, rules: Rules): boolean {
  return stockLeft(stock) <= LAST_ROUNDS * players * rules['draw.count'];
}

/** A total that does not end the game. */
function scoreBelow(rules: Rules, chance: Chance): number {
  return 5 * chance.below(rules['game.target'].points / 5);
}

/** Takes the pile with two natural cards where it can, and throws wild cards seldom. */
function lively(table: Table, rules: Rules, chance: Chance): LegalMove | undefined {
  const pile = table.phase === 'draw' && chance.below(2) === 0 ? takeWithPair(table, rules) : null;
  if (pile !== null) return pile;
  const move = plainMove(table, rules, chance);
  if (move?.do !== 'discard' || !isWild(move.card) || chance.below(5) === 0) return move;
  return throwNatural(table, rules) ?? move;
}

function takeWithPair(table: Table, rules: Rules): LegalMove | null {
  const top = topOf(table.pile);
  if (top === undefined || !isMeldRank(top)) return null;
  const own = handAt(table, table.turn).cards.filter((card) => rankIndex(card) === rankIndex(top));
  if (own.length < 2) return null;
  return allow(table, { do: 'take', with: own.slice(0, 2), onto: 'new', melds: [] }, rules);
}

function throwNatural(table: Table, rules: Rules): LegalMove | null {
  const natural = handAt(table, table.turn).cards.find((card: Card) => !isWild(card));
  return natural === undefined ? null : allow(table, { do: 'discard', card: natural }, rules);
}
