/** What moves do in Pony Canasta. */
import { CANASTA, type Setting, toDraw, toMeld } from '../../at.ts';
import type { Effects } from '../row.ts';

const NOTHING = { costs: null };
const OUT: Setting = { melds: [CANASTA] };
const SHORT: Setting = { melds: ['8S 8H 8D'], laidThisTurn: ['8S 8H 8D'] };
const hand = (cards: string | number) => ({ hands: { '1': cards } });

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const PONY_EFFECTS: readonly Effects[] = [
  {
    variants: ['pony'],
    effects: {
      'draw.count': [['two cards', toDraw('4S 5S', '9C', { stock: 'KS 3H KH KD' }), 'draw', { ...hand('4S 5S KS KH'), sides: { A: { redThrees: '3H' } }, stock: 'KD' }, 'GAME PLAY, When a red']],
      'red-three.from-pile': [['laid, not replaced', toDraw('KS KH 4S 5S', '3H 5C KD'), 'take with KS KH', { ...hand('4S 5S 5C'), sides: { A: { redThrees: '3H' } }, stock: 40 }, 'clauses 7']],
      'pony.red-threes': [
        ['laid and replaced', toMeld('4S 5S', { ...OUT, ponies: { '1': '3H KS KH' }, stock: '9S 9H' }), 'pony', { ...hand('4S 5S KS KH 9S'), sides: { A: { redThrees: '3H' } }, stock: '9H', ponies: { '1': 0 } }, 'A-Y11'],
        ['unseen cards are counted', toMeld('4S 5S', OUT), 'pony', { ...hand(14), ponies: { '1': 0, '2': 12 } }, 'A player may'],
      ],
      'pony.opens': [['who completes a canasta has presented it', toMeld('QD 4S 5S', { melds: ['QS QH QD QC QS QH'], partners: true }), 'lay QD onto Q', { presented: [1] }, 'A-Y10']],
      'out.how': [
        ['by a discard', toMeld('4S', OUT), 'discard 4S', { ended: { by: 'out', seat: 1, blind: false } }, 'A-Y4'],
        ['melding all does not end the round', toMeld('KS KH KD', OUT), 'lay KS KH KD', { ...hand(''), ended: null, phase: 'meld', turn: 1 }, 'A-Y4'],
      ],
      'discard.unable': [
        ['out of the round, the next plays', toMeld('KS KH KD'), 'lay KS KH KD; end', { outOfRound: [1], turn: 2, phase: 'draw', ended: null }, 'If a person, A-Y4'],
        ['who is out is passed over', toMeld('4S 5S', { outOfRound: [2, 3] }), 'discard 4S', { turn: 4 }, 'A-Y29'],
        ['everybody out ends the round', toMeld('KS KH KD', { outOfRound: [2, 3, 4] }), 'lay KS KH KD; end', { ended: { by: 'stock' } }, 'A-Y30'],
        ['the last one goes on alone', toMeld('4S 5S', { outOfRound: [2, 3, 4] }), 'discard 4S', { turn: 1, ended: null }, 'A-Y26'],
      ],
      'stock.last-red-three': [['it ends the round', toDraw('4S 5S', '9C', { stock: 'KS 3H' }), 'draw', { ...hand('4S 5S KS'), ended: { by: 'stock' } }, 'clauses 19']],
      'out.blind': [['nothing more for the whole hand', toMeld(`${CANASTA} 4S`, { melds: [] }), `lay ${CANASTA}; discard 4S`, { ended: { by: 'out', seat: 1, blind: false } }, 'clauses 22']],
      'penalty.illegal-meld': [['none', toMeld('KS KH QD 4S 5S'), 'lay KS KH QD', NOTHING, 'clauses 25']],
      'penalty.full-retraction': [['none', toMeld('4S 5S', SHORT), 'retract all', { ...NOTHING, sides: { A: { minimumRaised: 0 } } }, 'clauses 25']],
      'penalty.partial-retraction': [['none', toMeld('4S 5S', SHORT), 'retract 8S 8H 8D', NOTHING, 'clauses 25']],
      'penalty.overdraw': [['none', toMeld('4S 5S'), 'draw', NOTHING, 'clauses 25']],
      'penalty.false-request': [['no request, no price', toMeld('4S 5S'), 'discard 4S', NOTHING, 'A-Y32']],
    },
  },
];
