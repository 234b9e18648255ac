/** "Can we go down with these?": the smallest first meld that is enough, else the most the cards make. */
import { type Card, isRedThree, isWild, rankOf } from '#src/engine/card.ts';
import { legalMoves } from '#src/engine/legal-moves.ts';
import type { Lay, Move } from '#src/engine/move.ts';
import type { Rules } from '#src/engine/rules.ts';
import { handAt, type Table } from '#src/engine/table.ts';
import { type Answer, attempt, nearest } from './attempt.ts';
import { bestMelds } from './best-melds.ts';

/** The answer for the player on turn, who has drawn and whose side has no meld. */
export function canOpen(table: Table, rules: Rules): Answer {
  const ways = legalMoves(table, rules).filter((move) => move.do === 'meld');
  const [best] = ways.toSorted((one, other) => costOf(one.melds) - costOf(other.melds));
  if (best !== undefined) return attempt(table, [best], rules);
  const { cards } = handAt(table, table.turn);
  const all = bestMelds(table, cards, rules);
  const lays = all.length > 0 ? all : [largest(cards)];
  const fewer = lays.length < 2 ? [] : lays.map((_, at) => lays.toSpliced(at, 1));
  return nearest([
    attempt(table, [meld(lays)], rules),
    ...fewer.map((each) => attempt(table, [meld(each)], rules)),
  ]);
}

const meld = (melds: readonly Lay[]): Move => ({ do: 'meld', melds });

/** A wild card is dearer than any natural one. */
const WILD = 100;

function costOf(lays: readonly Lay[]): number {
  const cards = lays.flatMap((each) => each.cards);
  return cards.length + WILD * cards.filter(isWild).length;
}

/** The cards that come nearest to a meld where none can be made: the most of a rank, with the wild cards. */
function largest(cards: readonly Card[]): Lay {
  const wilds = cards.filter(isWild);
  const others = cards.filter((card) => !isWild(card) && !isRedThree(card));
  const groups = [...Map.groupBy(others, rankOf).values()];
  const most = groups.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const laid = [...most, ...wilds];
  return { cards: laid.length > 0 ? laid : cards, onto: 'new' };
}
