import { type Card, isWild } from '#src/engine/card.ts';
import { printCard } from '#src/engine/notation.ts';
import { drawing } from './drawing.ts';

interface Props {
  /** A card, or the back of any. */
  readonly card: Card | 'back';
}

/** A card's picture from the site's deck. It says nothing to a screen reader: what holds it names it. */
export function CardFace({ card }: Props) {
  const wild = card !== 'back' && isWild(card);
  return (
    <svg class={wild ? 'card wild' : 'card'} viewBox="0 0 100 140" aria-hidden="true">
      <use href={drawing('cards', card === 'back' ? card : printCard(card))} />
    </svg>
  );
}
