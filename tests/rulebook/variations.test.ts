/**
 * The variants that are played otherwise as another, held against lists written from the texts: what
 * each answers itself, which further fine points it leaves open, and that all the rest is its parent's.
 */
import { describe, expect, test } from 'vitest';
import { classicThree } from '#content/rules/classic-three.ts';
import { classicTwo } from '#content/rules/classic-two.ts';
import { hutto } from '#content/rules/hutto.ts';
import { party222Partners } from '#content/rules/party-222-partners.ts';
import { party222Solo } from '#content/rules/party-222-solo.ts';
import { partySolo } from '#content/rules/party-solo.ts';
import { RULE_IDS } from '#src/rulebook/catalogue.ts';
import type { AnyRuleId } from '#src/rulebook/told.ts';
import { type ChildVariant, openBook } from '#src/rulebook/variant.ts';
import { found, inParty, type Row } from './rows.ts';

const NONE = 'absent';

interface Expected {
  readonly variant: ChildVariant;
  readonly parent: string;
  /** The place that says so of all the rest. */
  readonly otherwise: string;
  readonly rows: readonly Row[];
  /** Rulings that an answer has beyond those of its parent. */
  readonly notes: Readonly<Partial<Record<AnyRuleId, string>>>;
}

const TWICE: readonly Row[] = [
  ['draw.count', 2, 'stated', '21'],
  ['discard.count', 1, 'stated', '21'],
  ['out.canastas', { kind: 'any', count: 2 }, 'stated', '21'],
  ['game.otherwise', 'the-regular-rules', 'stated', '21'],
];

const TWICE_NOTES = {
  'draw.instead': 'A-S21',
  'draw.short': 'A-S57',
  'stock.last-red-three': 'A-S22',
  'out.fresh-canasta': 'A-S41',
} as const;

const CLASSIC_ALONE: readonly Row[] = [
  ...TWICE,
  ['players.sides', { kind: 'alone' }, 'stated', '21'],
  ['players.seating', 'anyhow', 'follows', '21'],
  ['permission.ask', NONE, 'follows', '21'],
  ['permission.when', NONE, 'follows', ''],
  ['permission.answer', NONE, 'follows', ''],
  ['penalty.false-request', NONE, 'follows', ''],
  [
    'info.questions',
    { what: ['minimums', 'hand-counts', 'stock-count'], when: ['own-turn'] },
    'follows',
    '17, 21',
  ],
  ['info.help', ['sixth-card-crosswise'], 'follows', '16, 21'],
  ['conduct.board', ['before-each-player'], 'follows', '21'],
];

const BLIND = {
  points: 200,
  pile: 'not-taken-before-this-turn',
  melds: 'none-before-this-turn',
} as const;

/** What the text says of players alone; `places` for what 222NP takes over from NP. */
const partyAlone = (heading: string, places: string): readonly Row[] => [
  ['players.number', { kind: 'from', least: 2, step: 1, most: 'no-limit', here: 6 }, 'silent', ''],
  ['players.sides', { kind: 'alone' }, 'stated', heading],
  ['players.seating', 'anyhow', 'follows', 'NP'],
  ['canasta.wild', { when: 'only-going-out-blind', cards: 7 }, 'stated', places],
  ['out.blind', BLIND, 'stated', places],
  ['permission.ask', NONE, 'follows', 'NP'],
  ['permission.when', NONE, 'follows', ''],
  ['permission.answer', NONE, 'follows', ''],
  ['redeal.right', NONE, 'stated', heading],
  ['redeal.how', NONE, 'follows', ''],
  ['penalty.false-request', NONE, 'follows', ''],
  [
    'score.wild-canasta',
    { kind: 'instead', points: 1000, and: ['going-out', 'red-threes'] },
    'stated',
    places,
  ],
  ['game.otherwise', 'the-standard-rules', 'stated', heading],
  ['info.help', NONE, 'follows', 'NP'],
  ['conduct.board', ['before-each-player'], 'follows', 'NP'],
];

const PARTY_ALONE_NOTES = {
  'deck.packs': 'A-P36',
  'opening.minimum': 'A-P31',
  'game.target': 'A-P39',
} as const;

const EXPECTED: readonly Expected[] = [
  {
    variant: classicTwo,
    parent: 'classic-four',
    otherwise: '21',
    rows: [
      ...CLASSIC_ALONE,
      ['players.number', { kind: 'exactly', players: 2 }, 'stated', '21'],
      ['deal.hand', 15, 'stated', '21'],
      ['exposed.cards', NONE, 'stated', '21'],
      ['penalty.full-retraction', NONE, 'stated', '21'],
      ['penalty.partial-retraction', NONE, 'stated', '21'],
    ],
    notes: { ...TWICE_NOTES, 'red-three.dealt': 'A-S18', 'penalty.illegal-meld': 'A-S33' },
  },
  {
    variant: classicThree,
    parent: 'classic-four',
    otherwise: '21',
    rows: [
      ...CLASSIC_ALONE,
      ['players.number', { kind: 'exactly', players: 3 }, 'stated', '21'],
      ['deal.hand', 13, 'stated', '21'],
      ['game.about', ['not-cutthroat'], 'stated', '21'],
    ],
    notes: { ...TWICE_NOTES, 'red-three.dealt': 'A-S18' },
  },
  {
    variant: hutto,
    parent: 'classic-four',
    otherwise: '21',
    rows: [
      ...TWICE,
      // biome-ignore lint/suspicious/noThenProperty: what happens then, to the card
      ['red-three.dealt', { when: 'before-upcard', then: 'laid-and-replaced' }, 'stated', '21'],
      ['opening.wilds', 'jokers-do-not-help', 'stated', '21'],
      ['out.how', 'meld-or-discard', 'stated', '21'],
      ['game.about', ['of-the-hutto-family', 'once-had-to-discard-to-go-out'], 'stated', '0, 21'],
    ],
    notes: { ...TWICE_NOTES, 'players.number': 'A-S39', 'penalty.red-three': 'A-S38' },
  },
  {
    variant: party222Partners,
    parent: 'party-partners',
    otherwise: '222P',
    rows: [
      ['deck.packs', { kind: 'by-pairs', packs: 4, upTo: 4, perExtraPair: 2 }, 'stated', '222P'],
      ['deal.hand', 15, 'stated', '222P'],
      ['meld.wilds', { kind: 'at-most', wilds: 2 }, 'stated', '222P'],
      ['draw.count', 2, 'stated', '222P'],
      ['out.canastas', { kind: 'any', count: 2 }, 'stated', '222P'],
      ['game.target', { kind: 'points', points: 7500 }, 'stated', '222P'],
      ['game.otherwise', 'the-standard-rules', 'stated', '222P'],
    ],
    notes: { 'canasta.more-wilds': 'A-P34', 'pile.free-first': 'A-P10' },
  },
  {
    variant: partySolo,
    parent: 'party-partners',
    otherwise: 'NP',
    rows: partyAlone('NP', 'NP'),
    notes: PARTY_ALONE_NOTES,
  },
  {
    variant: party222Solo,
    parent: 'party-222-partners',
    otherwise: '222NP',
    rows: partyAlone('222NP', '222NP, NP'),
    notes: { ...PARTY_ALONE_NOTES, 'out.canastas': 'A-P28, A-P40' },
  },
];

describe.each(EXPECTED)('$variant.id', ({ variant, parent, otherwise, rows, notes }) => {
  const book = openBook(variant);
  const parentBook = openBook(variant.parent);
  const own: readonly string[] = rows.map(([rule]) => rule);
  const rest = RULE_IDS.filter((rule) => !own.includes(rule));

  test('is told as a variation of its parent', () => expect(variant.parent.id).toBe(parent));

  test.each(rows)('%s is %j, %s, at %s', (...row) => {
    expect(found(book, row[0], inParty)).toEqual(row);
    expect(book.entries[row[0]].from).toBe(variant.id);
  });

  test('holds as its parent in all the rest, and says where the text says so', () => {
    for (const rule of rest) {
      expect(book.entries[rule].from).not.toBe(variant.id);
      const row = [rule, parentBook.entries[rule].value, 'as-parent', otherwise];
      expect(found(book, rule, inParty)).toEqual(row);
    }
  });

  test('adds the fine points that arise here alone', () => {
    const added = rest.flatMap((rule) => {
      const known = parentBook.entries[rule].basis.rulings.map(({ id }) => id);
      const fresh = book.entries[rule].basis.rulings.filter(({ id }) => !known.includes(id));
      return fresh.length === 0 ? [] : [[rule, fresh.map(({ id }) => id).join(', ')]];
    });
    expect(Object.fromEntries(added)).toEqual(notes);
  });
});

test('what the text says of players without partners holds in both games alike', () => {
  const [standard, larger] = [openBook(partySolo), openBook(party222Solo)];
  const said = RULE_IDS.filter((rule) => standard.entries[rule].from === 'party-solo');
  expect(said).toHaveLength(15);
  for (const rule of said) {
    expect(larger.entries[rule].from).toBe('party-222-solo');
    expect(larger.entries[rule].value).toEqual(standard.entries[rule].value);
  }
});
