/** Party Canasta in pairs, first part: players, cards, the deal, threes, melds and canastas. */
import { follows, ruled, silent, stated } from '#src/rulebook/basis.ts';
import type { AnswersTo } from '#src/rulebook/variant.ts';
import { party } from '../sources.ts';
import { NO_PACKET } from './no-packet.ts';
import { rulings } from './party-rulings.ts';

export const PARTY_PARTNERS_CARDS: AnswersTo<
  | 'players'
  | 'deck'
  | 'cards'
  | 'deal'
  | 'pony'
  | 'red-three'
  | 'black-three'
  | 'meld'
  | 'canasta'
  | 'opening'
> = {
  'players.number': follows(
    { kind: 'from', least: 4, step: 2, most: 'no-limit', here: 8 },
    [party('Partners Standard')],
    'The text lets further pairs join, each with a pack of its own. So two pairs are the least, and there is no most.',
  ),
  'players.sides': stated({ kind: 'teams', of: 2 }, [party('Partners Standard')], rulings('A-P43')),
  'players.seating': silent(
    'partners-opposite',
    'The text seats nobody. As is usual, partners sit across the table, so that every turn passes to another team.',
  ),

  'deck.packs': stated({ kind: 'by-pairs', packs: 2, upTo: 4, perExtraPair: 1 }, [
    party('Partners Standard'),
  ]),
  'deck.jokers': follows(
    2,
    [party('Partners Standard'), party('Scoring')],
    'Jokers are wild and have a price, so they are among the cards; a pack comes with two.',
    rulings('A-P35'),
  ),

  'cards.wild': stated(['2', 'joker'], [party('Partners Standard')]),
  'cards.values': stated(
    {
      joker: 50,
      '2': 20,
      A: 20,
      K: 10,
      Q: 10,
      J: 10,
      '10': 10,
      '9': 10,
      '8': 10,
      '7': 5,
      '6': 5,
      '5': 5,
      '4': 5,
      '3': 5,
    },
    [party('Scoring')],
  ),
  'cards.own': follows(
    'those-in-the-hand',
    [party('Partners Standard'), party('Going out')],
    'The cards a player gets rid of are those of the hand, so nobody plays any others.',
  ),

  'deal.dealer': silent(
    'passes-left',
    'The text mentions a dealer and does not say who deals next. The usual way is adopted.',
  ),
  'deal.manner': silent(
    { kind: 'dealt', shuffles: 1, cut: 'right-may', cards: 'singly-clockwise-from-left' },
    'The text does not say how cards are shuffled, cut and dealt. The usual way is adopted.',
  ),
  'deal.hand': stated(13, [party('Partners Standard')]),
  'deal.upcard': stated('turned', [party('Partners Standard'), party('Frozen Deck')]),
  'deal.cover': ruled(
    ['wild', 'red-three'],
    [party('Frozen Deck')],
    rulings('A-P7'),
    rulings('A-P15'),
  ),

  ...NO_PACKET,

  'red-three.dealt': follows(
    // biome-ignore lint/suspicious/noThenProperty: a rule is plain data that nobody awaits; `then` is what becomes of the card
    { when: 'before-upcard', then: 'laid-and-replaced' },
    [party("Red Three's")],
    'The text speaks of a red three that is drawn and allows no delay. So one that was dealt does not wait for its owner’s turn either.',
    rulings('A-P41', 'A-P21', 'A-P46'),
  ),
  'red-three.drawn': stated('laid-and-replaced', [party("Red Three's")]),
  'red-three.from-pile': stated('laid', [party("Red Three's")]),
  'red-three.use': stated('bonus-only', [party("Red Three's")]),
  'red-three.value': stated(100, [party('Scoring'), party("Red Three's")]),
  'red-three.set': stated(
    { kind: 'from', count: 4, each: 200 },
    [party("Red Three's")],
    rulings('A-P24'),
  ),
  'red-three.unmelded': stated('subtracted', [party("Red Three's")], rulings('A-P25', 'A-P42')),

  'black-three.meld': silent(
    'only-going-out',
    'The text does not say whether black threes may be melded. At most tables they are, but only in going out.',
    rulings('A-P14'),
  ),
  'black-three.wilds': silent(
    'none',
    'The text does not say what may join black threes. At most tables no wild card does.',
    rulings('A-P14'),
  ),
  'black-three.on-top': silent(
    'nobody-takes',
    'The text does not say what a black three on the pile does. We play, as most tables do, that it stops the next player.',
    rulings('A-P14', 'A-P15'),
  ),

  'meld.of': ruled(['set'], [party('Partners Standard')], rulings('A-P1')),
  'meld.size': silent(
    3,
    'The text describes canastas and never says how small a meld may be. The usual number is adopted.',
  ),
  'meld.naturals': follows(
    2,
    [party('Partners Standard')],
    'We take three cards as the least, and the text allows no more wild cards than natural ones. So two of them are natural.',
  ),
  'meld.wilds': follows(
    { kind: 'no-number' },
    [party('Partners Standard')],
    'Wild cards are measured against the natural ones, and the text puts no number on them.',
  ),
  'meld.balance': stated('wilds-not-more', [party('Partners Standard')], rulings('A-P3')),
  'meld.add': silent(
    'own-side',
    'The text does not say whose melds may grow. As everywhere, a side adds to its own.',
  ),
  'meld.same-rank': silent(
    'apart-or-combined',
    'The text does not say whether a side may have two melds of one rank. Nothing bars it, so we let it.',
  ),
  'meld.take-back': silent(
    'only-to-mend-an-opening',
    'The text does not speak of taking back. What is laid stays, as at most tables, unless a first meld falls short and is undone.',
  ),

  'canasta.size': stated(7, [party('Partners Standard')]),
  'canasta.more': ruled('grows-without-bonus', [party('Partners Standard')], rulings('A-P2')),
  'canasta.more-wilds': stated('as-before', [party('Partners Standard')]),
  'canasta.spoiled': follows(
    'becomes-mixed',
    [party('Scoring')],
    'The price goes by whether the canasta holds wild cards, not by when they came.',
  ),
  'canasta.wild': follows(
    'absent',
    [party('Partners Standard')],
    'Wild cards may not outnumber natural ones, so they never stand alone.',
  ),
  'canasta.held': silent(
    'nothing-until-laid',
    'The text does not speak of a canasta kept in the hand. As usual, it earns nothing there.',
  ),

  'opening.minimum': stated(
    {
      by: 'total',
      steps: [
        { from: 0, need: 50 },
        { from: 1500, need: 90 },
        { from: 3000, need: 120 },
        { from: 5000, need: 150 },
      ],
    },
    [party('Melding')],
    rulings('A-P4', 'A-P5'),
  ),
  'opening.minus': silent(
    15,
    'The table of minimums begins at zero. The usual figure below it is adopted.',
    rulings('A-P6'),
  ),
  'opening.whose': stated('side', [party('Melding')]),
  'opening.counts': silent(
    ['hand', 'pile-top'],
    'The text does not say which cards make up the minimum. We count, as is usual, what comes from your hand and the top card laid with it.',
  ),
  'opening.wilds': silent(
    'all-help',
    'The text keeps no wild card from helping. As usual, all do.',
  ),
  'opening.mend': silent(
    'take-back',
    'The text does not say what to do about a first meld that falls short. It was never valid, so it is taken back.',
  ),
};
