/** Positions and moves by the thousand, under every variant: each sentence is whole, and each change found helps. */
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import { CARDS, type Card, isRedThree, NATURAL_RANKS } from '#src/engine/card.ts';
import { judge } from '#src/engine/judge.ts';
import type { Lay, Move } from '#src/engine/move.ts';
import { printCards } from '#src/engine/notation.ts';
import { readPosition } from '#src/engine/position.ts';
import { usualPlayers } from '#src/engine/seats.ts';
import type { Table } from '#src/engine/table.ts';
import { counterfactual } from '#src/explain/counterfactual.ts';
import { explain } from '#src/explain/explain.ts';
import { speechAt } from '#src/explain/speech.ts';
import { speak } from '#src/explain/spoken.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { openBook } from '#src/rulebook/variant.ts';

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type Dice = (sides: number) => number;

function some<T>(list: readonly T[], number: number, roll: Dice): readonly T[] {
  const left = list.slice();
  return Array.from({ length: Math.min(number, left.length) }, () =>
    left.splice(roll(left.length), 1),
  ).flat();
}

/** A table that could be met: a hand, melds or none, a pile. */
function tableOf(roll: Dice, rules: ReturnType<typeof rulesIn>): Table {
  const pack = [...CARDS, ...CARDS];
  const mine = some(
    pack.filter((card) => !isRedThree(card)),
    2 + roll(12),
    roll,
  );
  const rest = pack.slice();
  for (const card of mine) rest.splice(rest.indexOf(card), 1);
  const rank = NATURAL_RANKS[roll(NATURAL_RANKS.length)];
  const ofRank = rest.filter((card) => NATURAL_RANKS[card >> 2] === rank);
  const melds =
    roll(3) === 0 || ofRank.length < 3 ? [] : [printCards(some(ofRank, 3 + roll(5), roll))];
  const pile = some(
    rest.filter((card) => !ofRank.slice(1).includes(card)),
    roll(6),
    roll,
  );
  const position = {
    phase: roll(2) === 0 ? ('draw' as const) : ('meld' as const),
    hands: { '1': printCards(mine) },
    sides: { A: { score: roll(40) * 100 - 200, melds } },
    pile: printCards(pile),
    stock: roll(4) === 0 ? 0 : 30,
    firstTurn: roll(5) === 0,
    players: usualPlayers(rules),
  };
  const result = readPosition(position, rules);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value;
}

function moveOf(roll: Dice, table: Table): Move {
  const hand = table.hands[0]?.cards ?? [];
  const onto = (): Lay['onto'] =>
    roll(3) === 0 ? { rank: NATURAL_RANKS[roll(NATURAL_RANKS.length)] ?? '4' } : 'new';
  const alike = (card: Card | undefined) =>
    hand.filter((other) => card !== undefined && (other >> 2 === card >> 2 || other >= 48));
  const group = () =>
    roll(2) === 0
      ? some(hand, 1 + roll(3), roll)
      : some(alike(hand[roll(hand.length)]), 1 + roll(5), roll);
  const top = table.pile.cards.at(-1);
  switch (roll(8)) {
    case 0:
    case 1:
      return { do: 'take', with: some(alike(top), roll(4), roll), onto: onto(), melds: [] };
    case 2:
    case 3:
    case 4:
      return {
        do: 'meld',
        melds: [
          { cards: group(), onto: onto() },
          ...(roll(3) === 0 ? [{ cards: group(), onto: 'new' as const }] : []),
        ],
      };
    case 5:
      return {
        do: 'discard',
        card: (roll(4) === 0 ? CARDS : hand)[roll(hand.length)] ?? (0 as Card),
      };
    case 6:
      return { do: 'take', with: some(hand, 2, roll), onto: 'new', melds: [] };
    default:
      return (
        (
          [
            { do: 'draw' },
            { do: 'pass' },
            { do: 'ask' },
            { do: 'end' },
            { do: 'take-free' },
            { do: 'redeal' },
            { do: 'pony' },
          ] as const
        )[roll(7)] ?? { do: 'draw' }
      );
  }
}

const TRIES = 200;

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  const book = speak(openBook(variant));
  const rules = rulesIn(book);

  test('every sentence is whole, and every change makes the move legal', () => {
    const roll = dice(7);
    const wrong: unknown[] = [];
    for (let at = 0; at < TRIES; at += 1) {
      const table = tableOf(roll, rules);
      const move = moveOf(roll, table);
      const verdict = judge(table, move, rules);
      const speech = speechAt(table, book);
      const said = explain(verdict, speech).reasons.map(({ text }) => text);
      wrong.push(
        ...said.filter(
          (text) =>
            !/^[A-Z0-9−][^[\]]*[a-z0-9♠♥♦♣]\.$/.test(text) || /undefined|null|NaN|\s\s/.test(text),
        ),
      );
      wrong.push(...said.filter((text) => text.split(' ').length > 50));
      if (verdict.legal) continue;
      const found = counterfactual(table, move, rules, speech);
      if (found === null) continue;
      if (!judge(found.table, found.move, rules).legal || !/^[A-Z][^[\]]*\.$/.test(found.change))
        wrong.push(found);
    }
    expect(wrong).toEqual([]);
  });
});
