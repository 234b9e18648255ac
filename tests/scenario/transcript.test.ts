import { expect, test } from 'vitest';
import type { ScriptPosition } from '#src/scenario/script.ts';
import { type ToldStep, transcript } from '#src/scenario/transcript.ts';
import { BOOK, FROZEN, QUESTIONS, SCRIPTS, VARIANT } from './scripts.ts';

const frozen = transcript(FROZEN, VARIANT, BOOK);
const questions = transcript(QUESTIONS, VARIANT, BOOK);

/** A step's moves in words, each with whether it is allowed. */
function said({ moves }: ToldStep | undefined = frozen.steps[0] as ToldStep) {
  return moves.map(({ words, verdict }) => [words, verdict.legal]);
}

test('every step is told', () => {
  expect(frozen.steps.map((step) => step.do)).toEqual(['tell', 'ask', 'ask', 'watch', 'watch']);
});

test('a solution is told with its reasons and what it leaves', () => {
  const [, take] = frozen.steps;
  expect(said(take)).toEqual([['Take the pile with K♥ K♠', true]]);
  expect(take?.moves[0]?.verdict.reasons.length).toBeGreaterThan(0);
  expect(take?.moves[0]?.outcome).toMatch(/pile/);
  expect(take?.table).toContain('The pile: no cards.');
});

test('wrong moves are told with the rule they break', () => {
  const [, take] = frozen.steps;
  const broken = take?.wrong.map(({ verdict }) => verdict.reasons.find(({ met }) => !met)?.rule.id);
  expect(broken).toEqual(['pile.frozen-needs', 'pile.frozen-needs']);
  expect(take?.wrong.map(({ outcome }) => outcome)).toEqual([null, null]);
});

test('watched moves say whose they are', () => {
  expect(frozen.steps.map(({ who }) => who)).toEqual([
    'you',
    'you',
    'you',
    'the player on your left',
    'the player on your left',
  ]);
});

test('questions are told with their answers', () => {
  expect(questions.steps.map(said)).toEqual([
    [['Take the pile with K♥ 2♣', false]],
    [
      ['Take the pile with K♥ K♠', true],
      ['Take the pile onto the kings', false],
      ['Draw a card', true],
    ],
  ]);
});

test('no text keeps a brace', () => {
  expect(
    JSON.stringify(
      SCRIPTS.map((script) => transcript(script, VARIANT, BOOK).steps.map(({ text }) => text)),
    ),
  ).not.toMatch(/\{rule/);
});

const MELDED: ScriptPosition = {
  hand: '4C',
  phase: 'meld',
  yours: { melds: ['8C 8D 8H 8S 8C 8H 2D', 'QS QH QD Joker Joker'], redThrees: '3H' },
};

test.each<readonly [what: string, position: ScriptPosition, line: string]>([
  ['whose turn it is', FROZEN.position, 'You are on turn, and have not drawn yet.'],
  [
    'whose turn else',
    { ...FROZEN.position, turn: 'partner' },
    'Your partner is on turn, and has not drawn yet.',
  ],
  [
    'the hand, rank by rank',
    FROZEN.position,
    'Your hand, eight cards: kings of hearts, spades and clubs, nine of clubs, eight of clubs, seven of diamonds, four of hearts, two of clubs.',
  ],
  [
    'your side',
    FROZEN.position,
    'Your side, 1,200 points before this deal: kings of diamonds, clubs and spades.',
  ],
  [
    'a side without a meld',
    FROZEN.position,
    'Their side, 845 points before this deal: no meld yet, and the first must be worth 50 points.',
  ],
  [
    'canastas, jokers and red threes',
    MELDED,
    'Your side, no points before this deal: a mixed canasta of eights (eights of clubs, diamonds, hearts, spades, clubs and hearts, two of diamonds); queens of spades, hearts and diamonds, 2 jokers. Red threes: three of hearts.',
  ],
  [
    'the other hands',
    FROZEN.position,
    'In the other hands: the player on your left four cards, your partner 11 cards and the player on your right eight cards.',
  ],
  [
    'a frozen pile',
    FROZEN.position,
    'The pile: three cards, king of diamonds on top, frozen by the two of hearts.',
  ],
  [
    'an open pile',
    { ...FROZEN.position, pile: '5C' },
    'The pile: one card, five of clubs on top, not frozen.',
  ],
  ['the stock', FROZEN.position, 'The stock: 37 cards.'],
])('the table in words tells %s', (_, position, line) => {
  expect(transcript({ ...FROZEN, position }, VARIANT, BOOK).table).toContain(line);
});
