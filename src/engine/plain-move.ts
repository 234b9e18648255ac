/** A plain way to play: it lays what nature gives, and never takes the pile. */
import { type Turn, turnAt } from './attempt.ts';
import { canastasOf } from './canastas.ts';
import { type Card, NATURAL_RANKS, type Rank, rankIndex } from './card.ts';
import type { Chance } from './chance.ts';
import { allowIn } from './judge.ts';
import type { Meld } from './meld.ts';
import type { Lay, LegalMove, Move } from './move.ts';
import { minimumOf } from './opening.ts';
import { countOf } from './pack.ts';
import type { Rules } from './rules.ts';
import { sizeOf, stockLeft, type Table } from './table.ts';

/**
 * Draws, lays every natural set and natural addition that is allowed, asks partner before going out where it
 * must, and discards any card that may go. Undefined where the deal is over, or goes on only by taking the pile.
 */
export function plainMove(table: Table, rules: Rules, chance: Chance): LegalMove | undefined {
  const turn = turnAt(table, rules);
  if (table.permission?.answer === 'awaited') return may(turn, { do: 'answer', yes: true });
  const [red] = turn.unlaid;
  if (red !== undefined) return may(turn, { do: 'red-three', card: red });
  if (table.phase === 'meld') return end(turn, chance);
  return may(turn, { do: stockLeft(table.stock) > 0 ? 'draw' : 'pass' });
}

/** The move if it is allowed. */
function may(turn: Turn, move: Move): LegalMove | undefined {
  return allowIn(turn, move) ?? undefined;
}

/** After the draw: lays what it can, and throws a card away. */
function end(turn: Turn, chance: Chance): LegalMove | undefined {
  const lays = layable(turn);
  return (
    ask(turn, lays) ??
    lay(turn, lays) ??
    throwAway(turn, chance) ??
    may(turn, { do: 'pony' }) ??
    may(turn, { do: 'end' })
  );
}

/** Asks when laying what it can would go out, and it must ask first. */
function ask(turn: Turn, lays: readonly Lay[]): LegalMove | undefined {
  const { table, rules, hand, side } = turn;
  if (rules['permission.ask'] !== 'must' || table.permission !== null || table.laid.length > 0)
    return undefined;
  const left = sizeOf(hand) - lays.reduce((sum, each) => sum + each.cards.length, 0);
  return left <= 1 && canastasOf(side.melds, rules) >= rules['out.canastas'].count
    ? may(turn, { do: 'ask' })
    : undefined;
}

/** Natural sets of the hand, and naturals that fit the side's melds. */
function layable({ hand: { cards }, side: { melds }, rules }: Turn): readonly Lay[] {
  const held = countRanks(cards);
  const lays: Lay[] = [];
  for (let rank = 0; rank < NATURAL_RANKS.length; rank += 1) {
    const count = held[rank] as number;
    if (count === 0 || (count < rules['meld.size'] && melds.length === 0)) continue;
    const meld = meldOfRank(melds, NATURAL_RANKS[rank] as Rank);
    if (meld !== null) lays.push({ cards: cardsOfRank(cards, rank), onto: { cards: meld.cards } });
    else if (count >= rules['meld.size'])
      lays.push({ cards: cardsOfRank(cards, rank), onto: 'new' });
  }
  return lays;
}

/** How many cards of each rank there are, by the rank's number. */
function countRanks(cards: readonly Card[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of cards) counts[rankIndex(card)] = (counts[rankIndex(card)] as number) + 1;
  return counts;
}

function cardsOfRank(cards: readonly Card[], rank: number): readonly Card[] {
  return cards.filter((card) => rankIndex(card) === rank);
}

function meldOfRank(melds: readonly Meld[], rank: Rank): Meld | null {
  for (const meld of melds) if (meld.rank === rank) return meld;
  return null;
}

function lay(turn: Turn, lays: readonly Lay[]): LegalMove | undefined {
  if (lays.length === 0) return undefined;
  if (turn.opening !== 'opened')
    return opens(turn, lays) ? may(turn, { do: 'meld', melds: lays }) : undefined;
  for (const { cards, onto } of lays) {
    const least = onto === 'new' ? turn.rules['meld.size'] : 1;
    for (let size = cards.length; size >= least; size -= 1) {
      const move = may(turn, { do: 'meld', melds: [{ cards: cards.slice(0, size), onto }] });
      if (move !== undefined) return move;
    }
  }
  return undefined;
}

/** Whether all that nature gives comes near a first meld at all. */
function opens({ side, rules }: Turn, lays: readonly Lay[]): boolean {
  const points = lays.reduce((sum, each) => sum + countOf(each.cards, rules), 0);
  return points >= minimumOf(side, rules);
}

/** Any card that may be discarded, each as likely as the others. */
function throwAway(turn: Turn, chance: Chance): LegalMove | undefined {
  const { cards } = turn.hand;
  if (cards.length === 0) return undefined;
  const start = chance.below(cards.length);
  for (let step = 0; step < cards.length; step += 1) {
    const card = cards[(start + step) % cards.length] as Card;
    const move = may(turn, { do: 'discard', card });
    if (move !== undefined) return move;
  }
  return undefined;
}
