/** Party Central's standard game for pairs of partners: the game that its text tells first. */
import { defineVariant } from '#src/rulebook/variant.ts';
import { PARTY_PARTNERS_CARDS } from './party-partners-cards.ts';
import { PARTY_PARTNERS_PLAY } from './party-partners-play.ts';
import { PARTY_PARTNERS_SCORE } from './party-partners-score.ts';

export const partyPartners = defineVariant({
  id: 'party-partners',
  name: 'Party, in pairs',
  family: 'party',
  answers: { ...PARTY_PARTNERS_CARDS, ...PARTY_PARTNERS_PLAY, ...PARTY_PARTNERS_SCORE },
});
