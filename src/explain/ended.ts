/** How a deal ends, in words. */
import type { Ended } from '#src/engine/table.ts';
import { capital } from './number-words.ts';
import type { Speech } from './speech.ts';

/** The end of the deal, as one sentence. */
export function sayEnded(ended: Ended, { names }: Speech): string {
  if (ended.by === 'redeal') return 'The cards are gathered and dealt again.';
  if (ended.by === 'stock') return 'The deal is over, and nobody has gone out.';
  const name = names[ended.seat] ?? 'you';
  const how = ended.blind ? ' with the whole hand in one turn' : '';
  return `${capital(name)} ${name === 'you' ? 'go' : 'goes'} out${how}, and the deal is over.`;
}
