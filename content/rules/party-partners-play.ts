/** Party Canasta in pairs, second part: turns, the pile, going out, and what mistakes cost. */
import { follows, ruled, silent, stated } from '#src/rulebook/basis.ts';
import type { AnswersTo } from '#src/rulebook/variant.ts';
import { party } from '../sources.ts';
import { rulings } from './party-rulings.ts';

export const PARTY_PARTNERS_PLAY: AnswersTo<
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
  'turn.first': stated('left-of-dealer', [party('Partners Standard')]),
  'turn.pull': follows(
    'absent',
    [party('Partners Standard')],
    'The dealer’s neighbor begins, so nothing is drawn for it.',
  ),
  'turn.direction': follows(
    'clockwise',
    [party('Partners Standard')],
    'Turns begin on the dealer’s left and go round from there.',
  ),
  'turn.parts': follows(
    ['draw', 'melds', 'discard'],
    [party('Partners Standard')],
    'A turn opens with the draw and closes with the discard, so melds come in between.',
  ),

  'draw.count': stated(1, [party('Partners Standard')]),
  'draw.instead': follows(
    { kind: 'whole-pile' },
    [party('Partners Standard'), party('Frozen Deck')],
    'Picking up is spoken of the pile, never of some of its cards, and it takes the place of the one draw a turn has.',
  ),
  'draw.short': silent(
    'what-is-there',
    'The text does not say what happens when cards are due and the stock has run out. Nobody can draw what is not there.',
  ),

  'discard.count': stated(1, [party('Partners Standard')], rulings('A-P38')),
  'discard.unable': silent(
    'deal-ends',
    'The text does not say what happens when a player has nothing to discard. It can hardly occur, and we let the deal end there.',
  ),

  'pile.needs': stated(
    ['natural-pair', 'natural-and-wild'],
    [party('Partners Standard')],
    rulings('A-P11'),
  ),
  'pile.frozen-needs': stated(['natural-pair'], [party('Frozen Deck')], rulings('A-P8')),
  'pile.unopened': ruled(
    'as-unfrozen',
    [party('Partners Standard'), party('Melding'), party('Frozen Deck')],
    rulings('A-P12'),
  ),
  'pile.top-card': ruled('melded-at-once', [party('Partners Standard')], rulings('A-P13')),
  'pile.wild-on-top': follows(
    'nobody-takes',
    [party('Frozen Deck')],
    'A wild card freezes the pile it lies on, and a frozen pile goes to a natural pair, which no wild card has.',
    rulings('A-P16'),
  ),
  'pile.one-card': follows(
    'absent',
    [party('Partners Standard')],
    'Whatever takes the pile takes two cards from the hand.',
  ),
  'pile.free-first': stated(
    'unless-frozen',
    [party('Partners Standard')],
    rulings('A-P9', 'A-P15'),
  ),

  'freeze.by': stated(
    { discarded: ['wild'], turned: ['wild', 'red-three'] },
    [party('Frozen Deck')],
    rulings('A-P8'),
  ),
  'freeze.ends': follows(
    'when-taken',
    [party('Frozen Deck')],
    'The text says what picks up a frozen pile; the card that froze it goes with the rest.',
  ),

  'stock.last-red-three': silent(
    'shown-and-deal-ends',
    'The text does not say how a deal ends with the stock. We play, as many tables do, that a red three drawn last ends it.',
  ),
  'stock.empty': silent(
    'on-while-the-pile-is-taken',
    'The text does not say what happens when the stock is used up. The usual way is adopted.',
    rulings('A-P45'),
  ),
  'stock.must-take': follows(
    'never',
    [party('Partners Standard')],
    'Elsewhere a pile is forced on a player whose meld its top card fits by itself. Here a take always needs cards from the hand as well.',
    rulings('A-P45'),
  ),

  'out.how': stated('meld-or-discard', [party('Going out')], rulings('A-P38')),
  'out.canastas': stated({ kind: 'any', count: 1 }, [party('Going out')]),
  'out.fresh-canasta': follows(
    'counts',
    [party('Going out')],
    'Going out is playing every card at once, and a canasta finished in doing so is then on the table.',
  ),
  'out.keep': follows(
    1,
    [party('Going out')],
    'To play the last card is to go out. A player who may not do so keeps one.',
  ),
  'out.blind': follows(
    'absent',
    [party('Standard No Partners')],
    'It comes up only among the exceptions for players alone, so there is none here.',
  ),

  'permission.ask': stated('must', [party('Going out')], rulings('A-P18')),
  'permission.when': silent(
    'before-melding-or-taking',
    'The text does not say when to ask. We take the usual moment, before anything is laid.',
  ),
  'permission.answer': stated('binds', [party('Going out')]),

  'redeal.right': stated(
    { minimumFrom: 120, lacking: ['wild', 'pair'] },
    [party('Melding')],
    rulings('A-P20', 'A-P23', 'A-P49'),
  ),
  'redeal.how': ruled('on-the-dealt-cards-by-right', [party('Melding')], rulings('A-P21', 'A-P22')),

  'exposed.cards': silent(
    'absent',
    'The text does not speak of cards shown by mistake. We invent no penalty, so they go back to the hand.',
  ),

  'penalty.illegal-meld': silent(
    'absent',
    'The text names no price for an illegal meld. It is undone, and we invent no fine.',
  ),
  'penalty.full-retraction': silent(
    'absent',
    'The text names no price for a first meld that falls short, and we invent none.',
  ),
  'penalty.partial-retraction': silent(
    'absent',
    'The text names no price for this. We have a first meld that falls short taken back whole, so it does not occur.',
  ),
  'penalty.overdraw': silent(
    'put-back',
    'The text does not speak of drawing too many cards. They are put back, and we invent no fine.',
  ),
  'penalty.red-three': silent(
    'absent',
    'The text does not say what follows when a red three is kept. It costs nothing here.',
    rulings('A-P48'),
  ),
  'penalty.false-request': stated(100, [party('Going out')], rulings('A-P17')),
};
