/**
 * Pony Canasta, held against a list written from its text alone: each row an answer, how it is known,
 * and the words that open the sentences read for it.
 */
import { expect, test } from 'vitest';
import { ponyCanasta } from '#content/rules/pony.ts';
import { RULE_IDS } from '#src/rulebook/catalogue.ts';
import { openBook } from '#src/rulebook/variant.ts';
import { found, minimum, type Row, worth } from './rows.ts';

const NONE = 'absent';

const ROWS: readonly Row[] = [
  [
    'players.number',
    { kind: 'from', least: 2, step: 1, most: 'no-limit', here: 12 },
    'stated',
    'PLAYERS, Table size will',
  ],
  [
    'players.sides',
    { kind: 'teams-if-wished', of: 2, evenFrom: 4 },
    'stated',
    'With two or, If more than',
  ],
  ['players.seating', 'partners-opposite', 'silent', ''],
  ['deck.packs', { kind: 'per-player', packs: 2 }, 'stated', 'CARDS'],
  ['deck.jokers', 2, 'follows', 'CARDS'],
  ['cards.wild', ['2', 'joker'], 'stated', 'WILD CARDS'],
  [
    'cards.values',
    worth({ 5: '3 4 5 6 7', 10: '8 9 10 J Q K', 20: 'A 2', 50: 'joker' }),
    'silent',
    '',
  ],
  ['cards.own', 'those-in-the-hand', 'stated', 'One card from, When cards are'],
  ['deal.dealer', 'nobody', 'follows', 'When they are, Each player next'],
  [
    'deal.manner',
    { kind: 'picked', shuffle: 'all-scramble-face-down', cards: 'each-picks-unseen' },
    'stated',
    'DEAL, Leaving them face, When they are',
  ],
  ['deal.hand', 13, 'stated', "Each player next, Therefore their 'hand'"],
  ['deal.upcard', 'turned', 'stated', 'One card of, The flipped over'],
  ['deal.cover', ['wild', 'red-three', 'black-three'], 'silent', ''],
  [
    'pony.packet',
    { cards: 12, taken: 'before-the-hand', seen: 'by-nobody' },
    'stated',
    'When they are, These cards are',
  ],
  ['pony.opens', 'owners-first-canasta', 'stated', 'A player may'],
  ['pony.when', 'may-then-or-later-playable-at-once', 'ruled', 'A player may'],
  ['pony.red-threes', 'laid-and-replaced', 'ruled', 'When drawing a, RED TREYS'],
  ['pony.unopened', 'counts-against-its-owner', 'silent', ''],
  [
    'red-three.dealt',
    // biome-ignore lint/suspicious/noThenProperty: what happens then, to the card
    { when: 'before-upcard', then: 'laid-and-replaced' },
    'stated',
    'When drawing a',
  ],
  ['red-three.drawn', 'laid-and-replaced', 'stated', 'When a red, When drawing a'],
  ['red-three.from-pile', 'laid', 'silent', ''],
  ['red-three.use', 'bonus-only', 'stated', 'RED TREYS, TREYS'],
  ['red-three.value', 100, 'silent', ''],
  ['red-three.set', { kind: 'per-set', count: 4, points: 1000 }, 'stated', 'If a player'],
  ['red-three.unmelded', 'subtracted', 'silent', ''],
  ['black-three.meld', 'never', 'stated', 'TREYS'],
  ['black-three.wilds', NONE, 'follows', ''],
  ['black-three.on-top', 'nobody-takes', 'silent', ''],
  ['meld.of', ['set'], 'silent', ''],
  ['meld.size', 3, 'silent', ''],
  ['meld.naturals', 2, 'silent', ''],
  ['meld.wilds', { kind: 'at-most', wilds: 3 }, 'silent', ''],
  ['meld.balance', 'free', 'silent', ''],
  ['meld.add', 'own-side', 'stated', 'Only during their'],
  ['meld.same-rank', 'apart-or-combined', 'silent', ''],
  ['meld.take-back', 'only-to-mend-an-opening', 'silent', ''],
  ['canasta.size', 7, 'silent', ''],
  ['canasta.more', 'grows-without-bonus', 'silent', ''],
  ['canasta.more-wilds', 'as-before', 'silent', ''],
  ['canasta.spoiled', 'becomes-mixed', 'silent', ''],
  ['canasta.wild', NONE, 'silent', ''],
  ['canasta.held', 'nothing-until-laid', 'ruled', 'OBJECTIVE, A player may'],
  ['opening.minimum', minimum('0:50 1500:90 3000:120'), 'silent', ''],
  ['opening.minus', 15, 'silent', ''],
  ['opening.whose', 'side', 'ruled', 'Individual players or, If playing with'],
  ['opening.counts', ['hand'], 'follows', 'GAME PLAY, If they have'],
  ['opening.wilds', 'all-help', 'silent', ''],
  ['opening.mend', 'take-back', 'silent', ''],
  ['turn.first', 'highest-pull', 'stated', 'The player displaying, ORDER OF PLAY'],
  [
    'turn.pull',
    'ace-high-joker-or-tie-pulls-again-each-deal',
    'ruled',
    'ORDER OF PLAY, The player displaying',
  ],
  ['turn.direction', 'clockwise', 'silent', ''],
  [
    'turn.parts',
    ['draw', 'melds', 'discard'],
    'stated',
    'GAME PLAY, One card from, Individual players or',
  ],
  ['draw.count', 2, 'stated', 'GAME PLAY, When a red'],
  ['draw.instead', { kind: 'whole-pile' }, 'stated', 'GAME PLAY'],
  ['draw.short', 'what-is-there', 'silent', ''],
  ['discard.count', 1, 'stated', 'One card from'],
  ['discard.unable', 'player-leaves-the-deal', 'ruled', 'If a person'],
  ['pile.needs', ['natural-pair', 'natural-and-wild'], 'ruled', 'GAME PLAY'],
  ['pile.frozen-needs', ['natural-pair'], 'silent', ''],
  ['pile.unopened', 'closed', 'stated', 'GAME PLAY'],
  ['pile.top-card', 'melded-at-once', 'silent', ''],
  ['pile.wild-on-top', 'nobody-takes', 'silent', ''],
  ['pile.one-card', NONE, 'follows', 'GAME PLAY'],
  ['pile.free-first', NONE, 'follows', 'GAME PLAY'],
  ['freeze.by', { discarded: ['wild'], turned: ['wild', 'red-three'] }, 'silent', ''],
  ['freeze.ends', 'when-taken', 'silent', ''],
  ['stock.last-red-three', 'shown-and-deal-ends', 'silent', ''],
  ['stock.empty', 'on-while-the-pile-is-taken', 'silent', ''],
  ['stock.must-take', 'never', 'follows', 'GAME PLAY'],
  ['out.how', 'discard', 'ruled', 'If a person, Players must plan'],
  ['out.canastas', { kind: 'any', count: 1 }, 'silent', ''],
  ['out.fresh-canasta', 'counts', 'silent', ''],
  ['out.keep', 1, 'follows', 'Players must plan'],
  ['out.blind', NONE, 'silent', ''],
  ['permission.ask', NONE, 'silent', ''],
  ['permission.when', NONE, 'follows', ''],
  ['permission.answer', NONE, 'follows', ''],
  ['redeal.right', NONE, 'silent', ''],
  ['redeal.how', NONE, 'follows', ''],
  ['exposed.cards', NONE, 'silent', ''],
  ['penalty.illegal-meld', NONE, 'silent', ''],
  ['penalty.full-retraction', NONE, 'silent', ''],
  ['penalty.partial-retraction', NONE, 'silent', ''],
  ['penalty.overdraw', 'put-back', 'silent', ''],
  ['penalty.red-three', NONE, 'silent', ''],
  ['penalty.false-request', NONE, 'follows', ''],
  ['score.melds', 'face-values-added', 'silent', ''],
  ['score.hand', 'face-values-subtracted', 'silent', ''],
  ['score.going-out', 100, 'silent', ''],
  ['score.canastas', { natural: 500, mixed: 300 }, 'silent', ''],
  ['score.wild-canasta', NONE, 'follows', ''],
  ['game.object', ['canastas'], 'stated', 'OBJECTIVE'],
  ['game.target', { kind: 'points', points: 5000 }, 'silent', ''],
  ['game.winner', 'highest-total-after-a-deal-tie-plays-on', 'silent', ''],
  ['game.bonus', NONE, 'silent', ''],
  ['game.otherwise', 'like-other-canasta-games', 'stated', 'It is played'],
  [
    'game.about',
    [
      'of-a-family-in-ethiopia',
      'learned-in-bangkok',
      'first-time-written-down',
      'ages-10-to-100',
      'fast',
      'may-be-shared',
      'text-cut-off',
    ],
    'stated',
    'It originated with, They taught me, Pony Canasta is, YOU ARE WITNESSING, The game is, FEEL FREE TO',
  ],
  ['info.pile', 'top-card-only', 'stated', 'The face of'],
  ['info.questions', { what: ['hand-counts'], when: ['own-turn'] }, 'silent', ''],
  ['info.help', NONE, 'silent', ''],
  [
    'conduct.board',
    ['before-one-partner', 'red-threes-may-be-stacked'],
    'stated',
    'If playing with, More than one',
  ],
  ['conduct.canastas', 'piled-red-on-top-natural-black-mixed', 'silent', ''],
  [
    'conduct.pile',
    ['face-up', 'beside-the-stock', 'squared'],
    'stated',
    'One card from, One card of, The face of',
  ],
  ['conduct.equipment', ['paper-with-a-column-a-side'], 'silent', ''],
  ['advice.tips', ['plan-for-a-discard'], 'stated', 'Players must plan'],
];

const book = openBook(ponyCanasta);

test.each(ROWS)('%s is %j, %s, at %s', (...row) => {
  expect(found(book, row[0])).toEqual(row);
});

test('every rule has a row', () => {
  expect(ROWS.map(([rule]) => rule)).toEqual(RULE_IDS);
});

test.each([
  ['pony.when', ['A-Y7']],
  ['pony.red-threes', ['A-Y11']],
  ['canasta.held', ['A-Y9']],
  ['opening.whose', ['A-Y13']],
  ['turn.pull', ['A-Y5']],
  ['discard.unable', ['A-Y4']],
  ['pile.needs', ['A-Y3']],
  ['out.how', ['A-Y4']],
] as const)('%s hangs on the rulings %j', (rule, ids) => {
  expect(book.entries[rule].basis.by).toEqual(ids);
});
