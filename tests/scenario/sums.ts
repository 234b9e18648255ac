/** Small scripts that ask for sums. */
import type { CountOf, Script } from '#src/scenario/script.ts';
import { FROZEN } from './scripts.ts';

/** A deal that is over, with all hands of both sides named. */
const OVER: Script['position'] = {
  hand: 'KH 4D',
  others: { left: '', partner: '9C Joker', right: 'AS' },
  yours: { score: 1500, melds: ['QS QS QH QH QD QC QC', '7S 7H 7D 7C 7C 2S 2H'], redThrees: '3H' },
  theirs: { score: -20, redThrees: '3D' },
  pile: '5C',
};

export function sum(...of: readonly [CountOf, ...CountOf[]]): Script {
  const [first, ...rest] = of.map((each) => ({ do: 'count', text: 'Count.', of: each }) as const);
  if (first === undefined) throw new Error('There is nothing to count.');
  return { ...FROZEN, id: 'sum', position: OVER, steps: [first, ...rest] };
}

export const OUT = { by: 'out', seat: 'left' } as const;
export const DEAL = sum({ is: 'deal', side: 'yours', ended: OUT });
export const SHEET = sum({
  is: 'sheet',
  side: 'yours',
  ended: OUT,
  planted: { line: 'score.canastas', says: 1000 },
});
