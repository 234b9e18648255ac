/** Classic Canasta for four, second part: turns, the pile, going out, and what mistakes cost. */
import { follows, ruled, silent, stated } from '#src/rulebook/basis.ts';
import type { AnswersTo } from '#src/rulebook/variant.ts';
import { classic } from '../sources.ts';
import { rulings } from './classic-rulings.ts';

export const CLASSIC_FOUR_PLAY: AnswersTo<
  | 'turn'
  | 'draw'
  | 'discard'
  | 'pile'
  | 'freeze'
  | 'stock'
  | 'out'
  | 'permission'
  | 'redeal'
  | 'exposed'
  | 'penalty'
> = {
  'turn.first': stated('left-of-dealer', [classic('11')]),
  'turn.pull': follows(
    'absent',
    [classic('11')],
    'The dealer’s neighbor begins, so nothing is drawn for it.',
  ),
  'turn.direction': stated('clockwise', [classic('11')]),
  'turn.parts': stated(['draw', 'melds', 'discard'], [classic('8'), classic('11')]),

  'draw.count': stated(1, [classic('11'), classic('12')]),
  'draw.instead': stated({ kind: 'whole-pile' }, [classic('12'), classic('13')], rulings('A-S24')),
  'draw.short': silent(
    'what-is-there',
    'The text does not say what happens when a red three is drawn and no card is left to replace it. Nobody can draw what is not there.',
  ),

  'discard.count': stated(1, [classic('8'), classic('11')]),
  'discard.unable': stated('deal-ends', [classic('11')], rulings('A-S15')),

  'pile.needs': stated(
    ['natural-pair', 'natural-and-wild', 'onto-open-meld'],
    [classic('13')],
    rulings('A-S34'),
  ),
  'pile.frozen-needs': stated(['natural-pair'], [classic('13'), classic('14')], rulings('A-S65')),
  'pile.unopened': ruled('as-frozen', [classic('13'), classic('14')], rulings('A-S6', 'A-S64')),
  'pile.top-card': stated('melded-at-once', [classic('12'), classic('13')]),
  'pile.wild-on-top': stated('nobody-takes', [classic('14')]),
  'pile.one-card': stated(
    'may-not',
    [classic('14'), classic('15'), classic('17')],
    rulings('A-S42', 'A-S43'),
  ),
  'pile.free-first': follows(
    'absent',
    [classic('12')],
    'The top discard may be drawn only if it can be melded, and the card turned up at the deal is no exception.',
  ),

  'freeze.by': stated(
    { discarded: ['wild'], turned: ['wild', 'red-three'] },
    [classic('6'), classic('14')],
    rulings('A-S2', 'A-S3'),
  ),
  'freeze.ends': stated('when-taken', [classic('14')]),

  'stock.last-red-three': stated('shown-and-deal-ends', [classic('15')], rulings('A-S58')),
  'stock.empty': stated('on-while-the-pile-is-taken', [classic('15')]),
  'stock.must-take': stated(
    'if-it-fits-an-open-meld-unfrozen',
    [classic('15')],
    rulings('A-S23', 'A-S23b', 'A-S25'),
  ),

  'out.how': stated('meld-or-discard', [classic('2'), classic('17')], rulings('A-S60')),
  'out.canastas': stated({ kind: 'any', count: 1 }, [classic('9'), classic('17')]),
  'out.fresh-canasta': stated('counts', [classic('17')]),
  'out.keep': stated(1, [classic('17')], rulings('A-S14', 'A-S69')),
  'out.blind': follows(
    'absent',
    [classic('18')],
    'The bonuses are listed one by one, and there is none of this kind.',
    rulings('A-S45'),
  ),

  'permission.ask': stated('may', [classic('17')]),
  'permission.when': stated('before-melding-or-taking', [classic('17')], rulings('A-S28', 'A-S66')),
  'permission.answer': stated('binds', [classic('17')], rulings('A-S27')),

  'redeal.right': silent(
    'absent',
    'The text never speaks of dealing again, and most tables play every hand they are dealt.',
  ),
  'redeal.how': follows('absent', [], 'There is no right to a new deal.'),

  'exposed.cards': stated(
    'lie-and-are-discarded-one-a-turn',
    [classic('8')],
    rulings('A-S46', 'A-S47', 'A-S48'),
  ),

  'penalty.illegal-meld': stated(100, [classic('10')], rulings('A-S31')),
  'penalty.full-retraction': stated(10, [classic('10')], rulings('A-S31', 'A-S32')),
  'penalty.partial-retraction': stated(100, [classic('10')], rulings('A-S31', 'A-S63', 'A-S68')),
  'penalty.overdraw': ruled(
    'a-turn-without-draw-for-each',
    [classic('12')],
    rulings('A-S19'),
    rulings('A-S20'),
  ),
  'penalty.red-three': stated(
    { points: 500, afterTurns: 1 },
    [classic('7')],
    rulings('A-S16', 'A-S54', 'A-S55'),
  ),
  'penalty.false-request': silent(
    100,
    'The text lets you ask and names no price for asking, hearing yes and not going out. The usual one is adopted.',
    rulings('A-S26', 'A-S67'),
  ),
};
