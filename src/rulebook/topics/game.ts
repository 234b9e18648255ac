/** The whole game: its aim, its end, and what the texts say of themselves. */
import type { Questions } from '../question.ts';
import { and, commas, listOf, oneOf, unlessAbsent } from '../wording.ts';

export const GAME: Questions<'game'> = {
  'game.object': {
    name: 'The aim',
    question: 'What are players trying to do?',
    kind: 'told',
    stakes: 4,
    say: listOf(
      {
        'most-points': 'score the most points',
        melds: 'lay melds',
        bonuses: 'earn bonuses',
        'out-first': 'go out first',
        canastas: 'build canastas',
        'reach-the-target': 'reach the winning total',
      },
      and,
    ),
    short: listOf(
      {
        'most-points': 'points',
        melds: 'melds',
        bonuses: 'bonuses',
        'out-first': 'going out',
        canastas: 'canastas',
        'reach-the-target': 'the target',
      },
      commas,
    ),
  },
  'game.target': {
    name: 'The target',
    question: 'When is the game over?',
    kind: 'computed',
    stakes: 4,
    say: ({ points }, company) =>
      `the game is over once a ${company === 'teams' ? 'side' : 'player'} has ${points} points after a deal`,
    short: ({ points }) => `${points} points`,
  },
  'game.winner': {
    name: 'The winner',
    question:
      'Who wins, and what of several over the target, or a tie? (The deal is always finished first.)',
    kind: 'computed',
    stakes: 3,
    say: oneOf({
      'highest-total-after-a-deal-tie-plays-on':
        'the highest total wins, and after a tie another deal is played',
    }),
    short: oneOf({ 'highest-total-after-a-deal-tie-plays-on': 'the highest total' }),
  },
  'game.bonus': {
    name: 'A bonus for the game',
    question: 'Is there a bonus for winning?',
    kind: 'computed',
    stakes: 1,
    say: unlessAbsent(
      'winning the game earns no bonus',
      (answer) => `winning the game earns ${answer} points`,
    ),
    short: unlessAbsent('none', (answer) => `${answer} points`),
  },
  'game.otherwise': {
    name: 'What the text leaves out',
    question: 'What holds where this text says nothing?',
    kind: 'told',
    stakes: 2,
    say: oneOf({
      'nothing-said': 'the text does not say what holds where it is silent',
      'the-regular-rules': 'the regular rules hold for whatever is not listed as an exception',
      'the-standard-rules': 'the standard rules hold for whatever is not listed as an exception',
      'partly-forgotten': 'the text itself grants that something may be missing',
      'like-other-canasta-games': 'the text calls the game much like other kinds of Canasta',
    }),
    short: oneOf({
      'nothing-said': 'it does not say',
      'the-regular-rules': 'the regular rules',
      'the-standard-rules': 'the standard rules',
      'partly-forgotten': 'something may be missing',
      'like-other-canasta-games': 'as in other Canasta',
    }),
  },
  'game.about': {
    name: 'The text about itself',
    question: 'What does the text say about itself and the game?',
    kind: 'told',
    stakes: 1,
    say: listOf(
      {
        'learned-in-2017': 'learned in 2017',
        'played-at-home': 'played at home',
        'for-newcomers': 'written for newcomers',
        'many-variations-exist': 'one of many ways to play',
        'not-cutthroat': 'not the game called cutthroat, which has rules of its own',
        'of-the-hutto-family': 'the way the Hutto family plays',
        'once-had-to-discard-to-go-out': 'which once asked for a discard in going out',
        'of-a-club-site': 'the rules of an online club',
        'of-march-2007': 'of March 2007',
        'of-a-family-in-ethiopia': 'from a family in Ethiopia',
        'learned-in-bangkok': 'learned in Bangkok',
        'first-time-written-down': 'first written down here',
        'ages-10-to-100': 'ages 10 to 100',
        fast: 'fast',
        'may-be-shared': 'shareable',
        'text-cut-off': 'cut off',
      },
      commas,
    ),
    short: listOf(
      {
        'learned-in-2017': '2017',
        'played-at-home': 'home',
        'for-newcomers': 'newcomers',
        'many-variations-exist': 'one of many',
        'not-cutthroat': 'not cutthroat',
        'of-the-hutto-family': 'the Hutto family',
        'once-had-to-discard-to-go-out': 'an older habit',
        'of-a-club-site': 'a club',
        'of-march-2007': '2007',
        'of-a-family-in-ethiopia': 'Ethiopia',
        'learned-in-bangkok': 'Bangkok',
        'first-time-written-down': 'first',
        'ages-10-to-100': 'ages',
        fast: 'fast',
        'may-be-shared': 'shareable',
        'text-cut-off': 'cut off',
      },
      commas,
    ),
  },
};
