import { type Card, isWild } from '#src/engine/card.ts';
import { isCanasta, type Meld } from '#src/engine/meld.ts';
import type { Rules } from '#src/engine/rules.ts';
import { cardList } from '#src/explain/card-words.ts';
import { CardFace } from './card-face.tsx';
import { type Caption, captionOf } from './meld-words.ts';

interface FanProps {
  readonly cards: readonly Card[];
  readonly caption: Caption;
  readonly kind?: 'canasta' | 'aside';
}

/** Cards fanned so that each index shows, with what they are under them. */
export function Fan({ cards, caption, kind }: FanProps) {
  return (
    <figure class={kind === undefined ? 'meld' : `meld ${kind}`}>
      <div class="fan">
        {cards.map((card, at) => (
          <CardFace key={at} card={card} />
        ))}
      </div>
      <figcaption>
        <b>{caption.name}</b>
        {caption.more}
        <span class="sr-only">: {cardList(cards)}</span>
      </figcaption>
    </figure>
  );
}

interface Props {
  readonly meld: Meld;
  readonly rules: Rules;
}

/** A meld on the table, its wild cards last, so that their frame is seen whole. */
export function MeldFan({ meld, rules }: Props) {
  const cards = [...meld.cards.filter((card) => !isWild(card)), ...meld.cards.filter(isWild)];
  const caption = captionOf(meld, rules);
  if (!isCanasta(meld, rules)) return <Fan cards={cards} caption={caption} />;
  return <Fan cards={cards} caption={caption} kind="canasta" />;
}
