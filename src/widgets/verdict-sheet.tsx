import type { ComponentChildren, ComponentProps } from 'preact';
import { useRef } from 'preact/hooks';
import type { Explanation } from '#src/explain/explanation.ts';
import { ReasonList, type Reference } from './reason-list.tsx';
import { useInView } from './use-in-view.ts';
import type { Head } from './verdict-words.ts';

interface Props extends Reference, Pick<ComponentProps<typeof ReasonList>, 'words'> {
  readonly head: Head;
  readonly verdict: Explanation | null;
  /** Said beside the verdict: of a right answer, or of a move that is not the point. */
  readonly remark: string | null;
  /** What stands between the head and the conditions. */
  readonly about?: ComponentChildren;
  /** Buttons at the foot. */
  readonly children?: ComponentChildren;
}

/** A verdict as a sheet of paper: a seal, two words, every condition with its rule, and what it would cost. */
export function VerdictSheet({
  head,
  verdict,
  remark,
  about,
  children,
  words,
  places,
  rulesHref,
}: Props) {
  const point = verdict?.reasons[0];
  const top = useRef<HTMLElement>(null);
  useInView(top, verdict);
  return (
    <div class={`verdict ${head.seal}`} role="group" aria-label={head.title}>
      <header ref={top}>
        <Seal seal={head.seal} />
        <div>
          <p class="title">{head.title}</p>
          <p class="line">{head.line}</p>
        </div>
      </header>
      {remark !== null && <p class="remark">{remark}</p>}
      {about}
      {verdict !== null && <ReasonList reasons={verdict.reasons} places={places} words={words} />}
      {verdict?.penalty != null && <p class="remark">{verdict.penalty.text}</p>}
      {verdict?.ended != null && <p class="remark">{verdict.ended}</p>}
      <footer>
        {children}
        {point !== undefined && <a href={`${rulesHref}#${point.rule.id}`}>The rule’s page</a>}
      </footer>
    </div>
  );
}

/** Round with a tick, or square with a cross: shape, sign and words say the same as the color. */
export function Seal({ seal }: { readonly seal: Head['seal'] }) {
  return (
    <svg class="seal" viewBox="0 0 44 44" aria-hidden="true">
      {seal === 'yes' ? (
        <circle cx="22" cy="22" r="21" />
      ) : (
        <rect x="2" y="2" width="40" height="40" rx="8" />
      )}
      <path d={seal === 'yes' ? 'M12 23l7 7 13-15' : 'M13 13l18 18M31 13L13 31'} />
    </svg>
  );
}
