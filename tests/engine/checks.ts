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
  ...new Set(
    [
      TURN_CHECKS as readonly AnyCheck[],
      DRAW_CHECKS as readonly AnyCheck[],
      PASS_CHECKS as readonly AnyCheck[],
      TAKE_CHECKS as readonly AnyCheck[],
      TAKE_FREE_CHECKS as readonly AnyCheck[],
      GROUP_CHECKS as readonly AnyCheck[],
      OPENING_CHECKS as readonly AnyCheck[],
      REARRANGE_CHECKS as readonly AnyCheck[],
      RETRACT_CHECKS as readonly AnyCheck[],
      COMBINE_CHECKS as readonly AnyCheck[],
      DISCARD_CHECKS as readonly AnyCheck[],
      END_CHECKS as readonly AnyCheck[],
      GO_OUT_CHECKS as readonly AnyCheck[],
      ASK_CHECKS as readonly AnyCheck[],
      ANSWER_CHECKS as readonly AnyCheck[],
      PONY_CHECKS as readonly AnyCheck[],
      RED_THREE_CHECKS as readonly AnyCheck[],
      REDEAL_CHECKS as readonly AnyCheck[],
      [OWN_CARDS as AnyCheck],
    ].flat(),
  ),
];
