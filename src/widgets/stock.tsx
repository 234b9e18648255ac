import { stockLeft, type Table } from '#src/engine/table.ts';
import { cardCount } from '#src/explain/number-words.ts';
import { CardFace } from './card-face.tsx';

interface Props {
  readonly table: Table;
  /** Draws; none where the learner is not to move. */
  readonly onPress: (() => void) | null;
}

/** The stock, face down, with its count. */
export function Stock({ table, onPress }: Props) {
  const left = stockLeft(table.stock);
  const face =
    left === 0 ? (
      <span class="no-cards" />
    ) : (
      <span class="stack">
        <CardFace card="back" />
      </span>
    );
  return (
    <figure class="heap stock">
      {onPress === null ? (
        <span class="heap-face">{face}</span>
      ) : (
        <button
          type="button"
          class="heap-face"
          aria-label={`Stock, ${cardCount(left)}. Draw.`}
          onClick={onPress}
        >
          {face}
        </button>
      )}
      <figcaption>
        <b>Stock</b>
        <span>{left === 0 ? 'used up' : left === 1 ? '1 card' : `${left} cards`}</span>
      </figcaption>
    </figure>
  );
}
