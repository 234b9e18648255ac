/** Moves as a button says them: what would be done, in full words with its cards. */
import type { Lay, Move, MoveOf } from '#src/engine/move.ts';
import type { Rules } from '#src/engine/rules.ts';
import { cardList, cardText, rankList, rankOnto, ranksName } from './card-words.ts';
import { and, capital, cardCount } from './number-words.ts';

/** What the words of a move depend on. */
type DrawRule = Pick<Rules, 'draw.count'>;

/** The move as an action: "Take the pile with K♠ K♥", "Lay down K K 2", "Discard 9♣". */
export function sayMove(move: Move, rules?: DrawRule): string {
  switch (move.do) {
    case 'draw':
      return rules === undefined ? 'Draw from the stock' : sayDraw(rules['draw.count']);
    case 'take':
      return sayTake(move);
    case 'take-free':
      return 'Take the turned card without melding it';
    case 'meld':
      return capital(sayLays(move.melds));
    case 'combine':
      return `Unite the ${ranksName(move.rank)}`;
    case 'discard':
      return `Discard ${cardText(move.card)}`;
    case 'end':
      return 'End the turn without a discard';
    case 'red-three':
      return `Lay ${cardText(move.card)}`;
    case 'ask':
      return 'Ask your partner if you may go out';
    case 'answer':
      return move.yes ? 'Answer yes' : 'Answer no';
    case 'pony':
      return 'Pick up your packet';
    case 'rearrange':
      return `Rearrange the first meld as ${and(move.melds.map(rankList))}`;
    case 'retract':
      return `Take back ${move.melds === 'all' ? 'the first meld' : and(move.melds.map(rankList))}`;
    case 'redeal':
      return 'Ask for a new deal';
    case 'pass':
      return 'Decline the pile';
  }
}

function sayDraw(count: number): string {
  return count === 1 ? 'Draw a card' : `Draw ${cardCount(count)}`;
}

function sayTake({ with: cards, onto, melds }: MoveOf<'take'>): string {
  const own = cards.length === 0 ? '' : ` with ${cardList(cards)}`;
  const target = onto === 'new' ? '' : ` onto the ${ranksName(rankOnto(onto))}`;
  const more = melds.length === 0 ? '' : `, and ${sayLays(melds)}`;
  return `Take the pile${own}${target}${more}`;
}

/** "lay down K K 2 and Q Q Q, and add 2♣ to the eights". */
function sayLays(lays: readonly Lay[]): string {
  const made = lays.filter(({ onto }) => onto === 'new').map(({ cards }) => rankList(cards));
  const added = lays.flatMap(({ cards, onto }) =>
    onto === 'new' ? [] : [`${cardList(cards)} to the ${ranksName(rankOnto(onto))}`],
  );
  const laid = made.length === 0 ? [] : [`lay down ${and(made)}`];
  const grown = added.length === 0 ? [] : [`add ${and(added)}`];
  return [...laid, ...grown].join(', and ');
}
