/** Wild cards, values, one's own cards, and threes of both colors. */
import { TWO_CANASTAS, toDraw, toMeld } from '../../at.ts';
import { CLASSIC, CLASSIC_TEAMS, type Rows } from '../row.ts';

const UNOPENED = { melds: [] };
const OUT = { melds: TWO_CANASTAS };
/** Red threes kept against the rules, so that other moves are judged. */
const kept = (cards: string) => ({ undeclared: { '1': cards } });

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const CARDS: readonly Rows[] = [
  {
    variants: CLASSIC,
    rows: {
      'cards.wild': [
        ['a two and a joker', toMeld('KS KH KD 2C Joker 4S 5S'), 'lay KS KH KD 2C Joker', 'legal', '4'],
        ['twos of all suits', toMeld('2S 2H 2D 2C 4S 5S', { melds: ['QS QH QD QC QS QH QD'] }), 'lay 2S 2H 2D 2C onto Q', 'legal', '4'],
        ['a three is not wild', toMeld('KS KH 3S 4S 5S'), 'lay KS KH 3S', 'meld.of', '4'],
        ['an ace is not wild', toMeld('KS KH AS 4S 5S'), 'lay KS KH AS', 'meld.of', '4'],
      ],
      'cards.values': [
        ['aces 20', toMeld('AS AH AD 4S 5S', UNOPENED), 'lay AS AH AD', 'legal', '3'],
        ['a two 20', toMeld('KS KH KD 2C 4S 5S', UNOPENED), 'lay KS KH KD 2C', 'legal', '3'],
        ['eights and kings 10', toMeld('8S 8H 8D KS KH KD 4S 5S', UNOPENED), 'lay 8S 8H 8D, lay KS KH KD', 'legal', '3'],
        ['five tens and jacks 10 each', toMeld('10S 10H JS JH JD 4S 5S 2C', UNOPENED), 'lay 10S 10H 2C, lay JS JH JD', 'legal', '3'],
        ['nines and queens 10, a seven 5', toMeld('9S 9H 9D 7S 7H 7D 4S 5S', UNOPENED), 'lay 9S 9H 9D, lay 7S 7H 7D', 'opening.minimum', '3'],
        ['fours to sevens 5', toMeld('4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H', UNOPENED), 'lay 4S 4H 4D, lay 5S 5H 5D, lay 6S 6H 6D', 'opening.minimum', '3'],
        ['ten cards of 5', toMeld('4S 4H 4D 5S 5H 5D 6S 6H 6D 6C 7S 7H', UNOPENED), 'lay 4S 4H 4D, lay 5S 5H 5D, lay 6S 6H 6D 6C', 'legal', '3'],
        ['black threes 5', toMeld('QC 3S 3C 3S KS', { melds: [], score: 2000 }), 'lay 3S 3C 3S', 'black-three.meld opening.minimum', '3, 8'],
      ],
      'cards.own': [
        ['cards of the hand', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD', 'legal', '13'],
        ['a card it lacks', toMeld('KS KH 4S 5S 6S'), 'lay KS KH KD', 'cards.own', '8'],
        ['one card twice', toMeld('KS KH 4S 5S 6S'), 'lay KS KH KH', 'cards.own', '8'],
        ['one card in two melds', toMeld('KS KH KD QS QH 4S 5S 2C'), 'lay KS KH 2C, lay QS QH 2C', 'cards.own', '8'],
        ['a discard it lacks', toMeld('KS KH 4S 5S 6S'), 'discard KD', 'cards.own', '11'],
        ['a take with a card it lacks', toDraw('KS 4S 5S 6S', '7S KD'), 'take with KS KH', 'cards.own', '13'],
        ['a buried card for the first meld', toDraw('QS QH AS AH 4S 5S', 'AD QD', UNOPENED), 'take with QS QH, lay AS AH AD', 'cards.own', '13, A-S7'],
        ['a red three it lacks', toDraw('4S 5S 6S'), 'red-three 3H', 'cards.own', '7'],
      ],
      'red-three.dealt': [
        ['laid in the own first turn', toDraw('3H 4S 5S 6S', '9C', { firstTurn: true }), 'red-three 3H', 'legal', '7'],
        ['before the draw', toDraw('3H 4S 5S 6S', '9C', { firstTurn: true }), 'draw', 'red-three.unlaid', '7'],
        ['before taking the pile', toDraw('3H 9S 9H 5S 6S', '9C', { firstTurn: true }), 'take with 9S 9H', 'red-three.unlaid', '7'],
        ['each of two', toDraw('3H 3D 5S 6S', '9C', { firstTurn: true }), 'red-three 3H; draw', 'red-three.unlaid', '7'],
      ],
      'red-three.drawn': [
        ['laid and replaced by itself', toDraw('4S 5S', '', { stock: '3H KS KD KH' }), 'draw; discard KS', 'legal', '7'],
        ['so it is not in the hand', toDraw('4S 5S', '', { stock: '3H KS KD KH' }), 'draw; red-three 3H', 'cards.own', '7'],
      ],
      'red-three.from-pile': [
        ['laid by itself', toDraw('KS KH 4S 5S', '3H KD', { turnedUp: 2 }), 'take with KS KH; discard 4S', 'legal', '7'],
        ['so it is not in the hand', toDraw('KS KH 4S 5S', '3H KD'), 'take with KS KH; discard 3H', 'cards.own red-three.use', '7'],
      ],
      'red-three.use': [
        ['laid aside', toMeld('3H 4S 5S'), 'red-three 3H', 'legal', '7'],
        ['one kept and laid later', toMeld('3H 4S 5S', kept('3H')), 'red-three 3H', 'legal', '7'],
        ['not melded', toMeld('3H 3D 3H 4S 5S', kept('3H 3D 3H')), 'lay 3H 3D 3H', 'red-three.use', '7, A-S50'],
        ['not melded with black ones', toMeld('3S 3C 3H 4S', { ...OUT, ...kept('3H') }), 'lay 3S 3C 3H', 'red-three.use', '7, A-S50'],
        ['not discarded', toMeld('3H 4S 5S', kept('3H')), 'discard 3H', 'red-three.use', '7'],
        ['not kept while melding', toMeld('3H KS KH KD 4S 5S'), 'lay KS KH KD', 'red-three.unlaid', '7'],
        ['a second one is not excused by the first', toMeld('3H 3H 4S 5S', kept('3H')), 'discard 4S', 'red-three.unlaid', '7'],
        ['a black three is none', toMeld('3S 4S 5S'), 'red-three 3S', 'red-three.use', '7'],
      ],
      'black-three.meld': [
        ['all the rest of the hand', toMeld('3S 3C 3S', OUT), 'lay 3S 3C 3S', 'legal', '8'],
        ['all but the last discard', toMeld('3S 3C 3S 4S', OUT), 'lay 3S 3C 3S', 'legal', '8, A-S69'],
        ['with the rest in the same move', toMeld('3S 3C 3S KS KH KD 4S', OUT), 'lay 3S 3C 3S, lay KS KH KD', 'legal', '8, A-S69'],
        ['after the rest', toMeld('3S 3C 3S KS KH KD 4S', OUT), 'lay KS KH KD; lay 3S 3C 3S', 'legal', '8, A-S69'],
        ['not before the rest', toMeld('3S 3C 3S KS KH KD 4S', OUT), 'lay 3S 3C 3S', 'black-three.meld', '8, A-S69'],
        ['not when two cards are left', toMeld('3S 3C 3S 4S 5S', OUT), 'lay 3S 3C 3S', 'black-three.meld', '8'],
        ['not without the right to go out', toMeld('3S 3C 3S 4S'), 'lay 3S 3C 3S', 'black-three.meld out.keep out.canastas', '8, 17'],
      ],
      'black-three.wilds': [
        ['two and a wild card, going out', toMeld('3S 3C 2D', OUT), 'lay 3S 3C 2D', 'legal', '8, A-S12'],
        ['wild cards no fewer', toMeld('3S 3C 2D 2H', OUT), 'lay 3S 3C 2D 2H', 'meld.balance', '8'],
        ['one and two wild cards', toMeld('3S 2D 2H', OUT), 'lay 3S 2D 2H', 'meld.naturals meld.balance', '8'],
      ],
      'black-three.on-top': [
        ['covered it does nothing', toDraw('4S 5S 7S', '3S 6S 8C'), 'take onto 8', 'legal', '14, A-S2'],
        ['covered by a turned card too', toDraw('8H 2S 5S 7S', '3S 8C', { turnedUp: 2 }), 'take with 8H 2S', 'legal', '14, A-S3'],
        ['on top it stops everybody', toDraw('4S 5S 7S', '6S 8C 3S'), 'take onto 8', 'black-three.on-top', '14'],
        ['even a pair of black threes', toDraw('3C 3C 5S 7S', '6S 3S'), 'take with 3C 3C', 'black-three.on-top', '14, A-S4'],
        ['even who would go out', toDraw('3C 3C 3S', '3S', OUT), 'take with 3C 3C', 'black-three.on-top', '14, A-S4'],
      ],
    },
  },
  {
    variants: ['classic-four'],
    rows: {
      'black-three.meld': [
        ['the canasta may come in the same move', toMeld('3S 3C 3S QC', { melds: ['QS QH QD QC QS QH'] }), 'lay 3S 3C 3S, lay QC onto Q', 'legal', '8, 17'],
      ],
      'black-three.wilds': [
        ['a canasta of them is one to go out with', toMeld('3S 3C 3S 3C 2S 2H 2D'), 'lay 3S 3C 3S 3C 2S 2H 2D', 'legal', '8, A-S13'],
      ],
    },
  },
  {
    variants: CLASSIC_TEAMS,
    rows: {
      'black-three.meld': [
        ['not after partner’s no', toMeld('3S 3C 3S 4S', { ...OUT, permission: { seat: 1, answer: 'no' } }), 'lay 3S 3C 3S', 'black-three.meld out.keep permission.answer', '17, A-S27'],
      ],
    },
  },
];
