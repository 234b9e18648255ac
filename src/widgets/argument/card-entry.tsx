import { nextCard, PAD, type PadKey } from '#src/argument/pad.ts';
import { cardsIn } from '#src/argument/table-of.ts';
import { readTyped } from '#src/argument/typed.ts';
import type { Card } from '#src/engine/card.ts';
import { printCards } from '#src/engine/notation.ts';
import { without } from '#src/engine/pack.ts';
import { cardName } from '#src/explain/card-words.ts';
import { capital, cardCount } from '#src/explain/number-words.ts';
import type { EntryProps } from './entries.tsx';
import { Entry } from './entry.tsx';
import { HeldCards } from './held-cards.tsx';
import { aKey } from './key-words.ts';
import { RankPad } from './rank-pad.tsx';
import { TypedCards } from './typed-cards.tsx';

interface Props extends EntryProps {
  readonly title: string;
  readonly about?: string;
}

/** The cards one holds, or would lay: a press for each. */
export function CardEntry({ title, about, setup, rules, onTell }: Props) {
  const { hand } = setup;
  const put = (cards: readonly Card[], said: string) => {
    onTell({ hand: cards }, `${said} ${capital(cardCount(cards.length))}.`);
  };
  const add = (key: PadKey) => {
    const card = nextCard(key, cardsIn(setup), rules);
    if (card === null) onTell({}, `There is not ${aKey(key)} more in the packs.`);
    else put([...hand, card], `${cardName(card)}.`);
  };
  return (
    <Entry title={title} about={about}>
      <RankPad label={`${title}: ranks`} keys={PAD} deed="add" onPress={add} />
      <HeldCards
        label={title}
        cards={hand}
        onRemove={(card) => put(without(hand, [card]).rest, `${cardName(card)} is out.`)}
      />
      <TypedCards
        label="Cards"
        example="8S 8H 2C Joker, or 8 8 2 Joker"
        value={printCards(hand)}
        read={(text) => readTyped(text, cardsIn({ ...setup, hand: [] }), rules)}
        onRead={(cards) => put(cards, '')}
      />
    </Entry>
  );
}
