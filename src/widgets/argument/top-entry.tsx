import { nextCard, PAD, type PadKey } from '#src/argument/pad.ts';
import { cardsIn } from '#src/argument/table-of.ts';
import { cardName } from '#src/explain/card-words.ts';
import { CardFace } from '../card-face.tsx';
import type { EntryProps } from './entries.tsx';
import { Entry } from './entry.tsx';
import { RankPad } from './rank-pad.tsx';

/** The card on top of the pile: a press puts another in its place. */
export function TopEntry({ setup, rules, onTell }: EntryProps) {
  const { top } = setup;
  const put = (key: PadKey) => {
    const card = nextCard(key, cardsIn({ ...setup, top: null }), rules);
    if (card !== null) onTell({ top: card }, `${cardName(card)} is on top.`);
  };
  return (
    <Entry title="The top card of the pile">
      <div class="top-entry">
        <span class="top-card">
          {top === null ? <span class="no-top" /> : <CardFace card={top} />}
          <span class="sr-only">{top === null ? 'None yet' : cardName(top)}</span>
        </span>
        <RankPad label="Top card: ranks" keys={PAD} deed="put on top" onPress={put} />
      </div>
    </Entry>
  );
}
