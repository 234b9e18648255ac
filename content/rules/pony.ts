/** Pony Canasta, a family's fast game for two to twelve or more, with a packet set aside. */
import { defineVariant } from '#src/rulebook/variant.ts';
import { PONY_CARDS } from './pony-cards.ts';
import { PONY_PLAY } from './pony-play.ts';
import { PONY_SCORE } from './pony-score.ts';

export const ponyCanasta = defineVariant({
  id: 'pony',
  name: 'Pony Canasta',
  family: 'pony',
  answers: { ...PONY_CARDS, ...PONY_PLAY, ...PONY_SCORE },
});
