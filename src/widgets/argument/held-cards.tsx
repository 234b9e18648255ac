import { keyOf, PAD } from '#src/argument/pad.ts';
import type { Card } from '#src/engine/card.ts';
import { cardName } from '#src/explain/card-words.ts';
import { CardFace } from '../card-face.tsx';
import { useTabStop } from './use-tab-stop.ts';

interface Props {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly onRemove: (card: Card) => void;
}

const order = (card: Card) => PAD.indexOf(keyOf(card)) * SPREAD + card;
/** More than there are different cards. */
const SPREAD = 100;

/** Cards that were put in, high to low; a press takes one out. */
export function HeldCards({ label, cards, onRemove }: Props) {
  const sorted = cards.toSorted((one, other) => order(one) - order(other));
  const { bar, stopAt } = useTabStop(sorted.length);
  if (sorted.length === 0) return <p class="none-held">None yet.</p>;
  return (
    <div class="held" role="toolbar" aria-label={label} {...bar}>
      {sorted.map((card, at) => (
        <button
          key={at}
          type="button"
          class="held-card"
          aria-label={`${cardName(card)}: take it out`}
          onClick={() => onRemove(card)}
          {...stopAt(at)}
        >
          <CardFace card={card} />
        </button>
      ))}
    </div>
  );
}
