/** The variants taught here, in the order in which they are shown. */
import { classicFour } from './classic-four.ts';
import { classicThree } from './classic-three.ts';
import { classicTwo } from './classic-two.ts';
import { hutto } from './hutto.ts';
import { party222Partners } from './party-222-partners.ts';
import { party222Solo } from './party-222-solo.ts';
import { partyPartners } from './party-partners.ts';
import { partySolo } from './party-solo.ts';
import { ponyCanasta } from './pony.ts';

export const VARIANTS = [
  classicFour,
  classicTwo,
  classicThree,
  hutto,
  partyPartners,
  party222Partners,
  partySolo,
  party222Solo,
  ponyCanasta,
] as const;

export type VariantId = (typeof VARIANTS)[number]['id'];
