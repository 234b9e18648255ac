/** The examples are possible, part the variants, and cover every judged rule on which variants differ. */
import { describe, expect, test } from 'vitest';
import { EXAMPLES, type Example } from '#content/examples.ts';
import { VARIANTS } from '#content/rules/index.ts';
import { judgedDifferences } from '#src/compare/parting-moments.ts';
import { CARDS, type Card, JOKER } from '#src/engine/card.ts';
import { printCard } from '#src/engine/notation.ts';
import { allCards } from '#src/engine/packs.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import { sizeOf, stockLeft, type Table } from '#src/engine/table.ts';
import type { Verdict } from '#src/engine/verdict.ts';
import { agree } from '#src/rulebook/agree.ts';
import { RULE_IDS } from '#src/rulebook/catalogue.ts';
import { pairsOf } from '#src/rulebook/pairs.ts';
import { type Book, openBook } from '#src/rulebook/variant.ts';
import { IN_NO_VERDICT } from '../compare/in-no-verdict.ts';
import { rulesFor, variantIds } from './at.ts';
import { homeOf, lineOf, NAMED, tableOf, verdictUnder } from './examples-verdict.ts';

const BOOKS: readonly Book[] = VARIANTS.map((variant) => openBook(variant));
const PAIRS = pairsOf(BOOKS);

/** Every judged rule on which some do, in the order of the catalogue. */
const DIFFERING = (RULE_IDS as readonly RuleId[]).filter((rule) =>
  PAIRS.some(([a, b]) => judgedDifferences(a, b).includes(rule)),
);

/** Rules that decide without being named: the verdict names the condition that reads them, or says how the deal ends. */
const UNNAMED: readonly RuleId[] = [
  'pony.when',
  'canasta.more-wilds',
  'opening.counts',
  'discard.unable',
  'out.how',
  'out.blind',
];

const line = (example: Example, variant: string) =>
  lineOf(verdictUnder(example, rulesFor(variant)));

function names({ faults, grounds, penalty }: Verdict, rule: RuleId): boolean {
  return [...faults, ...grounds].some((each) => each.rule === rule) || penalty?.rule === rule;
}

/** Whether one variant's verdict changes when it takes another's answer to the rule, and nothing else. */
function decides(rule: RuleId, example: Example): boolean {
  const all = variantIds.map(rulesFor);
  return all.some((rules) =>
    all.some((others) => {
      if (agree(rules[rule], others[rule])) return false;
      const changed: Rules = { ...rules, [rule]: others[rule] };
      return lineOf(verdictUnder(example, changed)) !== lineOf(verdictUnder(example, rules));
    }),
  );
}

describe('every example', () => {
  test('there are enough', () => expect(EXAMPLES.length).toBeGreaterThanOrEqual(60));

  test('ids and titles are told apart', () => {
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
    expect(new Set(EXAMPLES.map(({ title }) => title)).size).toBe(EXAMPLES.length);
    expect(EXAMPLES.filter(({ title }) => !/^[A-Z][^.?!]*\?$/.test(title))).toEqual([]);
  });

  test.each(NAMED)('%s: the variants part', (_, example) => {
    expect(new Set(variantIds.map((id) => line(example, id))).size).toBeGreaterThan(1);
  });

  test.each(NAMED)('%s: on the rule it is about', (_, example) => {
    expect(DIFFERING).toContain(example.about);
    expect(decides(example.about, example)).toBe(true);
  });

  test.each(NAMED)('%s: it can be', (_, example) => {
    expect(impossibilities(tableOf(example), rulesFor(homeOf(example)))).toEqual([]);
  });
});

/** Cards that can be named. */
function known({ hands, sides, pile, stock }: Table): readonly Card[] {
  return [
    ...hands.flatMap(({ cards }) => cards),
    ...sides.flatMap(({ melds, redThrees }) => [
      ...melds.flatMap(({ cards }) => cards),
      ...redThrees,
    ]),
    ...pile.cards,
    ...(stock.known ? stock.cards : []),
  ];
}

/** What no table could show: more copies than two packs hold, a card too many or too few, cards gone from a side. */
function impossibilities(table: Table, rules: Rules): readonly string[] {
  const seen = known(table);
  const copies = CARDS.filter(
    (card) => seen.filter((each) => each === card).length > (card === JOKER ? 4 : 2),
  ).map((card) => `more than enough of ${printCard(card)}`);
  const unseen = [...table.hands, ...table.ponies].reduce((sum, each) => sum + each.unseen, 0);
  const stock = table.stock.known ? 0 : stockLeft(table.stock);
  const missing = allCards(table.players, rules).length - seen.length - unseen - stock;
  const poor = table.sides.flatMap((_, at) => (spare(table, at, rules) < 0 ? [`side ${at}`] : []));
  return [
    ...copies,
    ...(missing === 0 ? [] : [`${missing} cards are nowhere`]),
    ...poor.map((side) => `${side} has fewer cards than it was dealt`),
    ...(table.hands[0]?.unseen === 0 ? [] : ['the hand on turn is not known']),
  ];
}

/** Cards a side has beyond those dealt and just drawn: a draw and a discard leave it none, a pile taken some. */
function spare(table: Table, at: number, rules: Rules): number {
  const seats = table.sideOf.flatMap((side, seat) => (side === at ? [seat] : []));
  const held = seats.reduce((sum, seat) => {
    const hand = table.hands[seat];
    return sum + (hand === undefined ? 0 : sizeOf(hand));
  }, 0);
  const laid = table.sides[at]?.melds.reduce((sum, { cards }) => sum + cards.length, 0) ?? 0;
  const drawn = table.phase === 'meld' && table.drawnFrom === 'stock' && seats.includes(table.turn);
  return held + laid - seats.length * rules['deal.hand'] - (drawn ? rules['draw.count'] : 0);
}

describe('every judged rule on which variants differ', () => {
  const shown = DIFFERING.filter((rule) => !IN_NO_VERDICT.includes(rule));

  test('is the point of an example', () => {
    expect(DIFFERING.filter((rule) => !EXAMPLES.some(({ about }) => about === rule))).toEqual(
      IN_NO_VERDICT,
    );
  });

  test('is named there as a fault, a ground or a penalty, if it has a name', () => {
    const nameless = shown.filter(
      (rule) =>
        !EXAMPLES.filter(({ about }) => about === rule).some((example) =>
          variantIds.some((id) => names(verdictUnder(example, rulesFor(id)), rule)),
        ),
    );
    expect(nameless).toEqual(UNNAMED);
  });

  test.each(PAIRS.map(([a, b]) => [a.id, b.id, a, b] as const))(
    '%s and %s answer an example about it otherwise',
    (_, __, a, b) => {
      const unseen = judgedDifferences(a, b).filter(
        (rule) =>
          !IN_NO_VERDICT.includes(rule) &&
          !EXAMPLES.some(
            (example) => example.about === rule && line(example, a.id) !== line(example, b.id),
          ),
      );
      expect(unseen).toEqual([]);
    },
  );
});
