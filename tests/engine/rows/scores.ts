/** What finished deals are worth to side A, and to the game. */
import type { RuleId } from '#src/engine/rules.ts';
import type { Ended } from '#src/engine/table.ts';
import { CANASTA, type Setting } from '../at.ts';
import { CLASSIC, CLASSIC_TEAMS, PARTY, PARTY_ALONE, PARTY_ONE, PARTY_TWO } from './row.ts';

/** `total`: side A's change by the deal, worked out from the source's figures. */
export type ScoreRow = readonly [
  what: string,
  setting: Setting,
  ended: Ended,
  total: number,
  at: string,
];

export interface ScoreRows {
  readonly variants: readonly string[];
  readonly rows: { readonly [Id in RuleId]?: readonly ScoreRow[] };
}

const STOCK: Ended = { by: 'stock' };
const out = (seat = 1, blind = false): Ended => ({ by: 'out', seat: seat - 1, blind });
/** A meld of 30 points, so that red threes count for the side. */
const THIRTY = ['KS KH KD'];
const with30 = (redThrees: string): Setting => ({ melds: THIRTY, sides: { A: { redThrees } } });
const MIXED = '5S 5H 5D 5C 2S 2H 2D';
const WILD = '2S 2H 2D 2C 2S 2H Joker';
const FOUR = '3H 3D 3H 3D';

// biome-ignore format: cases are compared column by column, and wrapped rows would hide what differs
export const SCORES: readonly ScoreRows[] = [
  {
    variants: CLASSIC,
    rows: {
      'score.melds': [
        ['every card by its value', { melds: ['KS KH KD', 'AS AH 2C', '4S 4H Joker', '7S 7H 7D'] }, STOCK, 30 + 60 + 60 + 15, '3, 18'],
        ['black threes too', { melds: [CANASTA, '3S 3C 3S'] }, STOCK, 70 + 500 + 15, '3, 18'],
      ],
      'score.hand': [
        ['left in the hand, even a meld of them', { melds: THIRTY, hand: 'AS AH AD Joker 2C 4S 3S' }, STOCK, 30 - 60 - 50 - 20 - 5 - 5, '9, 18'],
        ['below zero', { hand: 'KS 4S' }, STOCK, -15, '18'],
        ['nothing left', { melds: THIRTY, hand: '' }, STOCK, 30, '18'],
      ],
      'score.going-out': [
        ['100', { melds: [CANASTA], hand: '' }, out(), 570 + 100, '18'],
        ['to the other side', { melds: [CANASTA] }, out(2), 570, '18'],
        ['no more for the whole hand at once', { melds: [CANASTA], hand: '' }, out(1, true), 570 + 100, '18, A-S45'],
      ],
      'score.canastas': [
        ['a natural one', { melds: [CANASTA] }, STOCK, 70 + 500, '9, 18'],
        ['a mixed one', { melds: [MIXED] }, STOCK, 20 + 60 + 300, '9, 18'],
        ['eight cards, no second bonus', { melds: [`${CANASTA} QC`] }, STOCK, 80 + 500, '9, A-S51'],
        ['mixed with four wild cards', { melds: [`5S ${MIXED} 2C`] }, STOCK, 25 + 80 + 300, '9, A-S10'],
        ['each', { melds: [CANASTA, MIXED] }, STOCK, 570 + 380, '18'],
        ['six cards are none', { melds: ['QS QH QD QC QS QH'] }, STOCK, 60, '9'],
      ],
      'canasta.spoiled': [['a natural one with a wild card', { melds: [`${CANASTA} 2S`] }, STOCK, 70 + 20 + 300, '9, A-S11']],
      'red-three.value': [['100', with30('3H'), STOCK, 30 + 100, '7, 18'], ['three', with30('3H 3D 3H'), STOCK, 30 + 300, '7']],
      'red-three.set': [
        ['all four: 800', with30(FOUR), STOCK, 30 + 800, '7, 18, A-S17'],
        ['three and one kept: no doubling', { ...with30('3H 3D 3H'), hand: '3D', undeclared: { '1': '3D' } }, STOCK, 30 + 300 - 500, 'A-S54'],
      ],
      'red-three.unmelded': [
        ['against a side without a meld', { sides: { A: { redThrees: '3H 3D' } } }, STOCK, -200, '7'],
        ['all four', { sides: { A: { redThrees: FOUR } } }, STOCK, -800, '7, A-S53'],
      ],
      'penalty.red-three': [
        ['500 for one kept', { melds: THIRTY, hand: '3H', undeclared: { '1': '3H' } }, STOCK, 30 - 500, '7, A-S16'],
        ['for each', { melds: THIRTY, hand: '3H 3D', undeclared: { '1': '3H 3D' } }, STOCK, 30 - 1000, '7, A-S16'],
        ['none before one’s first turn', { melds: THIRTY, hand: '3H', turnsPlayed: { '1': 0 } }, STOCK, 30 + 100, '7, A-S55'],
      ],
      'penalty.illegal-meld': [['each', { melds: THIRTY, sides: { A: { penalties: [{ rule: 'penalty.illegal-meld' }, { rule: 'penalty.illegal-meld' }] } } }, STOCK, 30 - 200, '10']],
    },
  },
  {
    variants: CLASSIC_TEAMS,
    rows: {
      'score.hand': [['both partners’ hands', { melds: THIRTY, hand: 'KS', hands: { '3': '4S' } }, STOCK, 30 - 15, '18']],
      'score.going-out': [['partner went out', { melds: [CANASTA], hand: 'KS' }, out(3), 570 + 100 - 10, '18']],
      'penalty.partial-retraction': [['100', { melds: THIRTY, sides: { A: { penalties: [{ rule: 'penalty.partial-retraction' }] } } }, STOCK, 30 - 100, '10']],
      'penalty.false-request': [['100', { melds: THIRTY, sides: { A: { penalties: [{ rule: 'penalty.false-request' }] } } }, STOCK, 30 - 100, 'A-S26']],
    },
  },
  {
    variants: PARTY,
    rows: {
      'score.melds': [['every card by its value', { melds: ['KS KH KD', 'AS AH 2C', '4S 4H Joker', '7S 7H 7D'] }, STOCK, 30 + 60 + 60 + 15, 'Scoring']],
      'score.hand': [['subtracted', { melds: THIRTY, hand: 'AS Joker 2C 4S' }, STOCK, 30 - 95, 'A-P37']],
      'score.canastas': [['natural', { melds: [CANASTA] }, STOCK, 570, 'Scoring'], ['mixed', { melds: ['5S 5H 5D 5C 5S 2S 2H'] }, STOCK, 25 + 40 + 300, 'Scoring']],
      'canasta.spoiled': [['a natural one with a wild card', { melds: [`${CANASTA} 2S`] }, STOCK, 390, 'Scoring']],
      'red-three.value': [['three', with30('3H 3D 3H'), STOCK, 330, "Red Three's"]],
      'red-three.set': [['four', with30(FOUR), STOCK, 30 + 800, "Red Three's, A-P24"]],
      'red-three.unmelded': [['against', { sides: { A: { redThrees: '3H' } } }, STOCK, -100, "Red Three's"], ['four', { sides: { A: { redThrees: FOUR } } }, STOCK, -800, "Red Three's, A-P25"]],
      'score.going-out': [['100', { melds: [CANASTA], hand: '' }, out(), 670, 'Scoring']],
    },
  },
  {
    variants: PARTY_TWO,
    rows: { 'red-three.set': [['five: 200 each, not only where there are four in all', with30(`${FOUR} 3H`), STOCK, 30 + 1000, "Red Three's, A-P24"]] },
  },
  {
    variants: PARTY_ALONE,
    rows: {
      'score.going-out': [['200 blind, in its place', { melds: [CANASTA], hand: '' }, out(1, true), 570 + 200, 'Standard No Partners, A-P27']],
      'score.wild-canasta': [
        ['1000 and 200 and red threes, nothing else', { melds: [WILD, CANASTA, '7S 7H 7D'], hand: '', sides: { A: { redThrees: '3H 3D' } } }, out(1, true), 1400, 'Standard No Partners, A-P29'],
        ['without red threes', { melds: [WILD, CANASTA], hand: '' }, out(1, true), 1200, 'Standard No Partners'],
      ],
    },
  },
  {
    variants: PARTY_ONE,
    rows: { 'score.canastas': [['four and four', { melds: ['5S 5H 5D 5C 2S 2H 2D 2C'] }, STOCK, 20 + 80 + 300, 'Scoring, A-P3']] },
  },
  {
    variants: ['pony'],
    rows: {
      'score.melds': [['by value', { melds: ['KS KH KD', 'AS AH 2C'] }, STOCK, 90, 'A-Y2']],
      'score.hand': [['subtracted', { melds: THIRTY, hand: 'AS 4S' }, STOCK, 30 - 25, 'A-Y2']],
      'score.canastas': [['natural', { melds: [CANASTA] }, STOCK, 570, 'A-Y2']],
      'score.going-out': [['100', { melds: [CANASTA], hand: '' }, out(), 670, 'A-Y2']],
      'canasta.spoiled': [['a natural one with a wild card', { melds: [`${CANASTA} 2S`] }, STOCK, 390, 'A-Y2']],
      'pony.unopened': [
        ['against its owner', { melds: THIRTY, ponies: { '1': 'KS 4S' } }, STOCK, 30 - 15, 'A-Y12'],
        ['its red treys count neither way', { melds: THIRTY, ponies: { '1': 'KS 3H' } }, STOCK, 30 - 10, 'A-Y31'],
        ['though its owner went out', { melds: [CANASTA], hand: '', ponies: { '1': 'KS' } }, out(), 670 - 10, 'A-Y33'],
      ],
      'red-three.value': [['three', with30('3H 3D 3H'), STOCK, 330, 'A-Y19']],
      'red-three.set': [['four: 1000', with30(FOUR), STOCK, 1030, 'If a player'], ['five', with30(`${FOUR} 3H`), STOCK, 1130, 'A-Y18'], ['eight', with30(`${FOUR} ${FOUR}`), STOCK, 2030, 'A-Y18']],
      'red-three.unmelded': [['against', { sides: { A: { redThrees: '3H' } } }, STOCK, -100, 'clauses 7']],
    },
  },
];
