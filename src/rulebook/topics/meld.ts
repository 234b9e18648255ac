/** What makes a meld, and what may be done with it once it lies. */
import type { Questions } from '../question.ts';
import { counted, inWords, listOf, oneOf, or } from '../wording.ts';

export const MELD: Questions<'meld'> = {
  'meld.of': {
    name: 'Cards of one rank',
    question: 'What makes a meld: cards of one rank, a run?',
    kind: 'judged',
    stakes: 4,
    say: listOf(
      { set: 'cards of one rank, with wild cards among them if you like; never a run' },
      or,
    ),
    short: listOf({ set: 'one rank' }, or),
  },
  'meld.size': {
    name: 'Enough cards',
    question: 'How many cards at least?',
    kind: 'judged',
    stakes: 5,
    say: (answer) => `a meld has ${inWords(answer)} cards or more`,
    short: (answer) => `${answer} cards or more`,
  },
  'meld.naturals': {
    name: 'Enough natural cards',
    question: 'How many natural cards at least?',
    kind: 'judged',
    stakes: 4,
    say: (answer) => `a meld has ${counted(answer, 'natural card')} or more`,
    short: (answer) => `${answer} or more`,
  },
  'meld.wilds': {
    name: 'Not too many wild cards',
    question: 'How many wild cards at most, until it is a complete canasta?',
    kind: 'judged',
    stakes: 4,
    say: (answer) =>
      answer.kind === 'at-most'
        ? `a meld takes ${counted(answer.wilds, 'wild card')} at most while it is short of a canasta`
        : 'a meld takes as many wild cards as its natural ones allow',
    short: (answer) => (answer.kind === 'at-most' ? `${answer.wilds} at most` : 'no fixed number'),
  },
  'meld.balance': {
    name: 'Natural cards against wild ones',
    question: 'How must naturals and wild cards stand to each other?',
    kind: 'judged',
    stakes: 4,
    say: oneOf({
      'more-naturals': 'natural cards outnumber wild ones in every meld',
      'wilds-not-more': 'wild cards may equal the natural ones in a meld, never outnumber them',
      free: 'a meld needs no balance of natural and wild cards',
    }),
    short: oneOf({
      'more-naturals': 'more naturals',
      'wilds-not-more': 'equal or more naturals',
      free: 'free',
    }),
  },
  'meld.add': {
    name: 'Whose melds you add to',
    question: 'Whose melds may I add to (cards of the rank, or wild)?',
    kind: 'judged',
    stakes: 4,
    say: oneOf({
      'own-side': {
        teams: "cards of the rank, or wild ones, join your own side's melds and no others",
        alone: 'cards of the rank, or wild ones, join your own melds and no others',
      },
      'any-side': 'cards of the rank, or wild ones, join any meld on the table',
    }),
    short: oneOf({
      'own-side': { teams: "your side's", alone: 'your own' },
      'any-side': "anybody's",
    }),
  },
  'meld.same-rank': {
    name: 'Two melds of one rank',
    question: 'May a side have two melds of one rank, and may they be combined?',
    kind: 'judged',
    stakes: 2,
    say: oneOf({
      'apart-or-combined': {
        teams: 'your side may have several melds of one rank, and may combine them',
        alone: 'you may have several melds of one rank, and may combine them',
      },
      'one-only': {
        teams: 'your side has one meld of a rank, and adds to it',
        alone: 'you have one meld of a rank, and add to it',
      },
    }),
    short: oneOf({ 'apart-or-combined': 'apart or combined', 'one-only': 'one only' }),
  },
  'meld.take-back': {
    name: 'Taking cards back',
    question: 'May cards be taken back from a meld?',
    kind: 'judged',
    stakes: 2,
    say: oneOf({
      'only-to-mend-an-opening':
        'cards are taken back only to mend a first meld that falls short, in that turn',
      never: 'what is laid stays laid',
    }),
    short: oneOf({ 'only-to-mend-an-opening': 'only a short first meld', never: 'never' }),
  },
};
