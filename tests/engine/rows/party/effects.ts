/** What moves do and cost by the party text. */
import { type Setting, TWO_CANASTAS, toDraw, toMeld } from '../../at.ts';
import {
  costs,
  type Effects,
  PARTY,
  PARTY_ALONE,
  PARTY_ONE,
  PARTY_TEAMS,
  PARTY_TWO,
} from '../row.ts';

const NOTHING = { costs: null };
const NO_MORE = { by: 'stock' };
const SHORT: Setting = { melds: ['8S 8H 8D'], laidThisTurn: ['8S 8H 8D'] };
const hand = (cards: string | number) => ({ hands: { '1': cards } });
const blind = (yes: boolean) => ({ ended: { by: 'out', seat: 1, blind: yes } });
const HAND = 'QS QH QD QC QS QH QD JS JH JD JC JS JH JD';
const ALL = 'lay QS QH QD QC QS QH QD, lay JS JH JD JC JS JH JD';

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const PARTY_EFFECTS: readonly Effects[] = [
  {
    variants: PARTY,
    effects: {
      'red-three.from-pile': [['laid, not replaced', toDraw('KS KH 4S 5S', '3H 5C KD'), 'take with KS KH', { ...hand('4S 5S 5C'), sides: { A: { redThrees: '3H' } }, stock: 40 }, "Red Three's"]],
      'pile.free-first': [
        ['one card, instead of the draw', toDraw('4S 5S', '9C', { melds: [], firstTurn: true }), 'take free', { ...hand('4S 5S 9C'), pile: '', stock: 40, phase: 'meld', drawnFrom: 'pile' }, 'Partners Standard, A-P10'],
        ['it is a taking', toDraw('4S 5S', '9C', { melds: [], firstTurn: true }), 'take free; discard 4S', { tookPile: [1], pile: '4S', turn: 2 }, 'A-P26'],
      ],
      'stock.last-red-three': [['it ends the deal', toDraw('4S 5S', '9C', { stock: '3H' }), 'draw', { ...hand('4S 5S'), sides: { A: { redThrees: '3H' } }, ended: NO_MORE }, 'clauses 19']],
      'penalty.illegal-meld': [['none', toMeld('KS KH QD 4S 5S'), 'lay KS KH QD', NOTHING, 'clauses 25']],
      'penalty.full-retraction': [['none', toMeld('4S 5S', SHORT), 'retract all', { ...NOTHING, ...hand('4S 5S 8S 8H 8D'), sides: { A: { minimumRaised: 0, melds: [] } } }, 'clauses 25']],
      'penalty.partial-retraction': [['none', toMeld('4S 5S', SHORT), 'retract 8S 8H 8D', NOTHING, 'clauses 25']],
      'penalty.overdraw': [['put back', toMeld('4S 5S'), 'draw', NOTHING, 'clauses 25']],
    },
  },
  {
    variants: PARTY_ONE,
    effects: { 'draw.count': [['one card', toDraw('4S 5S', '9C', { stock: 'KS KH KD' }), 'draw', { ...hand('4S 5S KS'), stock: 'KH KD' }, 'Partners Standard']] },
  },
  {
    variants: PARTY_TWO,
    effects: { 'draw.count': [['two cards', toDraw('4S 5S', '9C', { stock: 'KS 3H KH KD' }), 'draw', { ...hand('4S 5S KS KH'), stock: 'KD', sides: { A: { redThrees: '3H' } } }, 'Two Two Two Partners']] },
  },
  {
    variants: PARTY_TEAMS,
    effects: {
      'out.blind': [['nothing more', toMeld(HAND, { melds: [], permission: { seat: 1, answer: 'yes' } }), ALL, blind(false), 'Standard No Partners']],
      'penalty.false-request': [
        ['yes, and not out', toMeld('4S 5S', { melds: TWO_CANASTAS, permission: { seat: 1, answer: 'yes' } }), 'discard 4S', { costs: costs('penalty.false-request', -100), sides: { A: { penalties: [{ rule: 'penalty.false-request' }] } } }, 'Going out, A-P17'],
        ['no, and not out', toMeld('4S 5S', { melds: TWO_CANASTAS, permission: { seat: 1, answer: 'no' } }), 'discard 4S', NOTHING, 'Going out, A-P17'],
      ],
    },
  },
  {
    variants: ['party-partners'],
    effects: { 'redeal.right': [['it ends the deal', toDraw('4S 5H 6D 7C 8S 9H 10D JC QS KH AD 3H 3S', '9C', { melds: [], score: 3000, dealt: true }), 'redeal', { ended: { by: 'redeal' } }, 'Melding']] },
  },
  {
    variants: PARTY_ALONE,
    effects: {
      'out.blind': [
        ['the whole hand at once', toMeld(HAND, { melds: [] }), ALL, blind(true), 'Standard No Partners'],
        ['in several moves of one turn, and a discard', toMeld(`${HAND} 4S`, { melds: [] }), 'lay QS QH QD QC QS QH QD; lay JS JH JD JC JS JH JD; discard 4S', blind(true), 'Standard No Partners'],
        ['after a meld of an earlier turn', toMeld('4S', { melds: TWO_CANASTAS }), 'discard 4S', blind(false), 'A-P26'],
        ['after an earlier taking', toMeld(HAND, { melds: [], tookPile: [1] }), ALL, blind(false), 'A-P26'],
        ['with the pile taken in this turn', toDraw(HAND.replace('JD JC', 'JC'), 'JD', { melds: [] }), 'take with JS JH JC JS JH JD, lay QS QH QD QC QS QH QD', blind(true), 'A-P26'],
        ['after the turned card of an earlier turn', toMeld(HAND, { melds: [], tookPile: [1, 2] }), ALL, blind(false), 'A-P26'],
        ['others took it', toMeld(HAND, { melds: [], tookPile: [2] }), ALL, blind(true), 'Standard No Partners'],
      ],
      'penalty.false-request': [['no request, no price', toMeld('4S 5S'), 'discard 4S', NOTHING, 'A-P19']],
    },
  },
];
