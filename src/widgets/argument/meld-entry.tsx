import { useState } from 'preact/hooks';
import { intoMelds, nextCard, PAD, type PadKey } from '#src/argument/pad.ts';
import type { Setup } from '#src/argument/setup.ts';
import { cardsIn } from '#src/argument/table-of.ts';
import { readTyped } from '#src/argument/typed.ts';
import type { Card } from '#src/engine/card.ts';
import { meldOf } from '#src/engine/meld.ts';
import { printCards } from '#src/engine/notation.ts';
import { allOf } from '#src/engine/result.ts';
import type { Rules } from '#src/engine/rules.ts';
import { cardName, ranksName } from '#src/explain/card-words.ts';
import { MeldFan } from '../meld-fan.tsx';
import { captionOf } from '../meld-words.ts';
import type { EntryProps } from './entries.tsx';
import { Entry } from './entry.tsx';
import { aKey } from './key-words.ts';
import { RankPad } from './rank-pad.tsx';
import { TypedCards } from './typed-cards.tsx';

/** Red threes lie apart and are no meld. */
const KEYS = PAD.filter((key) => key !== 'red-three');

/** The melds of one's side, one after the other. */
export function MeldEntry({ setup, rules, onTell }: EntryProps) {
  const { melds } = setup;
  const [last, setLast] = useState(melds.length - 1);
  const at = Math.min(last, melds.length - 1);
  const put = (next: Setup['melds'], grown: number, said: string) => {
    setLast(grown);
    onTell({ melds: next }, said);
  };
  const add = (key: PadKey) => {
    const card = nextCard(key, cardsIn(setup), rules);
    if (card === null) return onTell({}, `There is not ${aKey(key)} more in the packs.`);
    const told = intoMelds({ melds, at }, card, rules);
    const meld = meldOf(told.melds[told.at] ?? []);
    const { name, more } = captionOf(meld, rules);
    put(told.melds, told.at, `${cardName(card)}. ${name}${more}, ${meld.cards.length}.`);
  };
  const shorten = (place: number) => {
    const less = (melds[place] ?? []).slice(0, -1);
    const next = less.length === 0 ? melds.toSpliced(place, 1) : melds.with(place, less);
    put(next, less.length === 0 ? next.length - 1 : place, 'The last card is out.');
  };
  return (
    <Entry
      title="The melds of your side"
      about="Press a rank for each card. A wild card goes to the meld you pressed last."
    >
      <RankPad label="Melds: ranks" keys={KEYS} deed="add" onPress={add} />
      {melds.length === 0 ? (
        <p class="none-held">No melds.</p>
      ) : (
        <ul class="told-melds card-table">
          {melds.map((cards, place) => (
            <li key={place}>
              <MeldFan meld={meldOf(cards)} rules={rules} />
              <button type="button" class="less" onClick={() => shorten(place)}>
                One less<span class="sr-only"> of the {ranksName(meldOf(cards).rank)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <TypedCards
        label="Melds, with a comma between them,"
        example="KS KH KD, 7 7 2"
        value={melds.map((meld) => printCards(meld)).join(', ')}
        read={(text) => readMelds(text, cardsIn({ ...setup, melds: [] }), rules)}
        onRead={(next) => put(next, next.length - 1, '')}
      />
    </Entry>
  );
}

function readMelds(text: string, named: readonly Card[], rules: Rules) {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  const so = [...named];
  return allOf<readonly Card[]>(
    parts.map((part) => {
      const cards = readTyped(part, so, rules);
      if (cards.ok) so.push(...cards.value);
      return cards;
    }),
  );
}
