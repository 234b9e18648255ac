/** Asking the partner whether one may go out, and the answer. */
import type { Turn } from '../attempt.ts';
import { type Check, check } from '../check.ts';

export const ASK_CHECKS: readonly Check<Turn>[] = [
  check('permission.right', 'permission.ask', {
    reads: ['permission.ask'],
    shown: 'always',
    holds: ({ rules }) => rules['permission.ask'] !== 'absent',
    facts: ({ rules }) => ({ ask: rules['permission.ask'] }),
  }),
  check('permission.when', 'permission.when', {
    reads: ['permission.when'],
    under: (rules) => rules['permission.when'] === 'before-melding-or-taking',
    holds: ({ table }) =>
      table.laid.length === 0 && (table.phase === 'draw' || table.drawnFrom === 'stock'),
    facts: ({ table }) => ({
      phase: table.phase,
      drawnFrom: table.drawnFrom,
      laid: table.laid.length > 0,
    }),
  }),
  check('permission.once', 'permission.when', {
    reads: ['permission.when'],
    under: (rules) => rules['permission.when'] !== 'absent',
    holds: ({ table, seat }) => table.permission?.seat !== seat,
    facts: ({ table, seat }) => ({ asked: table.permission?.seat === seat }),
  }),
];

export const ANSWER_CHECKS: readonly Check<Turn>[] = [
  check('permission.request', 'permission.answer', {
    reads: ['permission.answer'],
    shown: 'always',
    holds: ({ table, rules }) =>
      table.permission?.answer === 'awaited' && rules['permission.answer'] === 'binds',
    facts: ({ table }) => ({ pending: table.permission?.answer === 'awaited' }),
  }),
];
