/**
 * How cards are written: rank then suit letter, "KH 10S Joker". "T" is read as 10 and case does not
 * matter; output is always as above. Lists are multisets written with spaces.
 */
import { type Card, cardOf, JOKER, RANKS, type Rank, rankOf, SUITS, suitOf } from './card.ts';
import { allOf, bad, good, type Result } from './result.ts';

const BY_NAME = new Map<string, Card>([
  ['JOKER', JOKER],
  ...RANKS.filter((rank) => rank !== 'joker').flatMap((rank) =>
    SUITS.flatMap((suit): [string, Card][] => {
      const card = cardOf(rank, suit);
      const name = `${rank}${suit}`;
      return rank === '10'
        ? [
            [name, card],
            [`T${suit}`, card],
          ]
        : [[name, card]];
    }),
  ),
]);

/** One card's text as a card, or why it is none. */
export function parseCard(text: string): Result<Card> {
  const card = BY_NAME.get(text.toUpperCase());
  return card === undefined ? bad(`There is no card "${text}".`) : good(card);
}

/** A list of cards; the problems name every word that is no card. */
export function parseCards(text: string): Result<readonly Card[]> {
  return allOf(
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(parseCard),
  );
}

export function printCard(card: Card): string {
  return card === JOKER ? 'Joker' : `${rankOf(card)}${suitOf(card)}`;
}

export function printCards(cards: readonly Card[], separator = ' '): string {
  return cards.map(printCard).join(separator);
}

/** A rank as a move names it: "K", "10", or "wild" for a meld of wild cards. */
export function parseRank(text: string): Result<Rank | 'wild'> {
  const name = text.toLowerCase() === 't' ? '10' : text.toUpperCase();
  if (name === 'WILD') return good('wild');
  const rank = RANKS.find((each) => each.toUpperCase() === name);
  return rank === undefined ? bad(`There is no rank "${text}".`) : good(rank);
}
