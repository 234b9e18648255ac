/** Picking up the pony, the packet set aside at the deal. */
import type { Turn } from '../attempt.ts';
import { type Check, check } from '../check.ts';
import { NO_CARDS, sizeOf } from '../table.ts';

export const PONY_CHECKS: readonly Check<Turn>[] = [
  check('pony.packet', 'pony.packet', {
    reads: ['pony.packet'],
    holds: ({ rules }) => rules['pony.packet'] !== 'absent',
    facts: () => ({}),
  }),
  check('pony.opens', 'pony.opens', {
    reads: ['pony.opens'],
    shown: 'always',
    under: (rules) => rules['pony.opens'] === 'owners-first-canasta',
    holds: ({ table, seat }) => table.presented.includes(seat),
    facts: ({ table, seat }) => ({ presented: table.presented.includes(seat) }),
  }),
  check('pony.left', 'pony.when', {
    reads: ['pony.when'],
    under: (rules) => rules['pony.when'] !== 'absent',
    holds: ({ table, seat }) => sizeOf(table.ponies[seat] ?? NO_CARDS) > 0,
    facts: ({ table, seat }) => ({ cards: sizeOf(table.ponies[seat] ?? NO_CARDS) }),
  }),
];
