/** Laying a red three from the hand. */
import { Attempt, type Turn } from '../attempt.ts';
import { type Card, isRedThree } from '../card.ts';
import { type Check, check } from '../check.ts';
import type { MoveOf } from '../move.ts';
import { without } from '../pack.ts';
import { OWN_CARDS, type Using } from './own-cards.ts';

/** A red three laid, and whether the hand lacks it. */
export class LayingRedThree extends Attempt<MoveOf<'red-three'>> implements Using {
  declare readonly lacking: readonly Card[];

  constructor(turn: Turn, move: MoveOf<'red-three'>) {
    super(turn, move);
    this.lacking = without(turn.hand.cards, [move.card]).lacking;
  }
}

export const RED_THREE_CHECKS: readonly Check<LayingRedThree>[] = [
  OWN_CARDS as Check<LayingRedThree>,
  check('red-three.use', 'red-three.use', {
    reads: ['red-three.use'],
    shown: 'always',
    under: (rules) => rules['red-three.use'] === 'bonus-only',
    holds: ({ move }) => isRedThree(move.card),
    facts: ({ move }) => ({ cards: [move.card], as: 'red-three' }),
  }),
];
