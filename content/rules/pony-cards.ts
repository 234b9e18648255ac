/** Pony Canasta, first part: players, cards, the packet, threes, melds and canastas. */
import { follows, ruled, silent, stated } from '#src/rulebook/basis.ts';
import type { AnswersTo } from '#src/rulebook/variant.ts';
import { pony } from '../sources.ts';
import { rulings } from './pony-rulings.ts';

export const PONY_CARDS: AnswersTo<
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
  'players.number': stated(
    { kind: 'from', least: 2, step: 1, most: 'no-limit', here: 12 },
    [pony('PLAYERS'), pony('Table size will')],
    rulings('A-Y25'),
  ),
  'players.sides': stated(
    { kind: 'teams-if-wished', of: 2, evenFrom: 4 },
    [pony('With two or'), pony('If more than')],
    rulings('A-Y20', 'A-Y21'),
  ),
  'players.seating': silent(
    'partners-opposite',
    'Nothing is said of seats. As is usual, partners sit across the table, so that every turn passes to another side.',
  ),

  'deck.packs': stated({ kind: 'per-player', packs: 2 }, [pony('CARDS')], rulings('A-Y22')),
  'deck.jokers': follows(2, [pony('CARDS')], 'A full pack that includes jokers has two of them.'),

  'cards.wild': stated(['2', 'joker'], [pony('WILD CARDS')]),
  'cards.values': silent(
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
    'No values of cards stand in the part we have. The usual ones are adopted.',
    rulings('A-Y2'),
  ),
  'cards.own': stated('those-in-the-hand', [pony('One card from'), pony('When cards are')]),

  'deal.dealer': follows(
    'nobody',
    [pony('When they are'), pony('Each player next')],
    'Each player picks the cards of the packet and of the hand, so nobody deals.',
  ),
  'deal.manner': stated(
    { kind: 'picked', shuffle: 'all-scramble-face-down', cards: 'each-picks-unseen' },
    [pony('DEAL'), pony('Leaving them face'), pony('When they are')],
  ),
  'deal.hand': stated(13, [pony('Each player next'), pony("Therefore their 'hand'")]),
  'deal.upcard': stated('turned', [pony('One card of'), pony('The flipped over')]),
  'deal.cover': silent(
    ['wild', 'red-three', 'black-three'],
    'Nothing is said of special cards turned first. As is usual, they are covered.',
    rulings('A-Y17'),
  ),

  'pony.packet': stated(
    { cards: 12, taken: 'before-the-hand', seen: 'by-nobody' },
    [pony('When they are'), pony('These cards are')],
    rulings('A-Y27'),
  ),
  'pony.opens': stated(
    'owners-first-canasta',
    [pony('A player may')],
    rulings('A-Y8', 'A-Y9', 'A-Y10'),
  ),
  'pony.when': ruled(
    'may-then-or-later-playable-at-once',
    [pony('A player may')],
    rulings('A-Y7'),
    rulings('A-Y29', 'A-Y34'),
  ),
  'pony.red-threes': ruled(
    'laid-and-replaced',
    [pony('When drawing a'), pony('RED TREYS')],
    rulings('A-Y11'),
  ),
  'pony.unopened': silent(
    'counts-against-its-owner',
    'Nothing is said of a packet that stays unopened. We count it as other kinds of Canasta count cards never played.',
    rulings('A-Y12', 'A-Y31', 'A-Y33'),
  ),

  'red-three.dealt': stated(
    // biome-ignore lint/suspicious/noThenProperty: a rule is plain data that nobody awaits; `then` is what becomes of the card
    { when: 'before-upcard', then: 'laid-and-replaced' },
    [pony('When drawing a')],
    rulings('A-Y23', 'A-Y24'),
  ),
  'red-three.drawn': stated('laid-and-replaced', [pony('When a red'), pony('When drawing a')]),
  'red-three.from-pile': silent(
    'laid',
    'The text replaces red threes that are drawn, and does not speak of the pile. Elsewhere those are not replaced.',
  ),
  'red-three.use': stated('bonus-only', [pony('RED TREYS'), pony('TREYS')]),
  'red-three.value': silent(
    100,
    'The part we have prices four red threes and no single one. The usual worth is adopted.',
    rulings('A-Y19'),
  ),
  'red-three.set': stated(
    { kind: 'per-set', count: 4, points: 1000 },
    [pony('If a player')],
    rulings('A-Y18'),
  ),
  'red-three.unmelded': silent(
    'subtracted',
    'Nothing is said of red threes without a meld. As is usual, they then count against their side.',
  ),

  'black-three.meld': stated('never', [pony('TREYS')], rulings('A-Y16')),
  'black-three.wilds': follows('absent', [], 'Black threes are never melded.'),
  'black-three.on-top': silent(
    'nobody-takes',
    'Nothing is said of a black three on the pile. As at most tables, it stops the next player.',
  ),

  'meld.of': silent(['set'], 'Melds are never described. The usual ones are cards of one rank.'),
  'meld.size': silent(3, 'The size of a meld is never given. The usual one is adopted.'),
  'meld.naturals': silent(
    2,
    'Nothing is said of how many natural cards a meld needs. The usual number is adopted.',
  ),
  'meld.wilds': silent(
    { kind: 'at-most', wilds: 3 },
    'Wild cards are named, and no limit to them. The usual one is adopted.',
  ),
  'meld.balance': silent(
    'free',
    'Nothing is said of it. Two natural cards and the limit on wild ones are usually all that is asked.',
  ),
  'meld.add': stated('own-side', [pony('Only during their')]),
  'meld.same-rank': silent(
    'apart-or-combined',
    'Nothing is said of two melds of one rank. Nothing bars them, so we let them be.',
  ),
  'meld.take-back': silent(
    'only-to-mend-an-opening',
    'Nothing is said of taking cards back. What is laid stays, as at most tables, unless a first meld falls short and is undone.',
  ),

  'canasta.size': silent(
    7,
    'The size of a canasta is never given. It is the same in other Canasta.',
  ),
  'canasta.more': silent(
    'grows-without-bonus',
    'Nothing is said of adding to a complete canasta. As is usual, it may grow for its single bonus.',
  ),
  'canasta.more-wilds': silent(
    'as-before',
    'No limit on wild cards is given, before or after. We keep the one for melds.',
  ),
  'canasta.spoiled': silent(
    'becomes-mixed',
    'Natural and mixed canastas are not told apart in the part we have. As is usual, a wild card makes one mixed.',
  ),
  'canasta.wild': silent(
    'absent',
    'A canasta of wild cards is never mentioned. Most kinds of Canasta have none, and we add none.',
  ),
  'canasta.held': ruled(
    'nothing-until-laid',
    [pony('OBJECTIVE'), pony('A player may')],
    rulings('A-Y9'),
  ),

  'opening.minimum': silent(
    {
      by: 'total',
      steps: [
        { from: 0, need: 50 },
        { from: 1500, need: 90 },
        { from: 3000, need: 120 },
      ],
    },
    'An original meld is asked for, and what it must be worth is lost. The usual figures are adopted.',
    rulings('A-Y2'),
  ),
  'opening.minus': silent(
    15,
    'The part we have gives no minimums, and so none for a total below zero. The usual one is adopted.',
    rulings('A-Y2'),
  ),
  'opening.whose': ruled(
    'side',
    [pony('Individual players or'), pony('If playing with')],
    rulings('A-Y13'),
  ),
  'opening.counts': follows(
    ['hand'],
    [pony('GAME PLAY'), pony('If they have')],
    'Before the first meld the pile is closed, so all of it comes from the hand, the cards just drawn among them.',
    rulings('A-Y15'),
  ),
  'opening.wilds': silent('all-help', 'No wild card is kept from helping. As usual, all do.'),
  'opening.mend': silent(
    'take-back',
    'Nothing is said of a first meld that falls short. It was never valid, so it is taken back.',
  ),
};
