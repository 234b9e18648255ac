/** What the rows cover: every judged rule with a legal and an illegal case, and every fault code. */
import { expect, test } from 'vitest';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import { CATALOGUE, RULE_IDS } from '#src/rulebook/catalogue.ts';
import { rulesFor, variantIds } from './at.ts';
import { CHECKS } from './checks.ts';
import { EFFECTS, ROWS } from './rows/all-rows.ts';

const JUDGED = RULE_IDS.filter((id) => CATALOGUE[id].kind === 'judged') as readonly RuleId[];

/** Both kinds of case for a move; of a penalty, whether it is paid. */
function casesOf(rule: RuleId, variant: string): ReadonlySet<string> {
  const rows = ROWS.filter(({ variants }) => variants.includes(variant));
  const told = rows.flatMap((table) => table.rows[rule] ?? []).map((row) => row[3]);
  const effects = EFFECTS.filter(({ variants }) => variants.includes(variant));
  const paid = effects
    .flatMap((table) => table.effects[rule] ?? [])
    .map(([, , , { costs }]) => costs?.rule === rule);
  return rule.startsWith('penalty.')
    ? new Set(paid.map((each) => (each ? 'paid' : 'free')))
    : new Set(told.map((each) => (each === 'legal' ? 'legal' : 'illegal')));
}

/** What a rule wants of its rows; of a right that a game lacks, only that nobody has it. */
function wanted(rule: RuleId, variant: string): readonly string[] {
  const absent = rulesFor(variant)[rule] === 'absent';
  if (rule.startsWith('penalty.')) return absent ? ['free'] : ['paid', 'free'];
  return absent ? ['illegal'] : ['legal', 'illegal'];
}

/** What no case can show, and under which rules. */
const CANNOT_BE: readonly (readonly [RuleId, string, (rules: Rules) => boolean, string])[] = [
  ['out.blind', 'illegal', (rules) => rules['out.blind'] === 'absent', 'a bonus is not claimed'],
  ['exposed.cards', 'illegal', (rules) => rules['exposed.cards'] === 'absent', 'any card goes'],
  ['stock.must-take', 'illegal', (rules) => rules['stock.must-take'] === 'never', 'no duty'],
  ['meld.balance', 'illegal', (rules) => rules['meld.balance'] === 'free', 'no balance to keep'],
  ['canasta.more', 'illegal', (rules) => rules['canasta.more'] !== 'closed', 'it always grows'],
  ['black-three.meld', 'legal', (rules) => rules['black-three.meld'] === 'never', 'never laid'],
  [
    'redeal.right',
    'legal',
    (rules) => rules['deal.hand'] > 13,
    'so many cards hold a pair (A-P20)',
  ],
  ['redeal.how', 'legal', (rules) => rules['deal.hand'] > 13, 'so many cards hold a pair (A-P20)'],
  ['penalty.overdraw', 'paid', (rules) => rules['penalty.overdraw'] === 'put-back', 'it is undone'],
];

const cannotBe = (rule: RuleId, kind: string, variant: string): boolean =>
  CANNOT_BE.some(([id, what, when]) => id === rule && what === kind && when(rulesFor(variant)));

test('every judged rule has its rows under every variant', () => {
  const missing = variantIds.flatMap((variant) =>
    JUDGED.flatMap((rule) =>
      wanted(rule, variant)
        .filter((kind) => !casesOf(rule, variant).has(kind))
        .filter((kind) => !cannotBe(rule, kind, variant))
        .map((kind) => `${variant}: ${rule} ${kind}`),
    ),
  );
  expect(missing).toEqual([]);
});

/** The codes of all faults that rows of a variant name. */
function codesOf(variant: string): ReadonlySet<string> {
  const rows = ROWS.filter(({ variants }) => variants.includes(variant)).flatMap((table) =>
    Object.values(table.rows).flat(),
  );
  return new Set(rows.flatMap(([, , , told]) => told.split(' ')));
}

const CODES: readonly string[] = [...new Set(CHECKS.map(({ code }) => code))];

/** Conditions that are always met under the nine rule books: they are only told as grounds. */
const NEVER_BROKEN = [
  'canasta.more',
  'canasta.spoiled',
  'discard.count',
  'draw.count',
  'pile.top-card',
];

/** Faults that the classic game for four does not know. */
const OF_OTHERS = [
  'black-three.wilds',
  'canasta.wild',
  'opening.wilds',
  'permission.right',
  'permission.unasked',
  'pile.closed',
  'pony.left',
  'pony.opens',
  'redeal.hand',
  'redeal.how',
  'redeal.minimum',
  'turn.out-of-round',
];

test('every fault code occurs', () => {
  const told = new Set(variantIds.flatMap((variant) => [...codesOf(variant)]));
  const missing = CODES.filter((code) => !told.has(code) && !NEVER_BROKEN.includes(code));
  expect(missing).toEqual([]);
});

test('every fault code of the classic game for four occurs in it', () => {
  const told = codesOf('classic-four');
  const missing = CODES.filter((code) => !told.has(code) && !NEVER_BROKEN.includes(code));
  expect(missing.sort()).toEqual(OF_OTHERS);
});
