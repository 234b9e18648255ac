/** How far the cards picked would bring a side's first meld: counted by the engine, as the judge counts. */
import type { Card } from '#src/engine/card.ts';
import { laying } from '#src/engine/laying.ts';
import type { MoveOf } from '#src/engine/move.ts';
import { laidNow, minimumOf, openingCount, openingOf } from '#src/engine/opening.ts';
import type { Rules } from '#src/engine/rules.ts';
import { type Table, topOf } from '#src/engine/table.ts';
import { YOU } from '#src/scenario/chair.ts';
import type { Pick } from './selection.ts';

export interface CountedPart {
  readonly cards: readonly Card[];
  readonly points: number;
  /** 'laid': on the table already. 'aside': set aside. 'chosen': picked now, with the pile's top in a take. */
  readonly state: 'laid' | 'aside' | 'chosen';
}

export interface OpeningProspect {
  readonly need: number;
  readonly count: number;
  readonly parts: readonly CountedPart[];
  /** Cards under the pile's top, which do not count; 0 where the pile is not reached for. */
  readonly under: number;
  readonly opened: boolean;
}

/** Null once a side has opened, but for the turn in which it did. */
export function openingProspect(table: Table, rules: Rules, pick: Pick): OpeningProspect | null {
  const at = table.sideOf[YOU] ?? 0;
  const side = table.sides[at];
  if (side === undefined || table.turn !== YOU) return null;
  const state = openingOf(table, at, rules);
  if (state === 'opened' && (side.melds.length === 0 || !laidNow(table, side))) return null;
  const laid = side.melds.map(({ cards }): CountedPart => part(cards, 'laid'));
  const need = minimumOf(side, rules);
  if (state === 'opened') return { need, count: sum(laid), parts: laid, under: 0, opened: true };
  const { pieces, move } = laying(table, moveOf(table, pick), rules);
  const parts = [
    ...laid,
    ...pieces.map(({ cards }, place) => part(cards, stateOf(move, place, pick))),
  ];
  const under = move.do === 'take' ? table.pile.cards.length - 1 : 0;
  return { need, count: sum(parts), parts, under, opened: false };

  function part(cards: readonly Card[], how: CountedPart['state']): CountedPart {
    const [meld] = laying(table, { do: 'meld', melds: [{ cards, onto: 'new' }] }, rules).pieces;
    return {
      cards,
      points: meld === undefined ? 0 : openingCount([meld.after], rules),
      state: how,
    };
  }
}

function sum(parts: readonly CountedPart[]): number {
  return parts.reduce((total, { points }) => total + points, 0);
}

/** The move whose cards are counted: a take where the chosen cards reach for the pile, else a meld. */
function moveOf(table: Table, { chosen, asides }: Pick): MoveOf<'take'> | MoveOf<'meld'> {
  const reaching = table.phase === 'draw' && topOf(table.pile) !== undefined && chosen.length > 0;
  if (reaching) return { do: 'take', with: chosen, onto: 'new', melds: asides };
  return {
    do: 'meld',
    melds: chosen.length === 0 ? asides : [...asides, { cards: chosen, onto: 'new' }],
  };
}

/** A take lists the pile's top and its cards first, a meld the chosen cards last. */
function stateOf(
  move: MoveOf<'take'> | MoveOf<'meld'>,
  place: number,
  pick: Pick,
): CountedPart['state'] {
  const chosenAt = move.do === 'take' ? 0 : pick.asides.length;
  return place === chosenAt ? 'chosen' : 'aside';
}
