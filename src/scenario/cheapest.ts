/** The opening that takes the fewest cards: told once the learner has found one. */
import type { Card } from '#src/engine/card.ts';
import type { Move } from '#src/engine/move.ts';
import { openingOf } from '#src/engine/opening.ts';
import { openings } from '#src/engine/openings.ts';
import { play } from '#src/engine/play.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import { cardList } from '#src/explain/card-words.ts';
import { cardCount } from '#src/explain/number-words.ts';
import { YOU, YOURS } from './chair.ts';
import type { StagedStep } from './stage.ts';

/** To one who has opened, the cheapest opening is told, where the step begins at the script's own table. */
export function withCheapest(step: StagedStep, table: Table, rules: Rules): StagedStep {
  if (step.do !== 'ask' || step.goal.is !== 'opened') return step;
  const cheapest = sayCheapestOpening(table, rules);
  const right = [step.right, cheapest].filter((each) => each !== null).join(' ');
  return { ...step, right: right === '' ? null : right };
}

/** The fewest cards from the hand that the engine finds to open with at once; null where there are none. */
function sayCheapestOpening(table: Table, rules: Rules): string | null {
  if (table.turn !== YOU || openingOf(table, YOURS, rules) !== 'unopened') return null;
  const [fewest] = openings(table, rules)
    .filter((move) => openingOf(play(table, move, rules), YOURS, rules) === 'opened')
    .map(fromHand)
    .toSorted((a, b) => a.length - b.length);
  if (fewest === undefined) return null;
  return `It can be done with ${cardCount(fewest.length)} from your hand: ${cardList(fewest)}.`;
}

function fromHand(move: Move): readonly Card[] {
  if (move.do !== 'meld' && move.do !== 'take') return [];
  const first = move.do === 'take' ? move.with : [];
  return [...first, ...move.melds.flatMap(({ cards }) => cards)];
}
