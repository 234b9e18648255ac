/**
 * Party Central's "Two Two Two" game with each player alone: the 2-2-2 rules, with the exceptions that
 * the text lists for the standard game without partners laid over them.
 */
import { asParent, stated } from '#src/rulebook/basis.ts';
import { defineVariant } from '#src/rulebook/variant.ts';
import { party } from '../sources.ts';
import { party222Partners } from './party-222-partners.ts';
import { PARTY_ALONE } from './party-alone.ts';
import { rulings } from './party-rulings.ts';

const HERE = party('Two Two Two No Partners');
const THERE = party('Standard No Partners');

export const party222Solo = defineVariant({
  id: 'party-222-solo',
  name: 'Party 2-2-2, each alone',
  family: 'party',
  parent: party222Partners,
  otherwise: [HERE],
  answers: {
    ...PARTY_ALONE,
    'players.sides': stated({ kind: 'alone' }, [HERE]),
    'canasta.wild': stated(
      { when: 'only-going-out-blind', cards: 7 },
      [HERE, THERE],
      rulings('A-P28', 'A-P30', 'A-P33'),
    ),
    'out.canastas': asParent([], rulings('A-P28', 'A-P40')),
    'out.blind': stated(
      { points: 200, pile: 'not-taken-before-this-turn', melds: 'none-before-this-turn' },
      [HERE, THERE],
      rulings('A-P26', 'A-P27', 'A-P32'),
    ),
    'redeal.right': stated('absent', [HERE]),
    'score.wild-canasta': stated(
      { kind: 'instead', points: 1000, and: ['going-out', 'red-threes'] },
      [HERE, THERE],
      rulings('A-P29', 'A-P47'),
    ),
    'game.otherwise': stated('the-standard-rules', [HERE]),
  },
});
