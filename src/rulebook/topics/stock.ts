/** The end of the stock, when the deal goes on with the pile alone. */
import type { Questions } from '../question.ts';
import { oneOf } from '../wording.ts';

export const STOCK: Questions<'stock'> = {
  'stock.last-red-three': {
    name: 'A red three as the last card',
    question: 'What if its last card is a red three?',
    kind: 'judged',
    stakes: 2,
    say: oneOf({
      'shown-and-deal-ends':
        'a red three as the last card is shown and ends the deal, with no meld or discard',
      'laid-and-play-goes-on': 'a red three as the last card is laid face up, and play goes on',
    }),
    short: oneOf({
      'shown-and-deal-ends': 'the deal ends',
      'laid-and-play-goes-on': 'play goes on',
    }),
  },
  'stock.empty': {
    name: 'No stock left',
    question: 'How does play go on when it is used up?',
    kind: 'judged',
    stakes: 3,
    say: oneOf({
      'on-while-the-pile-is-taken':
        'with the stock gone, play goes on until somebody does not take the pile',
      'deal-ends': 'the deal ends when the stock runs out',
    }),
    short: oneOf({
      'on-while-the-pile-is-taken': 'while the pile is taken',
      'deal-ends': 'the deal ends',
    }),
  },
  'stock.must-take': {
    name: 'Having to take the pile',
    question: 'Must a player then take the pile?',
    kind: 'judged',
    stakes: 2,
    say: oneOf({
      'if-it-fits-an-open-meld-unfrozen': {
        teams:
          "with no stock you must take an unfrozen pile whose top card fits your side's unfinished meld",
        alone:
          'with no stock you must take an unfrozen pile whose top card fits your own unfinished meld',
      },
      never: 'nobody is ever forced to take the pile',
    }),
    short: oneOf({ 'if-it-fits-an-open-meld-unfrozen': 'if it fits a meld', never: 'never' }),
  },
};
