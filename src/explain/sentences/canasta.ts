/** What becomes of a canasta, and canastas of wild cards. */
import { ranksName, theCards } from '../card-words.ts';
import { capital, cardCount, figure, inWords } from '../number-words.ts';
import type { Sentences } from '../sentence.ts';

export const CANASTA: Sentences<'canasta'> = {
  'canasta.more': {
    fault: ({ meld }) =>
      `The canasta of ${ranksName(meld.rank)} is closed: nothing may be added to it.`,
    ground: ({ meld }) =>
      `The canasta of ${ranksName(meld.rank)} may grow, though its bonus does not.`,
  },
  'canasta.spoiled': {
    fault: ({ meld }) =>
      `The ${ranksName(meld.rank)} are a natural canasta, which takes no wild card.`,
    ground: ({ meld, added }, { rules }) => {
      const { natural, mixed } = rules['score.canastas'];
      return `With ${theCards(added)} the natural canasta of ${ranksName(meld.rank)} becomes a mixed one, worth ${figure(mixed)} instead of ${figure(natural)}.`;
    },
  },
  'canasta.wild': {
    fault: ({ meld, right, need, out, blind }) => {
      if (right === 'absent')
        return 'Wild cards are never melded alone. They need natural cards beside them.';
      const cards = meld.cards.length;
      if (cards < need) {
        return `Wild cards alone are laid only as a canasta of ${inWords(need)}, and ${cards === 1 ? 'this is' : 'these are'} ${inWords(cards)}.`;
      }
      if (!out)
        return `A canasta of wild cards is laid only in going out, and [you] would not go out with this move.`;
      return blind
        ? 'A canasta of wild cards is not possible here.'
        : 'A canasta of wild cards needs the whole hand to go in one turn, with nothing melded and no pile taken before.';
    },
    ground: ({ meld }) =>
      `${capital(cardCount(meld.cards.length))}, all wild, make a canasta, since [you go] out with the whole hand in one turn.`,
  },
};
