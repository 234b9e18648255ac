/** Table manners: where cards lie and how they are shown. Never in a verdict. */
import type { Questions } from '../question.ts';
import { always, commas, listOf } from '../wording.ts';

export const CONDUCT: Questions<'conduct'> = {
  'conduct.board': {
    name: 'Where melds lie',
    question: "Where do a side's melds and red threes lie?",
    kind: 'told',
    stakes: 1,
    say: listOf(
      {
        'before-each-player': "each player's melds lie in front of that player",
        'before-one-partner': {
          teams: "a side's melds lie in front of one partner",
          alone: 'melds lie in front of their owner',
        },
        'usually-the-first-to-meld': 'most often whoever melded first',
        'red-threes-may-be-stacked': 'red threes may be stacked',
      },
      commas,
    ),
    short: listOf(
      {
        'before-each-player': 'before each player',
        'before-one-partner': { teams: 'before one partner', alone: 'before their owner' },
        'usually-the-first-to-meld': 'the first melder',
        'red-threes-may-be-stacked': 'red threes stacked',
      },
      commas,
    ),
  },
  'conduct.canastas': {
    name: 'How a canasta is shown',
    question: 'How is a complete canasta shown?',
    kind: 'told',
    stakes: 2,
    say: always('a canasta is squared up, its top card red if natural, black if mixed'),
    short: always('red or black on top'),
  },
  'conduct.pile': {
    name: 'How the pile lies',
    question: 'How do discards lie, and how is a freeze shown?',
    kind: 'told',
    stakes: 2,
    say: listOf(
      {
        'face-up': 'discards lie face up',
        'beside-the-stock': 'next to the stock',
        'lowest-freezing-card-sideways': 'the lowest freezing card turned sideways',
        squared: 'squared so that only the top shows',
      },
      commas,
    ),
    short: listOf(
      {
        'face-up': 'face up',
        'beside-the-stock': 'by the stock',
        'lowest-freezing-card-sideways': 'freeze sideways',
        squared: 'squared',
      },
      commas,
    ),
  },
  'conduct.equipment': {
    name: 'What else you may use',
    question: 'What else may one use: special cards, a score sheet?',
    kind: 'told',
    stakes: 1,
    say: listOf(
      {
        'cards-with-printed-points': 'cards printed with their points',
        'paper-with-a-column-a-side': 'a score sheet with a column for every side',
        'running-totals': 'running totals',
        'an-application': 'an app',
      },
      commas,
    ),
    short: listOf(
      {
        'cards-with-printed-points': 'Canasta cards',
        'paper-with-a-column-a-side': 'score sheet',
        'running-totals': 'totals',
        'an-application': 'app',
      },
      commas,
    ),
  },
};
