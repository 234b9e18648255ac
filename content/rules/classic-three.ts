/** Classic Canasta for three players, each alone. */
import { stated } from '#src/rulebook/basis.ts';
import { defineVariant } from '#src/rulebook/variant.ts';
import { classic } from '../sources.ts';
import { classicFour } from './classic-four.ts';
import { VARIATION_ALONE } from './classic-variations.ts';

export const classicThree = defineVariant({
  id: 'classic-three',
  name: 'Classic, three players',
  family: 'classic',
  parent: classicFour,
  otherwise: [classic('21')],
  answers: {
    ...VARIATION_ALONE,
    'players.number': stated({ kind: 'exactly', players: 3 }, [classic('21')]),
    'deal.hand': stated(13, [classic('21')]),
    'game.about': stated(['not-cutthroat'], [classic('21')]),
  },
});
