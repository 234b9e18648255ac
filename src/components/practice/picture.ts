import type { Card } from '#src/engine/card.ts';
import { parseCards } from '#src/engine/notation.ts';
import type { SituationId } from '#src/practice/situation.ts';

/** What is seen at a glance of each situation. */
export const PICTURES: Readonly<Record<SituationId, string>> = {
  'open-pile': '8D',
  'frozen-pile': '9D 2C',
  opening: 'AS AD',
  'black-threes': '3S',
  'red-threes': '3D',
  'wild-limits': 'QS 2H',
  canastas: '7S 7D',
  'going-out': 'KC',
  asking: 'JC',
  'stock-end': 'back',
  scoring: '10D',
  'new-deal': '4S 5D',
  'turned-card': '6H',
  blind: 'AH',
  'wild-canasta': '2S Joker',
  packet: 'back back',
  'kept-discard': '5C',
};

/** The cards of a picture, the back of one among them. */
export function picture(text: string): readonly (Card | 'back')[] {
  return text.split(' ').flatMap((word): readonly (Card | 'back')[] => {
    if (word === 'back') return [word];
    const cards = parseCards(word);
    return cards.ok ? cards.value : [];
  });
}
