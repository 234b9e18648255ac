/** Going out, asking, re-deals and the wild-card canasta by the party text. */
import { CANASTA, type Setting, TWO_CANASTAS, toDraw, toMeld } from '../../at.ts';
import { PARTY, PARTY_ALONE, PARTY_TEAMS, PARTY_TWO, type Rows } from '../row.ts';

const said = (answer: 'yes' | 'no'): Setting => ({ permission: { seat: 1, answer } });
const OUT: Setting = { melds: TWO_CANASTAS, ...said('yes') };
const NEW: Setting = { melds: [] };
/** The only thirteen cards without a wild card or a pair. */
const POOR = '4S 5H 6D 7C 8S 9H 10D JC QS KH AD 3H 3S';
const dealt = (hand: string, score: number, rest: Setting = {}): Setting =>
  toDraw(hand, '9C', { melds: [], score, dealt: true, ...rest });
const WILD = '2S 2H 2D 2C 2S 2H Joker';

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const PARTY_OUT: readonly Rows[] = [
  {
    variants: PARTY,
    rows: {
      'out.how': [
        ['by the last discard', toMeld('4S', OUT), 'discard 4S', 'legal', 'Going out'],
        ['by melding all', toMeld('KS KH KD', OUT), 'lay KS KH KD', 'legal', 'Going out'],
        ['not by ending the turn', toMeld('4S', OUT), 'end', 'discard.due', 'Partners Standard'],
      ],
      'out.canastas': [
        ['enough', toMeld('4S', OUT), 'discard 4S', 'legal', 'Going out'],
        ['none', toMeld('4S', said('yes')), 'discard 4S', 'out.canastas', 'Going out'],
      ],
      'out.fresh-canasta': [
        ['completed with the last card', toMeld('QD', { ...OUT, melds: [TWO_CANASTAS[1] ?? '', 'QS QH QD QC QS QH'] }), 'lay QD onto Q', 'legal', 'Going out'],
        ['six are none', toMeld('QD', { ...OUT, melds: ['JS JH JD', 'QS QH QD QC QS'] }), 'lay QD onto Q', 'out.keep out.canastas', 'Going out'],
      ],
      'out.keep': [
        ['two left', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD', 'legal', 'Going out'],
        ['one left, with the right to go out', toMeld('KS KH KD 4S', OUT), 'lay KS KH KD; discard 4S', 'legal', 'Going out'],
        ['one left without', toMeld('KS KH KD 4S', { ...OUT, melds: ['8S 8H 8D'] }), 'lay KS KH KD', 'out.keep out.canastas', 'Going out'],
      ],
      'pony.packet': [['there is none', toMeld('4S 5S', OUT), 'pony', 'pony.packet', 'clauses 5']],
      'pony.opens': [['there is none', toMeld('4S 5S'), 'pony', 'pony.packet', 'clauses 5']],
      'pony.when': [['there is none', toDraw('4S 5S'), 'pony', 'turn.phase pony.packet', 'clauses 5']],
      'pony.red-threes': [['there is none', toMeld('4S 5S', OUT), 'pony', 'pony.packet', 'clauses 5']],
    },
  },
  {
    variants: PARTY_TWO,
    rows: { 'out.canastas': [['one is too few', toMeld('4S', { melds: [CANASTA], ...said('yes') }), 'discard 4S', 'out.canastas', 'Two Two Two Partners']] },
  },
  {
    variants: ['party-partners', 'party-solo'],
    rows: { 'out.canastas': [['one is enough', toMeld('4S', { melds: [CANASTA], ...said('yes') }), 'discard 4S', 'legal', 'Going out']] },
  },
  {
    variants: PARTY_TEAMS,
    rows: {
      'permission.ask': [
        ['asked', toMeld('4S', { melds: TWO_CANASTAS }), 'ask; answer yes; discard 4S', 'legal', 'Going out'],
        ['unasked, by a discard', toMeld('4S', { melds: TWO_CANASTAS }), 'discard 4S', 'permission.unasked', 'Going out, A-P18'],
        ['unasked, by a meld', toMeld('KS KH KD', { melds: TWO_CANASTAS }), 'lay KS KH KD', 'out.keep permission.unasked', 'Going out, A-P18'],
        ['unasked, to one card', toMeld('KS KH KD 4S', { melds: TWO_CANASTAS }), 'lay KS KH KD', 'out.keep permission.unasked', 'Going out, A-P18'],
        ['unasked, by taking the pile', toDraw('KS KH', 'KD', { melds: TWO_CANASTAS }), 'take with KS KH', 'out.keep permission.unasked', 'Going out, A-P18'],
      ],
      'permission.when': [
        ['before melding', toDraw('4S 5S', '9C'), 'draw; ask', 'legal', 'clauses 21'],
        ['not after it', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD; ask', 'permission.when', 'clauses 21'],
        ['not after the turned card', toDraw('4S 5S', '9C', { melds: [], firstTurn: true }), 'take free; ask', 'permission.when', 'clauses 21'],
      ],
      'permission.answer': [
        ['yes', toMeld('4S', OUT), 'discard 4S', 'legal', 'Going out'],
        ['no', toMeld('4S', { melds: TWO_CANASTAS, ...said('no') }), 'discard 4S', 'permission.answer', 'Going out'],
      ],
    },
  },
  {
    variants: PARTY_ALONE,
    rows: {
      'permission.ask': [
        ['nobody is asked', toMeld('4S', { melds: TWO_CANASTAS }), 'discard 4S', 'legal', 'A-P19'],
        ['nobody can be', toMeld('4S 5S'), 'ask', 'permission.right', 'A-P19'],
      ],
      'permission.when': [['never', toMeld('4S 5S'), 'ask', 'permission.right', 'A-P19']],
      'permission.answer': [['nobody answers', toMeld('4S 5S'), 'answer yes', 'permission.request', 'A-P19']],
      'redeal.right': [['there is none', dealt(POOR, 3000), 'redeal', 'redeal.right', 'Standard No Partners']],
      'redeal.how': [['there is none', dealt(POOR, 3000), 'redeal', 'redeal.right', 'Standard No Partners']],
      'canasta.wild': [
        ['not while staying', toMeld(`${WILD} 4S 5S`, NEW), `lay ${WILD}`, 'canasta.wild', 'Standard No Partners'],
        ['not with two canastas before this turn', toMeld(WILD, { melds: TWO_CANASTAS }), `lay ${WILD}`, 'canasta.wild', 'Standard No Partners, A-P26'],
        ['not with six', toMeld('2S 2H 2D 2C 2S 2H', { melds: TWO_CANASTAS, laidThisTurn: [...TWO_CANASTAS] }), 'lay 2S 2H 2D 2C 2S 2H', 'canasta.wild', 'Standard No Partners'],
        ['with others laid before it in this turn', toMeld(WILD, { melds: TWO_CANASTAS, laidThisTurn: [...TWO_CANASTAS] }), `lay ${WILD}`, 'legal', 'Standard No Partners, A-P30'],
        ['with eight', toMeld(`${WILD} 2D`, { melds: TWO_CANASTAS, laidThisTurn: [...TWO_CANASTAS] }), `lay ${WILD} 2D`, 'legal', 'A-P30'],
      ],
      'out.blind': [
        ['the pile was never taken before', toMeld(WILD, { melds: TWO_CANASTAS, laidThisTurn: [...TWO_CANASTAS], tookPile: [2] }), `lay ${WILD}`, 'legal', 'Standard No Partners'],
        ['it was', toMeld(WILD, { melds: TWO_CANASTAS, laidThisTurn: [...TWO_CANASTAS], tookPile: [1] }), `lay ${WILD}`, 'canasta.wild', 'Standard No Partners, A-P26'],
        ['it is taken in this turn', toMeld(WILD, { melds: TWO_CANASTAS, laidThisTurn: [...TWO_CANASTAS], drawnFrom: 'pile' }), `lay ${WILD}`, 'legal', 'A-P26'],
      ],
    },
  },
  {
    variants: ['party-solo'],
    rows: {
      'canasta.wild': [
        ['with the rest in the same move', toMeld(`${WILD} 7S 7H 7D 4S`, NEW), `lay ${WILD}, lay 7S 7H 7D`, 'legal', 'Standard No Partners'],
        ['the rest first, then it', toMeld(`${WILD} AS AH AD 4S`, NEW), `lay AS AH AD; lay ${WILD}`, 'legal', 'Standard No Partners'],
        ['two cards left', toMeld(`${WILD} 7S 7H 7D 4S 5S`, NEW), `lay ${WILD}, lay 7S 7H 7D`, 'canasta.wild', 'Standard No Partners'],
      ],
    },
  },
  {
    variants: ['party-222-solo'],
    rows: {
      'canasta.wild': [
        ['a second canasta is needed', toMeld(`${WILD} 7S 7H 7D 4S`, NEW), `lay ${WILD}, lay 7S 7H 7D`, 'canasta.wild out.keep out.canastas', 'Two Two Two Partners, A-P28'],
        ['with a second', toMeld(`${WILD} ${CANASTA} 4S`, NEW), `lay ${WILD}, lay ${CANASTA}`, 'legal', 'A-P28, A-P33'],
      ],
    },
  },
  {
    variants: ['party-partners'],
    rows: {
      'redeal.right': [
        ['no wild card, no pair, at 120', dealt(POOR, 3000), 'redeal', 'legal', 'Melding, A-P20'],
        ['at 150', dealt(POOR, 5000), 'redeal', 'legal', 'A-P23'],
        ['by partner’s hand', dealt('4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S', 3000, { hands: { '3': POOR } }), 'redeal', 'legal', 'A-P49'],
        ['at 90', dealt(POOR, 2995), 'redeal', 'redeal.minimum', 'Melding'],
        ['with a pair', dealt(POOR.replace('AD', 'KD'), 3000), 'redeal', 'redeal.hand', 'Melding'],
        ['with a wild card', dealt(POOR.replace('AD', '2D'), 3000), 'redeal', 'redeal.hand', 'Melding'],
        ['with two red threes', dealt(POOR.replace('3S', '3D'), 3000), 'redeal', 'redeal.hand', 'Melding'],
      ],
      'redeal.how': [
        ['right after the deal', dealt(POOR, 3000), 'redeal', 'legal', 'A-P21'],
        ['not later', dealt(POOR, 3000, { dealt: false, firstTurn: true }), 'redeal', 'redeal.how', 'A-P21'],
        ['not after the draw', dealt(POOR.replace('3H', '9S'), 3000, { stock: 'KS KD' }), 'draw; redeal', 'turn.phase redeal.how redeal.hand', 'A-P21'],
      ],
    },
  },
  {
    variants: ['party-222-partners'],
    rows: {
      'redeal.right': [['fifteen cards hold a pair', dealt(`${POOR} 4H 5D`, 3000), 'redeal', 'redeal.hand', 'A-P20']],
      'redeal.how': [['not later', dealt(POOR, 3000, { dealt: false, firstTurn: true }), 'redeal', 'redeal.how', 'A-P21']],
    },
  },
];
