/** Classic Canasta for two players, each alone: a larger hand, and no fine for small mishaps. */
import { asParent, stated } from '#src/rulebook/basis.ts';
import { defineVariant } from '#src/rulebook/variant.ts';
import { classic } from '../sources.ts';
import { classicFour } from './classic-four.ts';
import { rulings } from './classic-rulings.ts';
import { VARIATION_ALONE } from './classic-variations.ts';

export const classicTwo = defineVariant({
  id: 'classic-two',
  name: 'Classic, two players',
  family: 'classic',
  parent: classicFour,
  otherwise: [classic('21')],
  answers: {
    ...VARIATION_ALONE,
    'players.number': stated({ kind: 'exactly', players: 2 }, [classic('21')]),
    'deal.hand': stated(15, [classic('21')]),
    'exposed.cards': stated('absent', [classic('21')]),
    'penalty.illegal-meld': asParent([], rulings('A-S33')),
    'penalty.full-retraction': stated('absent', [classic('21')], rulings('A-S33')),
    'penalty.partial-retraction': stated('absent', [classic('21')], rulings('A-S33')),
  },
});
