/** What a move would cost at a real table. */
import type { Penalty } from '#src/engine/verdict.ts';
import { figure, inPoints } from './number-words.ts';
import { fill, type Speech } from './speech.ts';

/** Whether the move was refused, so that nothing happened, or made, so that it costs what it costs. */
export type Weight = 'refused' | 'made';

/** A penalty in words. */
export function sayPenalty(penalty: Penalty, weight: Weight, speech: Speech): string {
  return fill(sentence(penalty, weight), speech);
}

function sentence({ rule, points, minimum, owedTurns }: Penalty, weight: Weight): string {
  const cost = inPoints(-points);
  switch (rule) {
    case 'penalty.illegal-meld':
      return weight === 'refused'
        ? `At a table this would cost [side] ${cost} and the cards go back. Here it costs nothing.`
        : `This costs [side] ${cost}, and the cards go back.`;
    case 'penalty.partial-retraction':
      return `Taking back only some of a first meld costs [side] ${cost}.`;
    case 'penalty.full-retraction':
      return `Taking it all back raises the minimum of [side's] first meld by ${figure(minimum)} for the rest of this deal.`;
    case 'penalty.false-request':
      return `[You] asked, heard yes and did not go out, which costs [side] ${cost}.`;
    case 'penalty.overdraw':
      return `At a table a card drawn too many is paid back with ${owedTurns === 1 ? 'a turn' : `${owedTurns} turns`} without a draw. Here it costs nothing.`;
  }
}
