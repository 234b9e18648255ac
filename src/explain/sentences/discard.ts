/** Ending the turn. */
import { theCard, theCards } from '../card-words.ts';
import { capital, cardCount } from '../number-words.ts';
import type { Sentences } from '../sentence.ts';

export const DISCARD: Sentences<'discard'> = {
  'discard.count': {
    fault: () => 'A turn ends with a discard, and [you have] a card to throw.',
    ground: ({ card }) =>
      card === null
        ? 'No discard is possible, so the turn ends without one.'
        : `The turn ends with one discard, ${theCard(card)}.`,
  },
  'discard.due': {
    fault: ({ hand }) =>
      `[You] still [hold] ${cardCount(hand)}, so the turn does not end without a discard.`,
    ground: ({ hand }) =>
      hand === 0
        ? '[Your] hand is empty, so there is nothing to discard.'
        : 'No card in [your] hand may be thrown, so the turn ends without a discard.',
  },
};

export const EXPOSED: Sentences<'exposed'> = {
  'exposed.cards': {
    fault: ({ exposed }) =>
      exposed.length === 1
        ? `${capital(theCards(exposed))} was shown by mistake and lies on the table, so it must be [your] discard.`
        : `${capital(theCards(exposed))} were shown by mistake and lie on the table, so [your] discard must be one of them.`,
    ground: ({ exposed, card }) =>
      exposed.length === 0
        ? '[You have] no cards lying open that must be discarded first.'
        : `${capital(theCard(card))} lies open, and such cards are discarded first.`,
  },
};
