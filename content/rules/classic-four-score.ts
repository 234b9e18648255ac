/** Classic Canasta for four, third part: the score, the game, and manners at the table. */
import { follows, ruled, silent, stated } from '#src/rulebook/basis.ts';
import type { AnswersTo } from '#src/rulebook/variant.ts';
import { classic } from '../sources.ts';
import { rulings } from './classic-rulings.ts';

export const CLASSIC_FOUR_SCORE: AnswersTo<'score' | 'game' | 'info' | 'conduct' | 'advice'> = {
  'score.melds': stated('face-values-added', [classic('18')]),
  'score.hand': stated('face-values-subtracted', [classic('9'), classic('18')]),
  'score.going-out': stated(100, [classic('18')]),
  'score.canastas': stated({ natural: 500, mixed: 300 }, [classic('9'), classic('18')]),
  'score.wild-canasta': follows(
    'absent',
    [classic('8')],
    'Wild cards never form a meld of their own.',
  ),

  'game.object': stated(['most-points', 'melds', 'bonuses', 'out-first'], [classic('2')]),
  'game.target': stated({ kind: 'points', points: 5000 }, [classic('2'), classic('19')]),
  'game.winner': ruled(
    'highest-total-after-a-deal-tie-plays-on',
    [classic('19')],
    rulings('A-S30'),
  ),
  'game.bonus': stated('absent', [classic('19')]),
  'game.otherwise': silent(
    'nothing-said',
    'The text does not say what to do where it is silent. We fill such gaps from common practice, and mark them.',
  ),
  'game.about': stated(
    ['learned-in-2017', 'played-at-home', 'for-newcomers', 'many-variations-exist'],
    [classic('0')],
  ),

  'info.pile': stated('until-ones-first-discard', [classic('16')], rulings('A-S61')),
  'info.questions': stated(
    {
      what: ['minimums', 'hand-counts', 'stock-count'],
      when: ['own-turn', 'before-answering-a-request'],
    },
    [classic('17')],
  ),
  'info.help': stated(
    [
      'minimum-to-partner-opening',
      'red-threes-to-partner',
      'replacement-to-partner',
      'sixth-card-crosswise',
    ],
    [classic('16')],
    rulings('A-S29', 'A-S49'),
  ),

  'conduct.board': stated(['before-one-partner', 'usually-the-first-to-meld'], [classic('8')]),
  'conduct.canastas': stated('piled-red-on-top-natural-black-mixed', [classic('9')]),
  'conduct.pile': stated(
    ['face-up', 'beside-the-stock', 'lowest-freezing-card-sideways'],
    [classic('6'), classic('11'), classic('14')],
    rulings('A-S59'),
  ),
  'conduct.equipment': stated(
    ['cards-with-printed-points', 'paper-with-a-column-a-side', 'running-totals', 'an-application'],
    [classic('1'), classic('19')],
  ),

  'advice.tips': stated(
    [
      'make-several-canastas',
      'lay-many-kinds-of-meld',
      'keep-six-cards-when-opening',
      'open-with-few-cards',
      'take-the-pile-often',
      'keep-a-wild-and-a-black-three-to-block',
      'no-freeze-when-behind',
      'use-the-questions',
      'watch-left-opponent-then-pile-then-others',
    ],
    [classic('20')],
    rulings('A-S62'),
  ),
};
