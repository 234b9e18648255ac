/** The table in words: its text twin, for those who do not see it, have no script running, or read on paper. */
import { type Card, isWild, rankIndex, rankOf, suitOf } from '#src/engine/card.ts';
import { freezerOf } from '#src/engine/freeze.ts';
import { canastaKind, isCanasta, type Meld } from '#src/engine/meld.ts';
import { minimumOf } from '#src/engine/opening.ts';
import type { Rules } from '#src/engine/rules.ts';
import { handAt, type SideIndex, sizeOf, stockLeft, type Table, topOf } from '#src/engine/table.ts';
import { rankName, ranksName, SUIT_NAMES } from '#src/explain/card-words.ts';
import { and, capital, cardCount, inPoints } from '#src/explain/number-words.ts';
import { namesAround } from '#src/explain/speech.ts';
import { moverOf, YOU, YOURS } from './chair.ts';
import type { Untold } from './untold.ts';

/** What lies on the table and is held, a sentence or two a line. */
export function describeTable(
  table: Table,
  rules: Rules,
  untold: Untold = 'nothing',
): readonly string[] {
  const hand = handAt(table, YOU);
  const unseen = hand.unseen === 0 ? [] : [`${cardCount(hand.unseen)} you cannot name`];
  const held = [...inGroups(hand.cards), ...unseen];
  return [
    turnLine(table),
    `Your hand, ${cardCount(sizeOf(hand))}${held.length === 0 ? '' : `: ${held.join(', ')}`}.`,
    ...table.sides.map((_, at) => sideLine(table, at, rules, untold)),
    othersLine(table),
    pileLine(table, rules),
    `The stock: ${cardCount(stockLeft(table.stock))}.`,
  ];
}

function turnLine(table: Table): string {
  if (table.ended !== null) return 'The deal is over.';
  const mover = moverOf(table);
  const name = namesAround(table, YOU)[mover] ?? '';
  if (mover !== table.turn)
    return `${capital(name)} ${mover === YOU ? 'have' : 'has'} been asked, and must answer.`;
  const [are, have] = mover === YOU ? ['are', 'have'] : ['is', 'has'];
  const done = table.drawnFrom === 'pile' ? 'taken the pile' : 'drawn';
  return `${capital(name)} ${are} on turn, and ${have} ${table.phase === 'draw' ? 'not drawn yet' : done}.`;
}

function sideLine(table: Table, at: SideIndex, rules: Rules, untold: Untold): string {
  const side = table.sides[at];
  if (side === undefined) return '';
  const melds = side.melds.map((meld) => sayMeld(meld, rules));
  const need =
    untold === 'minimum' ? '' : `, and the first must be worth ${inPoints(minimumOf(side, rules))}`;
  const lies = melds.length === 0 ? `no meld yet${need}` : melds.join('; ');
  const reds =
    side.redThrees.length === 0 ? '' : ` Red threes: ${inGroups(side.redThrees).join(', ')}.`;
  return `${sideName(table, at)}, ${inPoints(side.score)} before this deal: ${lies}.${reds}`;
}

function sideName(table: Table, at: SideIndex): string {
  const seats = [...table.sideOf.keys()].filter((seat) => table.sideOf[seat] === at);
  const names = namesAround(table, YOU);
  if (seats.length === 1) return capital(names[seats[0] ?? YOU] ?? '');
  if (at === YOURS) return 'Your side';
  return table.sides.length === 2
    ? 'Their side'
    : capital(and(seats.map((seat) => names[seat] ?? '')));
}

function othersLine(table: Table): string {
  const names = namesAround(table, YOU);
  const held = table.hands
    .map((hand, seat) => `${names[seat]} ${cardCount(sizeOf(hand))}`)
    .slice(1);
  return `In the other hands: ${and(held)}.`;
}

function pileLine({ pile }: Table, rules: Rules): string {
  const top = topOf(pile);
  if (top === undefined) return 'The pile: no cards.';
  const freezer = freezerOf(pile, rules);
  const frozen = freezer === null ? 'not frozen' : `frozen by the ${inGroups([freezer]).join('')}`;
  return `The pile: ${cardCount(pile.cards.length)}, ${inGroups([top]).join('')} on top, ${frozen}.`;
}

function sayMeld(meld: Meld, rules: Rules): string {
  const cards = inGroups(meld.cards).join(', ');
  return isCanasta(meld, rules)
    ? `a ${canastaKind(meld)} canasta of ${ranksName(meld.rank)} (${cards})`
    : cards;
}

/** Cards rank by rank, high to low, wild ones last: "kings of spades and hearts", "two of clubs", "joker". */
function inGroups(cards: readonly Card[]): readonly string[] {
  const order = [...new Set(cards.map(rankIndex))].sort((a, b) => b - a);
  const groups = order.map((rank) => cards.filter((card) => rankIndex(card) === rank));
  const [wild, natural] = [
    groups.filter(([card]) => card !== undefined && isWild(card)),
    groups.filter(([card]) => card !== undefined && !isWild(card)),
  ];
  return [...natural, ...wild].map(sayGroup);
}

function sayGroup(cards: readonly Card[]): string {
  const [first] = cards;
  if (first === undefined) return '';
  const rank = rankOf(first);
  const name = cards.length === 1 ? rankName(rank) : ranksName(rank);
  if (rank === 'joker') return cards.length === 1 ? name : `${cards.length} ${name}`;
  return `${name} of ${and(cards.map((card) => SUIT_NAMES[suitOf(card)]))}`;
}
