import type { PadKey } from '#src/argument/pad.ts';
import { aKey, keyLabel } from './key-words.ts';
import { useTabStop } from './use-tab-stop.ts';

interface Props {
  readonly label: string;
  readonly keys: readonly PadKey[];
  /** What a press does, before the card's name: "add", "put on top". */
  readonly deed: string;
  readonly onPress: (key: PadKey) => void;
}

/** A key for each rank: each press puts in one card. Arrow keys go from key to key. */
export function RankPad({ label, keys, deed, onPress }: Props) {
  const { bar, stopAt } = useTabStop(keys.length);
  return (
    <div class="rank-pad" role="toolbar" aria-label={label} {...bar}>
      {keys.map((key, at) => (
        <button
          key={key}
          type="button"
          class={key === '2' || key === 'joker' ? 'rank-key wild' : 'rank-key'}
          onClick={() => onPress(key)}
          {...stopAt(at)}
        >
          {keyLabel(key)}
          <span class="sr-only">
            : {deed} {aKey(key)}
          </span>
        </button>
      ))}
    </div>
  );
}
