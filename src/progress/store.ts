/** Where progress is kept: the browser's own storage, heard by all its tabs; else this page's memory. */
import { persistentMap, setPersistentEngine } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import { forgetStandings } from './keep-standings.ts';
import { type Keeping, storageIs } from './keeping.ts';
import { CHANGED, ROOT, VERSION } from './keys.ts';
import type { Entry } from './record.ts';

const first = typeof window === 'undefined' ? 'kept' : storageIs();
if (first === 'closed')
  setPersistentEngine({}, { addEventListener() {}, removeEventListener() {} });

const kept = persistentMap<Record<string, string | undefined>>(`${ROOT}${VERSION}:`);
/** What could not be kept, and holds for this page. */
const held = atom<Readonly<Record<string, string>>>({});

/** Whether progress is kept. Listen to it to tell the learner once. */
export const $keeping = atom<Keeping>(first);

/** All entries of the present version, by key. */
export const $entries = computed([kept, held], (stored, memory): readonly Entry[] =>
  Object.entries({ ...stored, ...memory }).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value }],
  ),
);

/** Keeps entries, the later in place of the earlier of the same key. What storage refuses holds for this page. */
export function keep(entries: readonly Entry[]): void {
  for (const { key, value } of entries) {
    try {
      kept.setKey(key, value);
    } catch {
      held.set({ ...held.get(), [key]: value });
      $keeping.set('full');
    }
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Forgets all progress of the present version, whether it can be read or not. */
export function erase(): void {
  held.set({});
  for (const { key } of $entries.get()) kept.setKey(key, undefined);
  forgetStandings();
  window.dispatchEvent(new Event(CHANGED));
}

/** How many entries of another version lie here. They are neither read nor touched. */
export function entriesOfOtherVersions(): number {
  try {
    return Object.keys(localStorage).filter(
      (key) => key.startsWith(ROOT) && !key.startsWith(`${ROOT}${VERSION}:`),
    ).length;
  } catch {
    return 0;
  }
}
