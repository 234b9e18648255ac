import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly problems: readonly string[];
  readonly onBegin: () => void;
}

/** A link that cannot be read: what is wrong with it, and a way to begin. */
export function Damaged({ problems, onBegin }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section class="damaged panel" aria-labelledby="damaged">
      <h2 id="damaged" ref={head} tabIndex={-1}>
        This link is damaged
      </h2>
      <p>It cannot be read as a position:</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <button type="button" class="button brass" onClick={onBegin}>
        Begin with an empty table
      </button>
    </section>
  );
}
