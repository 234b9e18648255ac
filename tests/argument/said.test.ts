/** What is read aloud, and what is asked for before there is an answer. */
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import { inOrder, sayAnswer } from '#src/argument/say.ts';
import { missingIn, tableOf } from '#src/argument/table-of.ts';
import { explain } from '#src/explain/explain.ts';
import { speechAt } from '#src/explain/speech.ts';
import { speak } from '#src/explain/spoken.ts';
import { openBook } from '#src/rulebook/variant.ts';
import { rulesFor } from '../engine/at.ts';
import { answerOf, setupOf, type Told } from './told.ts';

const CANASTA = '5S 5H 5D 5C 5S 2H 2D';

const SENTENCES: readonly (readonly [string, Told, string])[] = [
  [
    'classic-four',
    { top: '8S', hand: '8H 8D KS KH 4C', melds: ['QS QH QD'] },
    'Yes. You may take the pile with 8♥ 8♦.',
  ],
  [
    'classic-four',
    { top: '8S', under: 'wild', hand: '8H 2C KS KH 4C', melds: ['QS QH QD'] },
    'No. The pile is frozen by the 2♠. To take it you lay two natural eights from your hand with the eight on top. You have only one.',
  ],
  [
    'classic-four',
    { question: 'open', hand: 'KS KH KD 2S' },
    'Yes. You may lay down K K K 2. Your side’s first meld must be worth at least 50. Three kings and a two make 50.',
  ],
  [
    'classic-four',
    { question: 'out', hand: 'KS KH KD 8S', melds: [CANASTA] },
    'Yes. You may go out: lay down K K K, then discard 8♠.',
  ],
  [
    'classic-two',
    { question: 'out', hand: 'KS KH KD 8S', melds: [CANASTA] },
    'No. Going out takes two canastas, and you have only one.',
  ],
  [
    'party-partners',
    { question: 'out', hand: 'KS KH KD 8S', melds: [CANASTA, '6S 6H 6D 6C 6S 6H 6D'] },
    'No. Before going out you must ask your partner, and you have not asked this turn.',
  ],
];

test.each(SENTENCES)('%s: %j', (variant, told, sentence) => {
  const set = VARIANTS.find(({ id }) => id === variant);
  if (set === undefined) throw new Error(`no variant ${variant}`);
  const answer = answerOf(variant, told);
  const verdict = explain(answer.verdict, speechAt(answer.table, speak(openBook(set))));
  const { question = 'take' } = told;
  const said = sayAnswer(question, answer, inOrder(question, verdict));
  expect(said.replaceAll('’', "'")).toBe(sentence.replaceAll('’', "'"));
});

describe('before there is an answer', () => {
  test.each<[Told, readonly string[]]>([
    [{}, ['the top card of the pile', 'the cards you hold']],
    [{ hand: '8S' }, ['the top card of the pile']],
    [{ question: 'open' }, ['the cards to lay']],
    [{ question: 'out', hand: '8S' }, []],
  ])('%j: what is missing', (told, missing) => {
    expect(missingIn(setupOf('classic-four', told))).toEqual(missing);
  });

  test.each<[Told, readonly string[]]>([
    [
      { top: '8S', hand: 'KS', melds: ['QS QH KD'] },
      ['K♦ cannot lie in a meld of queens: make a meld for each rank.'],
    ],
    [
      { top: '8S', hand: 'KS', melds: ['QS QH'] },
      ['The meld Q♠ Q♥ has two cards; it needs three cards.'],
    ],
    [{ top: '8S', hand: '8S 8S' }, ['There are more copies of 8S than the packs hold.']],
  ])('%j: why no table holds them', (told, problems) => {
    const table = tableOf(setupOf('classic-four', told), rulesFor('classic-four'));
    expect(table).toEqual({ ok: false, problems });
  });

  test('melds of the side are no matter where it asks for its first', () => {
    const told: Told = { question: 'open', hand: 'KS KH KD 2S', melds: ['QS QH KD'] };
    const table = tableOf(setupOf('classic-four', told), rulesFor('classic-four'));
    expect(table.ok && table.value.sides[0]?.melds).toEqual([]);
  });
});
