/** Cards put in by their rank: each press means one card more, of the suit that is seen least. */
import { type Card, cardOf, type Rank, type Suit } from '#src/engine/card.ts';
import { meldOf } from '#src/engine/meld.ts';
import { allCards } from '#src/engine/packs.ts';
import type { Rules } from '#src/engine/rules.ts';
import { usualPlayers } from '#src/engine/seats.ts';

/** A button of the pad: black and red threes are different things in every variant. */
export type PadKey = Exclude<Rank, '3'> | 'black-three' | 'red-three';

/** The pad's keys, as a hand is sorted: high to low, threes, then wild cards. */
export const PAD: readonly PadKey[] = [
  'A',
  'K',
  'Q',
  'J',
  '10',
  '9',
  '8',
  '7',
  '6',
  '5',
  '4',
  'black-three',
  'red-three',
  '2',
  'joker',
];

const ALL_SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];

/** The different cards that a key stands for. */
function cardsOfKey(key: PadKey): readonly Card[] {
  if (key === 'joker') return [cardOf('joker', 'S')];
  if (key === 'black-three') return [cardOf('3', 'S'), cardOf('3', 'C')];
  if (key === 'red-three') return [cardOf('3', 'H'), cardOf('3', 'D')];
  return ALL_SUITS.map((suit) => cardOf(key, suit));
}

/** The key that a card belongs to. */
export function keyOf(card: Card): PadKey {
  const key = PAD.find((each) => cardsOfKey(each).includes(card));
  if (key === undefined) throw new Error(`No key stands for card ${card}.`);
  return key;
}

/** One card more of a key, beside those already named; null where the packs hold no more of them. */
export function nextCard(key: PadKey, named: readonly Card[], rules: Rules): Card | null {
  const pack = allCards(usualPlayers(rules), rules);
  const copies = (cards: readonly Card[], card: Card) =>
    cards.filter((other) => other === card).length;
  const free = cardsOfKey(key).filter((card) => copies(named, card) < copies(pack, card));
  const [least] = free.toSorted((one, other) => copies(named, one) - copies(named, other));
  return least ?? null;
}

/** Melds being told, and which of them grew last, by its place. */
export interface MeldsTold {
  readonly melds: readonly (readonly Card[])[];
  readonly at: number;
}

/**
 * A card put into the melds: a natural card joins the meld of its rank or begins one, a wild card joins the
 * meld that grew last. Wild cards that are too few for a meld wait for the natural cards they stand with.
 */
export function intoMelds({ melds, at }: MeldsTold, card: Card, rules: Rules): MeldsTold {
  const { rank } = meldOf([card]);
  const last = melds[at];
  const ofRank = melds.findLastIndex((meld) => meldOf(meld).rank === rank);
  const waits =
    last !== undefined && meldOf(last).rank === 'wild' && last.length < rules['meld.size'];
  const joins = rank === 'wild' || (ofRank < 0 && waits) ? at : ofRank;
  const grown = melds[joins];
  return grown === undefined
    ? { melds: [...melds, [card]], at: melds.length }
    : { melds: melds.with(joins, [...grown, card]), at: joins };
}
