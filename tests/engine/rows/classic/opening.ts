/** The first meld: the minimum, what counts toward it, and how one that falls short is mended. */
import { type Setting, toDraw, toMeld } from '../../at.ts';
import { CLASSIC, type Rows } from '../row.ts';

/** The cards of the opening before the rest of the hand, for a side with so many points. */
const at = (score: number, hand: string, rest: Setting = {}) =>
  toMeld(`${hand} 4C 5C`, { melds: [], score, ...rest });
const taking = (hand: string, pile: string, rest: Setting = {}) =>
  toDraw(`${hand} 4C 5C`, pile, { melds: [], ...rest });

/** Thirty points lie on the table, laid in this turn: twenty too few. */
const SHORT: Setting = { melds: ['8S 8H 8D'], laidThisTurn: ['8S 8H 8D'] };
const SHORT_TWO: Setting = {
  melds: ['8S 8H 8D', '7S 7H 2D 7D'],
  laidThisTurn: ['8S 8H 8D', '7S 7H 2D 7D'],
  score: 1500,
};

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const OPENING: readonly Rows[] = [
  {
    variants: CLASSIC,
    rows: {
      'opening.minimum': [
        ['50 at 0', at(0, 'KS KH KD 2C'), 'lay KS KH KD 2C', 'legal', '8'],
        ['45 at 0', at(0, 'KS KH KD 7S 7H 7D'), 'lay KS KH KD, lay 7S 7H 7D', 'opening.minimum', '8'],
        ['more than 50', at(0, 'AS AH AD'), 'lay AS AH AD', 'legal', '8, A-S5'],
        ['50 at 1495', at(1495, 'KS KH KD 2C'), 'lay KS KH KD 2C', 'legal', '8'],
        ['85 at 1500', at(1500, 'KS KH KD 2C 2D 7S 7H 7D'), 'lay KS KH KD 2C 2D, lay 7S 7H 7D', 'opening.minimum', '8'],
        ['90 at 1500', at(1500, 'AS AH AD KS KH KD'), 'lay AS AH AD, lay KS KH KD', 'legal', '8'],
        ['90 at 2995', at(2995, 'AS AH AD KS KH KD'), 'lay AS AH AD, lay KS KH KD', 'legal', '8'],
        ['110 at 3000', at(3000, 'AS AH AD KS KH KD 2C'), 'lay AS AH AD, lay KS KH KD 2C', 'opening.minimum', '8'],
        ['120 at 3000', at(3000, 'AS AH AD AC 2S 2D'), 'lay AS AH AD AC 2S 2D', 'legal', '8'],
        ['115 at 3000 and above', at(6000, 'AS AH AD AC 2S 7S 7H 7D'), 'lay AS AH AD AC 2S, lay 7S 7H 7D', 'opening.minimum', '8'],
        ['raised once: 60', at(0, 'KS KH KD 2C', { sides: { A: { minimumRaised: 10 } } }), 'lay KS KH KD 2C', 'opening.minimum', '10, A-S32'],
        ['raised once, and met', at(0, 'AS AH AD', { sides: { A: { minimumRaised: 10 } } }), 'lay AS AH AD', 'legal', '10'],
        ['raised twice: 70', at(0, 'AS AH AD', { sides: { A: { minimumRaised: 20 } } }), 'lay AS AH AD', 'opening.minimum', '10, A-S32'],
      ],
      'opening.minus': [
        ['15 below zero', at(-5, '4S 4H 4D'), 'lay 4S 4H 4D', 'legal', '8'],
        ['25 after one retraction', at(-5, '4S 4H 4D', { sides: { A: { minimumRaised: 10 } } }), 'lay 4S 4H 4D', 'opening.minimum', '8, 10'],
        ['zero is not below zero', at(0, '4S 4H 4D'), 'lay 4S 4H 4D', 'opening.minimum', '8'],
      ],
      'opening.whose': [
        ['a side that has melded is free', at(0, '4S 4H 4D', { melds: ['8S 8H 8D'] }), 'lay 4S 4H 4D', 'legal', '8'],
        ['what the others have melded does not help', at(0, '4S 4H 4D', { theirs: ['8S 8H 8D'] }), 'lay 4S 4H 4D', 'opening.minimum', '8, 14'],
      ],
      'opening.counts': [
        ['the top of the pile', taking('QS QH 2C', '9S QD'), 'take with QS QH 2C', 'legal', '13, A-S8'],
        ['further melds from the hand', taking('QS QH 7S 7H 7D 2C', '9S QD'), 'take with QS QH, lay 7S 7H 7D 2C', 'legal', '13'],
        ['a card drawn now', toDraw('KS KH 2C 4C 5C', '', { melds: [], stock: 'KD 6C 9C' }), 'draw; lay KS KH KD 2C', 'legal', '8'],
        ['not the cards beneath the top', taking('QS QH', 'AS AH AD QD'), 'take with QS QH', 'opening.minimum', '13, A-S7'],
        ['not the bonus of a canasta', at(0, '5S 5H 5D 5C 5S 5H 5D'), 'lay 5S 5H 5D 5C 5S 5H 5D', 'opening.minimum', '8, A-S52'],
        ['not red threes', at(0, 'KS KH KD', { sides: { A: { redThrees: '3H 3D' } } }), 'lay KS KH KD', 'opening.minimum', '7, 8'],
      ],
      'opening.mend': [
        ['lay what is missing', toMeld('8C 2D 4C 5C', SHORT), 'lay 8C onto 8, lay 2D onto 8', 'legal', '10'],
        ['another meld', toMeld('AS AH AD 4C 5C', SHORT), 'lay AS AH AD', 'legal', '10'],
        ['still too little', toMeld('8C 7S 4C 5C', SHORT), 'lay 8C onto 8', 'opening.minimum', '10'],
        ['arrange it anew', toMeld('4C 5C', SHORT_TWO), 'rearrange 8S 8H 8D 2D, 7S 7H 7D', 'legal', '10, A-S56'],
        ['not with other cards', toMeld('8C 4C 5C', SHORT), 'rearrange 8S 8H 8D 8C', 'opening.same-cards', '10, A-S56'],
        ['not leaving cards out', toMeld('4C 5C', SHORT_TWO), 'rearrange 8S 8H 8D 2D', 'opening.same-cards', '10, A-S56'],
        ['not into what is no meld', toMeld('4C 5C', SHORT_TWO), 'rearrange 8S 8H 7S, 8D 7H 7D 2D', 'meld.of meld.of', '8, 10'],
        ['take it back', toMeld('4C 5C', SHORT), 'retract all', 'legal', '10'],
        ['take back a meld', toMeld('4C 5C', SHORT_TWO), 'retract 8S 8H 8D', 'legal', '10'],
        ['a meld that is not there', toMeld('4C 5C', SHORT_TWO), 'retract 8S 8H', 'meld.take-back', '10'],
        ['the turn cannot end so', toMeld('4C 5C', SHORT), 'discard 4C', 'opening.unmended', '10'],
        ['nor without a discard', toMeld('4C 5C', SHORT), 'end', 'opening.unmended discard.due', '10'],
        ['nor are melds combined', toMeld('4C 5C', SHORT), 'combine 8', 'opening.unmended meld.same-rank', '10'],
        ['what is left must reach the minimum', toMeld('4C 5C', SHORT_TWO), 'retract 8S 8H 8D; discard 4C', 'opening.unmended', '10, A-S63'],
        ['and is then made up by other cards', toMeld('AS AH AD 4C 5C', SHORT_TWO), 'retract 8S 8H 8D; lay AS AH AD, lay 8S 8H 8D; discard 4C', 'legal', '10, A-S63'],
        ['all back, and 60 laid', toMeld('AS AH AD 4C 5C', SHORT), 'retract all; lay AS AH AD; discard 4C', 'legal', '10'],
        ['an opened side rearranges nothing', toMeld('4C 5C', { melds: ['8S 8H 8D', '8C 8S 2H'] }), 'rearrange 8S 8H 8D 8C 8S 2H', 'opening.mend', '8, A-S56'],
      ],
    },
  },
  {
    variants: ['classic-four', 'classic-two', 'classic-three'],
    rows: {
      'opening.wilds': [
        ['a joker helps', at(0, '4S 4H Joker'), 'lay 4S 4H Joker', 'legal', '8'],
        ['a two by its 20', at(0, '4S 4H 2D'), 'lay 4S 4H 2D', 'opening.minimum', '3, 8'],
      ],
    },
  },
  {
    variants: ['classic-four', 'classic-three', 'hutto'],
    rows: {
      'penalty.full-retraction': [
        ['all back, and the minimum is 60', toMeld('AS 2C 4C 5C', SHORT), 'retract all; lay 8S 8H 8D 2C', 'opening.minimum', '10'],
      ],
    },
  },
  {
    variants: ['classic-two'],
    rows: {
      'penalty.full-retraction': [
        ['all back, and the minimum stays', toMeld('AS 2C 4C 5C', SHORT), 'retract all; lay 8S 8H 8D 2C', 'legal', '21'],
      ],
    },
  },
  {
    variants: ['hutto'],
    rows: {
      'opening.wilds': [
        ['a two helps', at(0, 'KS KH KD 2C'), 'lay KS KH KD 2C', 'legal', '21'],
        ['a joker does not', at(0, '9S 9H 9D Joker'), 'lay 9S 9H 9D Joker', 'opening.minimum', '21'],
        ['it may lie with a meld that stands without it', at(0, 'AS AH AD Joker'), 'lay AS AH AD Joker', 'legal', '21, A-S36'],
        ['not with one that does not', at(0, 'AS AH AD KS KH Joker'), 'lay AS AH AD, lay KS KH Joker', 'opening.wilds', '21, A-S36'],
        ['after the opening it may, in the same turn', at(0, 'AS AH AD KS KH Joker'), 'lay AS AH AD; lay KS KH Joker', 'legal', '21, A-S36'],
        ['nor when the pile is taken', taking('QS QH Joker', '9S QD'), 'take with QS QH Joker', 'opening.minimum', '21'],
        ['a later turn is free', toMeld('KS KH Joker 4C 5C'), 'lay KS KH Joker', 'legal', '21'],
      ],
    },
  },
];
