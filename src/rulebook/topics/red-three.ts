/** Red threes: bonus cards that are laid down as soon as they come, and turn against a side without a meld. */
import type { Questions } from '../question.ts';
import { counted, inWords, oneOf, unlessAbsent } from '../wording.ts';

const RECEIVED = {
  'laid-and-replaced': 'laid and replaced',
  laid: 'laid, not replaced',
} as const;

export const RED_THREE: Questions<'red-three'> = {
  'red-three.dealt': {
    name: 'Red threes you start with',
    question: 'When is a red three in a first hand laid down, and is it replaced?',
    kind: 'judged',
    stakes: 4,
    say: ({ when, then }) => {
      const replaced = then === 'laid' ? 'and not replaced' : 'and replaced from the stock';
      return when === 'own-first-turn'
        ? `a red three you start with is laid when your first turn begins, ${replaced}`
        : `a red three you start with is laid before a card is turned, ${replaced}`;
    },
    short: ({ when }) =>
      when === 'own-first-turn' ? 'laid on your first turn' : 'laid right after the deal',
  },
  'red-three.drawn': {
    name: 'Red threes you draw',
    question: 'And one drawn from the stock?',
    kind: 'judged',
    stakes: 4,
    say: oneOf({
      'laid-and-replaced':
        'a red three you draw is laid face up at once, and you draw another card',
      laid: 'a red three you draw is laid face up at once, and nothing replaces it',
    }),
    short: oneOf(RECEIVED),
  },
  'red-three.from-pile': {
    name: 'Red threes in a pile you take',
    question: 'And one in a pile that is taken?',
    kind: 'judged',
    stakes: 3,
    say: oneOf({
      'laid-and-replaced':
        'a red three in a pile you take is laid face up, and you draw another card',
      laid: 'a red three in a pile you take is laid face up, and nothing replaces it',
    }),
    short: oneOf(RECEIVED),
  },
  'red-three.use': {
    name: 'What a red three is for',
    question: 'May it be kept, melded, discarded, or help a first meld?',
    kind: 'judged',
    stakes: 4,
    say: oneOf({
      'bonus-only':
        'a red three is a bonus only: never kept, melded, discarded or counted toward a first meld',
      'like-any-rank': 'a red three is kept, melded and discarded like any other card',
    }),
    short: oneOf({ 'bonus-only': 'a bonus only', 'like-any-rank': 'like any rank' }),
  },
  'red-three.value': {
    name: 'The worth of a red three',
    question: 'What is one worth?',
    kind: 'computed',
    stakes: 4,
    say: (answer) => `each red three is worth ${answer} points`,
    short: (answer) => `${answer} each`,
  },
  'red-three.set': {
    name: 'Many red threes',
    question: 'When are red threes worth more?',
    kind: 'computed',
    stakes: 3,
    say: unlessAbsent('red threes are never worth more', (answer, company) => {
      const holder = company === 'teams' ? 'a side' : 'a player';
      switch (answer.kind) {
        case 'all-in-the-pack':
          return `${holder} with every red three counts ${answer.each} points for each`;
        case 'from':
          return `once ${holder} has ${inWords(answer.count)}, each red three laid counts ${answer.each} points`;
        case 'per-set':
          return `every ${counted(answer.count, 'red three')} of ${holder} count ${answer.points} points together`;
      }
    }),
    short: unlessAbsent('never', (answer) => {
      switch (answer.kind) {
        case 'all-in-the-pack':
          return `${answer.each} each for all`;
        case 'from':
          return `${answer.each} each from ${answer.count}`;
        case 'per-set':
          return `${answer.points} for every ${answer.count}`;
      }
    }),
  },
  'red-three.unmelded': {
    name: 'Red threes without a meld',
    question: 'What do they count for a side with no meld?',
    kind: 'computed',
    stakes: 5,
    say: oneOf({
      subtracted: {
        teams: 'your red threes count against your side if it has no meld when the deal ends',
        alone: 'your red threes count against you if you have no meld when the deal ends',
      },
      nothing: {
        teams: 'your red threes count nothing if your side has no meld when the deal ends',
        alone: 'your red threes count nothing if you have no meld when the deal ends',
      },
      added: {
        teams: 'your red threes count for your side even if it has no meld',
        alone: 'your red threes count for you even if you have no meld',
      },
    }),
    short: oneOf({
      subtracted: 'they count against you',
      nothing: 'nothing',
      added: 'they count for you',
    }),
  },
};
