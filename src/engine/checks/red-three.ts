/** Laying a red three from the hand. */
import type { AttemptOf } from '../attempt.ts';
import { isRedThree } from '../card.ts';
import { type Check, check } from '../check.ts';
import { OWN_CARDS } from './own-cards.ts';

export interface LayingRedThree extends AttemptOf<'red-three'> {
  readonly lacking: readonly AttemptOf<'red-three'>['move']['card'][];
}

export const RED_THREE_CHECKS: readonly Check<LayingRedThree>[] = [
  OWN_CARDS as Check<LayingRedThree>,
  check('red-three.use', 'red-three.use', {
    reads: ['red-three.use'],
    shown: 'always',
    applies: ({ rules }) => rules['red-three.use'] === 'bonus-only',
    holds: ({ move }) => isRedThree(move.card),
    facts: ({ move }) => ({ cards: [move.card], as: 'red-three' }),
  }),
];
