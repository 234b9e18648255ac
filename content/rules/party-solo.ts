/** Party Central's standard game with each player alone: going out blind, and a canasta of wild cards. */
import { stated } from '#src/rulebook/basis.ts';
import { defineVariant } from '#src/rulebook/variant.ts';
import { party } from '../sources.ts';
import { PARTY_ALONE } from './party-alone.ts';
import { partyPartners } from './party-partners.ts';
import { rulings } from './party-rulings.ts';

const HERE = party('Standard No Partners');

export const partySolo = defineVariant({
  id: 'party-solo',
  name: 'Party, each alone',
  family: 'party',
  parent: partyPartners,
  otherwise: [HERE],
  answers: {
    ...PARTY_ALONE,
    'players.sides': stated({ kind: 'alone' }, [HERE]),
    'canasta.wild': stated({ when: 'only-going-out-blind', cards: 7 }, [HERE], rulings('A-P30')),
    'out.blind': stated(
      { points: 200, pile: 'not-taken-before-this-turn', melds: 'none-before-this-turn' },
      [HERE],
      rulings('A-P26', 'A-P27', 'A-P32'),
    ),
    'redeal.right': stated('absent', [HERE]),
    'score.wild-canasta': stated(
      { kind: 'instead', points: 1000, and: ['going-out', 'red-threes'] },
      [HERE],
      rulings('A-P29', 'A-P47'),
    ),
    'game.otherwise': stated('the-standard-rules', [HERE]),
  },
});
