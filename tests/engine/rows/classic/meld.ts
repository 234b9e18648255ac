/** Melds and canastas: what may lie together, and how melds grow. */
import { CANASTA, toDraw, toMeld } from '../../at.ts';
import { CLASSIC, type Rows } from '../row.ts';

const FIVE_AND_ONE = '6S 6H 6D 6C 6S 2S';
const THREE_AND_TWO = '6S 6H 6D 2S 2H';
const FOUR_AND_TWO = '6S 6H 6D 6C 2S 2H';
const FOUR_AND_THREE = '6S 6H 6D 6C 2S 2H 2D';
const FIVE_AND_THREE = '6S 6H 6D 6C 6S 2S 2H 2D';

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const MELDS: readonly Rows[] = [
  {
    variants: CLASSIC,
    rows: {
      'meld.of': [
        ['one rank', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD', 'legal', '8'],
        ['no run', toMeld('4S 5S 6S 9S 9H'), 'lay 4S 5S 6S', 'meld.of', '8'],
        ['no two ranks', toMeld('KS KH QD 9S 9H'), 'lay KS KH QD', 'meld.of', '8'],
        ['nor in an addition', toMeld('9C 4S 5S'), 'lay 9C onto 8', 'meld.of', '8'],
      ],
      'meld.size': [
        ['three cards', toMeld('KS KH 2D 4S 5S'), 'lay KS KH 2D', 'legal', '8'],
        ['two are too few', toMeld('KS KH 2D 4S 5S'), 'lay KS KH', 'meld.size', '8'],
        ['one meld too few among others', toMeld('KS KH KD 7S 7H 4S 5S'), 'lay KS KH KD, lay 7S 7H', 'meld.size', '8'],
        ['an addition may be a single card', toMeld('8C 4S 5S'), 'lay 8C onto 8', 'legal', '8'],
      ],
      'meld.naturals': [
        ['two are enough', toMeld('KS KH Joker 4S 5S'), 'lay KS KH Joker', 'legal', '8'],
        ['one is not', toMeld('KS 2H 2S 4S 5S'), 'lay KS 2H 2S', 'meld.naturals meld.balance', '8'],
        ['one with a single wild card', toMeld('KS 2H 4S 5S'), 'lay KS 2H', 'meld.size meld.naturals meld.balance', '8'],
        ['wild cards alone', toMeld('2C 2H 2S 4S 5S'), 'lay 2C 2H 2S', 'meld.naturals', '8'],
      ],
      'meld.wilds': [
        ['three', toMeld('KS KH KD KC 2S 2H Joker 4S 5S'), 'lay KS KH KD KC 2S 2H Joker', 'legal', '8'],
        ['four in a new meld', toMeld('KS KH KD KC KS 2S 2H 2D Joker 4S 5S'), 'lay KS KH KD KC KS 2S 2H 2D Joker', 'meld.wilds', '8, A-S40b'],
        ['the canasta first, then the fourth', toMeld('KS KH KD KC KS 2S 2H 2D Joker 4S 5S'), 'lay KS KH KD KC KS 2S 2H 2D; lay Joker onto K', 'legal', '9, A-S40b'],
        ['both in one move', toMeld('KS KH KD KC KS 2S 2H 2D Joker 4S 5S'), 'lay KS KH KD KC KS 2S 2H 2D, lay Joker onto K', 'legal', '9, A-S40b'],
        ['the seventh card lifts the limit for those that follow', toMeld('2H 2D Joker 4S 5S', { melds: [FIVE_AND_ONE] }), 'lay 2H 2D Joker onto 6', 'legal', '8, A-S40'],
        ['four before the seventh card', toMeld('2D Joker 4S 5S', { melds: [THREE_AND_TWO] }), 'lay 2D Joker onto 6', 'meld.wilds meld.balance', '8'],
      ],
      'meld.balance': [
        ['three and two', toMeld('KS KH KD 2S 2H 4S 5S'), 'lay KS KH KD 2S 2H', 'legal', '8'],
        ['two and two', toMeld('KS KH 2S 2H 4S 5S'), 'lay KS KH 2S 2H', 'meld.balance', '8'],
        ['three and three', toMeld('KS KH KD 2S 2H 2D 4S 5S'), 'lay KS KH KD 2S 2H 2D', 'meld.balance', '8'],
        ['a third wild card onto three and two', toMeld('2D 4S 5S', { melds: [THREE_AND_TWO] }), 'lay 2D onto 6', 'meld.balance', '8'],
        ['with a natural beside it', toMeld('6C 2D 4S 5S', { melds: [THREE_AND_TWO] }), 'lay 6C 2D onto 6', 'legal', '8'],
      ],
      'meld.add': [
        ['to a meld of one’s own side', toMeld('8C 8S 4S 5S'), 'lay 8C 8S onto 8', 'legal', '8'],
        ['a wild card', toMeld('2C 4S 5S'), 'lay 2C onto 8', 'legal', '8'],
        ['to a meld made in the same move', toMeld('KS KH KD KC 4S 5S'), 'lay KS KH KD, lay KC onto K', 'legal', '8'],
        ['to a meld named by its cards', toMeld('8C 4S 5S'), 'lay 8C onto 8D 8S 8H', 'legal', '8'],
        ['never to theirs', toMeld('9C 4S 5S', { theirs: ['9S 9H 9D'] }), 'lay 9C onto 9', 'meld.target', '8'],
        ['to none', toMeld('9C 4S 5S'), 'lay 9C onto 9', 'meld.target', '8'],
      ],
      'meld.same-rank': [
        ['a second meld of a rank', toMeld('8C 8S 8H 4S 5S'), 'lay 8C 8S 8H', 'legal', '8'],
        ['two melds combined', toMeld('4S 5S', { melds: ['8S 8H 8D', '8C 8S 2H'] }), 'combine 8', 'legal', '8'],
        ['with a complete canasta', toMeld('4S 5S', { melds: ['6S 6H 6D 6C 6S 2S 2H', '6H 6D 2D'] }), 'combine 6', 'legal', '8, A-S35'],
        ['a fresh meld beside a canasta, then combined', toDraw('6C 6D 4S 5S', '7S 6H', { melds: [FOUR_AND_THREE] }), 'take with 6C 6D; combine 6', 'legal', '13, A-S34'],
        ['one alone cannot be combined', toMeld('4S 5S'), 'combine 8', 'meld.same-rank', '8'],
        ['nor with theirs', toMeld('4S 5S', { theirs: ['8C 8S 2H'] }), 'combine 8', 'meld.same-rank', '8'],
      ],
      'meld.take-back': [
        ['to mend a first meld', toMeld('4S 5S', { melds: ['8S 8H 8D'], laidThisTurn: ['8S 8H 8D'] }), 'retract all', 'legal', '8, 10'],
        ['never otherwise', toMeld('4S 5S', { laidThisTurn: [] }), 'retract all', 'opening.mend', '8'],
        ['nor a part', toMeld('4S 5S', { melds: ['8S 8H 8D', 'KS KH KD'] }), 'retract KS KH KD', 'opening.mend', '8'],
        ['nor what reached the minimum in this turn', toMeld('4S 5S', { melds: ['AS AH AD'], laidThisTurn: ['AS AH AD'] }), 'retract all', 'opening.mend', '8, 10'],
      ],
      'canasta.size': [
        ['seven', toMeld('4S', { melds: [CANASTA, 'JS JH JD JC JS JH JD'] }), 'discard 4S', 'legal', '9'],
        ['six are none', toMeld('4S', { melds: ['QS QH QD QC QS QH', 'JS JH JD JC JS JH'] }), 'discard 4S', 'out.canastas', '9'],
      ],
      'canasta.more': [
        ['an eighth card', toMeld('QC 4S 5S', { melds: [CANASTA] }), 'lay QC onto Q', 'legal', '9, A-S51'],
        ['but not the top of the pile', toDraw('4S 5S 6S', '7S QC', { melds: [CANASTA] }), 'take onto Q', 'pile.needs', '13'],
      ],
      'canasta.more-wilds': [
        ['a fourth, with five naturals', toMeld('2C 4S 5S', { melds: [FIVE_AND_THREE] }), 'lay 2C onto 6', 'legal', '9, A-S9'],
        ['onto a natural one', toMeld('2C 4S 5S', { melds: [CANASTA] }), 'lay 2C onto Q', 'legal', '9, A-S11'],
        ['a fourth, with four naturals', toMeld('2C 4S 5S', { melds: [FOUR_AND_THREE] }), 'lay 2C onto 6', 'meld.balance', '8, A-S9'],
        ['two that would make four and four', toMeld('2C 2D 4S 5S', { melds: [FOUR_AND_TWO] }), 'lay 2C 2D onto 6', 'meld.balance', '8, A-S9'],
        ['with a fifth natural beside it', toMeld('6S 2C 4S 5S', { melds: [FOUR_AND_THREE] }), 'lay 6S 2C onto 6', 'legal', '8, A-S9'],
      ],
      'canasta.wild': [
        ['wild cards never lie alone', toMeld('2S 2H 2D 2C 2S 2H Joker 4S 5S'), 'lay 2S 2H 2D 2C 2S 2H Joker', 'meld.naturals', '8'],
        ['not even going out', toMeld('2S 2H 2D 2C 2S 2H Joker', { melds: [CANASTA, 'JS JH JD JC JS JH JD'] }), 'lay 2S 2H 2D 2C 2S 2H Joker', 'meld.naturals', '8'],
      ],
    },
  },
];
