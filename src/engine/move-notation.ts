/**
 * Moves in words, for scripts, tests and people who type: clauses with commas between them, as in
 * "take with QS QH, lay KS KH KD, lay 2C onto 8" or "discard 9C".
 */
import type { Card } from './card.ts';
import type { Lay, Move, Onto } from './move.ts';
import { parseCard, parseCards, parseRank, printCard, printCards } from './notation.ts';
import { allOf, bad, good, type Result } from './result.ts';

const PLAIN = ['draw', 'end', 'ask', 'pony', 'redeal', 'pass'] as const;
type Plain = (typeof PLAIN)[number];

/** A move from words, or every reason why they are none. */
export function parseMove(words: string): Result<Move> {
  const [first = '', ...more] = words.split(',').map((clause) => clause.trim());
  const [verb = '', ...rest] = first.split(/\s+/);
  const object = rest.join(' ');
  const plain = PLAIN.find((each) => each === verb);
  if (plain !== undefined)
    return object === '' && more.length === 0
      ? good<Move>({ do: plain satisfies Plain })
      : tooMuch(words);
  switch (verb) {
    case 'take':
      return object === 'free' ? good<Move>({ do: 'take-free' }) : parseTake(object, more);
    case 'lay':
      return map(allOf([first, ...more].map(parseLay)), (melds): Move => ({ do: 'meld', melds }));
    case 'discard':
      return map(parseCard(object), (card): Move => ({ do: 'discard', card }));
    case 'red-three':
      return map(parseCard(object), (card): Move => ({ do: 'red-three', card }));
    case 'combine':
      return parseCombine(object);
    case 'answer':
      return object === 'yes' || object === 'no'
        ? good<Move>({ do: 'answer', yes: object === 'yes' })
        : bad('An answer is "answer yes" or "answer no".');
    case 'rearrange':
      return map(parseGroups([object, ...more]), (melds): Move => ({ do: 'rearrange', melds }));
    case 'retract':
      return object === 'all'
        ? good<Move>({ do: 'retract', melds: 'all' })
        : map(parseGroups([object, ...more]), (melds): Move => ({ do: 'retract', melds }));
    default:
      return bad(`"${words}" begins with no move that exists.`);
  }
}

function tooMuch(words: string): Result<Move> {
  return bad(`"${words}" says more than the move needs.`);
}

function parseTake(object: string, more: readonly string[]): Result<Move> {
  const parts = /^(?:with (.+?))?\s*(?:onto (\S+(?: \S+)*))?$/.exec(object);
  if (parts === null || object === '')
    return bad('To take the pile, say "take with KH KS", "take onto K" or "take free".');
  const cards = parseCards(parts[1] ?? '');
  const onto = parts[2] === undefined ? good<Onto | 'new'>('new') : parseOnto(parts[2]);
  const melds = allOf(more.map(parseLay));
  if (!cards.ok || !onto.ok || !melds.ok)
    return bad(...[cards, onto, melds].flatMap((part) => (part.ok ? [] : part.problems)));
  return good({ do: 'take', with: cards.value, onto: onto.value, melds: melds.value });
}

function parseLay(clause: string): Result<Lay> {
  const parts = /^lay (.+?)(?: onto (.+))?$/.exec(clause);
  if (parts === null)
    return bad(`"${clause}" lays nothing: say "lay KH KS KD" or "lay 2C onto 8".`);
  const cards = parseCards(parts[1] as string);
  const onto = parts[2] === undefined ? good<Onto | 'new'>('new') : parseOnto(parts[2]);
  if (!cards.ok) return cards;
  return map(onto, (meant) => ({ cards: cards.value, onto: meant }));
}

/** The meld an addition means: a rank, "wild", or the cards that lie in it. */
export function parseOnto(text: string): Result<Onto> {
  const rank = parseRank(text);
  if (rank.ok) return good({ rank: rank.value });
  const cards = parseCards(text);
  return cards.ok
    ? good({ cards: cards.value })
    : bad(`"${text}" names no meld: give its rank or its cards.`);
}

function parseCombine(text: string): Result<Move> {
  const rank = parseRank(text);
  if (!rank.ok) return rank;
  return rank.value === 'wild'
    ? bad('Melds are combined by rank, as in "combine K".')
    : good({ do: 'combine', rank: rank.value });
}

function parseGroups(groups: readonly string[]): Result<readonly (readonly Card[])[]> {
  return allOf(groups.map(parseCards));
}

function map<A, B>(result: Result<A>, then: (value: A) => B): Result<B> {
  return result.ok ? good(then(result.value)) : result;
}

/** A move in words; `parseMove` reads it back. */
export function printMove(move: Move): string {
  switch (move.do) {
    case 'take':
      return [printTake(move.with, move.onto), ...move.melds.map(printLay)].join(', ');
    case 'take-free':
      return 'take free';
    case 'meld':
      return move.melds.map(printLay).join(', ');
    case 'discard':
    case 'red-three':
      return `${move.do} ${printCard(move.card)}`;
    case 'combine':
      return `combine ${move.rank}`;
    case 'answer':
      return `answer ${move.yes ? 'yes' : 'no'}`;
    case 'rearrange':
      return `rearrange ${move.melds.map((cards) => printCards(cards)).join(', ')}`;
    case 'retract':
      return `retract ${move.melds === 'all' ? 'all' : move.melds.map((cards) => printCards(cards)).join(', ')}`;
    default:
      return move.do;
  }
}

function printTake(cards: readonly Card[], onto: Onto | 'new'): string {
  const parts = [
    'take',
    ...(cards.length > 0 ? [`with ${printCards(cards)}`] : []),
    ...printOnto(onto),
  ];
  return parts.join(' ');
}

function printLay(lay: Lay): string {
  return ['lay', printCards(lay.cards), ...printOnto(lay.onto)].join(' ');
}

function printOnto(onto: Onto | 'new'): readonly string[] {
  if (onto === 'new') return [];
  return [`onto ${'rank' in onto ? onto.rank : printCards(onto.cards)}`];
}
