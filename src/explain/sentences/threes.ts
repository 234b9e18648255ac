/** Threes, which are not like other cards. */
import { cardList, theCard, theCards } from '../card-words.ts';
import { capital, cardCount } from '../number-words.ts';
import type { Sentences } from '../sentence.ts';

export const RED_THREE: Sentences<'red-three'> = {
  'red-three.unlaid': {
    fault: ({ cards }) =>
      `[You hold] ${theCards(cards)}. A red three is laid face up before any other move.`,
    ground: () => '[You hold] no red three that must be laid first.',
  },
  'red-three.on-top': {
    fault: ({ top }) =>
      `A red three, ${theCard(top)}, is on top. It is never melded, so nobody may take the pile until another card covers it.`,
    ground: () => 'No red three is on top.',
  },
  'red-three.use': {
    fault: ({ cards, as }) => {
      const [one, many] = cards.length === 1 ? ['is', 'a bonus card'] : ['are', 'bonus cards'];
      const them = capital(theCards(cards));
      if (as === 'red-three')
        return `${them} ${one} no red three, and only a red three is laid by itself.`;
      return `${them} ${one} ${many}: a red three is never ${as === 'meld' ? 'melded' : 'discarded'}.`;
    },
    ground: ({ cards, as }) =>
      as === 'red-three'
        ? `${capital(theCards(cards))} is a red three, which is laid face up as a bonus.`
        : 'No red three is among the cards.',
  },
};

export const BLACK_THREE: Sentences<'black-three'> = {
  'black-three.on-top': {
    fault: ({ top }) =>
      `A black three, ${theCard(top)}, is on top. Nobody may take the pile until another card covers it.`,
    ground: () => 'No black three is on top.',
  },
  'black-three.meld': {
    fault: ({ meld, when, left }) => {
      if (when === 'never') return `${cardList(meld.cards)}: threes are never melded.`;
      return left > 1
        ? `Black threes are melded only in going out, and this would leave [them] ${cardCount(left)}.`
        : 'Black threes are melded only in going out, and [you] may not go out with this move.';
    },
    ground: ({ when, left }) => {
      if (when !== 'only-going-out') return 'Black threes are melded like any other rank.';
      return left === 0
        ? 'Black threes are melded in going out, and this move uses the last card.'
        : 'Black threes are melded in going out, and [your] last card can be thrown to go out.';
    },
  },
  'black-three.wilds': {
    fault: ({ meld }) => `${cardList(meld.cards)}: wild cards may not join black threes.`,
    ground: ({ meld }) =>
      meld.wilds === 0
        ? 'No wild card lies with the black threes.'
        : 'Wild cards may join black threes as in any meld.',
  },
};
