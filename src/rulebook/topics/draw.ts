/** How a turn begins: from the stock, or with the pile in its place. */
import type { Questions } from '../question.ts';
import { always, counted } from '../wording.ts';

export const DRAW: Questions<'draw'> = {
  'draw.count': {
    name: 'The draw',
    question: 'How many cards does a player draw from the stock?',
    kind: 'judged',
    stakes: 5,
    say: (answer) => `you draw ${counted(answer, 'card')} off the stock`,
    short: (answer) => `${answer} ${answer === 1 ? 'card' : 'cards'}`,
  },
  'draw.instead': {
    name: 'The pile in place of the draw',
    question: 'What does one get by taking the pile instead? (It replaces the whole draw.)',
    kind: 'judged',
    stakes: 4,
    say: always('taking the pile gives you all of it, in place of everything you would draw'),
    short: always('the whole pile'),
  },
  'draw.short': {
    name: 'Too little stock',
    question: 'What if the stock cannot give all the cards due, drawn or as replacements?',
    kind: 'judged',
    stakes: 1,
    say: always('if the stock runs short you get the cards that are there, and play on'),
    short: always('what is there'),
  },
};
