/** The variants taught here, in the order in which they are shown. */
import { classicFour } from './classic-four.ts';

export const VARIANTS = [classicFour] as const;

export type VariantId = (typeof VARIANTS)[number]['id'];
