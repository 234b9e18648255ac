/** A round under way is read as it was written; what is broken in any way is none. */
import { expect, test } from 'vitest';
import { deckOf, situationsOf } from '#src/practice/deck.ts';
import { readRound, type UnderWay, writeRound } from '#src/practice/kept-round.ts';
import type { Answered } from '#src/practice/round.ts';
import { gameOf } from './games.ts';

const { spoken } = gameOf('classic-four');
const DECK = deckOf(situationsOf(spoken), spoken);

/** So many answers, each to the question of another card. */
function underWay(count: number): UnderWay {
  const answered = DECK.slice(0, count).map(
    ({ reason }, seed): Answered => ({ reason, seed, legal: 'legal', outcome: 'missed', at: 5 }),
  );
  return { answered, now: { seed: 7, reason: DECK[count]?.reason.id ?? '' } };
}

test.each([1, 4, 9])('%d answers', (count) => {
  expect(readRound(writeRound(underWay(count)), DECK)).toEqual(underWay(count));
});

const SOUND = writeRound(underWay(1));
const REASON = DECK[0]?.reason.id ?? '';

test.each([
  ['no JSON', '{"now":'],
  ['null', 'null'],
  ['no answers', writeRound(underWay(0))],
  ['a whole round', writeRound(underWay(10))],
  ['answers that are no list', SOUND.replace(/\[.*\]/, '{}')],
  ['an answer to nothing', SOUND.replace(/\[.*\]/, '[null]')],
  ['a reason that is not in the deck', SOUND.replace(`"${REASON}"`, '"fault:none"')],
  ['an outcome that is none', SOUND.replace('missed', 'so')],
  ['a legality that is none', SOUND.replace('"legal":"legal"', '"legal":1')],
  ['a seed that is none', SOUND.replace('"seed":7', '"seed":-7')],
  ['a seed too large', SOUND.replace('"seed":7', '"seed":9999999999')],
  ['a time that is none', SOUND.replace('"at":5', '"at":"5"')],
])('%s', (_, text) => {
  expect(text).not.toBe(SOUND);
  expect(readRound(text, DECK)).toBeNull();
});
