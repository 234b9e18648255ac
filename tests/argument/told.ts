/** A setup in a few words, in the game's notation, and what is found of it. */
import { answerTo } from '#src/argument/answer.ts';
import type { Answer } from '#src/argument/attempt.ts';
import { freshSetup, type Setup } from '#src/argument/setup.ts';
import { tableOf } from '#src/argument/table-of.ts';
import { parseMove, printMove } from '#src/engine/move-notation.ts';
import { parseCard, parseCards } from '#src/engine/notation.ts';
import { must, rulesFor } from '../engine/at.ts';

type Plain = 'question' | 'under' | 'others' | 'score' | 'asked';

export interface Told extends Partial<Pick<Setup, Plain>> {
  readonly top?: string;
  readonly hand?: string;
  readonly melds?: readonly string[];
  readonly move?: string;
}

export function setupOf(variant: string, told: Told): Setup {
  const { top, hand = '', melds = [], move, ...rest } = told;
  return {
    ...freshSetup(variant),
    ...rest,
    top: top === undefined ? null : must(parseCard(top)),
    hand: must(parseCards(hand)),
    melds: melds.map((meld) => must(parseCards(meld))),
    move: move === undefined ? null : must(parseMove(move)),
  };
}

export function answerOf(variant: string, told: Told): Answer {
  const setup = setupOf(variant, told);
  const rules = rulesFor(variant);
  return answerTo(setup.question, must(tableOf(setup, rules)), rules);
}

/** "yes" and the way, or "no" and the codes of what is broken. */
export function found({ moves, verdict }: Answer): string {
  if (verdict.legal) return `yes: ${moves.map(printMove).join('; ')}`;
  return `no: ${verdict.faults.map(({ code }) => code).join(' ')}`;
}
