/** Another moment: of the turn, of the deal, after a word with one's partner. */
import { without } from '#src/engine/pack.ts';
import { handAt, sideAt, type Table, withAt } from '#src/engine/table.ts';
import { theCards } from '../card-words.ts';
import { type Change, type Changes, faultOf, hasFault, type Refused, withSide } from './change.ts';

/** The move at another moment. */
function at({ table, move }: Refused, phrase: string, change: Partial<Table>): readonly Change[] {
  return [{ phrase, table: { ...table, ...change }, move }];
}

/** Red threes laid before the move. */
const threesLaid: Changes = (refused) => {
  const cards = faultOf(refused, 'red-three.unlaid')?.cards ?? [];
  if (cards.length === 0) return [];
  const { table, move } = refused;
  const hand = handAt(table, table.turn);
  const hands = withAt(table.hands, table.turn, {
    ...hand,
    cards: without(hand.cards, cards).rest,
  });
  const laid = withSide(
    { ...table, hands },
    { redThrees: [...sideAt(table, table.turn).redThrees, ...cards] },
  );
  return [{ phrase: `${theCards(cards)} laid first`, table: laid, move }];
};

const phase: Changes = (refused) => {
  if (!hasFault(refused, ['turn.phase'])) return [];
  return refused.table.phase === 'draw'
    ? at(refused, 'the same move after the draw', { phase: 'meld', drawnFrom: 'stock' })
    : at(refused, 'the same move at the start of the turn', { phase: 'draw' });
};

const owed: Changes = (refused) =>
  hasFault(refused, ['draw.owed'])
    ? at(refused, 'no turn owed for drawing too many cards', {
        owedTurns: withAt(refused.table.owedTurns, refused.table.turn, 0),
      })
    : [];

const firstTurn: Changes = (refused) =>
  hasFault(refused, ['pile.free-first'])
    ? at(refused, 'the very first turn of the deal', { firstTurn: true })
    : [];

const permitted: Changes = (refused) =>
  hasFault(refused, ['permission.unasked', 'permission.answer'])
    ? at(refused, "[your] partner's yes to going out", {
        permission: { seat: refused.table.turn, answer: 'yes' },
      })
    : [];

const presented: Changes = (refused) =>
  hasFault(refused, ['pony.opens'])
    ? at(refused, '[your] first canasta on the table', {
        presented: [...refused.table.presented, refused.table.turn],
      })
    : [];

const dealt: Changes = (refused) =>
  hasFault(refused, ['redeal.how'])
    ? at(refused, 'the same request right after the deal', { dealt: true })
    : [];

export const OTHER_MOMENTS: readonly Changes[] = [
  threesLaid,
  phase,
  owed,
  firstTurn,
  permitted,
  presented,
  dealt,
];
