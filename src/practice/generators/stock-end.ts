/** The end of the stock: the last cards, and a pile to take or to decline. */
import { allCards } from '#src/engine/packs.ts';
import { usualPlayers } from '#src/engine/seats.ts';
import { all, not, playsOnWithoutStock, takesWithWild } from '../allows.ts';
import type { Draft } from '../draft.ts';
import { discard, take } from '../plays.ts';
import { choice, illegal, legal, task, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';

/** An open pile with a rank on top, and no stock. */
function before(draft: Draft, copies = 4) {
  draft.opened();
  draft.thaw(Math.max(2, draft.pile.length));
  const rank = draft.rank(copies);
  draft.top(rank);
  draft.stock(0);
  return rank;
}

/** A deal of usual length comes to the end of the stock: it does not last so many rounds. */
const LONG = 25;

const runsOut: Where = (rules) => {
  const players = usualPlayers(rules);
  const packet = rules['pony.packet'];
  const dealt = rules['deal.hand'] + (packet === 'absent' ? 0 : packet.cards);
  const stock = allCards(players, rules).length - players * dealt;
  return stock < LONG * players * rules['draw.count'];
};

/** Somebody may decline the pile. */
const mayDecline = all(runsOut, playsOnWithoutStock);

const mustTake: Where = (rules) => mayDecline(rules) && rules['stock.must-take'] !== 'never';

const fits = (draft: Draft) => {
  const rank = before(draft);
  draft.meld(rank, 3);
  return rank;
};

export const situation: Situation = {
  id: 'stock-end',
  title: 'The end of the stock',
  about: 'What you may do when the stock runs out.',
  recipes: [
    legal(
      ['draw.count'],
      runsOut,
      (draft) => {
        draft.stock(1 + draft.chance.below(draft.rules['draw.count']));
        return { do: 'draw' };
      },
      'late',
    ),
    legal(
      ['stock.must-take'],
      mayDecline,
      (draft) => {
        before(draft);
        return { do: 'pass' };
      },
      'late',
    ),
    legal(
      ['stock.must-take'],
      mustTake,
      (draft) => {
        draft.opened();
        draft.freeze('thrown');
        const rank = draft.rank(4);
        draft.top(rank);
        draft.meld(rank, 3);
        draft.stock(0);
        return { do: 'pass' };
      },
      'late',
    ),
    legal(
      ['stock.must-take'],
      all(runsOut, not(mustTake)),
      (draft) => {
        fits(draft);
        return { do: 'pass' };
      },
      'late',
    ),
    legal(['pile.needs'], runsOut, (draft) => take(draft.hold(before(draft), 2)), 'late'),
    illegal(
      ['stock.empty'],
      runsOut,
      (draft) => {
        before(draft);
        return { do: 'draw' };
      },
      'late',
    ),
    illegal(
      ['stock.left'],
      mayDecline,
      (draft) => {
        before(draft);
        draft.stock(1 + draft.chance.below(3));
        return { do: 'pass' };
      },
      'late',
    ),
    illegal(
      ['stock.must-take'],
      mustTake,
      (draft) => {
        fits(draft);
        return { do: 'pass' };
      },
      'late',
    ),
    illegal(
      ['pile.needs'],
      all(runsOut, takesWithWild),
      (draft) => take(draft.hold(before(draft), 1)),
      'late',
    ),
    illegal(
      ['turn.phase'],
      runsOut,
      (draft) => {
        before(draft);
        return discard(draft.spare());
      },
      'late',
    ),
    task(
      ['pile.needs'],
      runsOut,
      (draft) => {
        const rank = before(draft);
        return {
          text: 'The stock is gone. Take the pile.',
          goal: { is: 'pile-taken' },
          solution: [take(draft.hold(rank, 2))],
          hint: 'Look in your hand for the rank of the top card.',
        };
      },
      'late',
    ),
    choice(
      ['stock.empty', 'turn.phase'],
      mayDecline,
      (draft) => {
        before(draft);
        return {
          text: 'The stock is gone. Which of these may you do?',
          options: [{ do: 'draw' }, { do: 'pass' }, discard(draft.spare())],
        };
      },
      'late',
    ),
  ],
};
