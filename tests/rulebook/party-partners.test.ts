/**
 * Party's standard game in pairs, held against a list written from its text alone: each row an answer,
 * how it is known, and the headings that were read for it.
 */
import { expect, test } from 'vitest';
import { partyPartners } from '#content/rules/party-partners.ts';
import { RULE_IDS } from '#src/rulebook/catalogue.ts';
import { openBook } from '#src/rulebook/variant.ts';
import { found, inParty, minimum, type Row, worth } from './rows.ts';

const NONE = 'absent';

const ROWS: readonly Row[] = [
  [
    'players.number',
    { kind: 'from', least: 4, step: 2, most: 'no-limit', here: 8 },
    'follows',
    'Std',
  ],
  ['players.sides', { kind: 'teams', of: 2 }, 'stated', 'Std'],
  ['players.seating', 'partners-opposite', 'silent', ''],
  ['deck.packs', { kind: 'by-pairs', packs: 2, upTo: 4, perExtraPair: 1 }, 'stated', 'Std'],
  ['deck.jokers', 2, 'follows', 'Std, Scor'],
  ['cards.wild', ['2', 'joker'], 'stated', 'Std'],
  [
    'cards.values',
    worth({ 5: '3 4 5 6 7', 10: '8 9 10 J Q K', 20: 'A 2', 50: 'joker' }),
    'stated',
    'Scor',
  ],
  ['cards.own', 'those-in-the-hand', 'follows', 'Std, Out'],
  ['deal.dealer', 'passes-left', 'silent', ''],
  [
    'deal.manner',
    { kind: 'dealt', shuffles: 1, cut: 'right-may', cards: 'singly-clockwise-from-left' },
    'silent',
    '',
  ],
  ['deal.hand', 13, 'stated', 'Std'],
  ['deal.upcard', 'turned', 'stated', 'Std, Froz'],
  ['deal.cover', ['wild', 'red-three'], 'ruled', 'Froz'],
  ['pony.packet', NONE, 'silent', ''],
  ['pony.opens', NONE, 'follows', ''],
  ['pony.when', NONE, 'follows', ''],
  ['pony.red-threes', NONE, 'follows', ''],
  ['pony.unopened', NONE, 'follows', ''],
  // biome-ignore lint/suspicious/noThenProperty: what happens then, to the card
  ['red-three.dealt', { when: 'before-upcard', then: 'laid-and-replaced' }, 'follows', 'Red'],
  ['red-three.drawn', 'laid-and-replaced', 'stated', 'Red'],
  ['red-three.from-pile', 'laid', 'stated', 'Red'],
  ['red-three.use', 'bonus-only', 'stated', 'Red'],
  ['red-three.value', 100, 'stated', 'Scor, Red'],
  ['red-three.set', { kind: 'from', count: 4, each: 200 }, 'stated', 'Red'],
  ['red-three.unmelded', 'subtracted', 'stated', 'Red'],
  ['black-three.meld', 'only-going-out', 'silent', ''],
  ['black-three.wilds', 'none', 'silent', ''],
  ['black-three.on-top', 'nobody-takes', 'silent', ''],
  ['meld.of', ['set'], 'ruled', 'Std'],
  ['meld.size', 3, 'silent', ''],
  ['meld.naturals', 2, 'follows', 'Std'],
  ['meld.wilds', { kind: 'no-number' }, 'follows', 'Std'],
  ['meld.balance', 'wilds-not-more', 'stated', 'Std'],
  ['meld.add', 'own-side', 'silent', ''],
  ['meld.same-rank', 'apart-or-combined', 'silent', ''],
  ['meld.take-back', 'only-to-mend-an-opening', 'silent', ''],
  ['canasta.size', 7, 'stated', 'Std'],
  ['canasta.more', 'grows-without-bonus', 'ruled', 'Std'],
  ['canasta.more-wilds', 'as-before', 'stated', 'Std'],
  ['canasta.spoiled', 'becomes-mixed', 'follows', 'Scor'],
  ['canasta.wild', NONE, 'follows', 'Std'],
  ['canasta.held', 'nothing-until-laid', 'silent', ''],
  ['opening.minimum', minimum('0:50 1500:90 3000:120 5000:150'), 'stated', 'Meld'],
  ['opening.minus', 15, 'silent', ''],
  ['opening.whose', 'side', 'stated', 'Meld'],
  ['opening.counts', ['hand', 'pile-top'], 'silent', ''],
  ['opening.wilds', 'all-help', 'silent', ''],
  ['opening.mend', 'take-back', 'silent', ''],
  ['turn.first', 'left-of-dealer', 'stated', 'Std'],
  ['turn.pull', NONE, 'follows', 'Std'],
  ['turn.direction', 'clockwise', 'follows', 'Std'],
  ['turn.parts', ['draw', 'melds', 'discard'], 'follows', 'Std'],
  ['draw.count', 1, 'stated', 'Std'],
  ['draw.instead', { kind: 'whole-pile' }, 'follows', 'Std, Froz'],
  ['draw.short', 'what-is-there', 'silent', ''],
  ['discard.count', 1, 'stated', 'Std'],
  ['discard.unable', 'deal-ends', 'silent', ''],
  ['pile.needs', ['natural-pair', 'natural-and-wild'], 'stated', 'Std'],
  ['pile.frozen-needs', ['natural-pair'], 'stated', 'Froz'],
  ['pile.unopened', 'as-unfrozen', 'ruled', 'Std, Meld, Froz'],
  ['pile.top-card', 'melded-at-once', 'ruled', 'Std'],
  ['pile.wild-on-top', 'nobody-takes', 'follows', 'Froz'],
  ['pile.one-card', NONE, 'follows', 'Std'],
  ['pile.free-first', 'unless-frozen', 'stated', 'Std'],
  ['freeze.by', { discarded: ['wild'], turned: ['wild', 'red-three'] }, 'stated', 'Froz'],
  ['freeze.ends', 'when-taken', 'follows', 'Froz'],
  ['stock.last-red-three', 'shown-and-deal-ends', 'silent', ''],
  ['stock.empty', 'on-while-the-pile-is-taken', 'silent', ''],
  ['stock.must-take', 'never', 'follows', 'Std'],
  ['out.how', 'meld-or-discard', 'stated', 'Out'],
  ['out.canastas', { kind: 'any', count: 1 }, 'stated', 'Out'],
  ['out.fresh-canasta', 'counts', 'follows', 'Out'],
  ['out.keep', 1, 'follows', 'Out'],
  ['out.blind', NONE, 'follows', 'NP'],
  ['permission.ask', 'must', 'stated', 'Out'],
  ['permission.when', 'before-melding-or-taking', 'silent', ''],
  ['permission.answer', 'binds', 'stated', 'Out'],
  ['redeal.right', { minimumFrom: 120, lacking: ['wild', 'pair'] }, 'stated', 'Meld'],
  ['redeal.how', 'on-the-dealt-cards-by-right', 'ruled', 'Meld'],
  ['exposed.cards', NONE, 'silent', ''],
  ['penalty.illegal-meld', NONE, 'silent', ''],
  ['penalty.full-retraction', NONE, 'silent', ''],
  ['penalty.partial-retraction', NONE, 'silent', ''],
  ['penalty.overdraw', 'put-back', 'silent', ''],
  ['penalty.red-three', NONE, 'silent', ''],
  ['penalty.false-request', 100, 'stated', 'Out'],
  ['score.melds', 'face-values-added', 'follows', 'Scor'],
  ['score.hand', 'face-values-subtracted', 'silent', ''],
  ['score.going-out', 100, 'stated', 'Scor'],
  ['score.canastas', { natural: 500, mixed: 300 }, 'stated', 'Scor'],
  ['score.wild-canasta', NONE, 'follows', 'Std'],
  ['game.object', ['reach-the-target', 'melds', 'canastas'], 'follows', 'Std'],
  ['game.target', { kind: 'points', points: 5000 }, 'stated', 'Std'],
  ['game.winner', 'highest-total-after-a-deal-tie-plays-on', 'ruled', 'Std'],
  ['game.bonus', NONE, 'silent', ''],
  ['game.otherwise', 'partly-forgotten', 'stated', 'top'],
  ['game.about', ['of-a-club-site', 'of-march-2007'], 'stated', 'top'],
  ['info.pile', 'top-card-only', 'silent', ''],
  ['info.questions', { what: ['hand-counts', 'stock-count'], when: ['own-turn'] }, 'silent', ''],
  ['info.help', ['confer-on-a-redeal'], 'stated', 'Meld'],
  ['conduct.board', ['before-one-partner'], 'silent', ''],
  ['conduct.canastas', 'piled-red-on-top-natural-black-mixed', 'silent', ''],
  ['conduct.pile', ['face-up'], 'silent', ''],
  ['conduct.equipment', ['paper-with-a-column-a-side'], 'silent', ''],
  ['advice.tips', NONE, 'silent', ''],
];

const book = openBook(partyPartners);

test.each(ROWS)('%s is %j, %s, under %s', (...row) => {
  expect(found(book, row[0], inParty)).toEqual(row);
});

test('every rule has a row', () => {
  expect(ROWS.map(([rule]) => rule)).toEqual(RULE_IDS);
});

test.each([
  ['deal.cover', ['A-P7']],
  ['meld.of', ['A-P1']],
  ['canasta.more', ['A-P2']],
  ['pile.unopened', ['A-P12']],
  ['pile.top-card', ['A-P13']],
  ['redeal.how', ['A-P21', 'A-P22']],
  ['game.winner', ['A-P44']],
] as const)('%s hangs on the rulings %j', (rule, ids) => {
  expect(book.entries[rule].basis.by).toEqual(ids);
});
