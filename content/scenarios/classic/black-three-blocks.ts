import type { Script, ScriptPosition, Step } from '#src/scenario/script.ts';

/** The cards of the player after you. */
const NEXT = 'AD QC 10S 9D 7H 7C 5S 4D';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KD QH JS 8D 7D 6S 4C 3S 3C 2H',
  others: { left: NEXT, partner: 8, right: 9 },
  yours: { score: 1085, melds: ['10S 10H 10D 10C', 'JH JD JC'] },
  theirs: { score: 1190, melds: ['7S 7H 7D 7C 2S', 'AS AH AC'] },
  pile: '9S KH 5D QS 8H 4S KC 6H 9C',
  stock: 49,
};

function blocked(name: string): readonly [Step, ...Step[]] {
  return [
    {
      do: 'ask',
      text: 'The pile is rich, and you cannot know what the next player holds. Block it.',
      goal: {
        is: 'any',
        of: [
          { is: 'discarded', card: '3S' },
          { is: 'discarded', card: '3C' },
        ],
      },
      solution: ['discard 3S'],
      hints: [
        'Which card on top stops everybody from taking the pile?',
        'Throw one of your black threes.',
      ],
      wrong: [
        { move: 'lay 3S 3C 2H', breaks: 'black-three.meld' },
        { move: 'lay 7D onto 7', breaks: 'meld.add' },
      ],
      aside: 'You may do that. But a black three keeps the next player from the pile for certain.',
      right: 'The player after you must draw, whatever that player holds.',
    },
    { do: 'watch', seat: 'left', move: 'draw', text: `Now it is for ${name} to move: a draw.` },
    {
      do: 'watch',
      seat: 'left',
      move: 'discard 4D',
      text: 'A 4♦ covers the three. For the next player the pile is open again.',
    },
  ];
}

/** A black three thrown to keep a rich pile from the next player. */
export const blackThreeBlocks: Script = {
  id: 'black-three-blocks',
  title: 'Keep the pile from the next player',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['black-three.on-top', 'black-three.meld'],
  position,
  steps: blocked('the player on your left'),
  per: {
    'classic-two': {
      position: { ...position, others: { left: `${NEXT} 9H 8C 5C` }, stock: 63 },
      steps: blocked('your opponent'),
    },
    'classic-three': {
      position: {
        ...position,
        others: { left: `${NEXT} 9H`, right: 11 },
        right: { score: 910, melds: ['KS KH KD', 'QS QH QD'] },
        stock: 48,
      },
    },
    hutto: {
      position: { ...position, others: { left: `${NEXT} 9H`, partner: 10, right: 12 }, stock: 43 },
    },
  },
};
