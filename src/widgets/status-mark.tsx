import type { ShownSource } from '#src/explain/explanation.ts';
import { Icon } from './icon.tsx';

type Standing = 'said' | 'ruled' | 'silent';

const WORDS: Readonly<Record<Standing, string>> = {
  said: 'The source says so',
  ruled: 'Ruling',
  silent: 'The source is silent: we play',
};

/** How well the sources support a rule: a shape, a line and words. */
export function StatusMark({ source }: { readonly source: ShownSource }) {
  const standing = standingOf(source);
  return (
    <span class={`status-mark ${standing}`}>
      <Icon name={standing} />
      {statusOf(source) === 'follows' ? 'Follows from the source' : WORDS[standing]}
    </span>
  );
}

/** An answer taken over from a parent stands as the parent's does. */
function statusOf({ status, parent }: Pick<ShownSource, 'status' | 'parent'>) {
  return status === 'as-parent' ? (parent?.status ?? 'stated') : status;
}

export function standingOf(source: Pick<ShownSource, 'status' | 'parent'>): Standing {
  const own = statusOf(source);
  return own === 'silent' || own === 'ruled' ? own : 'said';
}
