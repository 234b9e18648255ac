/** The same position under another variant: what stays, and what the variant makes anew. */
import { expect, test } from 'vitest';
import { writePosition } from '#src/engine/position-print.ts';
import { recast } from '#src/engine/recast.ts';
import { frozen, rulesFor, type Setting, tableAt } from './at.ts';

const HAND = 'KS KH 4S 5S 3S';
const SETTING: Setting = {
  phase: 'draw',
  hand: HAND,
  hands: { '2': 9, '3': 8, '4': 7 },
  sides: {
    A: { score: 1500, melds: ['8S 8H 8D'], redThrees: '3H' },
    B: { score: 845, melds: ['9S 9H 9D'], redThrees: '3D' },
  },
  pile: '5C 2H KD',
  stock: 37,
  firstTurn: true,
  permission: { seat: 1, answer: 'yes' },
};

/** Variant, its players, the other hands, how many sides, and whether a partner's answer stays. */
const ROWS = [
  ['classic-two', 2, [9], 2, false],
  ['classic-three', 3, [9, 8], 3, false],
  ['hutto', 4, [9, 8, 7], 2, true],
  ['party-partners', 4, [9, 8, 7], 2, true],
  ['party-222-partners', 4, [9, 8, 7], 2, true],
  ['party-solo', 4, [9, 8, 7], 4, false],
  ['party-222-solo', 4, [9, 8, 7], 4, false],
  ['pony', 4, [9, 8, 7], 4, false],
] as const;

test.each(ROWS)('to %s', (variant, players, hands, sides, answer) => {
  const rules = rulesFor(variant);
  const position = writePosition(recast(tableAt(SETTING), rules), rules);
  expect(position).toMatchObject({
    players,
    turn: 1,
    phase: 'draw',
    hands: { '1': HAND },
    pile: '5C 2H KD',
    stock: 37,
    firstTurn: true,
  });
  expect(Object.values(position.hands ?? {}).slice(1)).toEqual(hands);
  const [a, b, ...others] = Object.values(position.sides ?? {});
  expect(a).toMatchObject({ score: 1500, melds: ['8S 8H 8D'], redThrees: '3H' });
  expect(b).toMatchObject({ score: 845, melds: ['9S 9H 9D'], redThrees: '3D' });
  expect(others).toHaveLength(sides - 2);
  for (const side of others) expect(side).toMatchObject({ score: 0, melds: [], redThrees: '' });
  expect(position.permission !== undefined).toBe(answer);
  if (variant === 'pony') expect(position.ponies).toEqual({ '1': 12, '2': 12, '3': 12, '4': 12 });
});

test('seats that were not there get the variant’s deal', () => {
  const two = tableAt({ hand: HAND, hands: { '2': 9 }, stock: 30 }, 'classic-two');
  const rules = rulesFor('party-222-partners');
  const { hands, players } = writePosition(recast(frozen(two), rules), rules);
  expect({ hands, players }).toEqual({
    hands: { '1': HAND, '2': 9, '3': 15, '4': 15 },
    players: 4,
  });
});

test('the number of players is the nearest that the variant allows', () => {
  const twelve = tableAt({ players: 12, hand: HAND }, 'pony');
  const near = (variant: string) => recast(twelve, rulesFor(variant)).players;
  expect(['party-partners', 'party-solo', 'hutto'].map(near)).toEqual([8, 6, 4]);
});

test('the first seat is on turn, whoever was', () => {
  const second = tableAt({ turn: 2, hand: HAND, hands: { '2': 'KC KD' } });
  expect(recast(second, rulesFor('hutto')).turn).toBe(0);
});
