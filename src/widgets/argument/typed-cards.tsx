import { useId, useState } from 'preact/hooks';
import type { Result } from '#src/engine/result.ts';

interface Props<T> {
  readonly label: string;
  /** How it is written, by an example. */
  readonly example: string;
  readonly value: string;
  readonly read: (text: string) => Result<T>;
  readonly onRead: (value: T) => void;
}

/** The same as the keys, for those who type: what cannot be read is named, and changes nothing. */
export function TypedCards<T>({ label, example, value, read, onRead }: Props<T>) {
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const take = (text: string) => {
    const result = read(text);
    setProblems(result.ok ? [] : result.problems);
    if (result.ok) onRead(result.value);
  };
  return (
    <details class="typed">
      <summary>Type them instead</summary>
      <label for={id}>
        {label} <span class="example">as in {example}</span>
      </label>
      <input
        id={id}
        type="text"
        value={value}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-describedby={`${id}-problems`}
        onChange={({ currentTarget }) => take(currentTarget.value)}
      />
      <p id={`${id}-problems`} class="typed-problems" role="status">
        {problems.join(' ')}
      </p>
    </details>
  );
}
