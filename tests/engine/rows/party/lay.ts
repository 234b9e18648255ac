/** Cards, melds and first melds by the party text. */
import { CANASTA, type Setting, TWO_CANASTAS, toDraw, toMeld } from '../../at.ts';
import { PARTY, PARTY_ONE, PARTY_TEAMS, PARTY_TWO, type Rows } from '../row.ts';

const UNOPENED: Setting = { melds: [] };
/** The right to go out: canastas enough, and partner's yes where there is a partner. */
const OUT: Setting = { melds: TWO_CANASTAS, permission: { seat: 1, answer: 'yes' } };
const SHORT: Setting = { melds: ['8S 8H 8D'], laidThisTurn: ['8S 8H 8D'] };
const SHORT_TWO: Setting = {
  melds: ['8S 8H 8D', '7S 7H 7D'],
  laidThisTurn: ['8S 8H 8D', '7S 7H 7D'],
  score: 1500,
};
const at = (score: number, hand: string): Setting => toMeld(`${hand} 4C 5C`, { melds: [], score });
const kept = (cards: string): Setting => ({ undeclared: { '1': cards } });

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const PARTY_LAY: readonly Rows[] = [
  {
    variants: PARTY,
    rows: {
      'cards.wild': [
        ['a two', toMeld('KS KH 2C 4S 5S'), 'lay KS KH 2C', 'legal', 'Partners Standard'],
        ['a joker', toMeld('KS KH Joker 4S 5S'), 'lay KS KH Joker', 'legal', 'Partners Standard'],
        ['not a three', toMeld('KS KH 3S 4S 5S'), 'lay KS KH 3S', 'meld.of', 'Partners Standard'],
      ],
      'cards.values': [
        ['eights to kings 10, a two 20', toMeld('KS KH KD 2C 4S 5S', UNOPENED), 'lay KS KH KD 2C', 'legal', 'Scoring'],
        ['aces 20', toMeld('AS AH AD 4S 5S', UNOPENED), 'lay AS AH AD', 'legal', 'Scoring'],
        ['a joker 50', toMeld('4S 4H Joker 4C 5S', UNOPENED), 'lay 4S 4H Joker', 'legal', 'Scoring'],
        ['fours to sevens 5', toMeld('KS KH KD 7S 7H 7D 4S 5S', UNOPENED), 'lay KS KH KD, lay 7S 7H 7D', 'opening.minimum', 'Scoring'],
      ],
      'cards.own': [
        ['of the hand', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD', 'legal', 'Partners Standard'],
        ['one it lacks', toMeld('KS KH 4S 5S'), 'lay KS KH KD', 'cards.own', 'Partners Standard'],
        ['one in the pile', toDraw('QS QH AS AH 4S 5S', 'AD QD', UNOPENED), 'take with QS QH, lay AS AH AD', 'cards.own', 'Partners Standard'],
      ],
      'red-three.dealt': [
        ['laid at once', toDraw('3H 4S 5S', '9C', { firstTurn: true }), 'red-three 3H', 'legal', "Red Three's"],
        ['before the draw', toDraw('3H 4S 5S', '9C', { firstTurn: true }), 'draw', 'red-three.unlaid', "Red Three's"],
      ],
      'red-three.drawn': [
        ['laid and replaced', toDraw('4S 5S', '', { stock: '3H KS KD KH' }), 'draw; discard KS', 'legal', "Red Three's"],
        ['so it is not in the hand', toDraw('4S 5S', '', { stock: '3H KS KD KH' }), 'draw; discard 3H', 'cards.own red-three.use', "Red Three's"],
      ],
      'red-three.from-pile': [
        ['laid', toDraw('KS KH 4S 5S', '3H KD'), 'take with KS KH; discard 4S', 'legal', "Red Three's"],
        ['so it is not in the hand', toDraw('KS KH 4S 5S', '3H KD'), 'take with KS KH; red-three 3H', 'cards.own', "Red Three's"],
      ],
      'red-three.use': [
        ['laid', toMeld('3H 4S 5S'), 'red-three 3H', 'legal', "Red Three's"],
        ['not melded', toMeld('3H 3D 3H 4S 5S', kept('3H 3D 3H')), 'lay 3H 3D 3H', 'red-three.use', "Red Three's"],
        ['not kept', toMeld('3H 4S 5S'), 'discard 4S', 'red-three.unlaid', "Red Three's"],
      ],
      'black-three.meld': [
        ['going out', toMeld('3S 3C 3S', OUT), 'lay 3S 3C 3S', 'legal', 'A-P14'],
        ['with one card to discard', toMeld('3S 3C 3S 4S', OUT), 'lay 3S 3C 3S', 'legal', 'A-P14, A-S69'],
        ['not otherwise', toMeld('3S 3C 3S 4S 5S', OUT), 'lay 3S 3C 3S', 'black-three.meld', 'A-P14'],
      ],
      'black-three.wilds': [
        ['without', toMeld('3S 3C 3S', OUT), 'lay 3S 3C 3S', 'legal', 'A-P14'],
        ['not with one', toMeld('3S 3C 2S', OUT), 'lay 3S 3C 2S', 'black-three.wilds', 'A-P14'],
      ],
      'meld.of': [
        ['one rank', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD', 'legal', 'Partners Standard, A-P1'],
        ['not of one worth', toMeld('KS QH JD 4S 5S'), 'lay KS QH JD', 'meld.of', 'Partners Standard, A-P1'],
      ],
      'meld.size': [
        ['three', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD', 'legal', 'A-Y2'],
        ['not two', toMeld('KS KH 4S 5S'), 'lay KS KH', 'meld.size', 'A-Y2'],
      ],
      'meld.naturals': [
        ['two', toMeld('KS KH 2C 4S 5S'), 'lay KS KH 2C', 'legal', 'Partners Standard'],
        ['not one', toMeld('KS 2H 2C 4S 5S'), 'lay KS 2H 2C', 'meld.naturals meld.balance', 'Partners Standard'],
        ['not one and one', toMeld('KS 2H 4S 5S'), 'lay KS 2H', 'meld.size meld.naturals', 'Partners Standard'],
      ],
      'meld.balance': [
        ['two and two', toMeld('KS KH 2S 2H 4S 5S'), 'lay KS KH 2S 2H', 'legal', 'Partners Standard, A-P3'],
        ['more wild cards than naturals', toMeld('KS 2S 2H 4S 5S'), 'lay KS 2S 2H', 'meld.naturals meld.balance', 'Partners Standard'],
      ],
      'meld.add': [
        ['to one’s own', toMeld('8C 4S 5S'), 'lay 8C onto 8', 'legal', 'clauses 13'],
        ['not to theirs', toMeld('9C 4S 5S', { theirs: ['9S 9H 9D'] }), 'lay 9C onto 9', 'meld.target', 'clauses 13'],
      ],
      'meld.same-rank': [
        ['two of a rank, united', toMeld('4S 5S', { melds: ['8S 8H 8D', '8C 8S 2H'] }), 'combine 8', 'legal', 'clauses 13'],
        ['one cannot be', toMeld('4S 5S'), 'combine 8', 'meld.same-rank', 'clauses 13'],
      ],
      'meld.take-back': [
        ['a first meld too small', toMeld('4S 5S', SHORT), 'retract all', 'legal', 'clauses 25'],
        ['nothing else', toMeld('4S 5S'), 'retract all', 'opening.mend', 'clauses 13'],
      ],
      'canasta.size': [
        ['seven', toMeld('4S', OUT), 'discard 4S', 'legal', 'Partners Standard'],
        ['not six', toMeld('4S', { ...OUT, melds: ['QS QH QD QC QS QH'] }), 'discard 4S', 'out.canastas', 'Partners Standard'],
      ],
      'canasta.more': [['an eighth card', toMeld('QC 4S 5S', { melds: [CANASTA] }), 'lay QC onto Q', 'legal', 'A-P2']],
      'opening.minimum': [
        ['50 at 0', at(0, 'KS KH KD 2C'), 'lay KS KH KD 2C', 'legal', 'Scoring, Melding'],
        ['30 at 0', at(0, 'KS KH KD'), 'lay KS KH KD', 'opening.minimum', 'Melding'],
        ['50 at 1495', at(1495, 'KS KH KD 2C'), 'lay KS KH KD 2C', 'legal', 'Melding'],
        ['70 at 1500', at(1500, 'KS KH KD 2C 2D'), 'lay KS KH KD 2C 2D', 'opening.minimum', 'Melding'],
        ['90 at 2995', at(2995, 'KS KH KD AS AH AD'), 'lay KS KH KD, lay AS AH AD', 'legal', 'Melding'],
        ['90 at 3000', at(3000, 'KS KH KD AS AH AD'), 'lay KS KH KD, lay AS AH AD', 'opening.minimum', 'Melding, A-P5'],
        ['120 at 4995', at(4995, 'AS AH AD AC 2S 2D'), 'lay AS AH AD AC 2S 2D', 'legal', 'Melding, A-P5'],
        ['120 at 5000', at(5000, 'AS AH AD AC 2S 2D'), 'lay AS AH AD AC 2S 2D', 'opening.minimum', 'Melding, A-P4'],
        ['150 at 5000', at(5000, 'AS AH AD AC 2S 2D KS KH KC'), 'lay AS AH AD AC 2S 2D, lay KS KH KC', 'legal', 'Melding, A-P4'],
      ],
      'opening.minus': [
        ['15 below zero', at(-100, '4S 4H 4D'), 'lay 4S 4H 4D', 'legal', 'A-P6'],
        ['not at zero', at(0, '4S 4H 4D'), 'lay 4S 4H 4D', 'opening.minimum', 'Melding'],
      ],
      'opening.whose': [
        ['the side’s', toMeld('4S 4H 4D 5S 6S'), 'lay 4S 4H 4D', 'legal', 'Melding'],
        ['not the others’', toMeld('4S 4H 4D 5S 6S', { melds: [], theirs: ['8S 8H 8D'] }), 'lay 4S 4H 4D', 'opening.minimum', 'Melding'],
      ],
      'opening.counts': [
        ['the top of the pile', toDraw('AS AH 4S 5S', '6S AD', UNOPENED), 'take with AS AH', 'legal', 'clauses 12'],
        ['not the cards beneath', toDraw('QS QH 4S 5S', 'AS AH AD QD', UNOPENED), 'take with QS QH', 'opening.minimum', 'clauses 12'],
        ['not red threes', toMeld('KS KH KD 4S 5S', { melds: [], sides: { A: { redThrees: '3H 3D' } } }), 'lay KS KH KD', 'opening.minimum', "Red Three's"],
      ],
      'opening.wilds': [
        ['a joker helps', at(0, '4S 4H Joker'), 'lay 4S 4H Joker', 'legal', 'Scoring'],
        ['a two by its 20', at(0, '4S 4H 2C'), 'lay 4S 4H 2C', 'opening.minimum', 'Scoring'],
      ],
      'opening.mend': [
        ['taken back', toMeld('4S 5S', SHORT), 'retract all', 'legal', 'clauses 25'],
        ['not in part', toMeld('4S 5S', SHORT_TWO), 'retract 7S 7H 7D', 'opening.mend', 'clauses 25'],
        ['not arranged anew', toMeld('4S 5S', SHORT), 'rearrange 8S 8H 8D', 'opening.mend', 'clauses 25'],
        ['the turn cannot end so', toMeld('4S 5S', SHORT), 'discard 4S', 'opening.unmended', 'judge'],
      ],
    },
  },
  {
    variants: PARTY_ONE,
    rows: {
      'meld.wilds': [
        ['four and four', toMeld('KS KH KD KC 2S 2H 2D 2C 4S 5S'), 'lay KS KH KD KC 2S 2H 2D 2C', 'legal', 'Partners Standard, A-P3'],
        ['three and four', toMeld('KS KH KD 2S 2H 2D 2C 4S 5S'), 'lay KS KH KD 2S 2H 2D 2C', 'meld.balance', 'Partners Standard, A-P3'],
      ],
      'canasta.more-wilds': [
        ['as before', toMeld('2C 4S 5S', { melds: ['KS KH KD KC KS 2S 2H 2D 2S'] }), 'lay 2C onto K', 'legal', 'Partners Standard'],
        ['never more than naturals', toMeld('2C 4S 5S', { melds: ['KS KH KD KC 2S 2H 2D 2S'] }), 'lay 2C onto K', 'meld.balance', 'Partners Standard'],
      ],
    },
  },
  {
    variants: PARTY_TWO,
    rows: {
      'meld.wilds': [
        ['two', toMeld('KS KH KD 2S 2H 4S 5S'), 'lay KS KH KD 2S 2H', 'legal', 'Two Two Two Partners'],
        ['three', toMeld('KS KH KD 2S 2H 2D 4S 5S'), 'lay KS KH KD 2S 2H 2D', 'meld.wilds', 'Two Two Two Partners, A-P34'],
        ['a third added', toMeld('Joker 4S 5S', { melds: ['KS KH KD 2S 2H'] }), 'lay Joker onto K', 'meld.wilds', 'Two Two Two Partners, A-P34'],
      ],
      'canasta.more-wilds': [
        ['a second', toMeld('2C 4S 5S', { melds: ['KS KH KD KC KS KH 2S'] }), 'lay 2C onto K', 'legal', 'Two Two Two Partners'],
        ['never a third', toMeld('2C 4S 5S', { melds: ['KS KH KD KC KS 2S 2H'] }), 'lay 2C onto K', 'meld.wilds', 'Two Two Two Partners, A-P34'],
      ],
    },
  },
  {
    variants: PARTY_TEAMS,
    rows: {
      'canasta.wild': [['never', toMeld('2S 2H 2D 2C 2S 2H Joker', OUT), 'lay 2S 2H 2D 2C 2S 2H Joker', 'meld.naturals', 'Partners Standard']],
      'black-three.meld': [['not unasked', toMeld('3S 3C 3S 4S', { melds: TWO_CANASTAS }), 'lay 3S 3C 3S', 'black-three.meld out.keep permission.unasked', 'Going out, A-P14']],
    },
  },
];
