import type { RuleId } from '#src/engine/rules.ts';

/** Of these no verdict on one move can speak: they say what is done before anybody moves, or with cards nobody has seen. */
export const IN_NO_VERDICT: readonly RuleId[] = ['pony.red-threes', 'red-three.dealt'];
