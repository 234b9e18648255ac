/** The first meld in a deal, and what it must be worth. */
import type { Questions } from '../question.ts';
import { and, commas, listOf, oneOf, or } from '../wording.ts';

export const OPENING: Questions<'opening'> = {
  'opening.minimum': {
    name: "The first meld's minimum",
    question: "What must the first meld be worth at least, by the side's total before the deal?",
    kind: 'judged',
    stakes: 5,
    say: ({ steps }) => {
      const [first, ...higher] = steps;
      const later = higher.map(
        ({ from, need }, at) => `${need} from ${at === 0 ? `a total of ${from}` : from}`,
      );
      return commas([`the first meld needs at least ${first?.need ?? 0} points`, ...later]);
    },
    short: ({ steps }) => `${or(steps.map(({ need }) => String(need)))} by your total`,
  },
  'opening.minus': {
    name: 'The minimum below zero',
    question: 'And when that total is below zero? (Totals may go below zero.)',
    kind: 'judged',
    stakes: 2,
    say: (answer) => `with a total below zero the first meld needs at least ${answer} points`,
    short: (answer) => `${answer}`,
  },
  'opening.whose': {
    name: 'Whose first meld',
    question: 'Who must make a first meld: each side or each player?',
    kind: 'judged',
    stakes: 3,
    say: oneOf({
      side: {
        teams: "each side makes one first meld; a partner's counts for you too",
        alone: 'each player makes a first meld',
      },
      player: 'each player makes a first meld, partners too',
    }),
    short: oneOf({
      side: { teams: "each side's", alone: "each player's" },
      player: "each player's",
    }),
  },
  'opening.counts': {
    name: 'What counts toward the minimum',
    question: 'Which cards count toward it? (Their printed values only; no bonus.)',
    kind: 'judged',
    stakes: 4,
    say: (answer, company) => {
      const cards = listOf(
        {
          hand: 'only the values of cards from your hand',
          'pile-top': "of the pile's top card melded with them",
        },
        and,
      );
      return `${cards(answer, company)}; no bonus counts`;
    },
    short: listOf({ hand: "your hand's cards", 'pile-top': 'the top card' }, and),
  },
  'opening.wilds': {
    name: 'Wild cards toward the minimum',
    question: 'Do all wild cards help to reach it?',
    kind: 'judged',
    stakes: 4,
    say: oneOf({
      'all-help': 'every wild card adds its own value to the first meld',
      'jokers-do-not-help':
        'jokers do not help: without them the melds must hold and reach the minimum',
    }),
    short: oneOf({ 'all-help': 'all help', 'jokers-do-not-help': 'jokers do not help' }),
  },
  'opening.mend': {
    name: 'Mending a first meld',
    question: 'What may a player do who has laid too little?',
    kind: 'judged',
    stakes: 2,
    say: oneOf({
      'add-rearrange-or-take-back':
        'a first meld that falls short may be added to, rearranged or taken back',
      'take-back': 'a first meld that falls short is taken back whole',
    }),
    short: oneOf({
      'add-rearrange-or-take-back': 'add, rearrange, take back',
      'take-back': 'take it back',
    }),
  },
};
