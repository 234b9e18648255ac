/** The packet that each player sets aside, in games that have one. */
import { cardCount } from '../number-words.ts';
import type { Sentences } from '../sentence.ts';

export const PONY: Sentences<'pony'> = {
  'pony.packet': {
    fault: () => 'No packet is set aside in this game, so there is none to pick up.',
    ground: () => 'A packet is set aside for each player.',
  },
  'pony.opens': {
    fault: () => '[Your] packet stays shut until [you lay] or [complete] [your] first canasta.',
    ground: () => '[You] laid or completed a canasta, which opens [your] packet.',
  },
  'pony.left': {
    fault: () => '[You] picked up [your] packet earlier, so there is nothing left to pick up.',
    ground: ({ cards }) => `[Your] packet has ${cardCount(cards)}.`,
  },
};
