/** The table that a setup means, for the judge. What nobody told is filled in so that it decides nothing. */
import {
  type Card,
  cardOf,
  isWild,
  NATURAL_RANKS,
  type Rank,
  rankOf,
  SUITS,
} from '#src/engine/card.ts';
import { meldOf } from '#src/engine/meld.ts';
import { printCards } from '#src/engine/notation.ts';
import { type Position, readPosition } from '#src/engine/position.ts';
import { bad, good, type Result } from '#src/engine/result.ts';
import type { Rules } from '#src/engine/rules.ts';
import { type Table, withAt } from '#src/engine/table.ts';
import { cardList, ranksName } from '#src/explain/card-words.ts';
import { cardCount, counted } from '#src/explain/number-words.ts';
import type { Setup } from './setup.ts';

/** So many cards lie under the top card where nobody counts them: enough for no rule to turn on their number. */
const UNCOUNTED = 3;

/** What has yet to be told before the question can be answered, in words; empty where all is there. */
export function missingIn({ question, top, hand }: Setup): readonly string[] {
  return [
    ...(question === 'take' && top === null ? ['the top card of the pile'] : []),
    ...(hand.length === 0 ? [question === 'open' ? 'the cards to lay' : 'the cards you hold'] : []),
  ];
}

/** The table of a setup under a variant's rules, or every reason why there is none. */
export function tableOf(setup: Setup, rules: Rules): Result<Table> {
  const faults = meldsOf(setup).flatMap((meld) => meldFaults(meld, rules));
  const table = readPosition(positionOf(setup), rules);
  if (!table.ok) return bad(...faults, ...table.problems);
  if (faults.length > 0) return bad(...faults);
  if (setup.question !== 'open') return table;
  const [hand] = table.value.hands;
  const cards = hand?.cards ?? [];
  return good({
    ...table.value,
    hands: withAt(table.value.hands, 0, { cards, unseen: setup.others }),
  });
}

/** A side that asks about its first meld has none. */
function meldsOf({ question, melds }: Setup): Setup['melds'] {
  return question === 'open' ? [] : melds;
}

function positionOf(setup: Setup): Position {
  const { question, hand, score, asked } = setup;
  return {
    phase: question === 'take' ? 'draw' : 'meld',
    hands: { '1': printCards(hand) },
    sides: { A: { score, melds: meldsOf(setup).map((meld) => printCards(meld)) } },
    pile: printCards(pileOf(setup)),
    firstTurn: question === 'take' && setup.under === 'first-turn',
    permission:
      question === 'out' && asked !== 'not-asked' ? { seat: 1, answer: asked } : undefined,
  };
}

/** The pile, bottom to top. */
function pileOf(setup: Setup): readonly Card[] {
  const { question, top, under } = setup;
  if (question !== 'take' || top === null) return fillersFor(setup);
  switch (under) {
    case 'nothing':
    case 'first-turn':
      return [top];
    case 'cards':
      return [...fillersFor(setup), top];
    case 'wild':
      return [leastSeen('2', setup), ...fillersFor(setup), top];
    case 'red-three':
      return [cardOf('3', 'H'), ...fillersFor(setup), top];
  }
}

/** Cards of the ranks that are seen least, none of the top card's. */
function fillersFor(setup: Setup): readonly Card[] {
  const seen = cardsIn(setup).map(rankOf);
  const copies = (rank: Rank) => seen.filter((each) => each === rank).length;
  return NATURAL_RANKS.filter((rank) => setup.top === null || rank !== rankOf(setup.top))
    .toSorted((one, other) => copies(one) - copies(other))
    .slice(0, UNCOUNTED)
    .map((rank) => leastSeen(rank, setup));
}

function leastSeen(rank: Rank, setup: Setup): Card {
  const seen = cardsIn(setup);
  const copies = (card: Card) => seen.filter((other) => other === card).length;
  const suits = SUITS.map((suit) => cardOf(rank, suit));
  return suits.reduce((least, card) => (copies(card) < copies(least) ? card : least));
}

/** Every card that a setup names for its question. */
export function cardsIn(setup: Setup): readonly Card[] {
  const { question, top, hand } = setup;
  return [...hand, ...(question === 'take' && top !== null ? [top] : []), ...meldsOf(setup).flat()];
}

/** What keeps cards from lying as a meld at any table: another rank among them, or too few. */
function meldFaults(cards: readonly Card[], rules: Rules): readonly string[] {
  const { rank } = meldOf(cards);
  const strangers = cards.filter((card) => !isWild(card) && rankOf(card) !== rank);
  if (strangers.length > 0)
    return [
      `${cardList(strangers)} cannot lie in a meld of ${ranksName(rank)}: make a meld for each rank.`,
    ];
  const size = rules['meld.size'];
  return cards.length < size
    ? [
        `The meld ${cardList(cards)} has ${cardCount(cards.length)}; it needs ${counted(size, 'card')}.`,
      ]
    : [];
}
