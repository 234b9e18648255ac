import type { Card } from '#src/engine/card.ts';
import type { Lay, Move } from '#src/engine/move.ts';
import { parseMove, printMove } from '#src/engine/move-notation.ts';
import type { Script, Step, WrongMove } from '#src/scenario/script.ts';
import { held } from '#src/widgets/hand.ts';

/** The script with the cards of the learner's moves in the order of the rack, as hands make them and pages tell them. */
export function inRackOrder(script: Script): Script {
  const [first, ...more] = script.steps;
  const changes = Object.entries(script.per ?? {}).map(([variant, change]) => [
    variant,
    change.steps === undefined ? change : { ...change, steps: change.steps.map(step) },
  ]);
  return { ...script, steps: [step(first), ...more.map(step)], per: Object.fromEntries(changes) };
}

function step(given: Step): Step {
  if (given.do !== 'ask') return given;
  const [one, other, ...more] = given.wrong;
  const again = ({ move, breaks }: WrongMove): WrongMove => ({ move: words(move), breaks });
  return {
    ...given,
    solution: given.solution.map(words),
    wrong: [again(one), again(other), ...more.map(again)],
  };
}

function words(move: string): string {
  const parsed = parseMove(move);
  return parsed.ok ? printMove(sortedMove(parsed.value)) : move;
}

function sortedMove(move: Move): Move {
  if (move.do === 'take') return { ...move, with: sorted(move.with), melds: move.melds.map(lay) };
  return move.do === 'meld' ? { ...move, melds: move.melds.map(lay) } : move;
}

function lay({ cards, onto }: Lay): Lay {
  return { cards: sorted(cards), onto };
}

function sorted(cards: readonly Card[]): readonly Card[] {
  return held(cards).map(({ card }) => card);
}
