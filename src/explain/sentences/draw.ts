/** The cards one plays, draws and finds in the stock. */
import { theCard, theCards } from '../card-words.ts';
import { capital, cardCount, counted } from '../number-words.ts';
import type { Sentences } from '../sentence.ts';

export const CARDS: Sentences<'cards'> = {
  'cards.own': {
    fault: ({ lacking, buried }) => {
      const absent = lacking.slice();
      for (const card of buried) absent.splice(absent.indexOf(card), 1);
      const rest =
        'Only the top card may be laid in taking the pile; the rest comes to [your] hand afterward.';
      const under = `${capital(theCards(buried))} ${buried.length === 1 ? 'lies' : 'lie'} in the pile under its top card. ${rest}`;
      const none = `${capital(theCards(absent))} ${absent.length === 1 ? 'is' : 'are'} missing from [your] hand.`;
      if (buried.length === 0) return none;
      return absent.length === 0 ? under : `${none} ${under}`;
    },
    ground: () => '[You hold] every card that [you play].',
  },
};

export const DRAW: Sentences<'draw'> = {
  'draw.count': {
    fault: ({ count }) => `A draw is ${cardCount(count)} a turn, and no more.`,
    ground: ({ count }) => `[You draw] ${cardCount(count)} from the stock.`,
  },
  'draw.owed': {
    fault: ({ owed }) =>
      `[You] once drew too many cards and [owe] ${counted(owed, 'turn')} without a draw. This is ${owed === 1 ? 'it' : 'one of them'}, so [you] may neither draw nor take the pile.`,
    ground: () => '[You owe] no turn without a draw.',
  },
};

export const STOCK: Sentences<'stock'> = {
  'stock.empty': {
    fault: () => 'The stock is empty. [You] may take the pile, or decline it and end the deal.',
    ground: ({ left }) => `The stock has ${cardCount(left)}.`,
  },
  'stock.left': {
    fault: ({ left }) =>
      `The stock still has ${cardCount(left)}. The pile may be declined only when the stock is gone.`,
    ground: () => 'The stock is gone, so the pile may be declined.',
  },
  'stock.must-take': {
    fault: ({ top }) =>
      top === null
        ? 'With the stock gone [you] must take a pile that fits.'
        : `The stock is gone and ${theCard(top)} fits one of [side's] melds, so [you] must take the pile.`,
    ground: ({ top }) =>
      top === null ? 'There is no pile to take.' : 'Nothing forces [you] to take the pile.',
  },
};
