/**
 * A position as the end of an address, and back: a form of names and values, the cards in the game's notation.
 * What a link holds is data that anyone may have written: it is read word by word, and refused with every fault.
 */
import {
  ASKED,
  freshSetup,
  MOST_POINTS,
  OTHERS,
  QUESTIONS,
  type Setup,
  UNDER,
} from '#src/argument/setup.ts';
import type { Card } from '#src/engine/card.ts';
import type { Move } from '#src/engine/move.ts';
import { parseMove, printMove } from '#src/engine/move-notation.ts';
import { parseCard, printCard, printCards } from '#src/engine/notation.ts';
import { allOf, bad, good, type Result } from '#src/engine/result.ts';

/** What the names and values of a link mean. A link of another version is refused. */
const VERSION = '1';

/** Nothing longer is read, in characters. */
export const LONGEST_LINK = 4096;

/** A word of a link is quoted no longer than this. */
const QUOTED = 12;

/** The end of the address that holds a setup, from the `#` on. What is as in a fresh one is left out. */
export function printLink(setup: Setup): string {
  const usual = freshSetup(setup.variant);
  const given: readonly (readonly [string, string, string])[] = [
    ['top', setup.top === null ? '' : printCard(setup.top), ''],
    ['under', setup.under, usual.under],
    ['hand', printCards(setup.hand), ''],
    ['others', String(setup.others), String(usual.others)],
    ...setup.melds.map((meld) => ['meld', printCards(meld), ''] as const),
    ['score', String(setup.score), String(usual.score)],
    ['asked', setup.asked, usual.asked],
    ['move', setup.move === null ? '' : printMove(setup.move), ''],
  ];
  const form = new URLSearchParams([
    ['v', VERSION],
    ['rules', setup.variant],
    ['ask', setup.question],
    ...given.filter(([, value, left]) => value !== left).map(([name, value]) => [name, value]),
  ]);
  return `#${form}`;
}

/** Whether an address holds no position, and so asks for a fresh table. */
export function isBare(hash: string): boolean {
  return hash === '' || hash === '#';
}

/** The setup of a link, or everything that is wrong with it. `variants`: the ids that are known. */
export function readLink(hash: string, variants: readonly string[]): Result<Setup> {
  if (hash.length > LONGEST_LINK)
    return bad(`The address is longer than any position: ${hash.length} characters.`);
  const form = new URLSearchParams(hash.replace(/^#/, ''));
  const version = form.get('v');
  if (version !== VERSION)
    return bad(
      version === null
        ? 'The address holds no position: it may have been cut off.'
        : `The address is of a kind that this page does not know: ${quoted(version)}.`,
    );
  const variant = oneOf(form, 'rules', variants, 'names no rules that are taught here');
  const usual = freshSetup(variant.ok ? variant.value : '');
  const question = oneOf(form, 'ask', QUESTIONS, 'is no question of this page');
  const top = topIn(form);
  const under = oneOf(form, 'under', UNDER, 'says nothing of the pile', usual.under);
  const hand = cardsIn(form.get('hand') ?? '', 'The hand');
  const others = oneOf(form, 'others', OTHERS.map(String), 'is no number of other cards', '3');
  const melds = allOf(form.getAll('meld').map((meld) => meldIn(meld)));
  const score = scoreIn(form.get('score'));
  const asked = oneOf(form, 'asked', ASKED, 'is no answer of a partner', usual.asked);
  const move = moveIn(form.get('move'));
  const strangers = strangeNames(form);
  const parts = [variant, question, top, under, hand, others, melds, score, asked, move, strangers];
  if (
    !(variant.ok && question.ok && top.ok && under.ok && hand.ok && others.ok) ||
    !(melds.ok && score.ok && asked.ok && move.ok && strangers.ok)
  )
    return bad(...parts.flatMap((part) => (part.ok ? [] : part.problems)));
  return good({
    variant: variant.value,
    question: question.value,
    top: top.value,
    under: under.value,
    hand: hand.value,
    others: OTHERS.find((each) => String(each) === others.value) ?? usual.others,
    melds: melds.value,
    score: score.value,
    asked: asked.value,
    move: move.value,
  });
}

const NAMES = [
  'v',
  'rules',
  'ask',
  'top',
  'under',
  'hand',
  'others',
  'meld',
  'score',
  'asked',
  'move',
];

/** Names that mean nothing: a link that holds more than it may is damaged. */
function strangeNames(form: URLSearchParams): Result<null> {
  const strange = [...new Set(form.keys())].filter((name) => !NAMES.includes(name));
  return strange.length === 0
    ? good(null)
    : bad(...strange.map((name) => `${quoted(name)} means nothing in a position.`));
}

function oneOf<T extends string>(
  form: URLSearchParams,
  name: string,
  list: readonly T[],
  otherwise: string,
  usual?: T,
): Result<T> {
  const given = form.get(name) ?? usual;
  const found = list.find((each) => each === given);
  if (found !== undefined) return good(found);
  return bad(
    given === undefined ? `The part "${name}" is missing.` : `${quoted(given)} ${otherwise}.`,
  );
}

function topIn(form: URLSearchParams): Result<Card | null> {
  const text = form.get('top') ?? '';
  if (text === '') return good(null);
  const card = parseCard(text);
  return card.ok ? card : bad(`The top of the pile is ${quoted(text)}, which is no card.`);
}

function meldIn(text: string): Result<readonly Card[]> {
  const cards = cardsIn(text, 'A meld');
  return cards.ok && cards.value.length === 0 ? bad('A meld has no cards.') : cards;
}

function cardsIn(text: string, holder: string): Result<readonly Card[]> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return allOf(
    words.map((word) => {
      const card = parseCard(word);
      return card.ok ? card : bad(`${holder} holds ${quoted(word)}, which is no card.`);
    }),
  );
}

function scoreIn(text: string | null): Result<number> {
  if (text === null) return good(0);
  const points = /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(points) <= MOST_POINTS
    ? good(points === 0 ? 0 : points)
    : bad(`The score ${quoted(text)} is no number of points that a side can have.`);
}

function moveIn(text: string | null): Result<Move | null> {
  if (text === null) return good(null);
  const move = parseMove(text);
  return move.ok ? move : bad(`The move ${quoted(text)} is none that a player can make.`);
}

/** A word as it stands in the link, cut short where it is long. */
function quoted(word: string): string {
  return word.length > QUOTED ? `“${word.slice(0, QUOTED)}…”` : `“${word}”`;
}
