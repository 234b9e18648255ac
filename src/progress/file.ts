/** Progress as a file to keep or carry to another browser. */
import type { Result } from '#src/engine/result.ts';
import { VERSION } from './keys.ts';
import { better } from './progress.ts';
import { type Entry, readRecord, writeRecord } from './record.ts';

const FORMAT = 'canasta-progress';

/** The text of a file that holds these entries. Broken ones go along: nothing is lost. */
export function writeFile(entries: readonly Entry[]): string {
  const held = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, entries: held }, null, 1)}\n`;
}

/** What an import would keep. */
export interface Import {
  readonly entries: readonly Entry[];
  /** Entries of the file that cannot be read. They are left out. */
  readonly unread: number;
}

/** Reads a file beside what is kept already: of two records of the same thing the better stays. Says what is wrong with one that is none. */
export function readFile(text: string, kept: readonly Entry[]): Result<Import> {
  const file = fileIn(text);
  if (file === null) return { ok: false, problems: ['This is no progress file of this site.'] };
  if (file.version !== VERSION)
    return {
      ok: false,
      problems: [
        `This file is of version ${file.version}, and this site reads version ${VERSION}. Nothing was changed.`,
      ],
    };
  const before = new Map(kept.map((entry) => [entry.key, readRecord(entry)]));
  const given = Object.entries(file.entries).map(([key, value]) => ({ key, value }));
  const read = given.flatMap((entry) => {
    const record = readRecord(entry);
    return record === null ? [] : [writeRecord(better(before.get(entry.key) ?? null, record))];
  });
  return { ok: true, value: { entries: read, unread: given.length - read.length } };
}

interface File {
  readonly version: number;
  readonly entries: Readonly<Record<string, string>>;
}

function fileIn(text: string): File | null {
  try {
    const { format, version, entries } = JSON.parse(text);
    const sound =
      format === FORMAT &&
      typeof version === 'number' &&
      typeof entries === 'object' &&
      entries !== null &&
      Object.values(entries).every((value) => typeof value === 'string');
    return sound ? { version, entries } : null;
  } catch {
    return null;
  }
}
