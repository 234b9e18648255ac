/** What moves do to the table in the classic game. */
import { CANASTA, type Setting, TWO_CANASTAS, toDraw, toMeld } from '../../at.ts';
import { CLASSIC, CLASSIC_TEAMS, CLASSIC_TWOS, type Effects } from '../row.ts';

const OUT: Setting = { melds: TWO_CANASTAS };
const WENT_OUT = { by: 'out', seat: 1, blind: false };
const NO_MORE = { by: 'stock' };
const LAST: Setting = { stock: 0 };
const hand = (cards: string | number) => ({ hands: { '1': cards } });

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const EFFECTS: readonly Effects[] = [
  {
    variants: CLASSIC,
    effects: {
      'red-three.dealt': [
        ['laid and replaced', toDraw('3H 4S 5S', '9C', { stock: 'KS KD KC', firstTurn: true }), 'red-three 3H', { ...hand('4S 5S KS'), sides: { A: { redThrees: '3H' } }, stock: 'KD KC', phase: 'draw', firstTurn: true }, '7'],
        ['the replacement likewise', toDraw('3H 4S 5S', '9C', { stock: '3D KS KD', firstTurn: true }), 'red-three 3H', { ...hand('4S 5S KS'), sides: { A: { redThrees: '3H 3D' } }, stock: 'KD' }, '7'],
        ['from a stock that is only counted', toDraw('3H 4S 5S', '9C', { firstTurn: true }), 'red-three 3H', { ...hand(3), sides: { A: { redThrees: '3H' } }, stock: 39 }, '7'],
        ['not replaced where nothing is left', toDraw('3H 4S 5S', '9C', LAST), 'red-three 3H', { ...hand('4S 5S'), sides: { A: { redThrees: '3H' } }, stock: 0, ended: null }, '7, 15'],
        ['one that was kept', toMeld('3H 4S 5S', { undeclared: { '1': '3H' }, stock: 'KS KD' }), 'red-three 3H', { ...hand('4S 5S KS'), sides: { A: { redThrees: '3H' } }, undeclared: undefined }, '7'],
      ],
      'red-three.from-pile': [
        ['laid, not replaced', toDraw('KS KH 4S 5S', '3H 5C KD', { turnedUp: 1 }), 'take with KS KH', { ...hand('4S 5S 5C'), sides: { A: { redThrees: '3H', melds: ['8S 8H 8D', 'KD KS KH'] } }, stock: 40 }, '7'],
      ],
      'draw.instead': [
        ['the rest comes to the hand', toDraw('KS KH 4S 5S', '6S 7C KD'), 'take with KS KH', { ...hand('4S 5S 6S 7C'), pile: '', turnedUp: 0, stock: 40, phase: 'meld', drawnFrom: 'pile', laidThisTurn: ['KD KS KH'] }, '12, 13'],
        ['onto a meld', toDraw('4S 5S', '6S 8C'), 'take onto 8', { ...hand('4S 5S 6S'), sides: { A: { melds: ['8S 8H 8D 8C'] } }, laidThisTurn: [{ cards: '8C', onto: '8S 8H 8D' }] }, '13'],
        ['who took it is known when the turn ends', toDraw('KS KH 4S 5S', '6S KD'), 'take with KS KH; discard 4S', { tookPile: [1], turn: 2, pile: '4S', drawnFrom: undefined, laidThisTurn: undefined }, '12'],
      ],
      'draw.short': [
        ['what is there', toDraw('4S 5S', '9C', { stock: 'KS' }), 'draw', { ...hand('4S 5S KS'), stock: '', phase: 'meld', ended: null }, '15, A-S57'],
        ['what is there, counted', toDraw('4S 5S', '9C', { stock: 1 }), 'draw', { ...hand(3), stock: 0, ended: null }, '15, A-S57'],
      ],
      'discard.count': [
        ['the next player’s turn begins', toMeld('4S 5S', { pile: '9C', firstTurn: true }), 'discard 4S', { ...hand('5S'), pile: '9C 4S', turn: 2, phase: 'draw', firstTurn: undefined, turnsPlayed: { '1': 1, '2': 0 } }, '11'],
        ['a turned card stays a turned one', toMeld('4S 5S', { pile: '3H 9C', turnedUp: 2 }), 'discard 4S', { pile: '3H 9C 4S', turnedUp: 2 }, '14'],
        ['of equal cards one goes', toMeld('4S 4S 5S'), 'discard 4S', hand('4S 5S'), '11'],
      ],
      'discard.unable': [
        ['it ends the deal', toDraw('4S', '9C', { owedTurns: { '1': 1 } }), 'end', { ...hand('4S'), ended: NO_MORE }, '11, A-S15'],
      ],
      'stock.last-red-three': [
        ['it is laid, and the deal ends', toDraw('4S 5S', '9C', { stock: '3H' }), 'draw', { ...hand('4S 5S'), sides: { A: { redThrees: '3H' } }, stock: '', ended: NO_MORE }, '15'],
        ['drawn for another', toDraw('4S 5S', '9C', { stock: '3H 3D' }), 'draw', { ...hand('4S 5S'), sides: { A: { redThrees: '3H 3D' } }, ended: NO_MORE }, '15'],
        ['one before it is replaced', toDraw('4S 5S', '9C', { stock: '3H KS' }), 'draw', { ...hand('4S 5S KS'), stock: '', ended: null }, '15, A-S58'],
      ],
      'stock.empty': [
        ['who declines the pile ends the deal', toDraw('4S 5S', '9C', LAST), 'pass', { ended: NO_MORE }, '15'],
        ['who takes it lets play go on', toDraw('9S 9H 4S 5S', '9C', LAST), 'take with 9S 9H; discard 4S', { turn: 2, phase: 'draw', ended: null }, '15'],
      ],
      'out.how': [
        ['by a discard', toMeld('4S', OUT), 'discard 4S', { ...hand(''), pile: '4S', ended: WENT_OUT }, '17'],
        ['by a meld', toMeld('KS KH KD', OUT), 'lay KS KH KD', { ...hand(''), ended: WENT_OUT }, '17'],
        ['by taking the pile', toDraw('KS KH', 'KD', OUT), 'take with KS KH', { ...hand(''), pile: '', ended: WENT_OUT }, '17, A-S60'],
        ['one card left is not out yet', toMeld('KS KH KD 4S', OUT), 'lay KS KH KD', { ...hand('4S'), ended: null }, '17'],
      ],
      'out.blind': [
        ['nothing more for the whole hand at once', toMeld('QS QH QD QC QS QH QD JS JH JD JC JS JH JD', { melds: [] }), 'lay QS QH QD QC QS QH QD, lay JS JH JD JC JS JH JD', { ended: WENT_OUT }, '18, A-S45'],
      ],
      'meld.same-rank': [
        ['combined into one', toMeld('4S 5S', { melds: ['8S 8H 8D', '8C 8S 2H', 'KS KH KD'] }), 'combine 8', { sides: { A: { melds: ['8S 8H 8D 8C 8S 2H', 'KS KH KD'] } } }, '8'],
        ['the rank means the meld that is no canasta', toMeld('6C 4S 5S', { melds: ['6S 6H 6D 6C 2S 2H 2D', '6S 6H 2C'] }), 'lay 6C onto 6', { sides: { A: { melds: ['6S 6H 6D 6C 2S 2H 2D', '6S 6H 2C 6C'] } } }, '8'],
      ],
      'canasta.more': [
        ['the only one, a canasta', toMeld('QC 4S 5S', { melds: [CANASTA] }), 'lay QC onto Q', { sides: { A: { melds: [`${CANASTA} QC`] } } }, '9'],
      ],
      'opening.mend': [
        ['arranged anew', toMeld('4C 5C', { melds: ['8S 8H 8D', '7S 7H 7D 2D'], laidThisTurn: ['8S 8H 8D', '7S 7H 7D 2D'], score: 1500 }), 'rearrange 8S 8H 8D 2D, 7S 7H 7D', { sides: { A: { melds: ['8S 8H 8D 2D', '7S 7H 7D'] } }, laidThisTurn: ['8S 8H 8D 2D', '7S 7H 7D'], ...hand('4C 5C') }, '10'],
        ['what is taken back is in the hand', toMeld('4C 5C', { melds: ['8S 8H 8D'], laidThisTurn: ['8S 8H 8D'] }), 'retract all', { ...hand('4C 5C 8S 8H 8D'), sides: { A: { melds: [] } }, laidThisTurn: undefined, phase: 'meld' }, '10'],
      ],
      'penalty.overdraw': [
        ['a turn without a draw is paid off by its end', toDraw('4S 5S', '9C', { owedTurns: { '1': 2 } }), 'discard 4S', { owedTurns: { '1': 1 }, ...hand('5S'), turn: 2 }, '12, A-S19'],
        ['the last one', toDraw('4S 5S', '9C', { owedTurns: { '1': 1 } }), 'discard 4S', { owedTurns: undefined }, '12, A-S19'],
        ['the turn of the fault itself pays nothing', toMeld('4S 5S', { owedTurns: { '1': 1 } }), 'discard 4S', { owedTurns: { '1': 1 } }, '12, A-S19'],
        ['others’ turns pay nothing', toMeld('4S 5S', { owedTurns: { '2': 1 } }), 'discard 4S', { owedTurns: { '2': 1 } }, '12, A-S19'],
      ],
      'turn.direction': [
        ['from the second seat to the next', { turn: 2, phase: 'meld', hands: { '2': '4S 5S' }, players: undefined }, 'discard 4S', { phase: 'draw', pile: '4S' }, '11'],
      ],
    },
  },
  {
    variants: ['classic-four'],
    effects: {
      'draw.count': [
        ['one card', toDraw('4S 5S', '9C', { stock: 'KS KH KD' }), 'draw', { ...hand('4S 5S KS'), stock: 'KH KD', phase: 'meld' }, '12'],
        ['from a counted stock', toDraw('4S 5S', '9C'), 'draw', { ...hand(3), stock: 39 }, '12'],
      ],
      'red-three.drawn': [
        ['laid and replaced', toDraw('4S 5S', '9C', { stock: '3H 3D KS KD' }), 'draw', { ...hand('4S 5S KS'), sides: { A: { redThrees: '3H 3D' } }, stock: 'KD' }, '7'],
      ],
    },
  },
  {
    variants: CLASSIC_TWOS,
    effects: {
      'draw.count': [
        ['two cards', toDraw('4S 5S', '9C', { stock: 'KS KH KD' }), 'draw', { ...hand('4S 5S KS KH'), stock: 'KD', phase: 'meld' }, '21'],
        ['from a counted stock', toDraw('4S 5S', '9C'), 'draw', { ...hand(4), stock: 38 }, '21'],
      ],
      'red-three.drawn': [
        ['laid and replaced', toDraw('4S 5S', '9C', { stock: '3H KS 3D KH KD' }), 'draw', { ...hand('4S 5S KS KH'), sides: { A: { redThrees: '3H 3D' } }, stock: 'KD' }, '7'],
      ],
      'stock.last-red-three': [
        ['though the other card was good', toDraw('4S 5S', '9C', { stock: 'KS 3H' }), 'draw', { ...hand('4S 5S KS'), sides: { A: { redThrees: '3H' } }, ended: NO_MORE }, '15, A-S22'],
        ['the same the other way round is none', toDraw('4S 5S', '9C', { stock: '3H KS' }), 'draw', { ...hand('4S 5S KS'), ended: null }, '15, A-S58'],
      ],
    },
  },
  {
    variants: CLASSIC_TEAMS,
    effects: {
      'turn.direction': [
        ['after the fourth seat the first', { turn: 4, phase: 'meld', hands: { '4': '4S 5S' } }, 'discard 4S', { turn: 1, turnsPlayed: { '4': 2 } }, '11'],
      ],
      'permission.ask': [
        ['asked and answered', toDraw('4S 5S', '9C'), 'ask; answer no', { permission: { seat: 1, answer: 'no' }, phase: 'draw', turn: 1 }, '17'],
        ['forgotten when the turn ends', toMeld('4S 5S', { permission: { seat: 1, answer: 'no' } }), 'discard 4S', { permission: undefined, turn: 2 }, '17'],
      ],
    },
  },
  {
    variants: ['classic-two'],
    effects: {
      'turn.direction': [['after the second seat the first', { turn: 2, phase: 'meld', hands: { '2': '4S 5S' } }, 'discard 4S', { turn: 1 }, '11']],
    },
  },
  {
    variants: ['classic-three'],
    effects: {
      'turn.direction': [['after the third seat the first', { turn: 3, phase: 'meld', hands: { '3': '4S 5S' } }, 'discard 4S', { turn: 1 }, '11']],
    },
  },
  {
    variants: ['classic-four', 'classic-three', 'hutto'],
    effects: {
      'exposed.cards': [
        ['gone when discarded', toMeld('9C KS 4S', { exposed: { '1': '9C KS' } }), 'discard KS', { exposed: { '1': '9C' } }, '8'],
        ['gone when melded', toMeld('9C 9S 9H KS 4S 5S', { exposed: { '1': '9C KS' } }), 'lay 9C 9S 9H', { exposed: { '1': 'KS' } }, '8'],
      ],
    },
  },
];
