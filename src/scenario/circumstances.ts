/** What a position means beside its cards: what was said, shown, taken or owed before. */

import { type Seat, sideAt, stockLeft, type Table } from '#src/engine/table.ts';
import { cardList, theCards } from '#src/explain/card-words.ts';
import { capital, cardCount, inPoints } from '#src/explain/number-words.ts';
import { YOU } from './chair.ts';

/** A stock of fewer cards is told by their number: the end of the deal is near. */
const LOW_STOCK = 12;

/** Sentences for the seat that plays; none where nothing but the cards counts. */
export function circumstancesOf(table: Table): readonly string[] {
  const all = [
    time(table),
    table.phase === 'meld' && drawn(table),
    laid(table),
    redThrees(table),
    asked(table),
    taken(table),
    shown(table),
    owed(table),
    raised(table),
    packet(table),
    stock(table),
  ];
  return all.filter((line) => line !== false);
}

type Line = string | false;

function time({ dealt, firstTurn }: Table): Line {
  if (dealt) return 'The cards have just been dealt.';
  return firstTurn && 'It is the first turn of the deal.';
}

function drawn({ drawnFrom }: Table): Line {
  return drawnFrom === 'pile' ? 'You have taken the pile.' : 'You have drawn.';
}

function laid({ laid: groups }: Table): Line {
  if (groups.length === 0) return false;
  return `In this turn you have laid ${groups.map(({ cards }) => cardList(cards)).join(', ')}.`;
}

function redThrees(table: Table): Line {
  const { redThrees: lying } = sideAt(table, YOU);
  const kept = table.undeclared[YOU] ?? [];
  if (kept.length > 0) return `You have kept ${theCards(kept)} in your hand since an earlier turn.`;
  const [first, ...more] = lying;
  return (
    first !== undefined && `Before you ${more.length === 0 ? 'lies' : 'lie'} ${cardList(lying)}.`
  );
}

function asked({ permission }: Table): Line {
  if (permission === null) return false;
  if (permission.answer === 'awaited') return 'Your partner has not answered yet.';
  return `You asked whether you may go out, and your partner said ${permission.answer}.`;
}

function taken(table: Table): Line {
  return has(table.tookPile, YOU) && 'You took the pile in an earlier turn.';
}

function shown({ exposed }: Table): Line {
  const cards = exposed[YOU] ?? [];
  return cards.length > 0 && `By mistake you have shown ${theCards(cards)} to the others.`;
}

function owed({ owedTurns }: Table): Line {
  return (
    (owedTurns[YOU] ?? 0) > 0 && 'In your last turn you drew more cards than you were allowed.'
  );
}

function raised(table: Table): Line {
  const { minimumRaised } = sideAt(table, YOU);
  return (
    minimumRaised > 0 &&
    `You took back a first meld before in this deal: where that has a price, your first meld needs ${inPoints(minimumRaised)} more.`
  );
}

function packet({ ponies, presented }: Table): Line {
  const { cards, unseen } = ponies[YOU] ?? { cards: [], unseen: 0 };
  if (cards.length + unseen === 0) return false;
  const open = has(presented, YOU) ? ' Your first canasta lies there.' : '';
  return `A packet of ${cardCount(cards.length + unseen)} is set aside for you.${open}`;
}

function stock(table: Table): Line {
  const left = stockLeft(table.stock);
  if (left === 0) return 'The stock is gone.';
  return (
    left < LOW_STOCK &&
    `${capital(cardCount(left))} ${left === 1 ? 'is' : 'are'} left in the stock.`
  );
}

function has(seats: readonly Seat[], seat: Seat): boolean {
  return seats.includes(seat);
}
