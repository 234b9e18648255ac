import type { Card } from '#src/engine/card.ts';
import type { Meld } from '#src/engine/meld.ts';
import type { Rules } from '#src/engine/rules.ts';
import { handAt, sideAt, type Table } from '#src/engine/table.ts';
import { ranksName } from '#src/explain/card-words.ts';
import { capital, figure } from '#src/explain/number-words.ts';
import { YOU } from '#src/scenario/chair.ts';
import { describeTable } from '#src/scenario/description.ts';
import { held } from '../hand.ts';
import { Fan } from '../meld-fan.tsx';
import { Pile } from '../pile.tsx';

interface Props {
  readonly table: Table;
  /** The rules under which it stands. */
  readonly rules: Rules;
  /** What the variant is called. */
  readonly variant: string;
  /** What it means beside its cards, in sentences. */
  readonly circumstances: readonly string[];
}

/** How the cards lie that a move is about: the pile, the player's own melds and hand; the rest as text. */
export function PositionView({ table, rules, variant, circumstances }: Props) {
  const { melds, score } = sideAt(table, YOU);
  const hand = inOrder(handAt(table, YOU).cards);
  return (
    <div class="card-table picture">
      <div class="cloth">
        <p class="facts">
          Your total is {figure(score)} points. {melds.length === 0 && 'You have no meld yet. '}
          {circumstances.join(' ')}
        </p>
        <div class="lain">
          <Pile table={table} rules={rules} onPress={null} />
          {melds.map((meld, at) => (
            <Fan key={at} cards={inOrder(meld.cards)} caption={captionOf(meld)} />
          ))}
        </div>
        <Fan
          cards={hand}
          caption={{ name: 'Your hand', more: hand.length === 0 ? ': no cards' : '' }}
        />
        <details class="fold">
          <summary>The whole position as text</summary>
          <p>At a table of {variant}:</p>
          <ul>
            {describeTable(table, rules).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  );
}

/** As in the rack. */
function inOrder(cards: readonly Card[]): readonly Card[] {
  return held(cards).map(({ card }) => card);
}

/** What a meld is in every variant: what it is worth differs. */
function captionOf({ rank, cards }: Meld) {
  return { name: capital(ranksName(rank)), more: `, ${cards.length} cards` };
}
