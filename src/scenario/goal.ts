/** Goals of a step: what must be true of the table now, compared with the table before the step. */
import { canastaKind, isCanasta } from '#src/engine/meld.ts';
import { parseCards, parseRank } from '#src/engine/notation.ts';
import { without } from '#src/engine/pack.ts';
import type { Rules } from '#src/engine/rules.ts';
import { handAt, sideAt, stockLeft, type Table, topOf } from '#src/engine/table.ts';
import { YOU } from './chair.ts';
import type { Goal } from './script.ts';

type GoalOf<K extends Goal['is']> = Extract<Goal, { is: K }>;

/** Whether the learner has reached the goal. */
export function reached(goal: Goal, before: Table, now: Table, rules: Rules): boolean {
  switch (goal.is) {
    case 'pile-taken':
      return pileTaken(before, now);
    case 'drawn':
      return stockLeft(now.stock) < stockLeft(before.stock);
    case 'opened':
      return sideAt(before, YOU).melds.length === 0 && sideAt(now, YOU).melds.length > 0;
    case 'turn-ended':
      return now.turn !== before.turn || now.ended !== null;
    case 'went-out':
      return now.ended?.by === 'out' && now.ended.seat === YOU;
    case 'asked':
      return now.permission?.seat === YOU;
    case 'meld':
      return hasMeld(goal, now);
    case 'canastas':
      return countCanastas(goal, now, rules) >= goal.count;
    case 'discarded':
      return discarded(goal.card, before, now);
    case 'holds':
      return holds(goal.cards, now);
    case 'all':
      return goal.of.every((each) => reached(each, before, now, rules));
    case 'any':
      return goal.of.some((each) => reached(each, before, now, rules));
    case 'not':
      return !reached(goal.goal, before, now, rules);
    default:
      return goal satisfies never;
  }
}

/** The pile never shrinks but by being taken; after a discard only the seat's record tells of it. */
function pileTaken(before: Table, now: Table): boolean {
  const took = now.drawnFrom === 'pile' && now.phase === 'meld' && before.phase === 'draw';
  const noted = now.tookPile.includes(YOU) && !before.tookPile.includes(YOU);
  return took || noted || now.pile.cards.length < before.pile.cards.length;
}

function hasMeld(goal: GoalOf<'meld'>, now: Table): boolean {
  const least = goal.cards ?? 1;
  return sideAt(now, YOU).melds.some(
    ({ rank, cards }) => rank === goal.rank && cards.length >= least,
  );
}

function countCanastas(goal: GoalOf<'canastas'>, now: Table, rules: Rules): number {
  const canastas = sideAt(now, YOU).melds.filter((meld) => isCanasta(meld, rules));
  if (goal.kind === undefined) return canastas.length;
  return canastas.filter((meld) => canastaKind(meld) === goal.kind).length;
}

function discarded(text: string, before: Table, now: Table): boolean {
  const card = parseCards(text);
  const top = topOf(now.pile);
  const ended = now.turn !== before.turn || now.ended !== null;
  return card.ok && ended && top !== undefined && card.value[0] === top;
}

function holds(text: string, now: Table): boolean {
  const cards = parseCards(text);
  return cards.ok && without(handAt(now, YOU).cards, cards.value).lacking.length === 0;
}

/** What cannot be read in a goal. */
export function goalProblems(goal: Goal): readonly string[] {
  switch (goal.is) {
    case 'meld': {
      const rank = parseRank(goal.rank);
      return rank.ok ? [] : rank.problems;
    }
    case 'discarded':
    case 'holds': {
      const cards = parseCards(goal.is === 'holds' ? goal.cards : goal.card);
      return cards.ok ? [] : cards.problems;
    }
    case 'all':
    case 'any':
      return goal.of.flatMap(goalProblems);
    case 'not':
      return goalProblems(goal.goal);
    default:
      return [];
  }
}
