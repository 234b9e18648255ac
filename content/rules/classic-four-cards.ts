/** Classic Canasta for four, first part: players, cards, the deal, threes, melds and canastas. */
import { follows, ruled, stated } from '#src/rulebook/basis.ts';
import type { AnswersTo } from '#src/rulebook/variant.ts';
import { classic } from '../sources.ts';
import { rulings } from './classic-rulings.ts';
import { NO_PACKET } from './no-packet.ts';

export const CLASSIC_FOUR_CARDS: AnswersTo<
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
  'players.number': stated({ kind: 'exactly', players: 4 }, [classic('0'), classic('5')]),
  'players.sides': stated({ kind: 'teams', of: 2 }, [classic('5')]),
  'players.seating': stated('partners-opposite', [classic('5')]),

  'deck.packs': stated({ kind: 'fixed', packs: 2 }, [classic('1')]),
  'deck.jokers': stated(2, [classic('1')]),

  'cards.wild': stated(['2', 'joker'], [classic('4')], rulings('A-S50')),
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
    [classic('3')],
  ),
  'cards.own': stated('those-in-the-hand', [classic('13')]),

  'deal.dealer': stated('passes-left', [classic('6')]),
  'deal.manner': stated(
    { kind: 'dealt', shuffles: 7, cut: 'right-may', cards: 'singly-clockwise-from-left' },
    [classic('6')],
  ),
  'deal.hand': stated(11, [classic('6')]),
  'deal.upcard': stated('turned', [classic('6')]),
  'deal.cover': stated(['wild', 'red-three', 'black-three'], [classic('6')], rulings('A-S1')),

  ...NO_PACKET,

  // biome-ignore lint/suspicious/noThenProperty: a rule is plain data that nobody awaits; `then` is what becomes of the card
  'red-three.dealt': stated({ when: 'own-first-turn', then: 'laid-and-replaced' }, [classic('7')]),
  'red-three.drawn': stated('laid-and-replaced', [classic('7')]),
  'red-three.from-pile': stated('laid', [classic('7')]),
  'red-three.use': follows(
    'bonus-only',
    [classic('7')],
    'Every red three is laid aside as it comes and counts only as a bonus, so it is never in a hand to be melded or discarded.',
    rulings('A-S50', 'A-S44'),
  ),
  'red-three.value': stated(100, [classic('3'), classic('7'), classic('18')]),
  'red-three.set': stated(
    { kind: 'all-in-the-pack', each: 200 },
    [classic('7'), classic('18')],
    rulings('A-S17', 'A-S54'),
  ),
  'red-three.unmelded': stated('subtracted', [classic('7')], rulings('A-S53')),

  'black-three.meld': stated('only-going-out', [classic('8')], rulings('A-S69')),
  'black-three.wilds': ruled(
    'as-in-any-meld',
    [classic('8'), classic('4'), classic('6')],
    rulings('A-S12'),
    rulings('A-S13'),
  ),
  'black-three.on-top': ruled(
    'nobody-takes',
    [classic('14')],
    rulings('A-S2', 'A-S4'),
    rulings('A-S3'),
  ),

  'meld.of': stated(['set'], [classic('8')]),
  'meld.size': stated(3, [classic('8')]),
  'meld.naturals': stated(2, [classic('8')]),
  'meld.wilds': stated({ kind: 'at-most', wilds: 3 }, [classic('8')], rulings('A-S40', 'A-S40b')),
  'meld.balance': stated('more-naturals', [classic('8')]),
  'meld.add': stated('own-side', [classic('8')]),
  'meld.same-rank': stated('apart-or-combined', [classic('8')], rulings('A-S34', 'A-S35')),
  'meld.take-back': stated(
    'only-to-mend-an-opening',
    [classic('8'), classic('10')],
    rulings('A-S56'),
  ),

  'canasta.size': stated(7, [classic('9')]),
  'canasta.more': stated('grows-without-bonus', [classic('9')], rulings('A-S51')),
  'canasta.more-wilds': ruled(
    'balance-only',
    [classic('8'), classic('9')],
    rulings('A-S9'),
    rulings('A-S10', 'A-S40', 'A-S40b'),
  ),
  'canasta.spoiled': stated('becomes-mixed', [classic('9')], rulings('A-S11', 'A-S35')),
  'canasta.wild': stated('absent', [classic('8')]),
  'canasta.held': stated('nothing-until-laid', [classic('9')]),

  'opening.minimum': stated(
    {
      by: 'total',
      steps: [
        { from: 0, need: 50 },
        { from: 1500, need: 90 },
        { from: 3000, need: 120 },
      ],
    },
    [classic('8')],
    rulings('A-S5'),
  ),
  'opening.minus': stated(15, [classic('8'), classic('18')]),
  'opening.whose': stated('side', [classic('8'), classic('14')]),
  'opening.counts': stated(
    ['hand', 'pile-top'],
    [classic('8'), classic('13')],
    rulings('A-S7', 'A-S8', 'A-S52'),
  ),
  'opening.wilds': stated('all-help', [classic('8')]),
  'opening.mend': stated('add-rearrange-or-take-back', [classic('10')], rulings('A-S56')),
};
