/** Another play of the hand as it is: other cards laid or thrown. */
import { type Card, isWild, type Rank, rankOf } from '#src/engine/card.ts';
import { pointsOf, without } from '#src/engine/pack.ts';
import type { Table } from '#src/engine/table.ts';
import type { Code, Fault } from '#src/engine/verdict.ts';
import { rankName, ranksName, theCard, theCards } from '../card-words.ts';
import { inWords } from '../number-words.ts';
import {
  type Change,
  type Changes,
  faultOf,
  hasFault,
  holding,
  idleCards,
  laysOf,
  type Refused,
  rankOfLay,
  spare,
  withLay,
} from './change.ts';

/** What a card left out may mend. */
const TOO_MUCH: readonly Code[] = [
  'meld.of',
  'meld.wilds',
  'meld.balance',
  'meld.naturals',
  'black-three.wilds',
  'red-three.use',
  'opening.wilds',
];
/** What one more card in a meld may mend. */
export const TOO_LITTLE: readonly Code[] = [
  'opening.minimum',
  'meld.size',
  'meld.naturals',
  'meld.balance',
];
const PAIR = 2;

/** The fault of what was laid to take the pile. */
function reach(
  refused: Refused,
): Fault<'pile.frozen-needs' | 'pile.unopened-needs' | 'pile.needs'> | undefined {
  return (
    faultOf(refused, 'pile.frozen-needs') ??
    faultOf(refused, 'pile.unopened-needs') ??
    faultOf(refused, 'pile.needs')
  );
}

/** A natural pair in place of what was laid with the top card, with so many cards that the hand lacks. */
export function pair(refused: Refused): {
  readonly lack: number;
  readonly changes: readonly Change[];
} {
  const fault = reach(refused);
  const { table, move } = refused;
  if (fault === undefined || fault.naturals.length >= PAIR || move.do !== 'take')
    return { lack: 0, changes: [] };
  const { top, naturals, wilds, strangers, held } = fault;
  const idle = without(held, naturals).rest.slice(0, PAIR - naturals.length);
  const lack = PAIR - naturals.length - idle.length;
  const fresh = spare(table, rankOf(top), lack);
  const cards = [...naturals, ...idle, ...fresh];
  const what = lack === 0 ? theCards(idle) : inHand(lack, rankOf(top));
  const out = [...wilds, ...strangers];
  const laid = (own: readonly Card[], where: string): Change => ({
    phrase: `${what}, laid ${where}`,
    table: holding(table, fresh),
    move: withLay(move, 0, { cards: own, onto: move.onto }),
  });
  const changes =
    out.length === 0
      ? [laid(cards, 'with the top card')]
      : [laid(cards, `instead of ${theCards(out)}`), laid([...cards, ...wilds], 'as well')];
  return { lack, changes };
}

function inHand(lack: number, rank: Rank): string {
  return lack === 1
    ? `one more natural ${rankName(rank)} in [your] hand`
    : `${inWords(lack)} natural ${ranksName(rank)} in [your] hand`;
}

const heldPair: Changes = (refused) => {
  const { lack, changes } = pair(refused);
  return lack === 0 ? changes : [];
};

/** A wild card of the hand beside the one natural card, where that takes the pile. */
const wildBeside: Changes = (refused) => {
  const { table, move } = refused;
  const [wild] = idleCards(refused).filter(isWild);
  if (reach(refused) === undefined || move.do !== 'take' || wild === undefined) return [];
  const lay = { cards: [...move.with, wild], onto: move.onto };
  return [{ phrase: `${theCard(wild)}, laid as well`, table, move: withLay(move, 0, lay) }];
};

/** Wild cards, or cards of another rank, left out of what is laid. */
const leftOut: Changes = (refused) => {
  const { table, move } = refused;
  if (!hasFault(refused, TOO_MUCH)) return [];
  return laysOf(move).flatMap((lay, at) => {
    const rank = rankOfLay(refused, at);
    const strangers = lay.cards.filter((card) => !isWild(card) && rankOf(card) !== rank);
    const wilds = lay.cards.filter(isWild);
    return [strangers, ...wilds.map((_, number) => wilds.slice(0, number + 1))]
      .filter((out) => out.length > 0 && out.length < lay.cards.length)
      .map((out) => ({
        phrase: `${theCards(out)} left out`,
        table,
        move: withLay(move, at, { ...lay, cards: without(lay.cards, out).rest }),
      }));
  });
};

/** A card shown by mistake thrown instead. */
const exposedFirst: Changes = (refused) => {
  const cards = faultOf(refused, 'exposed.cards')?.exposed ?? [];
  return cards.map((card) => ({
    phrase: `${theCard(card)} thrown instead`,
    table: refused.table,
    move: { do: 'discard', card },
  }));
};

/** One more card from the hand in a meld that is laid. */
const oneMoreOfHand: Changes = (refused) => {
  if (!hasFault(refused, TOO_LITTLE)) return [];
  const { table, rules } = refused;
  return [...new Set(idleCards(refused))]
    .sort((a, b) => pointsOf(a, rules) - pointsOf(b, rules))
    .flatMap((card) => grown(refused, [card], table, `${theCard(card)} from [your] hand`));
};

/** Cards more in a meld that is laid: of its rank, or a wild one. */
export function grown(
  refused: Refused,
  cards: readonly Card[],
  table: Table,
  what: string,
): readonly Change[] {
  const { move } = refused;
  return laysOf(move).flatMap((lay, at) => {
    const rank = rankOfLay(refused, at);
    if (rank === undefined || !cards.every((card) => isWild(card) || rankOf(card) === rank))
      return [];
    const more = { ...lay, cards: [...lay.cards, ...cards] };
    const phrase = `${what}, laid with the ${ranksName(rank)}`;
    return [{ phrase, table, move: withLay(move, at, more) }];
  });
}

export const OTHER_PLAYS: readonly Changes[] = [
  heldPair,
  wildBeside,
  leftOut,
  exposedFirst,
  oneMoreOfHand,
];
