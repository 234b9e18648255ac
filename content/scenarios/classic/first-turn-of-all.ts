import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'AH AC KD JS JD 10C 8S 7H 5S 4D',
  others: { left: 8, partner: 8, right: 7 },
  yours: { melds: ['AS AD AC', '8S 8H 8D 8C'] },
  theirs: { melds: ['QS QH QD QC 2S', '6S 6H 6D'] },
  pile: '4S 10H 8D KC 5H 9D KS 6C 8C',
  stock: 51,
};

/** A whole turn at once: take the pile, make a canasta of what it brings, and throw a card. */
export const firstTurnOfAll: Script = {
  id: 'first-turn-of-all',
  title: 'A turn with the pile',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['draw.instead', 'pile.top-card', 'canasta.size', 'meld.of', 'score.canastas'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'An 8♣ lies on top of the pile, and eights lie on your side. Take the pile with it.',
      goal: { is: 'pile-taken' },
      solution: ['take onto 8'],
      hints: [
        'The top card must go into a meld at once. Which meld would it fit?',
        'Press the pile, and choose your eights.',
      ],
      wrong: [
        { move: 'take onto A', breaks: 'pile.needs' },
        { move: 'take with 8S 7H', breaks: 'pile.needs' },
      ],
      aside: 'You may take it so, or draw. But the 8♣ fits your eights, and needs nothing more.',
      right: 'The 8♣ lies with the eights. All the cards beneath it are in your hand.',
    },
    {
      do: 'ask',
      text: 'Two more eights are in your hand now. Make a canasta of them.',
      goal: { is: 'canastas', count: 1 },
      onTheWay: { is: 'meld', rank: '8', cards: 6 },
      solution: ['lay 8S 8D onto 8'],
      hints: [
        'A canasta takes {rule:canasta.size}. How many eights lie there?',
        'Choose the 8♠ and the 8♦, and add them to the eights.',
      ],
      wrong: [
        { move: 'lay 8S 8D', breaks: 'meld.size' },
        { move: 'lay 6C onto 6', breaks: 'meld.add' },
      ],
      aside: 'That is allowed. The eights are still short of a canasta.',
      right: 'That is what the game is named for. Bonuses: {rule:score.canastas}.',
    },
    {
      do: 'ask',
      text: 'End your turn: throw a card.',
      goal: { is: 'turn-ended' },
      solution: ['discard 7H'],
      hints: ['A turn ends with one card on the pile.', 'The 7♥ matches nothing you hold.'],
      wrong: [
        { move: 'draw', breaks: 'turn.parts' },
        { move: 'end', breaks: 'discard.count' },
      ],
      aside: 'You may lay more first. The turn ends when you throw a card.',
      right: 'The new pile begins with your card.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 9 }, stock: 65 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 9, right: 12 },
        right: { melds: ['JS JH JC 2H'] },
        stock: 49,
      },
    },
  },
};
