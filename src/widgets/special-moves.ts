/** Moves that need no chosen cards: those the judge allows now, and those that people try too early or too late. */
import { isRedThree } from '#src/engine/card.ts';
import { isLegal } from '#src/engine/judge.ts';
import type { Meld } from '#src/engine/meld.ts';
import type { Move } from '#src/engine/move.ts';
import type { Rules } from '#src/engine/rules.ts';
import { handAt, sideAt, stockLeft, type Table } from '#src/engine/table.ts';
import type { Offer } from './offers.ts';

interface Special {
  readonly move: Move;
  readonly place: Offer['place'];
}

export function specialMoves(table: Table, rules: Rules): readonly Special[] {
  if (table.permission?.answer === 'awaited') return ANSWERS;
  const usual = [...redThrees(table), ...unions(sideAt(table, table.turn).melds), ...PLAIN];
  const offered = (move: Move) => tempts(move, table, rules) || isLegal(table, move, rules);
  return [
    ...usual.filter(offered).map((move): Special => ({ move, place: 'usual' })),
    ...RARE.filter(offered).map((move): Special => ({ move, place: 'rare' })),
    ...(table.phase === 'meld' && !isLegal(table, END, rules) ? [EARLY] : []),
  ];
}

/** Moves that people try at the wrong moment, where they have the right at all: trying is how it is learned. */
function tempts(move: Move, table: Table, rules: Rules): boolean {
  switch (move.do) {
    case 'ask':
      return rules['permission.ask'] !== 'absent';
    case 'pass':
      return table.phase === 'draw' && stockLeft(table.stock) === 0;
    case 'combine':
      return true;
    default:
      return false;
  }
}

const ANSWERS: readonly Special[] = [
  { move: { do: 'answer', yes: true }, place: 'picked' },
  { move: { do: 'answer', yes: false }, place: 'usual' },
];

const END: Move = { do: 'end' };
/** Ending a turn while a card could be discarded. */
const EARLY: Special = { move: END, place: 'rare' };

const PLAIN: readonly Move[] = [
  { do: 'take-free' },
  { do: 'pony' },
  { do: 'retract', melds: 'all' },
  { do: 'pass' },
  END,
  { do: 'redeal' },
];

/** Legal on most turns, and seldom wanted. */
const RARE: readonly Move[] = [{ do: 'ask' }];

function redThrees(table: Table): readonly Move[] {
  const cards = new Set(handAt(table, table.turn).cards.filter(isRedThree));
  return [...cards].map((card) => ({ do: 'red-three', card }));
}

/** One union for each rank that the side has twice. */
function unions(melds: readonly Meld[]): readonly Move[] {
  const ranks = melds.flatMap(({ rank }) => (rank === 'wild' ? [] : [rank]));
  const twice = new Set(ranks.filter((rank, at) => ranks.indexOf(rank) !== at));
  return [...twice].map((rank) => ({ do: 'combine', rank }));
}
