import { freezerOf } from '#src/engine/freeze.ts';
import type { Rules } from '#src/engine/rules.ts';
import { type Table, topOf } from '#src/engine/table.ts';
import { cardName, cardText } from '#src/explain/card-words.ts';
import { cardCount } from '#src/explain/number-words.ts';
import { CardFace } from './card-face.tsx';
import { Icon } from './icon.tsx';

interface Props {
  readonly table: Table;
  readonly rules: Rules;
  /** Chooses the cards that match the top; none where the learner is not to move. */
  readonly onPress: (() => void) | null;
}

/** The discard pile: its top card, its count, and what froze it, lying crosswise and named. */
export function Pile({ table, rules, onPress }: Props) {
  const { pile } = table;
  const top = topOf(pile);
  const frozenBy = freezerOf(pile, rules);
  const face = (
    <>
      {frozenBy !== null && frozenBy !== top && (
        <span class="across">
          <CardFace card={frozenBy} />
        </span>
      )}
      <span class={frozenBy !== null && frozenBy === top ? 'top turned' : 'top'}>
        {top === undefined ? <span class="no-cards" /> : <CardFace card={top} />}
      </span>
    </>
  );
  const shape = `heap-face${frozenBy === null ? '' : ' frozen'}`;
  return (
    <figure class="heap pile">
      {onPress === null || top === undefined ? (
        <span class={shape}>{face}</span>
      ) : (
        <button
          type="button"
          class={shape}
          aria-label={`${nameOf(table, rules)} Choose what matches it.`}
          onClick={onPress}
        >
          {face}
        </button>
      )}
      <figcaption>
        <b>Pile</b>
        <span>
          {pile.cards.length === 0
            ? 'empty'
            : pile.cards.length === 1
              ? '1 card'
              : `${pile.cards.length} cards`}
        </span>
        {frozenBy !== null && (
          <span class="plate">
            <Icon name="flake" />
            Frozen by {cardText(frozenBy)}
          </span>
        )}
        {onPress === null && top !== undefined && (
          <span class="sr-only">, {cardName(top)} on top</span>
        )}
      </figcaption>
    </figure>
  );
}

/** The pile for those who hear it. */
function nameOf({ pile }: Table, rules: Rules): string {
  const top = topOf(pile);
  const frozenBy = freezerOf(pile, rules);
  const frozen = frozenBy === null ? '' : `, frozen by the ${cardName(frozenBy).toLowerCase()}`;
  return `Pile, ${cardCount(pile.cards.length)}${frozen}. On top, ${top === undefined ? 'nothing' : cardName(top).toLowerCase()}.`;
}

/** The pile in a few words, for the head of the rack: "on the pile: 9♦, frozen". */
export function pileBrief({ pile }: Table, rules: Rules): string {
  const top = topOf(pile);
  if (top === undefined) return 'no pile';
  return `pile: ${cardText(top)}${freezerOf(pile, rules) === null ? '' : ', frozen'}`;
}
