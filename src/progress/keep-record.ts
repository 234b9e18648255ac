/** Keeps a record, unless a better one of the same thing is there. */
import { better } from './progress.ts';
import { type ProgressRecord, readRecord, writeRecord } from './record.ts';
import { $entries, keep } from './store.ts';

export function keepRecord(record: ProgressRecord): void {
  const entry = writeRecord(record);
  const before = $entries.get().find(({ key }) => key === entry.key);
  const best = better(before === undefined ? null : readRecord(before), record);
  if (best === record) keep([entry]);
}

/** Tells this page's records from those of all others. */
const TAB = Math.random().toString(36).slice(2, 10);

let count = 0;

/** A mark that no other record has. */
export function newMark(): string {
  count += 1;
  return `${TAB}-${count}`;
}
