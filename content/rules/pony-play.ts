/** Pony Canasta, second part: turns, the pile, going out, and what mistakes cost. */
import { follows, ruled, silent, stated } from '#src/rulebook/basis.ts';
import type { AnswersTo } from '#src/rulebook/variant.ts';
import { pony } from '../sources.ts';
import { rulings } from './pony-rulings.ts';

const NO_REQUEST = 'Nobody is asked, so this cannot arise.';

export const PONY_PLAY: AnswersTo<
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
  'turn.first': stated('highest-pull', [pony('The player displaying'), pony('ORDER OF PLAY')]),
  'turn.pull': ruled(
    'ace-high-joker-or-tie-pulls-again-each-deal',
    [pony('ORDER OF PLAY'), pony('The player displaying')],
    rulings('A-Y5'),
    rulings('A-Y6'),
  ),
  'turn.direction': silent('clockwise', 'Nothing is said of the way round. Clockwise is usual.'),
  'turn.parts': stated(
    ['draw', 'melds', 'discard'],
    [pony('GAME PLAY'), pony('One card from'), pony('Individual players or')],
  ),

  'draw.count': stated(2, [pony('GAME PLAY'), pony('When a red')]),
  'draw.instead': stated({ kind: 'whole-pile' }, [pony('GAME PLAY')]),
  'draw.short': silent(
    'what-is-there',
    'Nothing is said of cards that are due when the stock has run out. Nobody can draw what is not there.',
  ),

  'discard.count': stated(1, [pony('One card from')]),
  'discard.unable': ruled(
    'player-leaves-the-deal',
    [pony('If a person')],
    rulings('A-Y4'),
    rulings('A-Y26', 'A-Y29', 'A-Y30'),
  ),

  'pile.needs': ruled(['natural-pair', 'natural-and-wild'], [pony('GAME PLAY')], rulings('A-Y3')),
  'pile.frozen-needs': silent(
    ['natural-pair'],
    'The part we have knows no frozen pile. As in other Canasta, it takes a natural pair.',
    rulings('A-Y3'),
  ),
  'pile.unopened': stated('closed', [pony('GAME PLAY')], rulings('A-Y14')),
  'pile.top-card': silent(
    'melded-at-once',
    'The text asks for the right cards in your hand and does not say what becomes of the top one. As is usual, it is melded with them.',
  ),
  'pile.wild-on-top': silent(
    'nobody-takes',
    'Nothing is said of a wild card on the pile. As is usual, nobody takes it then.',
  ),
  'pile.one-card': follows(
    'absent',
    [pony('GAME PLAY')],
    'What takes the pile must be in the hand, and here it always is two cards.',
  ),
  'pile.free-first': follows(
    'absent',
    [pony('GAME PLAY')],
    'The pile is only for players who have melded, and the first player has not.',
  ),

  'freeze.by': silent(
    { discarded: ['wild'], turned: ['wild', 'red-three'] },
    'The part we have does not speak of freezing. What usually freezes a pile does so here.',
    rulings('A-Y17'),
  ),
  'freeze.ends': silent(
    'when-taken',
    'The part we have does not speak of freezing. As is usual, it ends when the pile is taken.',
  ),

  'stock.last-red-three': silent(
    'shown-and-deal-ends',
    'Nothing is said of how the stock ends. We play, as many tables do, that a red three drawn last ends the deal.',
  ),
  'stock.empty': silent(
    'on-while-the-pile-is-taken',
    'Nothing is said of how the stock ends. The usual way is adopted, and no cards are shuffled anew.',
  ),
  'stock.must-take': follows(
    'never',
    [pony('GAME PLAY')],
    'Elsewhere a pile is forced on a player whose meld its top card fits by itself. Here a take always needs cards from the hand as well.',
  ),

  'out.how': ruled('discard', [pony('If a person'), pony('Players must plan')], rulings('A-Y4')),
  'out.canastas': silent(
    { kind: 'any', count: 1 },
    'What going out takes is lost. The usual single canasta is adopted.',
    rulings('A-Y2'),
  ),
  'out.fresh-canasta': silent(
    'counts',
    'What going out takes is lost. As is usual, a canasta made in that very turn counts.',
  ),
  'out.keep': follows(
    1,
    [pony('Players must plan')],
    'Players are to keep a card for their next discard. A player who may not go out has one left after this one.',
    rulings('A-Y28'),
  ),
  'out.blind': silent(
    'absent',
    'Going out with the whole hand at once is never mentioned. We invent no bonus for it.',
  ),

  'permission.ask': silent(
    'absent',
    'Nothing is said of asking a partner before going out.',
    rulings('A-Y32'),
  ),
  'permission.when': follows('absent', [], NO_REQUEST),
  'permission.answer': follows('absent', [], NO_REQUEST),

  'redeal.right': silent(
    'absent',
    'Nothing is said of a new deal, and most tables play every hand they get.',
  ),
  'redeal.how': follows('absent', [], 'There is no right to a new deal.'),

  'exposed.cards': silent(
    'absent',
    'Nothing is said of cards shown by mistake. We invent no penalty, so they go back to the hand.',
  ),

  'penalty.illegal-meld': silent(
    'absent',
    'No price is named for an illegal meld. It is undone, and we invent no fine.',
  ),
  'penalty.full-retraction': silent(
    'absent',
    'No price is named for a first meld that falls short, and we invent none.',
  ),
  'penalty.partial-retraction': silent(
    'absent',
    'No price is named for this. We have a first meld that falls short taken back whole, so it does not occur.',
  ),
  'penalty.overdraw': silent(
    'put-back',
    'Nothing is said of drawing too many cards. They are put back, and we invent no fine.',
  ),
  'penalty.red-three': silent(
    'absent',
    'Red threes may not be kept, and what follows if one is, the text does not say. It costs nothing here.',
    rulings('A-Y35'),
  ),
  'penalty.false-request': follows('absent', [], NO_REQUEST),
};
