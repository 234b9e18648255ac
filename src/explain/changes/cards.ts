/** Other cards: those of the hand laid otherwise, and those one more of which would help. */
import { type Card, isWild, JOKER, NATURAL_RANKS, rankOf } from '#src/engine/card.ts';
import { pointsOf, without } from '#src/engine/pack.ts';
import type { Fault } from '#src/engine/verdict.ts';
import { aRank, rankName, ranksName, theCard, theCards } from '../card-words.ts';
import { cardCount, inWords } from '../number-words.ts';
import { type Change, type Changes, faultOf, hasFault, holding, idleCards, laysOf, type Refused, rankOfLay, spare, withLay } from './change.ts';

/** The fault of what was laid to take the pile. */
function reach(refused: Refused): Fault<'pile.frozen-needs' | 'pile.unopened-needs' | 'pile.needs'> | undefined {
  return faultOf(refused, 'pile.frozen-needs') ?? faultOf(refused, 'pile.unopened-needs') ?? faultOf(refused, 'pile.needs');
}

/** A natural pair in place of what was laid with the top card: from the hand as it is, or with one or two cards more. */
const pair: Changes = (refused) => {
  const fault = reach(refused);
  const { table, move } = refused;
  if (fault === undefined || move.do !== 'take') return [];
  const { top, naturals, wilds, strangers, held } = fault;
  const idle = without(held, naturals).rest.slice(0, 2 - naturals.length);
  const lack = 2 - naturals.length - idle.length;
  if (lack < 0) return [];
  const fresh = spare(table, rankOf(top), lack);
  const cards = [...naturals, ...idle, ...fresh];
  const king = rankName(rankOf(top));
  const more = lack === 1 ? `one more natural ${king} in [your] hand` : `two natural ${ranksName(rankOf(top))} in [your] hand`;
  const what = lack === 0 ? theCards(idle) : more;
  const out = [...wilds, ...strangers];
  const where = out.length === 0 ? 'laid with the top card' : `laid instead of ${theCards(out)}`;
  const change = (laid: readonly Card[], phrase: string): Change => ({
    phrase,
    table: holding(table, fresh),
    move: withLay(move, 0, { cards: laid, onto: move.onto }),
  });
  const instead = change(cards, `${what}, ${where}`);
  return out.length === 0 ? [instead] : [instead, change([...cards, ...wilds], `${what}, laid as well`)];
};

/** A wild card of the hand beside the one natural card, where that takes the pile. */
const wildBeside: Changes = (refused) => {
  const { table, move } = refused;
  if (reach(refused) === undefined || move.do !== 'take') return [];
  const [wild] = idleCards(refused).filter(isWild);
  if (wild === undefined) return [];
  const cards = [...move.with, wild];
  return [{ phrase: `${theCard(wild)}, laid as well`, table, move: withLay(move, 0, { cards, onto: move.onto }) }];
};

/** Wild cards, threes or cards of another rank left out of what is laid. */
const leftOut: Changes = (refused) => {
  const { table, move } = refused;
  if (!hasFault(refused, 'meld.of', 'meld.wilds', 'meld.balance', 'meld.naturals', 'black-three.wilds', 'red-three.use', 'opening.wilds')) return [];
  return laysOf(move).flatMap((lay, at) => {
    const rank = rankOfLay(refused, at);
    const strangers = lay.cards.filter((card) => !isWild(card) && rankOf(card) !== rank);
    const wilds = lay.cards.filter(isWild);
    const groups = [...(strangers.length === 0 ? [] : [strangers]), ...wilds.map((_, number) => wilds.slice(0, number + 1))];
    return groups.map((out) => ({
      phrase: `${theCards(out)} left out`,
      table,
      move: withLay(move, at, { ...lay, cards: without(lay.cards, out).rest }),
    }));
  });
};

/** A card shown by mistake thrown instead. */
const exposedFirst: Changes = (refused) => {
  const [card] = faultOf(refused, 'exposed.cards')?.exposed ?? [];
  return card === undefined ? [] : [{ phrase: `${theCard(card)} thrown instead`, table: refused.table, move: { do: 'discard', card } }];
};

/** One more card from the hand in a meld that is laid, the cheapest that is enough first. */
const oneMoreOfHand: Changes = (refused) => {
  if (!hasFault(refused, 'opening.minimum', 'meld.size', 'meld.naturals', 'meld.balance')) return [];
  return grown(refused, idleCards(refused), refused.table, (card) => `${theCard(card)} from [your] hand`);
};

/** The cards that the move uses and the hand lacks. */
const lacking: Changes = (refused) => {
  const cards = faultOf(refused, 'cards.own')?.lacking ?? [];
  return cards.length === 0 ? [] : [{ phrase: `${theCards(cards)} in [your] hand`, table: holding(refused.table, cards), move: refused.move }];
};

/** One more card in hand, laid with the others: of their rank, or wild. */
const oneMore: Changes = (refused) => {
  if (!hasFault(refused, 'opening.minimum', 'meld.size', 'meld.naturals', 'meld.balance')) return [];
  const { table, move } = refused;
  const ranks = laysOf(move).flatMap((_, at) => rankOfLay(refused, at) ?? []);
  const fresh = [...new Set([...ranks, '2' as const])].flatMap((rank) => spare(table, rank, 1));
  return [...fresh, JOKER].flatMap((card) =>
    grown(refused, [card], holding(table, [card]), () => `${ranks.includes(rankOf(card)) ? `one more ${rankName(rankOf(card))}` : aRank(rankOf(card))} in [your] hand`),
  );
};

function grown(refused: Refused, cards: readonly Card[], table: Refused['table'], say: (card: Card) => string): readonly Change[] {
  const { move, rules } = refused;
  const byValue = [...new Set(cards)].sort((a, b) => pointsOf(a, rules) - pointsOf(b, rules));
  return byValue.flatMap((card) =>
    laysOf(move).flatMap((lay, at) => {
      const rank = rankOfLay(refused, at);
      if (rank === undefined || (!isWild(card) && rankOf(card) !== rank)) return [];
      const phrase = `${say(card)}, laid with the ${ranksName(rank)}`;
      return [{ phrase, table, move: withLay(move, at, { ...lay, cards: [...lay.cards, card] }) }];
    }),
  );
}

/** Three cards more, laid as a meld of their own: the cheapest rank that is enough. */
const meldMore: Changes = (refused) => {
  const { table, move, rules } = refused;
  const fault = faultOf(refused, 'opening.minimum');
  if (fault === undefined || (move.do !== 'meld' && move.do !== 'take')) return [];
  const size = rules['meld.size'];
  const used = laysOf(move).map((_, at) => rankOfLay(refused, at));
  return NATURAL_RANKS.filter((rank) => !used.includes(rank)).flatMap((rank) => {
    const cards = spare(table, rank, size);
    const [card] = cards;
    if (card === undefined || fault.count + size * pointsOf(card, rules) < fault.need) return [];
    const phrase = `${inWords(size)} ${ranksName(rank)} in [your] hand, laid as well`;
    return [{ phrase, table: holding(table, cards), move: { ...move, melds: [...move.melds, { cards, onto: 'new' }] } }];
  });
};

/** Cards to keep: fours, or fives where the move lays fours. */
const keep: Changes = (refused) => {
  const { table, move, rules } = refused;
  if (!hasFault(refused, 'out.keep', 'out.canastas', 'permission.answer', 'permission.unasked', 'pile.one-card')) return [];
  const most = rules['out.keep'] + rules['discard.count'];
  return Array.from({ length: most }, (_, at) => ({
    phrase: `${at === 0 ? 'one more card' : cardCount(at + 1).replace(' cards', ' more cards')} in [your] hand`,
    table: holding(table, spare(table, '4', at + 1)),
    move,
  }));
};

/** Nothing but the move changes. */
export const OTHER_MOVES: readonly Changes[] = [pair, wildBeside, leftOut, exposedFirst, oneMoreOfHand];
/** Cards are added to the hand. */
export const OTHER_HANDS: readonly Changes[] = [lacking, oneMore, meldMore];
export const MORE_TO_KEEP: readonly Changes[] = [keep];
