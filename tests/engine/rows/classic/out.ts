/** Going out, asking partner, cards shown by mistake, and rights the classic game does not have. */
import { CANASTA, type Setting, TWO_CANASTAS, toDraw, toMeld } from '../../at.ts';
import { CLASSIC, CLASSIC_ALONE, CLASSIC_TEAMS, CLASSIC_TWOS, type Rows } from '../row.ts';

const OUT: Setting = { melds: TWO_CANASTAS };
const said = (answer: 'yes' | 'no'): Setting => ({ permission: { seat: 1, answer } });
const JACKS = 'JS JH JD JC JS JH JD';
const shown = (cards: string): Setting => ({ exposed: { '1': cards } });
const DEALT: Setting = { melds: [], dealt: true };

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const OUTS: readonly Rows[] = [
  {
    variants: CLASSIC,
    rows: {
      'out.how': [
        ['by the last discard', toMeld('4S', OUT), 'discard 4S', 'legal', '17'],
        ['by melding all', toMeld('KS KH KD', OUT), 'lay KS KH KD', 'legal', '17'],
        ['by adding the last card', toMeld('QC', OUT), 'lay QC onto Q', 'legal', '17'],
        ['by taking the pile', toDraw('KS KH', 'KD', OUT), 'take with KS KH', 'legal', '17, A-S60'],
        ['not by ending the turn', toMeld('4S', OUT), 'end', 'discard.due', '8, 17'],
      ],
      'out.canastas': [
        ['enough', toMeld('4S', OUT), 'discard 4S', 'legal', '17'],
        ['none', toMeld('4S'), 'discard 4S', 'out.canastas', '17'],
        ['none, by melding', toMeld('KS KH KD'), 'lay KS KH KD', 'out.keep out.canastas', '17'],
        ['none, by taking', toDraw('KS KH', 'KD'), 'take with KS KH', 'out.keep out.canastas', '17'],
        ['theirs do not help', toMeld('4S', { theirs: TWO_CANASTAS }), 'discard 4S', 'out.canastas', '17'],
      ],
      'out.fresh-canasta': [
        ['completed with the last card', toMeld('QD', { melds: [JACKS, 'QS QH QD QC QS QH'] }), 'lay QD onto Q', 'legal', '17, A-S41'],
        ['then the last discard', toMeld('QD 4S', { melds: [JACKS, 'QS QH QD QC QS QH'] }), 'lay QD onto Q; discard 4S', 'legal', '17'],
        ['six are still none', toMeld('QD', { melds: ['JS JH JD', 'QS QH QD QC QS'] }), 'lay QD onto Q', 'out.keep out.canastas', '17'],
      ],
      'out.keep': [
        ['two left', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD', 'legal', '17, A-S14'],
        ['one left', toMeld('KS KH KD 4S'), 'lay KS KH KD', 'out.keep out.canastas', '17, A-S14'],
        ['one left by a take', toDraw('KS KH 4S', 'KD'), 'take with KS KH', 'out.keep out.canastas', '17, A-S14'],
        ['the pile fills the hand', toDraw('KS KH 4S', '5S KD'), 'take with KS KH', 'legal', '17'],
        ['two left by a take, one of them from the pile', toDraw('KS KH 4S', '3H 5S KD'), 'take with KS KH', 'legal', '7, 17'],
        ['a red three of the pile fills nothing', toDraw('KS KH 4S', '3H KD'), 'take with KS KH', 'out.keep out.canastas', '7, 17'],
        ['one left, with the right to go out', toMeld('KS KH KD 4S', OUT), 'lay KS KH KD; discard 4S', 'legal', '17'],
      ],
      'redeal.right': [
        ['there is none', toDraw('4S 5S 6S', '9C', DEALT), 'redeal', 'redeal.right', '6'],
      ],
      'redeal.how': [['there is none', toDraw('4S 5S 6S', '9C'), 'redeal', 'redeal.right', '6']],
      'pony.packet': [['there is none', toMeld('4S 5S', OUT), 'pony', 'pony.packet', '6']],
      'pony.opens': [['there is none', toMeld('4S 5S'), 'pony', 'pony.packet', '6']],
      'pony.when': [['there is none', toDraw('4S 5S'), 'pony', 'turn.phase pony.packet', '6']],
      'pony.red-threes': [['there is none', toMeld('4S 5S', OUT), 'pony', 'pony.packet', '6']],
    },
  },
  {
    variants: ['classic-four'],
    rows: {
      'out.canastas': [
        ['one is enough', toMeld('4S', { melds: [CANASTA] }), 'discard 4S', 'legal', '9, 17'],
        ['a mixed one', toMeld('4S', { melds: ['6S 6H 6D 6C 2S 2H 2D'] }), 'discard 4S', 'legal', '9, 17'],
      ],
    },
  },
  {
    variants: CLASSIC_TWOS,
    rows: {
      'out.canastas': [
        ['one is too few', toMeld('4S', { melds: [CANASTA] }), 'discard 4S', 'out.canastas', '21'],
        ['fourteen of a rank in one meld are one', toMeld('4S', { melds: ['6S 6H 6D 6C 6S 6H 6D 6C 2S 2H 2D 2C Joker Joker'] }), 'discard 4S', 'out.canastas', '9, 21'],
      ],
    },
  },
  {
    variants: CLASSIC_TEAMS,
    rows: {
      'permission.ask': [
        ['before the draw', toDraw('4S 5S', '9C'), 'ask', 'legal', '17'],
        ['after it', toDraw('4S 5S', '9C'), 'draw; ask', 'legal', '17'],
        ['nobody must', toMeld('4S', OUT), 'discard 4S', 'legal', '17'],
        ['whoever asks waits for the answer', toDraw('4S 5S', '9C'), 'ask; draw', 'permission.awaited', '17'],
      ],
      'permission.when': [
        ['before anything is laid', toMeld('4S 5S'), 'ask', 'legal', '17'],
        ['not after a meld', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD; ask', 'permission.when', '17, A-S28'],
        ['not after an addition', toMeld('8C 4S 5S'), 'lay 8C onto 8; ask', 'permission.when', '17, A-S28'],
        ['not after taking the pile', toDraw('KS KH 4S 5S', '6S KD'), 'take with KS KH; ask', 'permission.when', '17, A-S28'],
        ['not after a meld in a turn without a draw', toDraw('KS KH KD 4S 5S', '9C', { owedTurns: { '1': 1 } }), 'lay KS KH KD; ask', 'permission.when', '17'],
        ['not twice', toMeld('4S 5S'), 'ask; answer yes; ask', 'permission.once', '17, A-S66'],
        ['not twice, before and after the draw', toDraw('4S 5S', '9C'), 'ask; answer no; draw; ask', 'permission.once', '17, A-S66'],
      ],
      'permission.answer': [
        ['after yes one goes out', toMeld('4S', { ...OUT, ...said('yes') }), 'discard 4S', 'legal', '17'],
        ['after yes by melding', toMeld('KS KH KD', { ...OUT, ...said('yes') }), 'lay KS KH KD', 'legal', '17'],
        ['after yes one may still stay', toMeld('4S 5S', { ...OUT, ...said('yes') }), 'discard 4S', 'legal', '17, A-S67'],
        ['after no one stays', toMeld('4S 5S', { ...OUT, ...said('no') }), 'discard 4S', 'legal', '17'],
        ['after no the last card stays', toMeld('4S', { ...OUT, ...said('no') }), 'discard 4S', 'permission.answer', '17, A-S27'],
        ['after no nobody melds all', toMeld('KS KH KD', { ...OUT, ...said('no') }), 'lay KS KH KD', 'out.keep permission.answer', '17, A-S27'],
        ['nor all but one', toMeld('KS KH KD 4S', { ...OUT, ...said('no') }), 'lay KS KH KD', 'out.keep permission.answer', '17, A-S27'],
        ['nor takes the pile with all', toDraw('KS KH', 'KD', { ...OUT, ...said('no') }), 'take with KS KH', 'out.keep permission.answer', '17, A-S27'],
        ['yes does not replace a canasta', toMeld('4S', said('yes')), 'discard 4S', 'out.canastas', '17'],
        ['the answer of an earlier turn is past', toMeld('4S 5S', { ...OUT, permission: { seat: 3, answer: 'no' } }), 'lay 4S onto Q', 'meld.of', '17'],
        ['an answer without a question', toMeld('4S 5S'), 'answer yes', 'permission.request', '17'],
      ],
    },
  },
  {
    variants: CLASSIC_ALONE,
    rows: {
      'permission.ask': [
        ['there is nobody to ask', toMeld('4S 5S', OUT), 'ask', 'permission.right', '17, 21'],
      ],
      'permission.when': [
        ['never', toDraw('4S 5S', '9C', OUT), 'ask', 'permission.right', '17, 21'],
      ],
      'permission.answer': [
        ['nobody answers', toMeld('4S 5S', OUT), 'answer yes', 'permission.request', '17, 21'],
      ],
    },
  },
  {
    variants: ['classic-four', 'classic-three', 'hutto'],
    rows: {
      'exposed.cards': [
        ['one of them is discarded', toMeld('9C KS 4S 5S', shown('9C KS')), 'discard KS', 'legal', '8, A-S47'],
        ['or it is melded', toMeld('8C 4S 5S', shown('8C')), 'lay 8C onto 8; discard 4S', 'legal', '8'],
        ['a wild card too', toMeld('2C 4S 5S', shown('2C')), 'discard 2C', 'legal', '8, A-S46'],
        ['not another card', toMeld('9C KS 4S 5S', shown('9C KS')), 'discard 4S', 'exposed.cards', '8'],
        ['not while one of two is left', toMeld('8C KS 4S 5S', shown('8C KS')), 'lay 8C onto 8; discard 4S', 'exposed.cards', '8'],
      ],
    },
  },
  {
    variants: ['classic-two'],
    rows: {
      'exposed.cards': [
        ['no penalty: any card goes', toMeld('9C 4S 5S', shown('9C')), 'discard 4S', 'legal', '21'],
      ],
    },
  },
];
