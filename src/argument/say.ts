/** An answer in a sentence to read aloud at the table. */
import type { Move } from '#src/engine/move.ts';
import type { Explanation, Reason } from '#src/explain/explanation.ts';
import { sayMove } from '#src/explain/moves.ts';
import type { Answer } from './attempt.ts';
import type { Question } from './setup.ts';

/**
 * The conditions in the order in which people want to hear them. Nobody goes out without the canastas and the
 * partner's word: where those lack, they come before a card too many in the hand.
 */
export function inOrder(question: Question, explanation: Explanation): Explanation {
  if (question !== 'out') return explanation;
  const rank = ({ met, code }: Reason) => (met ? 2 : RIGHT.includes(code) ? 0 : 1);
  const reasons = explanation.reasons.toSorted((one, other) => rank(one) - rank(other));
  return { ...explanation, reasons };
}

/** What the right to go out rests on. */
const RIGHT: readonly Reason['code'][] = [
  'out.canastas',
  'permission.answer',
  'permission.unasked',
];

/** "Yes. You may take the pile with 8♠ 8♥.", or "No." and the first thing that stands in the way. */
export function sayAnswer(question: Question, answer: Answer, explanation: Explanation): string {
  const broken = explanation.reasons.find(({ met }) => !met);
  if (broken !== undefined) return `No. ${broken.text}`;
  const way = answer.moves.map(doing).join(', then ');
  if (question === 'out') return `Yes. You may go out: ${way}.`;
  const count = explanation.reasons.find(({ code }) => code === 'opening.minimum');
  const counted = question === 'open' && count !== undefined ? ` ${count.text}` : '';
  return `Yes. You may ${way}.${counted}`;
}

/** A move inside a sentence. */
function doing(move: Move): string {
  const said = sayMove(move);
  return said.charAt(0).toLowerCase() + said.slice(1);
}

/** Questions as they are asked. */
export const ASKING: Readonly<Record<Question, string>> = {
  take: 'Can I take this pile?',
  open: 'Can we go down with these?',
  out: 'May I go out?',
};
