/** Rules that hold in one text and not in another: who carries one over loses points. A row a trap. */
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import type { AnyRuleId } from '#src/rulebook/told.ts';
import { openBook, type Variant } from '#src/rulebook/variant.ts';
import { minimum } from './rows.ts';

const VARIANT_LIST: readonly Variant[] = VARIANTS;
const BOOKS = VARIANT_LIST.map(openBook);

const CLASSIC = 'classic-four classic-two classic-three hutto';
const PARTY = 'party-partners party-222-partners party-solo party-222-solo';
const SHORT_PARTY = 'party-partners party-solo';
const TWO_TWO_TWO = 'party-222-partners party-222-solo';
const TWO_CANASTAS = `classic-two classic-three hutto ${TWO_TWO_TWO}`;

type Trap = readonly [
  trap: string,
  rule: AnyRuleId,
  answers: readonly (readonly [variants: string, answer: unknown])[],
];

const TRAPS: readonly Trap[] = [
  [
    'A-X1: wild cards against natural ones',
    'meld.balance',
    [
      [CLASSIC, 'more-naturals'],
      [PARTY, 'wilds-not-more'],
      ['pony', 'free'],
    ],
  ],
  [
    'A-X1: how many wild cards',
    'meld.wilds',
    [
      [`${CLASSIC} pony`, { kind: 'at-most', wilds: 3 }],
      [SHORT_PARTY, { kind: 'no-number' }],
      [TWO_TWO_TWO, { kind: 'at-most', wilds: 2 }],
    ],
  ],
  [
    'A-X2: the pile before the first meld',
    'pile.unopened',
    [
      [CLASSIC, 'as-frozen'],
      [PARTY, 'as-unfrozen'],
      ['pony', 'closed'],
    ],
  ],
  [
    'A-X3: the top card onto a meld on the table',
    'pile.needs',
    [
      [CLASSIC, ['natural-pair', 'natural-and-wild', 'onto-open-meld']],
      [`${PARTY} pony`, ['natural-pair', 'natural-and-wild']],
    ],
  ],
  [
    'A-X4: many red threes',
    'red-three.set',
    [
      [CLASSIC, { kind: 'all-in-the-pack', each: 200 }],
      [PARTY, { kind: 'from', count: 4, each: 200 }],
      ['pony', { kind: 'per-set', count: 4, points: 1000 }],
    ],
  ],
  [
    'A-X5: a black three turned up',
    'deal.cover',
    [
      [`${CLASSIC} pony`, ['wild', 'red-three', 'black-three']],
      [PARTY, ['wild', 'red-three']],
    ],
  ],
  [
    'A-X6: asking the partner',
    'permission.ask',
    [
      ['classic-four hutto', 'may'],
      ['party-partners party-222-partners', 'must'],
      ['classic-two classic-three party-solo party-222-solo pony', 'absent'],
    ],
  ],
  [
    'A-X7: the last discard',
    'out.how',
    [
      [`${CLASSIC} ${PARTY}`, 'meld-or-discard'],
      ['pony', 'discard'],
    ],
  ],
  [
    'A-X8: black threes in going out',
    'black-three.meld',
    [
      [`${CLASSIC} ${PARTY}`, 'only-going-out'],
      ['pony', 'never'],
    ],
  ],
  ['A-X9: a total below zero', 'opening.minus', [[`${CLASSIC} ${PARTY} pony`, 15]]],
  [
    'A-X9: the step at 5000',
    'opening.minimum',
    [
      [`${CLASSIC} pony`, minimum('0:50 1500:90 3000:120')],
      [PARTY, minimum('0:50 1500:90 3000:120 5000:150')],
    ],
  ],
  [
    'A-X10: looking through the pile',
    'info.pile',
    [
      [CLASSIC, 'until-ones-first-discard'],
      [`${PARTY} pony`, 'top-card-only'],
    ],
  ],
  [
    'A-X11: how many canastas',
    'out.canastas',
    [
      [`classic-four ${SHORT_PARTY} pony`, { kind: 'any', count: 1 }],
      [TWO_CANASTAS, { kind: 'any', count: 2 }],
    ],
  ],
  [
    'A-X12: how many cards to draw',
    'draw.count',
    [
      [`classic-four ${SHORT_PARTY}`, 1],
      [`${TWO_CANASTAS} pony`, 2],
    ],
  ],
  [
    'A-X13: how many cards to deal',
    'deal.hand',
    [
      ['classic-four hutto', 11],
      [`classic-three ${SHORT_PARTY} pony`, 13],
      [`classic-two ${TWO_TWO_TWO}`, 15],
    ],
  ],
  [
    'A-X13: and how many more to set aside',
    'pony.packet',
    [
      [`${CLASSIC} ${PARTY}`, 'absent'],
      ['pony', { cards: 12, taken: 'before-the-hand', seen: 'by-nobody' }],
    ],
  ],
];

describe.each(TRAPS)('%s (%s)', (_, rule, answers) => {
  test.each(answers)('%s: %j', (variants, answer) => {
    for (const id of variants.split(' ')) {
      expect(BOOKS.find((book) => book.id === id)?.entries[rule].value, id).toEqual(answer);
    }
  });

  test('all variants have a place', () => {
    const told = answers.flatMap(([variants]) => variants.split(' '));
    expect(told.toSorted()).toEqual(BOOKS.map(({ id }) => id).toSorted());
  });
});

test('A-X9: only the classic text states the minimum below zero', () => {
  const statuses = BOOKS.map(({ family, entries }) => {
    const { basis } = entries['opening.minus'];
    return [family, basis.status === 'as-parent' ? basis.parent.status : basis.status];
  });
  expect(Object.fromEntries(statuses)).toEqual({
    classic: 'stated',
    party: 'silent',
    pony: 'silent',
  });
});
