import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: '9S 9D 6C',
  others: { left: 4, partner: 7, right: 5 },
  yours: {
    score: 4365,
    melds: ['QS QH QH QD QD QC QC', 'AS AH AD AC AC 2C Joker', '9H 9C 9D', '4S 4H 4D'],
    redThrees: '3H',
  },
  theirs: {
    score: 4580,
    melds: ['KS KS KH KD KC 2S Joker', '10S 10H 10D 10C', '8S 8H 8D'],
    redThrees: '3D',
  },
  pile: '5H JC 7S JD 5S 7D',
  stock: 47,
};

/** The deal that ends the game, with both sides close to the mark. */
export const theLastDeal: Script = {
  id: 'the-last-deal',
  title: 'The deal that ends the game',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['game.target', 'game.winner', 'score.going-out'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'The game ends at {rule:game.target}. Look at the totals before this deal, yours and theirs.',
    },
    {
      do: 'ask',
      text: 'You are behind, but more lies on your side. End the deal before the others lay more.',
      goal: { is: 'went-out' },
      onTheWay: { is: 'meld', rank: '9', cards: 4 },
      solution: ['lay 9S 9D onto 9', 'discard 6C'],
      hints: [
        'Nothing is counted until somebody goes out.',
        'The nines have a place on your side. Throw the last card.',
      ],
      wrong: [
        { move: 'lay 9S 9D 6C onto 9', breaks: 'meld.of' },
        { move: 'lay 9S 9D', breaks: 'meld.size' },
      ],
      aside: 'That is allowed, but it lets the others have one more turn.',
      right:
        'Now all is counted to the end, and more than one may pass the mark: {sentence:game.winner}.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 7 }, stock: 56 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 8, right: 11 },
        right: { score: 2890, melds: ['AS AH AD 2S', '6S 6H 6D'] },
        stock: 37,
      },
    },
    hutto: { position: { ...position, others: { left: 6, partner: 9, right: 7 }, stock: 41 } },
  },
};
