/** What a move did to the table, in a sentence: for those who hear the table instead of seeing it. */
import { type Card, isRedThree, isWild } from '#src/engine/card.ts';
import { isCanasta } from '#src/engine/meld.ts';
import type { Move, MoveOf } from '#src/engine/move.ts';
import { without } from '#src/engine/pack.ts';
import { handAt, type Side, sideAt, sizeOf, type Table, topOf } from '#src/engine/table.ts';
import { cardList, ranksName, theCard, theCards } from './card-words.ts';
import { sayEnded } from './ended.ts';
import { capital, cardCount, inWords } from './number-words.ts';
import { fill, type Speech } from './speech.ts';

/** More cards than this are counted, not named. */
const NAMED = 6;

/** What a legal move did. `speech` is that of the table before the move. */
export function sayOutcome(before: Table, move: Move, after: Table, speech: Speech): string {
  const parts = [
    happened(before, move, after, speech),
    redThrees(before, move, after),
    canastas(before, after, speech),
  ];
  const end = after.ended === null ? passing(before, after, speech) : sayEnded(after.ended, speech);
  return fill([...parts, end].filter((part) => part !== '').join(' '), speech);
}

function happened(before: Table, move: Move, after: Table, speech: Speech): string {
  switch (move.do) {
    case 'draw':
      return drawn(before, after, speech);
    case 'take':
      return taken(before, move);
    case 'take-free':
      return toHand(before.pile.cards);
    case 'meld':
      return `[You lay] ${move.melds.map(({ cards }) => cardList(cards)).join(', ')}.`;
    case 'combine':
      return `The ${ranksName(move.rank)} lie in one meld.`;
    case 'discard':
      return `${capital(theCard(move.card))} goes onto the pile${isWild(move.card) && freezes(speech) ? ' and freezes it' : ''}.`;
    case 'ask':
      return '[You ask] whether [you] may go out.';
    case 'answer':
      return `The answer is ${move.yes ? 'yes' : 'no'}.`;
    case 'pony':
      return `[Your] packet, ${cardCount(sizeOf(before.ponies[before.turn] ?? handAt(before, before.turn)))}, comes to [your] hand.`;
    case 'rearrange':
      return `The first meld lies as ${move.melds.map(cardList).join(', ')}.`;
    case 'retract':
      return 'The cards come back to [your] hand.';
    case 'pass':
      return '[You decline] the pile.';
    case 'red-three':
    case 'end':
    case 'redeal':
      return '';
  }
}

function freezes({ rules }: Speech): boolean {
  return rules['freeze.by'].discarded.includes('wild');
}

/** Cards come to the hand: each by name, or many by their number. */
function toHand(cards: readonly Card[]): string {
  const come = cards.length === 1 ? 'comes' : 'come';
  const said = cards.length > NAMED ? cardCount(cards.length) : theCards(cards);
  return `${capital(said)} ${come} to [your] hand.`;
}

function drawn(before: Table, after: Table, { names, mover }: Speech): string {
  const held = handAt(before, mover);
  const now = handAt(after, mover);
  const number = sizeOf(now) - sizeOf(held);
  const seen = without(now.cards, held.cards).rest;
  // What another player draws, nobody else sees.
  if (names[mover] !== 'you' || seen.length < number || number === 0)
    return `[You draw] ${cardCount(number)}.`;
  return toHand(seen);
}

function taken(before: Table, move: MoveOf<'take'>): string {
  const top = topOf(before.pile);
  if (top === undefined) return '';
  const rest = before.pile.cards.slice(0, -1).filter((card) => !isRedThree(card));
  const laid = [top, ...move.with, ...move.melds.flatMap(({ cards }) => cards)];
  return `[You take] the pile and [lay] ${cardList(laid)}.${rest.length === 0 ? '' : ` ${toHand(rest)}`}`;
}

/** Red threes that were laid by the way. */
function redThrees(before: Table, move: Move, after: Table): string {
  const own = (table: Table): Side => sideAt(table, before.turn);
  const laid = without(own(after).redThrees, own(before).redThrees).rest;
  if (laid.length === 0) return '';
  const replaced = move.do === 'draw' && after.ended === null ? ' and replaced' : '';
  return `${capital(theCards(laid))} ${laid.length === 1 ? 'is' : 'are'} laid face up${replaced}.`;
}

function canastas(before: Table, after: Table, { rules }: Speech): string {
  const count = (table: Table) =>
    sideAt(table, before.turn).melds.filter((meld) => isCanasta(meld, rules)).length;
  const now = count(after);
  return now > count(before)
    ? `[Side have] ${now === 1 ? 'a canasta' : `${inWords(now)} canastas`} now.`
    : '';
}

function passing(before: Table, after: Table, { names }: Speech): string {
  if (after.turn === before.turn) return '';
  const name = names[after.turn] ?? 'you';
  return `It is ${name === 'you' ? 'your turn' : `the turn of ${name}`}.`;
}
