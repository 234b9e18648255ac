/** Another pile, or another stock. */
import { isWild, type Rank, rankOf } from '#src/engine/card.ts';
import { freezerOf } from '#src/engine/freeze.ts';
import { stockLeft, type Table, topOf } from '#src/engine/table.ts';
import type { Code } from '#src/engine/verdict.ts';
import { aRank, theCard, theCards } from '../card-words.ts';
import { type Changes, hasFault, laysOf, type Refused, spare } from './change.ts';

/** What a thaw may mend. */
const FROZEN: readonly Code[] = ['pile.frozen-needs', 'pile.free-first', 'pile.wild-on-top'];
/** What another card on top may mend. */
const UNTAKEN: readonly Code[] = [
  'pile.wild-on-top',
  'black-three.on-top',
  'red-three.on-top',
  'pile.empty',
];

/** The pile without the cards that freeze it. */
const thawed: Changes = (refused) => {
  const { table, move, rules } = refused;
  if (!hasFault(refused, FROZEN)) return [];
  const gone = [];
  let pile = table.pile;
  for (let card = freezerOf(pile, rules); card !== null; card = freezerOf(pile, rules)) {
    const at = pile.cards.indexOf(card);
    pile = { cards: pile.cards.toSpliced(at, 1), turned: pile.turned - (at < pile.turned ? 1 : 0) };
    gone.push(card);
  }
  if (gone.length === 0 || pile.cards.length === 0) return [];
  return [{ phrase: `the pile without ${theCards(gone)}`, table: { ...table, pile }, move }];
};

/** A card on top that the move could take. */
const covered: Changes = (refused) => {
  const { table, move } = refused;
  const rank = wanted(refused);
  if (rank === undefined || !hasFault(refused, UNTAKEN)) return [];
  const top = topOf(table.pile);
  const where = top === undefined ? 'on the pile' : `on top of ${theCard(top)}`;
  return [{ phrase: `${aRank(rank)} ${where}`, table: withPile(table, rank), move }];
};

/** A second card in the pile. */
const deeper: Changes = (refused) => {
  const { table, move } = refused;
  if (!hasFault(refused, ['pile.one-card'])) return [];
  const pile = { ...table.pile, cards: [...spare(table, '4', 1), ...table.pile.cards] };
  return [{ phrase: 'a second card in the pile', table: { ...table, pile }, move }];
};

const stocked: Changes = (refused) => {
  const { table, move } = refused;
  if (hasFault(refused, ['stock.empty'])) {
    return [
      {
        phrase: 'a card left in the stock',
        table: { ...table, stock: { known: false, left: 1 } },
        move,
      },
    ];
  }
  if (!hasFault(refused, ['stock.left']) || stockLeft(table.stock) === 0) return [];
  return [
    { phrase: 'the stock used up', table: { ...table, stock: { known: false, left: 0 } }, move },
  ];
};

/** The rank of the natural cards laid to take the pile, or of the meld they go onto. */
function wanted({ move }: Refused): Rank | undefined {
  if (move.do !== 'take') return undefined;
  const natural = laysOf(move)[0]?.cards.find((card) => !isWild(card));
  if (natural !== undefined) return rankOf(natural);
  const { onto } = move;
  return onto !== 'new' && 'rank' in onto && onto.rank !== 'wild' ? onto.rank : undefined;
}

function withPile(table: Table, rank: Rank): Table {
  const { cards, turned } = table.pile;
  return { ...table, pile: { cards: [...cards, ...spare(table, rank, 1)], turned } };
}

export const OTHER_PILES: readonly Changes[] = [thawed, covered, deeper, stocked];
