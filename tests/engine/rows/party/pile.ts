/** Turns and the pile by the party text. */
import { CANASTA, type Setting, TWO_CANASTAS, toDraw, toMeld } from '../../at.ts';
import { PARTY, PARTY_TEAMS, type Rows } from '../row.ts';

const NEW: Setting = { melds: [] };
const LAST: Setting = { stock: 0 };
const FIRST: Setting = { melds: [], firstTurn: true };
const NO: Setting = { melds: TWO_CANASTAS, permission: { seat: 1, answer: 'no' } };

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const PARTY_PILE: readonly Rows[] = [
  {
    variants: PARTY,
    rows: {
      'turn.parts': [
        ['draw, meld, discard', toDraw('KS KH KD 4S 5S', '9C'), 'draw; lay KS KH KD; discard 4S', 'legal', 'Partners Standard'],
        ['no meld before the draw', toDraw('KS KH KD 4S 5S', '9C'), 'lay KS KH KD', 'turn.phase', 'Partners Standard'],
      ],
      'draw.count': [
        ['once', toDraw('4S 5S', '9C'), 'draw', 'legal', 'Partners Standard'],
        ['not twice', toDraw('4S 5S', '9C'), 'draw; draw', 'turn.phase', 'Partners Standard'],
      ],
      'draw.instead': [
        ['the pile', toDraw('9S 9H 4S 5S', '9C'), 'take with 9S 9H; discard 4S', 'legal', 'Partners Standard'],
        ['nothing after it', toDraw('9S 9H 4S 5S', '9C'), 'take with 9S 9H; draw', 'turn.phase', 'Partners Standard'],
      ],
      'draw.short': [
        ['what is there', toDraw('4S 5S', '9C', { stock: 'KS' }), 'draw; discard 4S', 'legal', 'clauses 15'],
        ['not from none', toDraw('4S 5S', '9C', LAST), 'draw', 'stock.empty', 'clauses 19'],
      ],
      'discard.count': [
        ['one', toMeld('4S 5S'), 'discard 4S', 'legal', 'Partners Standard'],
        ['not left out', toMeld('4S 5S'), 'end', 'discard.due', 'Partners Standard'],
      ],
      'discard.unable': [
        ['only a red three that was kept', toMeld('3H', { undeclared: { '1': '3H' } }), 'end', 'legal', 'clauses 16'],
        ['not with a card to discard', toMeld('4S 5S', NO), 'end', 'discard.due', 'clauses 16'],
      ],
      'stock.last-red-three': [
        ['it ends the deal', toDraw('4S 5S', '9C', { stock: '3H' }), 'draw', 'legal', 'clauses 19'],
        ['nothing after it', toDraw('4S 5S', '9C', { stock: '3H' }), 'draw; discard 4S', 'turn.over', 'clauses 19'],
      ],
      'stock.empty': [
        ['decline', toDraw('4S 5S', '9C', LAST), 'pass', 'legal', 'A-P45'],
        ['not while there is a stock', toDraw('4S 5S', '9C'), 'pass', 'stock.left', 'A-P45'],
      ],
      'stock.must-take': [['never', toDraw('4S 5S', '6S 8C', LAST), 'pass', 'legal', 'A-P45']],
      'pile.needs': [
        ['a pair', toDraw('KS KH 4S 5S', '6S KD'), 'take with KS KH', 'legal', 'Partners Standard'],
        ['one and a wild card', toDraw('KS Joker 4S 5S', '6S KD'), 'take with KS Joker', 'legal', 'Partners Standard'],
        ['not onto a meld', toDraw('4S 5S', '6S 8C'), 'take onto 8', 'pile.needs', 'Partners Standard, A-P11'],
        ['not onto a meld with one', toDraw('8S 4S 5S', '6S 8C'), 'take with 8S onto 8', 'pile.needs', 'Partners Standard, A-P11'],
        ['a pair may lie with a meld', toDraw('8S 8H 4S 5S', '6S 8C'), 'take with 8S 8H onto 8', 'legal', 'Partners Standard, A-P11'],
        ['or with a canasta: no bar here', toDraw('6C 6D 4S 5S', '7S 6H', { melds: ['6S 6H 6D 6C 6S 2S 2H'] }), 'take with 6C 6D onto 6', 'legal', 'Partners Standard'],
        ['not two wild cards', toDraw('2S 2H 4S 5S', '6S KD'), 'take with 2S 2H', 'pile.needs meld.naturals meld.balance', 'Partners Standard'],
      ],
      'pile.frozen-needs': [
        ['a natural pair', toDraw('KS KH 4S 5S', '2S KD'), 'take with KS KH', 'legal', 'Frozen Deck'],
        ['not with a wild card', toDraw('KS 2H 4S 5S', '2S KD'), 'take with KS 2H', 'pile.frozen-needs', 'Frozen Deck'],
      ],
      'pile.unopened': [
        ['one and a wild card, and the minimum', toDraw('KS 2H AS AH AD 4S 5S', '6S KD', NEW), 'take with KS 2H, lay AS AH AD', 'legal', 'A-P12'],
        ['a pair, too little', toDraw('KS KH 4S 5S', '6S KD', NEW), 'take with KS KH', 'opening.minimum', 'Melding'],
        ['frozen, with a wild card', toDraw('KS 2H AS AH AD 4S 5S', '2C KD', NEW), 'take with KS 2H, lay AS AH AD', 'pile.frozen-needs', 'Frozen Deck'],
      ],
      'pile.top-card': [
        ['melded', toDraw('KS KH 4S 5S', '6S KD'), 'take with KS KH', 'legal', 'A-P13'],
        ['not kept', toDraw('KS KH 4S 5S', '6S KD'), 'take free', 'pile.free-first', 'A-P13'],
      ],
      'pile.wild-on-top': [
        ['covered', toDraw('KS KH 4S 5S', '2S KD'), 'take with KS KH', 'legal', 'Frozen Deck'],
        ['not even with two twos', toDraw('2C 2H 4S 5S', '6S 2S'), 'take with 2C 2H', 'pile.wild-on-top', 'A-P16'],
      ],
      'pile.one-card': [['one card takes nothing', toDraw('8S', '6S 7C 8C'), 'take with 8S onto 8', 'pile.needs', 'Partners Standard']],
      'pile.free-first': [
        ['the first player', toDraw('KS 5S', '9C', FIRST), 'take free; discard KS', 'legal', 'Partners Standard'],
        ['a black three too', toDraw('KS 5S', '3C', FIRST), 'take free', 'legal', 'A-P15'],
        ['not of a frozen pile', toDraw('KS 5S', '3H 9C', FIRST), 'take free', 'pile.free-first', 'A-P9'],
        ['not in a later turn', toDraw('KS 5S', '9C', NEW), 'take free', 'pile.free-first', 'Partners Standard'],
        ['not after the draw', toDraw('KS 5S', '9C', FIRST), 'draw; take free', 'turn.phase', 'Partners Standard'],
        ['not in a turn owed', toDraw('KS 5S', '9C', { ...FIRST, owedTurns: { '1': 1 } }), 'take free', 'draw.owed', 'A-S20'],
        ['and no draw after it', toDraw('KS 5S', '9C', FIRST), 'take free; draw', 'turn.phase', 'A-P10'],
      ],
      'black-three.on-top': [
        ['covered', toDraw('8S 8H 4S 5S', '3S 8C'), 'take with 8S 8H', 'legal', 'A-P14'],
        ['on top', toDraw('3C 3C 4S 5S', '6S 3S'), 'take with 3C 3C', 'black-three.on-top', 'A-P14'],
      ],
      'freeze.by': [
        ['a discarded wild card', toDraw('KS 2H 4S 5S', 'Joker KD'), 'take with KS 2H', 'pile.frozen-needs', 'Frozen Deck'],
        ['a turned one', toDraw('KS 2H 4S 5S', '2C KD', { turnedUp: 2 }), 'take with KS 2H', 'pile.frozen-needs', 'Frozen Deck'],
        ['a turned red three', toDraw('KS 2H 4S 5S', '3H KD', { turnedUp: 2 }), 'take with KS 2H', 'pile.frozen-needs', 'Frozen Deck'],
        ['not a black three', toDraw('KS 2H 4S 5S', '3S KD', { turnedUp: 2 }), 'take with KS 2H', 'legal', 'Frozen Deck'],
        ['not the lack of a meld', toDraw('AS 2H 4S 5S', 'AD', NEW), 'take with AS 2H', 'legal', 'A-P12'],
      ],
      'freeze.ends': [
        ['when it is taken', toDraw('KS KH 9S 5S', '2S KD', { hands: { '2': '9H 2H 4C 5C' }, theirs: ['7S 7H 7D'] }), 'take with KS KH; discard 9S; take with 9H 2H', 'legal', 'Frozen Deck'],
        ['until frozen anew', toDraw('9H 2H 4S 5S', '6S 2D 9S'), 'take with 9H 2H', 'pile.frozen-needs', 'Frozen Deck'],
      ],
      'exposed.cards': [['any card goes', toMeld('9C 4S 5S', { exposed: { '1': '9C' } }), 'discard 4S', 'legal', 'clauses 25']],
      'canasta.more': [['the top of the pile alone does not join it', toDraw('4S 5S', '7S QC', { melds: [CANASTA] }), 'take onto Q', 'pile.needs', 'A-P11']],
    },
  },
  {
    variants: PARTY_TEAMS,
    rows: {
      'discard.unable': [['one card that may not go', toMeld('4S', NO), 'end', 'legal', 'clauses 16']],
    },
  },
];
