import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { useFocusKeeper } from '../use-focus-keeper.ts';

interface Props {
  readonly title: string;
  readonly about?: string | undefined;
  readonly children: ComponentChildren;
}

/** Where the focus goes when the card that had it is taken out. */
const FOCUS_PLACES = ['.held [tabindex="0"]', '.rank-pad [tabindex="0"]'];

/** One thing to tell of the table. */
export function Entry({ title, about, children }: Props) {
  const id = useId();
  const root = useRef<HTMLLIElement>(null);
  useFocusKeeper(root, FOCUS_PLACES);
  return (
    <li ref={root} class="entry">
      <div role="group" aria-labelledby={id}>
        <h3 id={id}>{title}</h3>
        {about !== undefined && <p class="about">{about}</p>}
        {children}
      </div>
    </li>
  );
}
