/** The right of a team with a hopeless hand to have the cards dealt again. */
import type { Questions } from '../question.ts';
import { listOf, oneOf, or, unlessAbsent } from '../wording.ts';

const NO_REDEAL = 'nobody may ask for a new deal';

export const REDEAL: Questions<'redeal'> = {
  'redeal.right': {
    name: 'The right to a new deal',
    question:
      'May a team ask for a new deal, and with what hand? (A pair of red threes or of black threes is a pair.)',
    kind: 'judged',
    stakes: 2,
    say: unlessAbsent(NO_REDEAL, ({ minimumFrom, lacking }, company) => {
      const lacks = listOf({ wild: 'wild card', pair: 'pair' }, or)(lacking, company);
      return `a team may ask from a minimum of ${minimumFrom} on, if one partner's hand has no ${lacks}`;
    }),
    short: unlessAbsent('no', ({ minimumFrom }) => `from a minimum of ${minimumFrom}`),
  },
  'redeal.how': {
    name: 'Asking for a new deal',
    question: 'When must it ask, and who decides? (The same dealer deals again.)',
    kind: 'judged',
    stakes: 1,
    say: oneOf({
      absent: NO_REDEAL,
      'on-the-dealt-cards-by-right':
        'the team asks on the cards as dealt, before anyone draws, and nobody can refuse',
    }),
    short: oneOf({ absent: 'no', 'on-the-dealt-cards-by-right': 'before anyone draws' }),
  },
};
