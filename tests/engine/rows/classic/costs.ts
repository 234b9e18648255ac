/** What mistakes cost at a real table by the classic text. */
import { type Setting, TWO_CANASTAS, toDraw, toMeld } from '../../at.ts';
import { CLASSIC, CLASSIC_ALONE, CLASSIC_TEAMS, costs, type Effects } from '../row.ts';

const ILLEGAL = { costs: costs('penalty.illegal-meld', -100) };
const NOTHING = { costs: null };
const DRAWN_AGAIN = { costs: costs('penalty.overdraw', 0, 0, 1) };
const RAISED = { costs: costs('penalty.full-retraction', 0, 10) };
const IN_PART = { costs: costs('penalty.partial-retraction', -100) };
const NOT_KEPT = { costs: costs('penalty.false-request', -100) };
const SHORT: Setting = {
  melds: ['8S 8H 8D', '7S 7H 7D'],
  laidThisTurn: ['8S 8H 8D', '7S 7H 7D'],
  score: 1500,
};
const GROWN: Setting = {
  melds: ['4S 4H 4D 4C', '5S 5H 5D'],
  laidThisTurn: ['4S 4H 4D', { cards: '4C', onto: '4S 4H 4D' }, '5S 5H 5D'],
};
const said = (answer: 'yes' | 'no'): Setting => ({ permission: { seat: 1, answer } });
const noted = (rule: 'penalty.partial-retraction' | 'penalty.false-request') => ({
  penalties: [{ rule }],
});

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const COSTS: readonly Effects[] = [
  {
    variants: CLASSIC,
    effects: {
      'penalty.illegal-meld': [
        ['two ranks', toMeld('KS KH QD 4S 5S'), 'lay KS KH QD', ILLEGAL, '10'],
        ['too few cards', toMeld('KS KH 4S 5S'), 'lay KS KH', ILLEGAL, '10'],
        ['too many wild cards', toMeld('KS KH KD KC KS 2S 2H 2D 2C 4S 5S'), 'lay KS KH KD KC KS 2S 2H 2D 2C', ILLEGAL, '10'],
        ['no majority', toMeld('KS KH 2S 2H 4S 5S'), 'lay KS KH 2S 2H', ILLEGAL, '10'],
        ['onto their meld', toMeld('9C 4S 5S', { theirs: ['9S 9H 9D'] }), 'lay 9C onto 9', ILLEGAL, '10'],
        ['black threes too early', toMeld('3S 3C 3S 4S 5S', { melds: TWO_CANASTAS }), 'lay 3S 3C 3S', ILLEGAL, '8, 10'],
        ['beside the pile', toDraw('KS KH 7S 7H 2S 2H 4S 5S', '6S KD'), 'take with KS KH, lay 7S 7H 2S 2H', ILLEGAL, '10'],
        ['with the pile’s top card', toDraw('KS KH QD 4S 5S', '6S KD'), 'take with KS KH QD', ILLEGAL, '10'],
        ['one meld of two', toMeld('KS KH KD 7S 7H 4S 5S'), 'lay KS KH KD, lay 7S 7H', ILLEGAL, '10'],
        ['too small besides, but once', toMeld('7S 7H 2S 2H 4S 5S', { melds: [] }), 'lay 7S 7H 2S 2H', ILLEGAL, '10, A-S31'],
        ['merely too small: it can be mended', toMeld('KS KH KD 4S 5S', { melds: [] }), 'lay KS KH KD', NOTHING, '10, A-S31'],
        ['a pile that may not be taken', toDraw('KS 2S 4S 5S', '2C KD'), 'take with KS 2S', NOTHING, '10'],
        ['a card one does not hold', toMeld('KS KH 4S 5S'), 'lay KS KH KD', NOTHING, '10'],
        ['at the wrong time', toDraw('KS KH KD 4S 5S', '9C'), 'lay KS KH KD', NOTHING, '10'],
        ['the last cards, without a canasta', toMeld('KS KH KD'), 'lay KS KH KD', NOTHING, '10, 17'],
        ['a legal one', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD', NOTHING, '10'],
      ],
      'penalty.overdraw': [
        ['drawing again', toDraw('4S 5S', '9C'), 'draw; draw', DRAWN_AGAIN, '12, A-S19'],
        ['drawing after taking the pile', toDraw('KS KH 4S 5S', '6S KD'), 'take with KS KH; draw', DRAWN_AGAIN, '12, A-S21'],
        ['after a meld', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD; draw', DRAWN_AGAIN, '12'],
        ['in a turn without a draw', toDraw('4S 5S', '9C', { owedTurns: { '1': 1 } }), 'draw', NOTHING, '12'],
        ['from no stock', toMeld('4S 5S', { stock: 0 }), 'draw', NOTHING, '12'],
        ['after the end', toMeld('4S', { melds: TWO_CANASTAS }), 'discard 4S; draw', NOTHING, '17'],
        ['drawing once', toDraw('4S 5S', '9C'), 'draw', NOTHING, '12'],
      ],
    },
  },
  {
    variants: ['classic-four', 'classic-three', 'hutto'],
    effects: {
      'penalty.full-retraction': [
        ['all back raises the minimum', toMeld('4C 5C', SHORT), 'retract all', { ...RAISED, sides: { A: { minimumRaised: 10, melds: [] } } }, '10'],
        ['each meld named', toMeld('4C 5C', SHORT), 'retract 7S 7H 7D, 8S 8H 8D', { ...RAISED, sides: { A: { minimumRaised: 10 } } }, '10'],
        ['each time', toMeld('4C 5C', { ...SHORT, sides: { A: { minimumRaised: 10 } } }), 'retract all', { ...RAISED, sides: { A: { minimumRaised: 20 } } }, '10, A-S32'],
        ['when nothing needs mending', toMeld('4C 5C'), 'retract all', { ...NOTHING, sides: { A: { minimumRaised: 0 } } }, '10'],
      ],
      'penalty.partial-retraction': [
        ['some back', toMeld('4C 5C', SHORT), 'retract 7S 7H 7D', { ...IN_PART, sides: { A: { melds: ['8S 8H 8D'], minimumRaised: 0, ...noted('penalty.partial-retraction') } } }, '10'],
        ['a meld that had grown', toMeld('6C 7C', GROWN), 'retract 4S 4H 4D 4C', { ...IN_PART, laidThisTurn: ['5S 5H 5D'] }, '10, A-S63'],
        ['the rest later costs nothing more', toMeld('4C 5C', SHORT), 'retract 7S 7H 7D; retract all', { ...NOTHING, sides: { A: { melds: [], minimumRaised: 0, ...noted('penalty.partial-retraction') } } }, '10, A-S68'],
      ],
    },
  },
  {
    variants: ['classic-two'],
    effects: {
      'penalty.full-retraction': [['free', toMeld('4C 5C', SHORT), 'retract all', { ...NOTHING, sides: { A: { minimumRaised: 0, melds: [] } } }, '21']],
      'penalty.partial-retraction': [['free', toMeld('4C 5C', SHORT), 'retract 7S 7H 7D', { ...NOTHING, sides: { A: { penalties: undefined } } }, '21']],
    },
  },
  {
    variants: CLASSIC_ALONE,
    effects: { 'penalty.false-request': [['no request, no price', toMeld('4S 5S'), 'discard 4S', NOTHING, '17, 21']] },
  },
  {
    variants: CLASSIC_TEAMS,
    effects: {
      'penalty.false-request': [
        ['yes, and the turn ends', toMeld('4S 5S', { melds: TWO_CANASTAS, ...said('yes') }), 'discard 4S', { ...NOT_KEPT, ended: null, turn: 2, sides: { A: noted('penalty.false-request') } }, '17, A-S67'],
        ['yes, and one cannot', toMeld('4S 5S', said('yes')), 'discard 4S', NOT_KEPT, '17, A-S26'],
        ['yes, and the pile is declined', toDraw('4S 5S', '9C', { stock: 0, ...said('yes') }), 'pass', { ...NOT_KEPT, ended: { by: 'stock' }, sides: { A: noted('penalty.false-request') } }, '17, A-S26'],
        ['yes, and the last card ends the deal', toDraw('4S 5S', '9C', { stock: '3H', ...said('yes') }), 'draw', { ...NOT_KEPT, ended: { by: 'stock' } }, '17, A-S26'],
        ['yes, and out', toMeld('4S', { melds: TWO_CANASTAS, ...said('yes') }), 'discard 4S', { ...NOTHING, ended: { by: 'out', seat: 1 } }, '17'],
        ['yes, and out by a meld', toMeld('KS KH KD', { melds: TWO_CANASTAS, ...said('yes') }), 'lay KS KH KD', { ...NOTHING, ended: { by: 'out', seat: 1 } }, '17'],
        ['yes, and the turn goes on', toMeld('KS KH KD 4S 5S', said('yes')), 'lay KS KH KD', NOTHING, '17'],
        ['no, and the turn ends', toMeld('4S 5S', said('no')), 'discard 4S', NOTHING, '17'],
        ['out against a no', toMeld('4S', { melds: TWO_CANASTAS, ...said('no') }), 'discard 4S', NOTHING, '17, A-S27'],
        ['asked too late', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD; ask', NOTHING, '17, A-S28'],
        ['one of partner’s turn', toMeld('4S 5S', { permission: { seat: 3, answer: 'yes' } }), 'discard 4S', NOTHING, '17'],
      ],
    },
  },
];
