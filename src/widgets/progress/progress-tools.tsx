import { useEffect, useRef, useState } from 'preact/hooks';
import { readFile, writeFile } from '#src/progress/file.ts';
import type { Entry } from '#src/progress/record.ts';
import { erase, keep } from '#src/progress/store.ts';

interface Props {
  readonly entries: readonly Entry[];
}

const count = (number: number) => (number === 1 ? '1 entry' : `${number} entries`);

/** Save to a file, load from one, erase. What came of it is said below. */
export function ProgressTools({ entries }: Props) {
  const [said, setSaid] = useState('');
  const [sure, setSure] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const erasing = useRef<HTMLDivElement>(null);
  const wasSure = useRef(sure);
  // The button that was pressed is gone: to the one that keeps all, or back to where it began.
  useEffect(() => {
    if (sure !== wasSure.current && document.activeElement === document.body)
      erasing.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    wasSure.current = sure;
  }, [sure]);

  const load = async () => {
    const file = picker.current?.files?.[0];
    if (file === undefined) return;
    setSure(false);
    setSaid('');
    const text = await file.text().catch(() => null);
    if (picker.current !== null) picker.current.value = '';
    if (text === null) return setSaid('This file cannot be opened.');
    const read = readFile(text, entries);
    if (!read.ok) return setSaid(read.problems.join(' '));
    keep(read.value.entries);
    const left = read.value.unread;
    setSaid(
      `${count(read.value.entries.length)} loaded.${left === 0 ? '' : ` ${count(left)} of the file cannot be read and ${left === 1 ? 'was' : 'were'} left out.`}`,
    );
  };

  const askFirst = () => {
    setSure(true);
    setSaid('Erase all of it? It cannot be brought back.');
  };

  const keepIt = () => {
    setSure(false);
    setSaid('Nothing was erased.');
  };

  const eraseAll = () => {
    erase();
    setSure(false);
    setSaid('Your progress is erased.');
  };

  return (
    <section class="progress-tools" aria-labelledby="keep-it">
      <h2 id="keep-it">Keep it, carry it, erase it</h2>
      <p>
        A file holds all of it: {count(entries.length)}. Load the file in another browser to go on
        there. Where both know of the same lesson, the better result is kept.
      </p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => save(entries)}>
          Save to a file
        </button>
        <label class="button outlined">
          <input
            ref={picker}
            type="file"
            accept="application/json,.json"
            class="sr-only"
            onChange={() => void load()}
          />
          Load from a file
        </label>
        <div class="buttons" ref={erasing}>
          {sure ? (
            <>
              <button type="button" class="button outlined" onClick={eraseAll}>
                Yes, erase all
              </button>
              <button type="button" class="button outlined" onClick={keepIt}>
                Keep it
              </button>
            </>
          ) : (
            <button type="button" class="button outlined" onClick={askFirst}>
              Erase
            </button>
          )}
        </div>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}

/** Hands the file to the browser's downloads. */
function save(entries: readonly Entry[]): void {
  const url = URL.createObjectURL(new Blob([writeFile(entries)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'canasta-progress.json';
  link.click();
  URL.revokeObjectURL(url);
}
