/** Taking the pile, and when it is frozen. */
import { CANASTA, type Setting, TWO_CANASTAS, toDraw } from '../../at.ts';
import { CLASSIC, CLASSIC_TEAMS, type Rows } from '../row.ts';

const NEW: Setting = { melds: [] };
const OUT: Setting = { melds: TWO_CANASTAS };
const SIXES = '6S 6H 6D 6C 2S 2H 2D';

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const PILE: readonly Rows[] = [
  {
    variants: CLASSIC,
    rows: {
      'pile.needs': [
        ['two of its rank', toDraw('KS KH 4S 5S', '6S KD'), 'take with KS KH', 'legal', '13'],
        ['one of its rank and a wild card', toDraw('KS 2H 4S 5S', '6S KD'), 'take with KS 2H', 'legal', '13'],
        ['onto a meld of the side', toDraw('4S 5S', '6S 8C'), 'take onto 8', 'legal', '13'],
        ['onto it, with more', toDraw('8S 4S 5S', '6S 8C'), 'take with 8S onto 8', 'legal', '13'],
        ['onto it, with a wild card', toDraw('2S 4S 5S', '6S 8C'), 'take with 2S onto 8', 'legal', '13'],
        ['three of its rank', toDraw('KS KH KC 4S 5S', '6S KD'), 'take with KS KH KC', 'legal', '13'],
        ['with further melds', toDraw('KS KH 7S 7H 7D 4S 5S', '6S KD'), 'take with KS KH, lay 7S 7H 7D', 'legal', '13'],
        ['a fresh meld beside a canasta', toDraw('6C 2C 4S 5S', '7S 6D', { melds: [SIXES] }), 'take with 6C 2C', 'legal', '13, A-S34'],
        ['one alone', toDraw('KS 4S 5S', '6S KD'), 'take with KS', 'pile.needs', '13'],
        ['wild cards alone', toDraw('2S 2H 4S 5S', '6S KD'), 'take with 2S 2H', 'pile.needs meld.naturals meld.balance', '13'],
        ['others', toDraw('QS QH 4S 5S', '6S KD'), 'take with QS QH', 'pile.needs meld.of', '13'],
        ['onto a complete canasta', toDraw('4S 5S', '7S QC', { melds: [CANASTA] }), 'take onto Q', 'pile.needs', '13'],
        ['onto it with a pair', toDraw('6C 6D 4S 5S', '7S 6H', { melds: [SIXES] }), 'take with 6C 6D onto 6', 'pile.needs', '13, A-S34'],
        ['onto it with one and a wild card', toDraw('6C 2C 4S 5S', '7S 6H', { melds: [SIXES] }), 'take with 6C 2C onto 6', 'pile.needs', '13, A-S34'],
        ['onto their meld', toDraw('4S 5S', '7S KC', { theirs: ['KS KH KD'] }), 'take onto K', 'pile.needs', '8, 13'],
        ['there is none', toDraw('KS KH 4S 5S'), 'take with KS KH', 'pile.empty', '12'],
      ],
      'pile.frozen-needs': [
        ['two of its rank', toDraw('KS KH 4S 5S', '2S 6S KD'), 'take with KS KH', 'legal', '13, 14'],
        ['two and a wild card', toDraw('KS KH 2C 4S 5S', '2S 6S KD'), 'take with KS KH 2C', 'legal', '13'],
        ['onto a meld of the side, with two', toDraw('8S 8H 4S 5S', '2S 6S 8C'), 'take with 8S 8H onto 8', 'legal', '13, A-S65'],
        ['not one and a wild card', toDraw('KS 2H 4S 5S', '2S 6S KD'), 'take with KS 2H', 'pile.frozen-needs', '13'],
        ['not onto a meld', toDraw('4S 5S', '2S 6S 8C'), 'take onto 8', 'pile.frozen-needs', '13'],
        ['not onto a meld with one', toDraw('8S 4S 5S', '2S 6S 8C'), 'take with 8S onto 8', 'pile.frozen-needs', '13'],
        ['not with a pair that is only held', toDraw('8S 8H 4S 5S', '2S 6S 8C'), 'take onto 8', 'pile.frozen-needs', '14, A-S65'],
        ['not onto a canasta', toDraw('6C 6D 4S 5S', '2S 6H', { melds: ['6S 6H 6D 6C 2C 2H 2D'] }), 'take with 6C 6D onto 6', 'pile.frozen-needs', '13, A-S34'],
      ],
      'pile.unopened': [
        ['a pair, and the minimum with it', toDraw('AS AH 4S 5S', '6S AD', NEW), 'take with AS AH', 'legal', '13, A-S6'],
        ['a pair, and another meld', toDraw('QS QH AS AH AD 4S 5S', '6S QD', NEW), 'take with QS QH, lay AS AH AD', 'legal', '13'],
        ['one and a wild card', toDraw('QS 2H AS AH AD 4S 5S', '6S QD', NEW), 'take with QS 2H, lay AS AH AD', 'pile.unopened-needs', '13, 14'],
        ['too little', toDraw('QS QH 4S 5S', '6S QD', NEW), 'take with QS QH', 'opening.minimum', '13'],
        ['frozen besides', toDraw('AS 2H 4S 5S', '2S AD', NEW), 'take with AS 2H', 'pile.frozen-needs pile.unopened-needs', '14, A-S64'],
        ['frozen besides, with a pair', toDraw('AS AH 4S 5S', '2S AD', NEW), 'take with AS AH', 'legal', '14, A-S64'],
        ['on the first turn as on any', toDraw('AS 2H 4S 5S', 'AD', { ...NEW, firstTurn: true }), 'take with AS 2H', 'pile.unopened-needs', '14'],
        ['their melds do not open mine', toDraw('KS 2H AS AH AD 4S 5S', '6S KD', { ...NEW, theirs: ['9S 9H 9D'] }), 'take with KS 2H, lay AS AH AD', 'pile.unopened-needs', '14'],
      ],
      'pile.top-card': [
        ['melded with the take', toDraw('KS KH 4S 5S', '6S KD'), 'take with KS KH', 'legal', '12'],
        ['not into the hand', toDraw('KS KH 4S 5S', '6S KD'), 'take free', 'pile.free-first', '12'],
        ['not beside another meld', toDraw('QS QH QC 4S 5S', '6S KD'), 'take with QS QH QC', 'pile.needs meld.of', '12'],
      ],
      'pile.wild-on-top': [
        ['covered', toDraw('KS KH 4S 5S', '2S KD'), 'take with KS KH', 'legal', '14'],
        ['a two on top', toDraw('2C 2H 4S 5S', '6S 2S'), 'take with 2C 2H', 'pile.wild-on-top', '14'],
        ['a joker on top', toDraw('KS KH 4S 5S', '6S Joker'), 'take with KS KH', 'pile.wild-on-top', '14'],
        ['a two, onto a meld', toDraw('4S 5S', '6S 2S'), 'take onto 8', 'pile.wild-on-top', '14'],
      ],
      'red-three.use': [
        ['one on top takes nothing', toDraw('KS KH 4S 5S', '6S 3H', { turnedUp: 2 }), 'take with KS KH', 'red-three.on-top', '7'],
      ],
      'pile.one-card': [
        ['one card and a pile of one', toDraw('4S', 'KC', { melds: [CANASTA, 'JS JH JD JC JS JH JD', 'KS KH KD'] }), 'take onto K', 'pile.one-card', '17, A-S42'],
        ['one card and a pile of two', toDraw('4S', '5S 8C'), 'take onto 8', 'legal', '14, A-S43'],
        ['two cards and a pile of one', toDraw('KS KH', 'KC', OUT), 'take with KS KH', 'legal', '17'],
      ],
      'pile.free-first': [
        ['the turned card is not free', toDraw('KS 5S', '9C', { ...NEW, firstTurn: true }), 'take free', 'pile.free-first', '12'],
        ['nor any other', toDraw('KS 5S', '6S 9C'), 'take free', 'pile.free-first', '12'],
      ],
      'freeze.by': [
        ['a discarded two', toDraw('KS 2H 4S 5S', '2C KD'), 'take with KS 2H', 'pile.frozen-needs', '14'],
        ['a discarded joker, deep in it', toDraw('4S 5S', '6S Joker 7S 9C KD 8C'), 'take onto 8', 'pile.frozen-needs', '14'],
        ['a turned wild card', toDraw('4S 5S', 'Joker 8C', { turnedUp: 2 }), 'take onto 8', 'pile.frozen-needs', '6, 14'],
        ['a turned red three', toDraw('4S 5S', '3H 8C', { turnedUp: 2 }), 'take onto 8', 'pile.frozen-needs', '6, 14'],
        ['a red three, whatever is said of it', toDraw('4S 5S', '3H 8C', { turnedUp: 0 }), 'take onto 8', 'pile.frozen-needs', '6, 14'],
        ['a natural pair takes it', toDraw('KS KH 4S 5S', '3D KD', { turnedUp: 2 }), 'take with KS KH', 'legal', '14'],
        ['a black three below does not', toDraw('4S 5S', '3S 8C'), 'take onto 8', 'legal', '14, A-S2'],
        ['a turned black three does not', toDraw('4S 5S', '3S 8C', { turnedUp: 2 }), 'take onto 8', 'legal', '6, A-S3'],
      ],
      'freeze.ends': [
        ['the next pile is open', toDraw('KS KH 9S 5S', '2S KD', { hands: { '2': '9H 2H 4C 5C' }, theirs: ['7S 7H 7D'] }), 'take with KS KH; discard 9S; take with 9H 2H', 'legal', '14'],
        ['it can be frozen anew', toDraw('4S 5S', '6S 2D 8C'), 'take onto 8', 'pile.frozen-needs', '14'],
      ],
    },
  },
  {
    variants: CLASSIC_TEAMS,
    rows: {
      'freeze.ends': [
        ['until a wild card is thrown on it', toDraw('KS KH 2C 5S', '2S KD', { hands: { '2': '9S 4C 5C', '3': '9H 2H 4D 5D' }, theirs: ['7S 7H 7D'] }), 'take with KS KH; discard 2C; draw; discard 9S; take with 9H 2H', 'pile.frozen-needs', '14'],
      ],
    },
  },
];
