/** The parts of a turn, the draw, the discard, and the end of the stock. */
import { TWO_CANASTAS, toDraw, toMeld } from '../../at.ts';
import { CLASSIC, CLASSIC_TWOS, type Rows } from '../row.ts';

const OWED = { owedTurns: { '1': 1 } };
const LAST = { stock: 0 };

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const TURNS: readonly Rows[] = [
  {
    variants: CLASSIC,
    rows: {
      'turn.parts': [
        ['draw, meld, discard', toDraw('KS KH KD 4S 5S', '9C'), 'draw; lay KS KH KD; discard 4S', 'legal', '11'],
        ['melds may be left out', toDraw('4S 5S', '9C'), 'draw; discard 4S', 'legal', '11'],
        ['as many melds as one likes', toMeld('KS KH KD JS JH JD 8C 4S 5S'), 'lay KS KH KD; lay JS JH JD; lay 8C onto 8; discard 4S', 'legal', '8'],
        ['no meld before the draw', toDraw('KS KH KD 4S 5S', '9C'), 'lay KS KH KD', 'turn.phase', '8, 11'],
        ['no combining before it', toDraw('4S 5S', '9C', { melds: ['8S 8H 8D', '8C 8S 2H'] }), 'combine 8', 'turn.phase', '8, 11'],
        ['no discard before it', toDraw('4S 5S', '9C'), 'discard 4S', 'turn.phase', '11'],
        ['no pile after the draw', toDraw('9S 9H 4S 5S', '9C'), 'draw; take with 9S 9H', 'turn.phase', '12'],
        ['no declining after the draw', toMeld('4S 5S', { ...LAST, pile: '9C' }), 'pass', 'turn.phase', '15'],
        ['nothing after the end of the deal', toMeld('4S', { melds: TWO_CANASTAS }), 'discard 4S; draw', 'turn.over turn.phase', '17'],
      ],
      'draw.count': [
        ['once', toDraw('4S 5S', '9C'), 'draw', 'legal', '12'],
        ['not twice', toDraw('4S 5S', '9C'), 'draw; draw', 'turn.phase', '12'],
      ],
      'draw.instead': [
        ['the pile stands for the draw', toDraw('9S 9H 4S 5S', '9C'), 'take with 9S 9H; discard 4S', 'legal', '12'],
        ['so nothing is drawn after it', toDraw('9S 9H 4S 5S', '9C'), 'take with 9S 9H; draw', 'turn.phase', '12, A-S21'],
      ],
      'draw.short': [
        ['the last card alone', toDraw('4S 5S', '9C', { stock: 'KS' }), 'draw; discard 4S', 'legal', '15, A-S57'],
        ['a red three with nothing left to replace it', toDraw('3H 4S 5S', '9C', LAST), 'red-three 3H; pass', 'legal', '7, 15'],
        ['nothing is left', toDraw('4S 5S', '9C', LAST), 'draw', 'stock.empty', '15'],
      ],
      'discard.count': [
        ['one', toMeld('4S 5S'), 'discard 4S', 'legal', '8'],
        ['it may be wild', toMeld('2S 5S'), 'discard 2S', 'legal', '14'],
        ['it may be a black three', toMeld('3S 5S'), 'discard 3S', 'legal', '14'],
        ['it may not be left out', toMeld('4S 5S'), 'end', 'discard.due', '8'],
      ],
      'discard.unable': [
        ['one card in a turn without a draw', toDraw('4S', '9C', OWED), 'end', 'legal', '11, A-S15'],
        ['that card may not go', toDraw('4S', '9C', OWED), 'discard 4S', 'out.canastas', '17'],
        ['two cards: one can go', toDraw('4S 5S', '9C', OWED), 'end', 'discard.due', '8, 11'],
        ['one card and the right to go out', toDraw('4S', '9C', { ...OWED, melds: TWO_CANASTAS }), 'end', 'discard.due', '8, 17'],
        ['only a red three that was kept', toMeld('3H', { undeclared: { '1': '3H' } }), 'end', 'legal', '11'],
      ],
      'penalty.overdraw': [
        ['in a turn without a draw one discards', toDraw('4S 5S', '9C', OWED), 'discard 4S', 'legal', '12'],
        ['one may meld', toDraw('KS KH KD 4S 5S', '9C', OWED), 'lay KS KH KD; discard 4S', 'legal', '12, A-S20'],
        ['one does not draw', toDraw('4S 5S', '9C', OWED), 'draw', 'draw.owed', '12'],
        ['nor after a meld', toDraw('KS KH KD 4S 5S', '9C', OWED), 'lay KS KH KD; draw', 'draw.owed', '12'],
        ['nor take the pile', toDraw('9S 9H 4S 5S', '9C', OWED), 'take with 9S 9H', 'draw.owed', '12, A-S20'],
        ['nor need decline it', toDraw('4S 5S', '9C', { ...OWED, ...LAST }), 'pass', 'draw.owed', '12, A-S20'],
        ['others owe nothing by it', toDraw('4S 5S', '9C', { owedTurns: { '2': 1 } }), 'draw', 'legal', '12'],
      ],
      'stock.last-red-three': [
        ['one before the last is replaced', toDraw('4S 5S', '9C', { stock: '3H KS' }), 'draw; discard 4S', 'legal', '15, A-S58'],
        ['the last one ends the deal', toDraw('4S 5S', '9C', { stock: '3H' }), 'draw', 'legal', '15'],
        ['nothing is discarded then', toDraw('4S 5S', '9C', { stock: '3H' }), 'draw; discard 4S', 'turn.over', '15'],
        ['nothing melded', toDraw('KS KH KD 4S 5S', '9C', { stock: '3H' }), 'draw; lay KS KH KD', 'turn.over', '15'],
        ['as a replacement too', toDraw('4S 5S', '9C', { stock: '3H 3D' }), 'draw; discard 4S', 'turn.over', '15'],
      ],
      'stock.empty': [
        ['one may decline the pile', toDraw('4S 5S', '9C', LAST), 'pass', 'legal', '15'],
        ['or take it', toDraw('9S 9H 4S 5S', '9C', LAST), 'take with 9S 9H', 'legal', '15'],
        ['there is nothing to draw', toDraw('4S 5S', '9C', LAST), 'draw', 'stock.empty', '15'],
        ['with a stock one draws', toDraw('4S 5S', '9C', { stock: 1 }), 'pass', 'stock.left', '15'],
      ],
      'stock.must-take': [
        ['a fit must be taken', toDraw('4S 5S', '6S 8C', LAST), 'pass', 'stock.must-take', '15, A-S25'],
        ['a pair need not', toDraw('9S 9H 4S 5S', '6S 9C', LAST), 'pass', 'legal', '15'],
        ['a canasta need not grow', toDraw('4S 5S', '6S QC', { ...LAST, melds: TWO_CANASTAS }), 'pass', 'legal', '15, A-S23'],
        ['a canasta beside an open meld', toDraw('4S 5S', '6S KC', { ...LAST, melds: ['KS KH KD KC 2S 2H 2D', 'KS KH 2C'] }), 'pass', 'stock.must-take', '15, A-S23'],
        ['a frozen pile need not', toDraw('4S 5S', '2S 8C', LAST), 'pass', 'legal', '15'],
        ['one card and a pile of one', toDraw('4S', '8C', LAST), 'pass', 'legal', '15'],
        ['one card and a pile of two', toDraw('4S', '6S 8C', LAST), 'pass', 'stock.must-take', '15, A-S43'],
        ['their meld is none of mine', toDraw('4S 5S', '6S KC', { ...LAST, theirs: ['KS KH KD'] }), 'pass', 'legal', '15'],
        ['a wild card on top', toDraw('4S 5S', '6S 2C', LAST), 'pass', 'legal', '14, 15'],
        ['a black three on top', toDraw('4S 5S', '8C 3C', LAST), 'pass', 'legal', '14, 15'],
        ['who has not melded need not', toDraw('8S 8H 4S 5S', '6S 8C', { ...LAST, melds: [] }), 'pass', 'legal', '15'],
        ['taking is legal then', toDraw('4S 5S', '6S 8C', LAST), 'take onto 8', 'legal', '15'],
      ],
    },
  },
  {
    variants: CLASSIC_TWOS,
    rows: {
      'stock.last-red-three': [
        ['though the other card was good', toDraw('4S 5S', '9C', { stock: 'KS 3H' }), 'draw; discard KS', 'turn.over', '15, A-S22'],
      ],
    },
  },
];
