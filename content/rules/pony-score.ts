/** Pony Canasta, third part: the score, the game, and manners at the table. */
import { follows, silent, stated } from '#src/rulebook/basis.ts';
import type { AnswersTo } from '#src/rulebook/variant.ts';
import { pony } from '../sources.ts';
import { rulings } from './pony-rulings.ts';

export const PONY_SCORE: AnswersTo<'score' | 'game' | 'info' | 'conduct' | 'advice'> = {
  'score.melds': silent(
    'face-values-added',
    'How a deal is scored is lost. As is usual, melded cards count their values.',
    rulings('A-Y2'),
  ),
  'score.hand': silent(
    'face-values-subtracted',
    'How a deal is scored is lost. As at nearly every table, cards left in a hand are subtracted.',
    rulings('A-Y2'),
  ),
  'score.going-out': silent(
    100,
    'How a deal is scored is lost. The usual bonus is adopted.',
    rulings('A-Y2'),
  ),
  'score.canastas': silent(
    { natural: 500, mixed: 300 },
    'What a canasta earns is lost. The usual bonuses are adopted.',
    rulings('A-Y2'),
  ),
  'score.wild-canasta': follows('absent', [], 'There is no canasta of wild cards.'),

  'game.object': stated(['canastas'], [pony('OBJECTIVE')]),
  'game.target': silent(
    { kind: 'points', points: 5000 },
    'How long a game lasts is lost; the text speaks only of rounds. The usual total is adopted.',
    rulings('A-Y2'),
  ),
  'game.winner': silent(
    'highest-total-after-a-deal-tie-plays-on',
    'Who wins is lost. As is usual, the highest total does, and a tie is played off.',
  ),
  'game.bonus': silent('absent', 'No bonus for winning is mentioned, and we invent none.'),
  'game.otherwise': stated(
    'like-other-canasta-games',
    [pony('It is played')],
    rulings('A-Y1', 'A-Y2'),
  ),
  'game.about': stated(
    [
      'of-a-family-in-ethiopia',
      'learned-in-bangkok',
      'first-time-written-down',
      'ages-10-to-100',
      'fast',
      'may-be-shared',
      'text-cut-off',
    ],
    [
      pony('It originated with'),
      pony('They taught me'),
      pony('Pony Canasta is'),
      pony('YOU ARE WITNESSING'),
      pony('The game is'),
      pony('FEEL FREE TO'),
    ],
    rulings('A-Y25'),
  ),

  'info.pile': stated('top-card-only', [pony('The face of')]),
  'info.questions': silent(
    { what: ['hand-counts'], when: ['own-turn'] },
    'Nothing is said of questions. How many cards a player holds may usually be asked.',
  ),
  'info.help': silent('absent', 'Nothing is said of helping a partner, so we let nobody do it.'),

  'conduct.board': stated(
    ['before-one-partner', 'red-threes-may-be-stacked'],
    [pony('If playing with'), pony('More than one')],
  ),
  'conduct.canastas': silent(
    'piled-red-on-top-natural-black-mixed',
    'Nothing is said of how a canasta is shown. The usual way is adopted.',
  ),
  'conduct.pile': stated(
    ['face-up', 'beside-the-stock', 'squared'],
    [pony('One card from'), pony('One card of'), pony('The face of')],
  ),
  'conduct.equipment': silent(
    ['paper-with-a-column-a-side'],
    'Nothing is said of how the score is kept. A sheet of paper is usual.',
  ),

  'advice.tips': stated(['plan-for-a-discard'], [pony('Players must plan')]),
};
