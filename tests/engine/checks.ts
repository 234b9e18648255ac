/** Every check of the engine, for tests that ask something of all of them. */
import type { Check } from '#src/engine/check.ts';
import { DISCARD_CHECKS, END_CHECKS } from '#src/engine/checks/discard.ts';
import { DRAW_CHECKS, PASS_CHECKS } from '#src/engine/checks/draw.ts';
import { GO_OUT_CHECKS } from '#src/engine/checks/go-out.ts';
import { GROUP_CHECKS } from '#src/engine/checks/lay.ts';
import { COMBINE_CHECKS, REARRANGE_CHECKS, RETRACT_CHECKS } from '#src/engine/checks/mend.ts';
import { OPENING_CHECKS } from '#src/engine/checks/opening.ts';
import { OWN_CARDS } from '#src/engine/checks/own-cards.ts';
import { ANSWER_CHECKS, ASK_CHECKS } from '#src/engine/checks/permission.ts';
import { PONY_CHECKS } from '#src/engine/checks/pony.ts';
import { RED_THREE_CHECKS } from '#src/engine/checks/red-three.ts';
import { REDEAL_CHECKS } from '#src/engine/checks/redeal.ts';
import { TAKE_CHECKS, TAKE_FREE_CHECKS } from '#src/engine/checks/take-pile.ts';
import { TURN_CHECKS } from '#src/engine/checks/turn.ts';

/** A check, whatever it is asked of. */
export type AnyCheck = Check<never>;

/** Each check once, though some stand in several lists. */
export const CHECKS: readonly AnyCheck[] = [
  ...new Set<AnyCheck>([
    ...TURN_CHECKS,
    ...DRAW_CHECKS,
    ...PASS_CHECKS,
    ...TAKE_CHECKS,
    ...TAKE_FREE_CHECKS,
    OWN_CARDS,
    ...GROUP_CHECKS,
    ...OPENING_CHECKS,
    ...REARRANGE_CHECKS,
    ...RETRACT_CHECKS,
    ...COMBINE_CHECKS,
    ...DISCARD_CHECKS,
    ...END_CHECKS,
    ...GO_OUT_CHECKS,
    ...ASK_CHECKS,
    ...ANSWER_CHECKS,
    ...PONY_CHECKS,
    ...RED_THREE_CHECKS,
    ...REDEAL_CHECKS,
  ]),
];
