/** A verdict in words: order, rules, cards, what it costs and how the deal ends; and who is spoken of. */
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import { cardOf } from '#src/engine/card.ts';
import type { Ended } from '#src/engine/table.ts';
import type { Penalty } from '#src/engine/verdict.ts';
import { cardName } from '#src/explain/card-words.ts';
import { sayEnded } from '#src/explain/ended.ts';
import { explain } from '#src/explain/explain.ts';
import { sayPenalty } from '#src/explain/penalty.ts';
import { namesAround, speechAt } from '#src/explain/speech.ts';
import { speak } from '#src/explain/spoken.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { openBook, rulesOf } from '#src/rulebook/variant.ts';
import { tableAt, verdictOn } from '../engine/at.ts';
import { BOOK, cards, speech } from './said.ts';

const FROZEN = { hand: 'JS 2S 4S 5S', pile: '6S 2H JH', melds: ['KS KH KD'] };
const QUEENS = 'QS QH QD QC QS QH QD';

describe('an explanation', () => {
  test('of a refused move: what is broken comes first, with its rule and its cards', () => {
    const table = tableAt(FROZEN);
    const said = explain(verdictOn(table, 'take with JS 2S'), speechAt(table, BOOK));
    const [first] = said.reasons;
    expect(said.legal).toBe(false);
    expect(first?.met).toBe(false);
    expect(first?.rule).toEqual(BOOK['pile.frozen-needs']);
    expect(first?.text).toMatch(
      /^The pile is frozen by the 2♥\. .* and a wild card cannot replace the other\.$/,
    );
    expect(first?.cards).toEqual(cards('2H JH JS 2S'));
    const firstMet = said.reasons.findIndex(({ met }) => met);
    expect(said.reasons.slice(firstMet).every(({ met }) => met)).toBe(true);
    expect(said.ended).toBeNull();
  });

  test('of a legal move: only what is met', () => {
    const table = tableAt({ ...FROZEN, hand: 'JS JC 4S 5S' });
    const said = explain(verdictOn(table, 'take with JS JC'), speechAt(table, BOOK));
    expect(said).toMatchObject({ legal: true, penalty: null, ended: null });
    expect(said.reasons.every(({ met }) => met)).toBe(true);
    expect(said.reasons.map(({ text }) => text)).toContain(
      'The pile is frozen by the 2♥. Two natural jacks from your hand, J♠ J♣, open it.',
    );
  });

  test('of the move that ends the deal', () => {
    const table = tableAt({ hand: '5S', phase: 'meld', melds: [QUEENS] });
    const said = explain(verdictOn(table, 'discard 5S'), speechAt(table, BOOK));
    expect(said.ended).toBe('You go out, and the deal is over.');
  });

  test('of an illegal meld tells what it would cost', () => {
    const table = tableAt({ hand: 'KS JS 9S 4S 5S', phase: 'meld', melds: [QUEENS] });
    const said = explain(verdictOn(table, 'lay KS JS 9S'), speechAt(table, BOOK));
    expect(said.penalty?.text).toBe(
      'At a table this would cost your side 100 points and the cards go back. Here it costs nothing.',
    );
  });
});

describe('a penalty', () => {
  const none = { points: 0, minimum: 0, owedTurns: 0 };
  const rows: readonly [Penalty, 'refused' | 'made', string][] = [
    [
      { ...none, rule: 'penalty.illegal-meld', points: -100 },
      'made',
      'This costs your side 100 points, and the cards go back.',
    ],
    [
      { ...none, rule: 'penalty.partial-retraction', points: -100 },
      'made',
      'Taking back only some of a first meld costs your side 100 points.',
    ],
    [
      { ...none, rule: 'penalty.full-retraction', minimum: 10 },
      'made',
      "Taking it all back raises the minimum of your side's first meld by 10 for the rest of this deal.",
    ],
    [
      { ...none, rule: 'penalty.false-request', points: -100 },
      'made',
      'You asked, heard yes and did not go out, which costs your side 100 points.',
    ],
    [
      { ...none, rule: 'penalty.overdraw', owedTurns: 1 },
      'refused',
      'At a table a card drawn too many is paid back with a turn without a draw. Here it costs nothing.',
    ],
  ];
  test.each(rows)('%j %s', (penalty, weight, says) => {
    expect(sayPenalty(penalty, weight, speech())).toBe(says);
  });
});

describe('the end of a deal', () => {
  const rows: readonly [Ended, string][] = [
    [{ by: 'out', seat: 0, blind: false }, 'You go out, and the deal is over.'],
    [
      { by: 'out', seat: 1, blind: true },
      'The player on your left goes out with the whole hand in one turn, and the deal is over.',
    ],
    [{ by: 'stock' }, 'The deal is over, and nobody has gone out.'],
    [{ by: 'redeal' }, 'The cards are gathered and dealt again.'],
  ];
  test.each(rows)('%j', (ended, says) => expect(sayEnded(ended, speech())).toBe(says));
});

describe('the spoken book', () => {
  test.each(VARIANTS.map((variant) => [variant.id, variant] as const))(
    'of %s gives back the rules',
    (_, variant) => {
      const book = openBook(variant);
      const carried = JSON.parse(JSON.stringify(speak(book)));
      expect(rulesIn(carried)).toEqual(rulesOf(book));
    },
  );

  test('holds words and sources that a reader can use', () => {
    for (const rule of Object.values(BOOK)) {
      expect(rule.name).not.toBe('');
      expect(rule.sentence).not.toBe('');
      expect(rule.source.cites.length > 0 || rule.source.why !== null).toBe(true);
    }
  });
});

describe('names', () => {
  const seats = (players: number, sideOf: readonly number[]) => ({
    ...tableAt({ hand: '4S' }),
    players,
    sideOf,
  });
  test.each([
    [2, [0, 1], ['you', 'your opponent']],
    [3, [0, 1, 2], ['you', 'the player on your left', 'the player on your right']],
    [
      4,
      [0, 1, 0, 1],
      ['you', 'the player on your left', 'your partner', 'the player on your right'],
    ],
    [
      4,
      [0, 1, 2, 3],
      ['you', 'the player on your left', 'the player across', 'the player on your right'],
    ],
    [
      6,
      [0, 1, 2, 0, 1, 2],
      [
        'you',
        'the player on your left',
        'player 3',
        'your partner',
        'player 5',
        'the player on your right',
      ],
    ],
  ])('of %i players', (players, sideOf, names) => {
    expect(namesAround(seats(players, sideOf), 0)).toEqual(names);
  });

  test('of cards, for those who hear them', () => {
    expect(cardName(cardOf('9', 'S'))).toBe('Nine of spades');
    expect(cardName(cardOf('2', 'C'))).toBe('Two of clubs, wild');
    expect(cardName(cardOf('joker', 'S'))).toBe('Joker, wild');
  });
});
