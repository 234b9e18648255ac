/** Classic Canasta for four players in two partnerships: the game the classic text tells first. */
import { defineVariant } from '#src/rulebook/variant.ts';
import { CLASSIC_FOUR_CARDS } from './classic-four-cards.ts';
import { CLASSIC_FOUR_PLAY } from './classic-four-play.ts';
import { CLASSIC_FOUR_SCORE } from './classic-four-score.ts';

export const classicFour = defineVariant({
  id: 'classic-four',
  name: 'Classic, four players',
  family: 'classic',
  answers: { ...CLASSIC_FOUR_CARDS, ...CLASSIC_FOUR_PLAY, ...CLASSIC_FOUR_SCORE },
});
