import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'AC QS QD QC 10H 9D 8S 7D 6H 5C',
  others: { left: 7, partner: 7, right: 11 },
  yours: { score: 420, melds: ['9S 9H 9C Joker', 'KS KH KC'] },
  theirs: { score: 365, melds: ['JS JH JD JC 2S'] },
  pile: '4C 7S 3C 8H 10C 4D KD',
  stock: 54,
};

/** Draw, lay, throw: the three parts, each tried too early first. */
export const aWholeTurn: Script = {
  id: 'a-whole-turn',
  title: 'Draw, lay, throw',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['turn.parts', 'draw.count', 'discard.count'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'Your turn begins. You hold queens that could be laid.',
      goal: { is: 'drawn' },
      solution: ['draw'],
      hints: ['Which part of a turn comes first?', 'Draw from the stock. The queens come after.'],
      wrong: [
        { move: 'lay QS QD QC', breaks: 'turn.parts' },
        { move: 'discard 5C', breaks: 'turn.parts' },
      ],
      aside: 'You may take the pile in place of a draw. This time, draw.',
      right: 'From the stock: {rule:draw.count} a turn.',
    },
    {
      do: 'ask',
      text: 'Now lay the queens.',
      goal: { is: 'meld', rank: 'Q', cards: 3 },
      solution: ['lay QS QD QC'],
      hints: ['What may you do between the draw and the discard?', 'Choose all three queens.'],
      wrong: [
        { move: 'draw', breaks: 'turn.parts' },
        { move: 'lay QS QD QC AC', breaks: 'meld.of' },
      ],
      aside: 'That is allowed too. The queens are still in your hand.',
      right: 'You may go on laying, as much as you like.',
    },
    {
      do: 'ask',
      text: 'The last part is yours.',
      goal: { is: 'turn-ended' },
      solution: ['discard 5C'],
      hints: ['What ends a turn?', 'Throw the 5♣, or any card you can spare.'],
      wrong: [
        { move: 'end', breaks: 'discard.count' },
        { move: 'take onto K', breaks: 'turn.parts' },
      ],
      aside: 'You may lay that as well. Then throw a card.',
      right: 'Until your next turn nothing of yours can be laid.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 14 }, stock: 65 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 11, right: 11 },
        right: { score: 310, melds: ['AS AH AD 2S'] },
        stock: 53,
      },
    },
    hutto: { position: { ...position, others: { left: 9, partner: 8, right: 13 }, stock: 49 } },
  },
};
