/** Another hand: cards more, to lay or to keep, or fewer. */
import { JOKER, NATURAL_RANKS, rankOf } from '#src/engine/card.ts';
import { pointsOf, without } from '#src/engine/pack.ts';
import { handAt } from '#src/engine/table.ts';
import type { Code } from '#src/engine/verdict.ts';
import { aRank, rankName, ranksName, theCards } from '../card-words.ts';
import { inWords } from '../number-words.ts';
import {
  type Changes,
  faultOf,
  hasFault,
  holding,
  idleCards,
  laysOf,
  rankOfLay,
  spare,
  withHand,
} from './change.ts';
import { grown, pair, TOO_LITTLE } from './play.ts';

/** What a card more to keep may mend. */
const TOO_FEW: readonly Code[] = [
  'out.keep',
  'out.canastas',
  'permission.answer',
  'permission.unasked',
  'pile.one-card',
];

const pairLacking: Changes = (refused) => {
  const { lack, changes } = pair(refused);
  return lack === 0 ? [] : changes;
};

/** The cards that the move uses and the hand lacks. */
const lacking: Changes = (refused) => {
  const { table, move } = refused;
  const cards = faultOf(refused, 'cards.own')?.lacking ?? [];
  if (cards.length === 0) return [];
  return [{ phrase: `${theCards(cards)} in [your] hand`, table: holding(table, cards), move }];
};

/** More cards, laid with the others: one of their rank, or as many as a meld lacks, or a wild one. */
const more: Changes = (refused) => {
  if (!hasFault(refused, TOO_LITTLE)) return [];
  const { table, move } = refused;
  const ranks = laysOf(move).flatMap((_, at) => rankOfLay(refused, at) ?? []);
  const short = faultOf(refused, 'meld.size');
  const lack = short === undefined ? 1 : short.need - short.meld.cards.length;
  const alike = [...new Set(ranks)].flatMap((rank) => {
    const name = lack === 1 ? rankName(rank) : ranksName(rank);
    const cards = spare(table, rank, lack);
    return grown(
      refused,
      cards,
      holding(table, cards),
      `${inWords(lack)} more ${name} in [your] hand`,
    );
  });
  const wild = [...spare(table, '2', 1), JOKER].flatMap((card) =>
    grown(refused, [card], holding(table, [card]), `${aRank(rankOf(card))} in [your] hand`),
  );
  return [...alike, ...wild];
};

/** A meld more: of the cheapest rank that is enough. */
const meldMore: Changes = (refused) => {
  const { table, move, rules } = refused;
  const fault = faultOf(refused, 'opening.minimum');
  if (fault === undefined || (move.do !== 'meld' && move.do !== 'take')) return [];
  const size = rules['meld.size'];
  const used = laysOf(move).map((_, at) => rankOfLay(refused, at));
  return NATURAL_RANKS.filter((rank) => !used.includes(rank)).flatMap((rank) => {
    const cards = spare(table, rank, size);
    const points = cards.reduce((sum, card) => sum + pointsOf(card, rules), fault.count);
    if (points < fault.need) return [];
    return [
      {
        phrase: `${inWords(size)} ${ranksName(rank)} in [your] hand, laid as well`,
        table: holding(table, cards),
        move: { ...move, melds: [...move.melds, { cards, onto: 'new' }] },
      },
    ];
  });
};

/** No more in hand than what going out leaves to discard. */
const lastCards: Changes = (refused) => {
  const { table, move } = refused;
  const idle = idleCards(refused);
  if (!hasFault(refused, ['black-three.meld', 'canasta.wild']) || idle.length < 2) return [];
  const cards = without(handAt(table, table.turn).cards, idle.slice(1)).rest;
  return [{ phrase: 'only one other card in [your] hand', table: withHand(table, cards), move }];
};

/** Cards to keep, of a rank that helps nothing. */
const keep: Changes = (refused) => {
  const { table, move, rules } = refused;
  if (!hasFault(refused, TOO_FEW)) return [];
  const most = rules['out.keep'] + rules['discard.count'];
  return Array.from({ length: most }, (_, at) => ({
    phrase: `${inWords(at + 1)} more ${at === 0 ? 'card' : 'cards'} in [your] hand`,
    table: holding(table, spare(table, '4', at + 1)),
    move,
  }));
};

export const OTHER_HANDS: readonly Changes[] = [pairLacking, lacking, more, meldMore, lastCards];
export const MORE_TO_KEEP: readonly Changes[] = [keep];
