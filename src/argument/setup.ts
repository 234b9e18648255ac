/** What people at a table tell of it to have a question answered: no more than the question turns on. */
import type { Card } from '#src/engine/card.ts';
import type { Move } from '#src/engine/move.ts';

/** The three questions: taking the pile, the first meld, going out. */
export const QUESTIONS = ['take', 'open', 'out'] as const;
export type Question = (typeof QUESTIONS)[number];

/**
 * What lies in the pile under its top card: cards that freeze nothing; nothing at all; the same at the very first
 * turn of the deal; a wild card, or a red three turned up at the deal.
 */
export const UNDER = ['cards', 'nothing', 'first-turn', 'wild', 'red-three'] as const;
export type Under = (typeof UNDER)[number];

/** How many cards one holds beside those that are named; more than the last number change no answer. */
export const OTHERS = [0, 1, 2, 3] as const;
export type Others = (typeof OTHERS)[number];

/** What the partner said to a request to go out, made this turn. */
export const ASKED = ['not-asked', 'yes', 'no'] as const;
export type Asked = (typeof ASKED)[number];

/** The side's total before the deal lies between this many points below zero and above it. */
export const MOST_POINTS = 99_995;

export interface Setup {
  readonly variant: string;
  readonly question: Question;
  /** The pile's top card, null where none is named yet. */
  readonly top: Card | null;
  readonly under: Under;
  /** The cards one holds; to go down, those one would lay. */
  readonly hand: readonly Card[];
  readonly others: Others;
  /** The melds of one's side. */
  readonly melds: readonly (readonly Card[])[];
  /** The side's total before this deal, in points. */
  readonly score: number;
  readonly asked: Asked;
  /** A move of one's own, tried at this table beside the question; null where none is. */
  readonly move: Move | null;
}

/** A table of which nothing is told yet. */
export function freshSetup(variant: string): Setup {
  return {
    variant,
    question: 'take',
    top: null,
    under: 'cards',
    hand: [],
    others: 3,
    melds: [],
    score: 0,
    asked: 'not-asked',
    move: null,
  };
}
