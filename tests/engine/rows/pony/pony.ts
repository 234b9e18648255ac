/** Pony Canasta: melds without threes, a closed pile, and the packet. */
import { CANASTA, type Setting, TWO_CANASTAS, toDraw, toMeld } from '../../at.ts';
import type { Rows } from '../row.ts';

const NEW: Setting = { melds: [] };
const OUT: Setting = { melds: [CANASTA] };
const LAST: Setting = { stock: 0 };
const SHORT: Setting = { melds: ['8S 8H 8D'], laidThisTurn: ['8S 8H 8D'] };
const TEAM: Setting = { partners: true };
const kept = (cards: string): Setting => ({ undeclared: { '1': cards } });
const at = (score: number, hand: string): Setting => toMeld(`${hand} 4C 5C`, { melds: [], score });
const DEFAULT = 'A-Y2';

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const PONY_ROWS: readonly Rows[] = [
  {
    variants: ['pony'],
    rows: {
      'cards.wild': [['a two and a joker', toMeld('KS KH KD 2C Joker 4S 5S'), 'lay KS KH KD 2C Joker', 'legal', 'WILD CARDS'], ['not a three', toMeld('KS KH 3S 4S 5S'), 'lay KS KH 3S', 'meld.of', 'WILD CARDS, TREYS']],
      'cards.values': [['tens and a two', at(0, 'KS KH KD 2C'), 'lay KS KH KD 2C', 'legal', DEFAULT], ['tens and fives', at(0, 'KS KH KD 7S 7H 7D'), 'lay KS KH KD, lay 7S 7H 7D', 'opening.minimum', DEFAULT]],
      'cards.own': [['of the hand', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD', 'legal', 'When cards are'], ['one it lacks', toMeld('KS KH 4S 5S'), 'discard KD', 'cards.own', 'One card from']],
      'red-three.dealt': [['laid at once', toDraw('3H 4S 5S', '9C', { firstTurn: true }), 'red-three 3H', 'legal', 'When drawing a'], ['not kept', toDraw('3H 4S 5S', '9C', { firstTurn: true }), 'draw', 'red-three.unlaid', 'RED TREYS']],
      'red-three.drawn': [['laid and replaced', toDraw('4S 5S', '', { stock: '3H KS KD KH' }), 'draw; discard KD', 'legal', 'When a red'], ['not in the hand', toDraw('4S 5S', '', { stock: '3H KS KD KH' }), 'draw; red-three 3H', 'cards.own', 'When a red']],
      'red-three.from-pile': [['laid', toDraw('KS KH 4S 5S', '3H KD'), 'take with KS KH; discard 4S', 'legal', 'clauses 7'], ['not in the hand', toDraw('KS KH 4S 5S', '3H KD'), 'take with KS KH; discard 3H', 'cards.own red-three.use', 'RED TREYS']],
      'red-three.use': [['laid', toMeld('3H 4S 5S'), 'red-three 3H', 'legal', 'RED TREYS'], ['not melded', toMeld('3H 3D 3H 4S 5S', kept('3H 3D 3H')), 'lay 3H 3D 3H', 'red-three.use', 'TREYS'], ['not discarded', toMeld('3H 4S 5S', kept('3H')), 'discard 3H', 'red-three.use', 'RED TREYS']],
      'black-three.meld': [['never', toMeld('3S 3C 3S 4S 5S'), 'lay 3S 3C 3S', 'black-three.meld', 'TREYS, A-Y16'], ['not even going out', toMeld('3S 3C 3S 4S', OUT), 'lay 3S 3C 3S', 'black-three.meld', 'TREYS, A-Y16']],
      'black-three.wilds': [['never', toMeld('3S 3C 2S 4S 5S'), 'lay 3S 3C 2S', 'black-three.meld', 'TREYS, A-Y16']],
      'black-three.on-top': [['covered', toDraw('8S 8H 4S 5S', '3S 8C'), 'take with 8S 8H', 'legal', 'clauses 8'], ['on top', toDraw('3C 3C 4S 5S', '6S 3S'), 'take with 3C 3C', 'black-three.on-top', 'clauses 8']],
      'meld.of': [['one rank', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD', 'legal', DEFAULT], ['no run', toMeld('4S 5S 6S 7S 8S'), 'lay 4S 5S 6S', 'meld.of', DEFAULT]],
      'meld.size': [['three', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD', 'legal', DEFAULT], ['two', toMeld('KS KH 4S 5S'), 'lay KS KH', 'meld.size', DEFAULT]],
      'meld.naturals': [['two', toMeld('KS KH 2S 2H 2D 4S 5S'), 'lay KS KH 2S 2H 2D', 'legal', DEFAULT], ['one', toMeld('KS 2S 2H 4S 5S'), 'lay KS 2S 2H', 'meld.naturals', DEFAULT]],
      'meld.wilds': [['three', toMeld('KS KH 2S 2H 2D 4S 5S'), 'lay KS KH 2S 2H 2D', 'legal', DEFAULT], ['four', toMeld('KS KH KD KC KS 2S 2H 2D 2C 4S 5S'), 'lay KS KH KD KC KS 2S 2H 2D 2C', 'meld.wilds', DEFAULT]],
      'meld.balance': [['wild cards may be more', toMeld('KS KH 2S 2H 2D 4S 5S'), 'lay KS KH 2S 2H 2D', 'legal', DEFAULT]],
      'meld.add': [['to one’s own', toMeld('8C 4S 5S'), 'lay 8C onto 8', 'legal', 'Only during their'], ['not to theirs', toMeld('9C 4S 5S', { theirs: ['9S 9H 9D'] }), 'lay 9C onto 9', 'meld.target', 'Only during their'], ['a partner’s lie with mine', toMeld('8C 4S 5S', TEAM), 'lay 8C onto 8', 'legal', 'If playing with']],
      'meld.same-rank': [['united', toMeld('4S 5S', { melds: ['8S 8H 8D', '8C 8S 2H'] }), 'combine 8', 'legal', 'clauses 13'], ['one alone', toMeld('4S 5S'), 'combine 8', 'meld.same-rank', 'clauses 13']],
      'meld.take-back': [['a first meld too small', toMeld('4S 5S', SHORT), 'retract all', 'legal', 'clauses 25'], ['nothing else', toMeld('4S 5S'), 'retract all', 'opening.mend', 'clauses 13']],
      'canasta.size': [['seven', toMeld('4S', OUT), 'discard 4S', 'legal', DEFAULT], ['six', toMeld('4S', { melds: ['QS QH QD QC QS QH'] }), 'discard 4S', 'out.canastas', DEFAULT]],
      'canasta.more': [['an eighth', toMeld('QC 4S 5S', OUT), 'lay QC onto Q', 'legal', DEFAULT]],
      'canasta.more-wilds': [['a third', toMeld('2C 4S 5S', { melds: ['QS QH QD QC QS 2S 2H'] }), 'lay 2C onto Q', 'legal', DEFAULT], ['not a fourth', toMeld('2C 4S 5S', { melds: ['QS QH QD QC QS 2S 2H 2D'] }), 'lay 2C onto Q', 'meld.wilds', DEFAULT]],
      'canasta.wild': [['none', toMeld('2S 2H 2D 2C 2S 2H Joker 4S 5S'), 'lay 2S 2H 2D 2C 2S 2H Joker', 'meld.naturals', 'clauses 23']],
      'opening.minimum': [['50 at 0', at(0, 'AS AH AD'), 'lay AS AH AD', 'legal', DEFAULT], ['30 at 0', at(0, 'KS KH KD'), 'lay KS KH KD', 'opening.minimum', DEFAULT], ['60 at 1500', at(1500, 'AS AH AD'), 'lay AS AH AD', 'opening.minimum', DEFAULT], ['120 at 5000', at(5000, 'AS AH AD AC 2S 2D'), 'lay AS AH AD AC 2S 2D', 'legal', DEFAULT]],
      'opening.minus': [['15 below zero', at(-5, '4S 4H 4D'), 'lay 4S 4H 4D', 'legal', DEFAULT], ['not at zero', at(0, '4S 4H 4D'), 'lay 4S 4H 4D', 'opening.minimum', DEFAULT]],
      'opening.whose': [['the side’s', toMeld('4S 4H 4D 5S 6S', TEAM), 'lay 4S 4H 4D', 'legal', 'A-Y13'], ['not the others’', toMeld('4S 4H 4D 5S 6S', { melds: [], theirs: ['8S 8H 8D'] }), 'lay 4S 4H 4D', 'opening.minimum', 'A-Y13']],
      'opening.counts': [['cards just drawn', toDraw('KS KH KD 4S 5S', '', { melds: [], stock: '2C 9S 6S' }), 'draw; lay KS KH KD 2C', 'legal', 'A-Y15'], ['never the pile', toDraw('AS AH 4S 5S', '6S AD', NEW), 'take with AS AH', 'pile.closed opening.minimum', 'GAME PLAY']],
      'opening.wilds': [['a joker helps', at(0, '4S 4H Joker'), 'lay 4S 4H Joker', 'legal', DEFAULT], ['a two by its 20', at(0, '4S 4H 2C'), 'lay 4S 4H 2C', 'opening.minimum', DEFAULT]],
      'opening.mend': [['taken back', toMeld('4S 5S', SHORT), 'retract all', 'legal', 'clauses 25'], ['not arranged anew', toMeld('4S 5S', SHORT), 'rearrange 8S 8H 8D', 'opening.mend', 'clauses 25']],
      'turn.parts': [['draw, meld, discard', toDraw('KS KH KD 4S 5S', '9C'), 'draw; lay KS KH KD; discard 4S', 'legal', 'GAME PLAY'], ['no meld before the draw', toDraw('KS KH KD 4S 5S', '9C'), 'lay KS KH KD', 'turn.phase', 'GAME PLAY']],
      'draw.count': [['once', toDraw('4S 5S', '9C'), 'draw', 'legal', 'GAME PLAY'], ['not twice', toDraw('4S 5S', '9C'), 'draw; draw', 'turn.phase', 'GAME PLAY']],
      'draw.instead': [['the pile', toDraw('9S 9H 4S 5S', '9C'), 'take with 9S 9H; discard 4S', 'legal', 'GAME PLAY'], ['nothing after it', toDraw('9S 9H 4S 5S', '9C'), 'take with 9S 9H; draw', 'turn.phase', 'GAME PLAY']],
      'draw.short': [['what is there', toDraw('4S 5S', '9C', { stock: 'KS' }), 'draw; discard 4S', 'legal', 'clauses 15'], ['not from none', toDraw('4S 5S', '9C', LAST), 'draw', 'stock.empty', 'clauses 19']],
      'discard.count': [['one', toMeld('4S 5S'), 'discard 4S', 'legal', 'One card from'], ['not left out', toMeld('4S 5S'), 'end', 'discard.due', 'One card from']],
      'discard.unable': [['without a card one is out of the round', toMeld('KS KH KD'), 'lay KS KH KD; end', 'legal', 'If a person, A-Y4'], ['not with one', toMeld('4S'), 'end', 'discard.due', 'If a person'], ['who is out has no turn', toDraw('', '9C', { outOfRound: [1] }), 'draw', 'turn.out-of-round', 'If a person, A-Y29']],
      'stock.last-red-three': [['it ends the round', toDraw('4S 5S', '9C', { stock: 'KS 3H' }), 'draw', 'legal', 'clauses 19'], ['nothing after it', toDraw('4S 5S', '9C', { stock: 'KS 3H' }), 'draw; discard KS', 'turn.over', 'clauses 19']],
      'stock.empty': [['decline', toDraw('4S 5S', '9C', LAST), 'pass', 'legal', 'clauses 19'], ['not while there is a stock', toDraw('4S 5S', '9C'), 'pass', 'stock.left', 'clauses 19']],
      'stock.must-take': [['never', toDraw('4S 5S', '6S 8C', LAST), 'pass', 'legal', 'clauses 19']],
      'pile.needs': [['a pair', toDraw('KS KH 4S 5S', '6S KD'), 'take with KS KH', 'legal', 'A-Y3'], ['one and a wild card', toDraw('KS 2H 4S 5S', '6S KD'), 'take with KS 2H', 'legal', 'A-Y3'], ['not onto a meld', toDraw('4S 5S', '6S 8C'), 'take onto 8', 'pile.needs', 'GAME PLAY, A-Y3']],
      'pile.frozen-needs': [['a natural pair', toDraw('KS KH 4S 5S', '2S KD'), 'take with KS KH', 'legal', 'A-Y3'], ['not with a wild card', toDraw('KS 2H 4S 5S', '2S KD'), 'take with KS 2H', 'pile.frozen-needs', 'A-Y3']],
      'pile.unopened': [['who has melded may', toDraw('9S 9H 4S 5S', '9C'), 'take with 9S 9H', 'legal', 'GAME PLAY'], ['who has not may not, whatever is laid', toDraw('9S 9H AS AH AD 4S 5S', '9C', NEW), 'take with 9S 9H, lay AS AH AD', 'pile.closed', 'GAME PLAY, A-Y14']],
      'pile.top-card': [['melded', toDraw('KS KH 4S 5S', '6S KD'), 'take with KS KH', 'legal', 'clauses 17'], ['not kept', toDraw('KS KH 4S 5S', '6S KD'), 'take free', 'pile.free-first', 'clauses 17']],
      'pile.wild-on-top': [['covered', toDraw('KS KH 4S 5S', '2S KD'), 'take with KS KH', 'legal', 'clauses 18'], ['on top', toDraw('2C 2H 4S 5S', '6S 2S'), 'take with 2C 2H', 'pile.wild-on-top', 'clauses 18']],
      'pile.one-card': [['one card takes nothing', toDraw('8S', '6S 8C'), 'take with 8S onto 8', 'pile.needs out.keep out.canastas', 'A-Y3']],
      'pile.free-first': [['the flipped card is not free', toDraw('KS 5S', '9C', { melds: [], firstTurn: true }), 'take free', 'pile.free-first', 'GAME PLAY']],
      'freeze.by': [['a wild card', toDraw('KS 2H 4S 5S', '2C KD'), 'take with KS 2H', 'pile.frozen-needs', 'clauses 18'], ['a turned red trey', toDraw('KS 2H 4S 5S', '3H KD'), 'take with KS 2H', 'pile.frozen-needs', 'A-Y17'], ['not a black trey', toDraw('KS 2H 4S 5S', '3S KD'), 'take with KS 2H', 'legal', 'clauses 18']],
      'freeze.ends': [['when it is taken', toDraw('KS KH 9S 5S', '2S KD', { hands: { '2': '9H 2H 4C 5C' }, theirs: ['7S 7H 7D'] }), 'take with KS KH; discard 9S; take with 9H 2H', 'legal', 'clauses 18'], ['until frozen anew', toDraw('9H 2H 4S 5S', '6S 2D 9S'), 'take with 9H 2H', 'pile.frozen-needs', 'clauses 18']],
      'out.how': [['by a discard', toMeld('4S', OUT), 'discard 4S', 'legal', 'A-Y4'], ['melding all is none: the turn goes on', toMeld('KS KH KD', OUT), 'lay KS KH KD; end', 'legal', 'A-Y4'], ['nor is the turn over with it', toMeld('KS KH KD', OUT), 'lay KS KH KD; discard KS', 'cards.own', 'A-Y4']],
      'out.canastas': [['one', toMeld('4S', OUT), 'discard 4S', 'legal', DEFAULT], ['none', toMeld('4S'), 'discard 4S', 'out.canastas', DEFAULT]],
      'out.fresh-canasta': [['completed now', toMeld('QD 4S', { melds: ['QS QH QD QC QS QH'] }), 'lay QD onto Q; discard 4S', 'legal', 'clauses 20'], ['six are none', toMeld('QD 4S', { melds: ['QS QH QD QC QS'] }), 'lay QD onto Q', 'out.keep out.canastas', 'clauses 20']],
      'out.keep': [['two left', toMeld('KS KH KD 4S 5S'), 'lay KS KH KD', 'legal', 'A-Y28'], ['none left', toMeld('KS KH KD'), 'lay KS KH KD', 'legal', 'A-Y28'], ['one left', toMeld('KS KH KD 4S'), 'lay KS KH KD', 'out.keep out.canastas', 'A-Y28'], ['one left, with the right to go out', toMeld('KS KH KD 4S', OUT), 'lay KS KH KD; discard 4S', 'legal', 'A-Y28']],
      'permission.ask': [['nobody is asked', toMeld('4S', { ...OUT, ...TEAM }), 'discard 4S', 'legal', 'A-Y32'], ['nobody can be', toMeld('4S 5S', TEAM), 'ask', 'permission.right', 'A-Y32']],
      'permission.when': [['never', toMeld('4S 5S'), 'ask', 'permission.right', 'A-Y32']],
      'permission.answer': [['nobody answers', toMeld('4S 5S'), 'answer no', 'permission.request', 'A-Y32']],
      'redeal.right': [['none', toDraw('4S 5S', '9C', { melds: [], dealt: true, score: 3000 }), 'redeal', 'redeal.right', 'clauses 24']],
      'redeal.how': [['none', toDraw('4S 5S', '9C', NEW), 'redeal', 'redeal.right', 'clauses 24']],
      'exposed.cards': [['any card goes', toMeld('9C 4S 5S', { exposed: { '1': '9C' } }), 'discard 4S', 'legal', 'clauses 25']],
      'pony.packet': [['twelve cards are there', toMeld('4S 5S', { ...OUT, presented: [1] }), 'pony', 'legal', 'When they are'], ['none when it was picked up', toMeld('4S 5S', { ...OUT, presented: [1], ponies: { '1': 0 } }), 'pony', 'pony.left', 'A player may']],
      'pony.opens': [
        ['one’s canasta, playing alone', toMeld('4S 5S', OUT), 'pony', 'legal', 'A player may'],
        ['laid now', toMeld(`${CANASTA} 4S 5S`, NEW), `lay ${CANASTA}; pony`, 'legal', 'A player may'],
        ['completed now', toMeld('QD 4S 5S', { melds: ['QS QH QD QC QS QH'] }), 'lay QD onto Q; pony', 'legal', 'A-Y10'],
        ['by uniting melds', toMeld('4S 5S', { melds: ['8S 8H 8D 8C', '8S 8H 8D'] }), 'combine 8; pony', 'legal', 'A-Y10'],
        ['no canasta yet', toMeld('4S 5S'), 'pony', 'pony.opens', 'A player may'],
        ['one held in the hand opens nothing', toMeld(`${CANASTA} 4S 5S`), 'pony', 'pony.opens', 'A-Y9'],
        ['partner’s opens none of mine', toMeld('4S 5S', { ...OUT, ...TEAM, presented: [3] }), 'pony', 'pony.opens', 'A-Y8'],
        ['in a team nobody’s is presumed', toMeld('4S 5S', { ...OUT, ...TEAM }), 'pony', 'pony.opens', 'judge'],
        ['the first of mine, the team’s second', toMeld(`JS JH JD JC JS JH JD 4S 5S`, { ...OUT, ...TEAM, presented: [3] }), 'lay JS JH JD JC JS JH JD; pony', 'legal', 'A-Y8'],
        ['an eighth card presents nothing', toMeld('QC 4S 5S', { ...OUT, ...TEAM, presented: [3] }), 'lay QC onto Q; pony', 'pony.opens', 'A-Y10'],
      ],
      'pony.when': [['a later turn', toMeld('4S 5S', { melds: TWO_CANASTAS, presented: [1] }), 'pony', 'legal', 'A-Y7'], ['once', toMeld('4S 5S', OUT), 'pony; pony', 'pony.left', 'A-Y7'], ['not before the draw', toDraw('4S 5S', '9C', OUT), 'pony', 'turn.phase', 'A-Y34'], ['with an empty hand', toMeld('KS KH KD', OUT), 'lay KS KH KD; pony', 'legal', 'A-Y29'], ['its cards may be played at once', toMeld('4S 5S', { ...OUT, ponies: { '1': 'KS KH KD 9S' } }), 'pony; lay KS KH KD', 'legal', 'A-Y7']],
      'pony.red-threes': [['laid', toMeld('4S 5S', { ...OUT, ponies: { '1': '3H KS KH' } }), 'pony; discard 4S', 'legal', 'A-Y11'], ['not in the hand', toMeld('4S 5S', { ...OUT, ponies: { '1': '3H KS KH' } }), 'pony; discard 3H', 'cards.own red-three.use', 'A-Y11']],
    },
  },
];
