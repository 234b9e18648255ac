import type { IconName } from '#src/deck/icons.ts';
import { Icon } from './icon.tsx';

/** A tool under the table. `off`: there is nothing for it to do; it can still be reached and named. */
export interface Tool {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly off?: boolean;
  /** Of a tool that stays pressed. */
  readonly pressed?: boolean;
}

/** What helps without being a move: undo, hints, questions. */
export function Tools({ tools }: { readonly tools: readonly Tool[] }) {
  return (
    <div class="tools" role="group" aria-label="Help">
      {tools.map(({ icon, label, onPress, off = false, pressed }) => (
        <button
          key={icon}
          type="button"
          aria-disabled={off}
          aria-pressed={pressed}
          onClick={() => off || onPress()}
        >
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </div>
  );
}
