/** Moves that people try in place of the right one, each refused by the judge for a rule. */
import { type Card, isMeldRank, isWild, rankIndex, rankOf } from '#src/engine/card.ts';
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import type { Rules } from '#src/engine/rules.ts';
import { handAt, type Table, topOf } from '#src/engine/table.ts';
import { YOU } from '#src/scenario/chair.ts';
import type { StagedWrong } from '#src/scenario/stage.ts';
import { add, discard, lay, take } from './plays.ts';

/** So many are told. */
const TOLD = 2;

/** The first two that are refused, those near to the point before those at the wrong time; fewer only where there are fewer. */
export function wrongMoves(table: Table, rules: Rules): readonly StagedWrong[] {
  const told: StagedWrong[] = [];
  for (const move of candidates(table)) {
    const { faults } = judge(table, move, rules);
    const [first] = faults;
    if (first === undefined || told.some((each) => isSame(each.move, move))) continue;
    told.push({ move, breaks: first.rule });
    if (told.length === TOLD) break;
  }
  return told;
}

function isSame(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function candidates(table: Table): readonly Move[] {
  const { cards } = handAt(table, YOU);
  const wilds = cards.filter(isWild);
  const near = table.phase === 'draw' ? takes(table, cards, wilds) : lays(table, cards, wilds);
  const [any] = cards.filter(isMeldRank);
  const late: readonly Move[] =
    table.phase === 'draw' ? [discard(any), ...cards.slice(0, 1).map((card) => lay([card]))] : [];
  return [...near, ...late, { do: 'draw' }, { do: 'end' }];
}

function takes(table: Table, cards: readonly Card[], wilds: readonly Card[]): readonly Move[] {
  const top = topOf(table.pile);
  if (top === undefined || !isMeldRank(top)) return [];
  const same = cards.filter((card) => rankIndex(card) === rankIndex(top));
  return [
    take([...same.slice(0, 1), ...wilds.slice(0, 1)]),
    take([], rankOf(top)),
    take(same.slice(0, 1)),
    take(wilds.slice(0, 2)),
    take(same.slice(0, 2)),
  ].filter((move) => move.do !== 'take' || move.with.length > 0 || move.onto !== 'new');
}

function lays(table: Table, cards: readonly Card[], wilds: readonly Card[]): readonly Move[] {
  const pairs = cards.flatMap((card, at) => {
    const twin = cards.slice(at + 1).find((other) => rankIndex(other) === rankIndex(card));
    return twin === undefined || !isMeldRank(card) ? [] : [[card, twin]];
  });
  const [any] = cards.filter(isMeldRank);
  const single = any === undefined ? [] : [[any]];
  const [meld] = table.sides[0]?.melds ?? [];
  const strange =
    meld === undefined || meld.rank === 'wild' || any === undefined || rankOf(any) === meld.rank
      ? []
      : [add([any], meld.rank)];
  return [
    ...pairs.slice(0, 2).map((pair) => lay([...pair, ...wilds.slice(0, 2)])),
    ...pairs.slice(0, 1).map((pair) => lay(pair)),
    ...single.map((card) => lay([...card, ...wilds.slice(0, 2)])),
    ...strange,
  ];
}
