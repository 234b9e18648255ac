import type { Script, ScriptPosition, Step } from '#src/scenario/script.ts';

/** The cards of the player after you. */
const NEXT = 'AH KH QC 9S 6S 5D';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'AD KD QH JC 9H 8S 7H 6D 4C 2H',
  others: { left: NEXT, partner: 9, right: 8 },
  yours: {
    score: 1370,
    melds: ['10S 10S 10H 10D 10C 2C 2D', 'JS JH JD', '7S 7D 7C'],
  },
  theirs: { score: 1255, melds: ['AS AD AC', 'KS KC KC', '9D 9C 9H', '6H 6C 6D', 'QS QD QC'] },
  pile: '8H 5S 4D JC 10H 8D 5H 4S 8C 5C',
  stock: 37,
};

function frozen(player: string): readonly [Step, ...Step[]] {
  return [
    {
      do: 'ask',
      text: 'A long pile, and their melds fit almost all you could throw. Freeze it.',
      goal: { is: 'discarded', card: '2H' },
      solution: ['discard 2H'],
      hints: ['What does a wild card do when it lands on the pile?', 'Throw the 2♥.'],
      wrong: [
        { move: 'lay 2H onto Q', breaks: 'meld.add' },
        { move: 'lay 9H 2H', breaks: 'meld.size' },
      ],
      aside: 'That is allowed. But the pile could go to the other side on the very next turn.',
      right: 'It cost you a good card. For a pile of this size it is worth it.',
    },
    { do: 'watch', seat: 'left', move: 'draw', text: `There is no choice for ${player}: a draw.` },
    {
      do: 'watch',
      seat: 'left',
      move: 'discard 5D',
      text: 'The 5♦ covers the 2♥. The pile stays frozen for everyone, you too.',
    },
  ];
}

/** A wild card spent on the pile, to keep it from players with many melds. */
export const freezeToDefend: Script = {
  id: 'freeze-to-defend',
  title: 'A wild card well spent',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['freeze.by', 'pile.wild-on-top'],
  position,
  steps: frozen('the player on your left'),
  per: {
    'classic-two': {
      position: { ...position, others: { left: `${NEXT} JD 10D 7H 4H` }, stock: 50 },
      steps: frozen('your opponent'),
    },
    'classic-three': {
      position: {
        ...position,
        others: { left: `${NEXT} JD 10D`, right: 12 },
        right: { score: 1130, melds: ['8S 8D 8C 2S', '4S 4H 4C 4D'] },
        stock: 32,
      },
    },
    hutto: {
      position: { ...position, others: { left: `${NEXT} JD`, partner: 11, right: 10 }, stock: 32 },
    },
  },
};
