/**
 * Classic for four, held against a list written from its text alone: each row an answer, how it is
 * known, and the sections that were read for it.
 */
import { expect, test } from 'vitest';
import { classicFour } from '#content/rules/classic-four.ts';
import { RULE_IDS } from '#src/rulebook/catalogue.ts';
import type { AnyRuleId } from '#src/rulebook/told.ts';
import { openBook } from '#src/rulebook/variant.ts';
import { found, type Row } from './rows.ts';

const NONE = 'absent';

const ROWS: readonly Row[] = [
  ['players.number', { kind: 'exactly', players: 4 }, 'stated', '0, 5'],
  ['players.sides', { kind: 'teams', of: 2 }, 'stated', '5'],
  ['players.seating', 'partners-opposite', 'stated', '5'],
  ['deck.packs', { kind: 'fixed', packs: 2 }, 'stated', '1'],
  ['deck.jokers', 2, 'stated', '1'],
  ['cards.wild', ['2', 'joker'], 'stated', '4'],
  ['cards.own', 'those-in-the-hand', 'stated', '13'],
  ['deal.dealer', 'passes-left', 'stated', '6'],
  [
    'deal.manner',
    { kind: 'dealt', shuffles: 7, cut: 'right-may', cards: 'singly-clockwise-from-left' },
    'stated',
    '6',
  ],
  ['deal.hand', 11, 'stated', '6'],
  ['deal.upcard', 'turned', 'stated', '6'],
  ['deal.cover', ['wild', 'red-three', 'black-three'], 'stated', '6'],
  ['pony.packet', NONE, 'silent', ''],
  ['pony.opens', NONE, 'follows', ''],
  ['pony.when', NONE, 'follows', ''],
  ['pony.red-threes', NONE, 'follows', ''],
  ['pony.unopened', NONE, 'follows', ''],
  // biome-ignore lint/suspicious/noThenProperty: what happens then, to the card
  ['red-three.dealt', { when: 'own-first-turn', then: 'laid-and-replaced' }, 'stated', '7'],
  ['red-three.drawn', 'laid-and-replaced', 'stated', '7'],
  ['red-three.from-pile', 'laid', 'stated', '7'],
  ['red-three.use', 'bonus-only', 'follows', '7'],
  ['red-three.value', 100, 'stated', '3, 7, 18'],
  ['red-three.set', { kind: 'all-in-the-pack', each: 200 }, 'stated', '7, 18'],
  ['red-three.unmelded', 'subtracted', 'stated', '7'],
  ['black-three.meld', 'only-going-out', 'stated', '8'],
  ['black-three.wilds', 'as-in-any-meld', 'ruled', '8, 4, 6'],
  ['black-three.on-top', 'nobody-takes', 'ruled', '14'],
  ['meld.of', ['set'], 'stated', '8'],
  ['meld.size', 3, 'stated', '8'],
  ['meld.naturals', 2, 'stated', '8'],
  ['meld.wilds', { kind: 'at-most', wilds: 3 }, 'stated', '8'],
  ['meld.balance', 'more-naturals', 'stated', '8'],
  ['meld.add', 'own-side', 'stated', '8'],
  ['meld.same-rank', 'apart-or-combined', 'stated', '8'],
  ['meld.take-back', 'only-to-mend-an-opening', 'stated', '8, 10'],
  ['canasta.size', 7, 'stated', '9'],
  ['canasta.more', 'grows-without-bonus', 'stated', '9'],
  ['canasta.more-wilds', 'balance-only', 'ruled', '8, 9'],
  ['canasta.spoiled', 'becomes-mixed', 'stated', '9'],
  ['canasta.wild', NONE, 'stated', '8'],
  ['canasta.held', 'nothing-until-laid', 'stated', '9'],
  ['opening.minus', 15, 'stated', '8, 18'],
  ['opening.whose', 'side', 'stated', '8, 14'],
  ['opening.counts', ['hand', 'pile-top'], 'stated', '8, 13'],
  ['opening.wilds', 'all-help', 'stated', '8'],
  ['opening.mend', 'add-rearrange-or-take-back', 'stated', '10'],
  ['turn.first', 'left-of-dealer', 'stated', '11'],
  ['turn.pull', NONE, 'follows', '11'],
  ['turn.direction', 'clockwise', 'stated', '11'],
  ['turn.parts', ['draw', 'melds', 'discard'], 'stated', '8, 11'],
  ['draw.count', 1, 'stated', '11, 12'],
  ['draw.instead', { kind: 'whole-pile' }, 'stated', '12, 13'],
  ['draw.short', 'what-is-there', 'silent', ''],
  ['discard.count', 1, 'stated', '8, 11'],
  ['discard.unable', 'deal-ends', 'stated', '11'],
  ['pile.needs', ['natural-pair', 'natural-and-wild', 'onto-open-meld'], 'stated', '13'],
  ['pile.frozen-needs', ['natural-pair'], 'stated', '13, 14'],
  ['pile.unopened', 'as-frozen', 'ruled', '13, 14'],
  ['pile.top-card', 'melded-at-once', 'stated', '12, 13'],
  ['pile.wild-on-top', 'nobody-takes', 'stated', '14'],
  ['pile.one-card', 'may-not', 'stated', '14, 15, 17'],
  ['pile.free-first', NONE, 'follows', '12'],
  ['freeze.by', { discarded: ['wild'], turned: ['wild', 'red-three'] }, 'stated', '6, 14'],
  ['freeze.ends', 'when-taken', 'stated', '14'],
  ['stock.last-red-three', 'shown-and-deal-ends', 'stated', '15'],
  ['stock.empty', 'on-while-the-pile-is-taken', 'stated', '15'],
  ['stock.must-take', 'if-it-fits-an-open-meld-unfrozen', 'stated', '15'],
  ['out.how', 'meld-or-discard', 'stated', '2, 17'],
  ['out.canastas', { kind: 'any', count: 1 }, 'stated', '9, 17'],
  ['out.fresh-canasta', 'counts', 'stated', '17'],
  ['out.keep', 1, 'stated', '17'],
  ['out.blind', NONE, 'follows', '18'],
  ['permission.ask', 'may', 'stated', '17'],
  ['permission.when', 'before-melding-or-taking', 'stated', '17'],
  ['permission.answer', 'binds', 'stated', '17'],
  ['redeal.right', NONE, 'silent', ''],
  ['redeal.how', NONE, 'follows', ''],
  ['exposed.cards', 'lie-and-are-discarded-one-a-turn', 'stated', '8'],
  ['penalty.illegal-meld', 100, 'stated', '10'],
  ['penalty.full-retraction', 10, 'stated', '10'],
  ['penalty.partial-retraction', 100, 'stated', '10'],
  ['penalty.overdraw', 'a-turn-without-draw-for-each', 'ruled', '12'],
  ['penalty.red-three', { points: 500, afterTurns: 1 }, 'stated', '7'],
  ['penalty.false-request', 100, 'silent', ''],
  ['score.melds', 'face-values-added', 'stated', '18'],
  ['score.hand', 'face-values-subtracted', 'stated', '9, 18'],
  ['score.going-out', 100, 'stated', '18'],
  ['score.canastas', { natural: 500, mixed: 300 }, 'stated', '9, 18'],
  ['score.wild-canasta', NONE, 'follows', '8'],
  ['game.object', ['most-points', 'melds', 'bonuses', 'out-first'], 'stated', '2'],
  ['game.target', { kind: 'points', points: 5000 }, 'stated', '2, 19'],
  ['game.winner', 'highest-total-after-a-deal-tie-plays-on', 'ruled', '19'],
  ['game.bonus', NONE, 'stated', '19'],
  ['game.otherwise', 'nothing-said', 'silent', ''],
  ['info.pile', 'until-ones-first-discard', 'stated', '16'],
  ['conduct.board', ['before-one-partner', 'usually-the-first-to-meld'], 'stated', '8'],
  ['conduct.canastas', 'piled-red-on-top-natural-black-mixed', 'stated', '9'],
];

/** The answers too long for a row, in their own tests below. */
const LONG: readonly AnyRuleId[] = [
  'cards.values',
  'opening.minimum',
  'game.about',
  'info.questions',
  'info.help',
  'conduct.pile',
  'conduct.equipment',
  'advice.tips',
];

const book = openBook(classicFour);
const { entries } = book;

test.each(ROWS)('%s is %j, %s, at %s', (...row) => {
  expect(found(book, row[0])).toEqual(row);
});

test('every rule has a row or a test', () => {
  expect(new Set([...ROWS.map(([rule]) => rule), ...LONG])).toEqual(new Set(RULE_IDS));
});

test.each([
  [50, 'joker'],
  [20, '2 A'],
  [10, 'K Q J 10 9 8'],
  [5, '7 6 5 4 3'],
] as const)('section 3: %i points for each of %s', (points, cards) => {
  const values: Readonly<Record<string, number>> = entries['cards.values'].value;
  const worth = Object.keys(values).filter((card) => values[card] === points);
  expect(new Set(worth)).toEqual(new Set(cards.split(' ')));
});

test.each([
  [0, 50],
  [1500, 90],
  [3000, 120],
] as const)('section 8: from a total of %i the first meld needs %i', (from, need) => {
  const { steps } = entries['opening.minimum'].value;
  expect(steps).toContainEqual({ from, need });
  expect(steps).toHaveLength(3);
});

test('section 16: four kinds of help, section 17: three questions, section 20: nine tips', () => {
  expect(entries['info.help'].value).toHaveLength(4);
  expect(entries['info.questions'].value.what).toHaveLength(3);
  expect(entries['advice.tips'].value).toHaveLength(9);
});

test.each([
  ['black-three.wilds', ['A-S12']],
  ['black-three.on-top', ['A-S2', 'A-S4']],
  ['canasta.more-wilds', ['A-S9']],
  ['pile.unopened', ['A-S6', 'A-S64']],
  ['penalty.overdraw', ['A-S19']],
  ['game.winner', ['A-S30']],
] as const)('%s hangs on the rulings %j', (rule, ids) => {
  expect(entries[rule].basis.by).toEqual(ids);
});
