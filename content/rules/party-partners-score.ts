/** Party Canasta in pairs, third part: the score, the game, and manners at the table. */
import { follows, ruled, silent, stated } from '#src/rulebook/basis.ts';
import type { AnswersTo } from '#src/rulebook/variant.ts';
import { party } from '../sources.ts';
import { rulings } from './party-rulings.ts';

export const PARTY_PARTNERS_SCORE: AnswersTo<'score' | 'game' | 'info' | 'conduct' | 'advice'> = {
  'score.melds': follows(
    'face-values-added',
    [party('Scoring')],
    'The text prices every card along with the bonuses, so the cards laid are counted with them.',
  ),
  'score.hand': silent(
    'face-values-subtracted',
    'The text prices cards and does not say what those left in a hand do. As at nearly every table, they are subtracted.',
    rulings('A-P37'),
  ),
  'score.going-out': stated(100, [party('Scoring')]),
  'score.canastas': stated({ natural: 500, mixed: 300 }, [party('Scoring')]),
  'score.wild-canasta': follows(
    'absent',
    [party('Partners Standard')],
    'Wild cards never form a canasta of their own.',
  ),

  'game.object': follows(
    ['reach-the-target', 'melds', 'canastas'],
    [party('Partners Standard')],
    'The text states no aim apart. It says which total wins, and what it pays for is melds and canastas.',
  ),
  'game.target': stated({ kind: 'points', points: 5000 }, [party('Partners Standard')]),
  'game.winner': ruled(
    'highest-total-after-a-deal-tie-plays-on',
    [party('Partners Standard')],
    rulings('A-P44'),
  ),
  'game.bonus': silent('absent', 'The text promises nothing for winning, and we invent nothing.'),
  'game.otherwise': stated('partly-forgotten', [party('')]),
  'game.about': stated(['of-a-club-site', 'of-march-2007'], [party('')]),

  'info.pile': silent(
    'top-card-only',
    'The text does not say whether one may look through the pile. Most tables forbid it.',
  ),
  'info.questions': silent(
    { what: ['hand-counts', 'stock-count'], when: ['own-turn'] },
    'The text does not say what one may ask. What anybody could count on the table may usually be asked.',
  ),
  'info.help': stated(['confer-on-a-redeal'], [party('Melding')]),

  'conduct.board': silent(
    ['before-one-partner'],
    'The text does not say where melds lie. Usually one partner keeps them.',
  ),
  'conduct.canastas': silent(
    'piled-red-on-top-natural-black-mixed',
    'The text does not say how a canasta is shown. The usual way is adopted.',
  ),
  'conduct.pile': silent(
    ['face-up'],
    'The text does not say how discards lie. Everywhere they lie face up.',
  ),
  'conduct.equipment': silent(
    ['paper-with-a-column-a-side'],
    'The text does not say how the score is kept. A sheet of paper is usual.',
  ),

  'advice.tips': silent('absent', 'The text holds rules alone, and we put no advice in its mouth.'),
};
