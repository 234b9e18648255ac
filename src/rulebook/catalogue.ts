/**
 * The catalogue of questions: what every variant has to answer, topic by topic, and how an answer is
 * said. The words are the same for every variant, so two variants that play alike read alike.
 */

import type { Question } from './question.ts';
import type { Answers, AnyRuleId } from './told.ts';
import { ADVICE } from './topics/advice.ts';
import { BLACK_THREE } from './topics/black-three.ts';
import { CANASTA } from './topics/canasta.ts';
import { CARDS } from './topics/cards.ts';
import { CONDUCT } from './topics/conduct.ts';
import { DEAL } from './topics/deal.ts';
import { DECK } from './topics/deck.ts';
import { DISCARD } from './topics/discard.ts';
import { DRAW } from './topics/draw.ts';
import { EXPOSED } from './topics/exposed.ts';
import { FREEZE } from './topics/freeze.ts';
import { GAME } from './topics/game.ts';
import { INFO } from './topics/info.ts';
import { MELD } from './topics/meld.ts';
import { OPENING } from './topics/opening.ts';
import { OUT } from './topics/out.ts';
import { PENALTY } from './topics/penalty.ts';
import { PERMISSION } from './topics/permission.ts';
import { PILE } from './topics/pile.ts';
import { PLAYERS } from './topics/players.ts';
import { PONY } from './topics/pony.ts';
import { RED_THREE } from './topics/red-three.ts';
import { REDEAL } from './topics/redeal.ts';
import { SCORE } from './topics/score.ts';
import { STOCK } from './topics/stock.ts';
import { TURN } from './topics/turn.ts';
import type { Book } from './variant.ts';
import type { Company } from './wording.ts';

export type Catalogue = { readonly [Id in AnyRuleId]: Question<Id> };

/** All questions by id, in the order in which tables show them. */
export const CATALOGUE: Catalogue = {
  ...PLAYERS,
  ...DECK,
  ...CARDS,
  ...DEAL,
  ...PONY,
  ...RED_THREE,
  ...BLACK_THREE,
  ...MELD,
  ...CANASTA,
  ...OPENING,
  ...TURN,
  ...DRAW,
  ...DISCARD,
  ...PILE,
  ...FREEZE,
  ...STOCK,
  ...OUT,
  ...PERMISSION,
  ...REDEAL,
  ...EXPOSED,
  ...PENALTY,
  ...SCORE,
  ...GAME,
  ...INFO,
  ...CONDUCT,
  ...ADVICE,
};

/** The titles of the topics, in the catalogue's order. */
export const TOPICS = {
  players: 'Players',
  deck: 'The packs',
  cards: 'Wild cards and values',
  deal: 'The deal',
  pony: 'The packet set aside',
  'red-three': 'Red threes',
  'black-three': 'Black threes',
  meld: 'Melds',
  canasta: 'Canastas',
  opening: 'The first meld',
  turn: 'The turn',
  draw: 'Drawing',
  discard: 'Discarding',
  pile: 'Taking the pile',
  freeze: 'The frozen pile',
  stock: 'The end of the stock',
  out: 'Going out',
  permission: 'Asking your partner',
  redeal: 'Asking for a new deal',
  exposed: 'Cards shown by mistake',
  penalty: 'Penalties',
  score: 'Scoring a deal',
  game: 'The game',
  info: 'What you may ask, see and say',
  conduct: 'At the table',
  advice: 'Advice',
} as const;

export type Topic = keyof typeof TOPICS;

/** Every id of the catalogue, in order. */
export const RULE_IDS = Object.keys(CATALOGUE) as readonly AnyRuleId[];

/** Whether a word, say from an address or a script, is the id of a rule. */
export function isRuleId(word: string): word is AnyRuleId {
  return Object.hasOwn(CATALOGUE, word);
}

/** The topic of a rule: what stands before the dot. */
export function topicOf(id: AnyRuleId): Topic {
  return id.slice(0, id.indexOf('.')) as Topic;
}

/** The rule's sentence for an answer: at most 20 words, no capital, no period. */
export function sayRule<Id extends AnyRuleId>(
  id: Id,
  value: Answers[Id],
  company: Company,
): string {
  return (CATALOGUE[id] as Question<Id>).say(value, company);
}

/** The same in a few words or a number. */
export function shortRule<Id extends AnyRuleId>(
  id: Id,
  value: Answers[Id],
  company: Company,
): string {
  return (CATALOGUE[id] as Question<Id>).short(value, company);
}

/** The sentence of a book's answer, said for its company or for the one at the table. */
export function sentenceOf<Id extends AnyRuleId>(
  book: Book,
  id: Id,
  company: Company = book.company,
): string {
  return sayRule(id, book.entries[id].value, company);
}

/** The same in a few words or a number. */
export function shortOf<Id extends AnyRuleId>(
  book: Book,
  id: Id,
  company: Company = book.company,
): string {
  return shortRule(id, book.entries[id].value, company);
}
