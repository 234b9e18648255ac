import type { IconName } from '#src/deck/icons.ts';
import { drawing } from './drawing.ts';

/** A small line drawing beside words that say the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={drawing('icons', name)} />
    </svg>
  );
}
