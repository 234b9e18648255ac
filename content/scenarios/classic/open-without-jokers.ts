import type { Script } from '#src/scenario/script.ts';

/** A joker that does not help to open, and may join once the rest is enough. */
export const openWithoutJokers: Script = {
  id: 'open-without-jokers',
  title: 'A joker in the first meld',
  variants: ['hutto'],
  teaches: ['opening.wilds', 'opening.minimum'],
  position: {
    phase: 'meld',
    hand: 'AS AC QS QH QD JC 9S 9D 7H 6C 5S 4D 2H Joker',
    others: { left: 12, partner: 12, right: 12 },
    yours: { score: 385 },
    theirs: { score: 510 },
    pile: '8C KH 6D 10S JD',
    stock: 53,
  },
  steps: [
    {
      do: 'judge',
      text: 'The queens and a joker have points enough by their values. May you open with them?',
      move: 'lay QS QH QD Joker',
    },
    {
      do: 'ask',
      text: 'Open, and lay the joker in the same turn.',
      goal: {
        is: 'all',
        of: [
          { is: 'opened' },
          { is: 'not', goal: { is: 'holds', cards: 'Joker' } },
          { is: 'not', goal: { is: 'turn-ended' } },
        ],
      },
      onTheWay: { is: 'opened' },
      solution: ['lay QS QH QD 2H', 'lay Joker onto Q'],
      hints: [
        'What would be enough if you had no joker?',
        'A two helps, even here. Once you have opened, the joker may follow.',
      ],
      wrong: [
        { move: 'lay QS QH QD Joker', breaks: 'opening.minimum' },
        { move: 'lay AS AC Joker', breaks: 'opening.wilds' },
        { move: 'lay AS AC Joker, lay QS QH QD', breaks: 'opening.wilds' },
      ],
      aside: 'You may keep the joker for later. But here it can come to the table too.',
      right: 'The twos opened. After that a joker is a wild card like any other.',
    },
  ],
};
