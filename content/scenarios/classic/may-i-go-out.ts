import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KD 8H 5C',
  others: { left: 7, partner: 13, right: 8 },
  yours: {
    score: 2040,
    melds: ['JS JS JH JD JC JC JD', '4S 4H 4H 4D 4C 2D Joker', 'KS KH KC', '8S 8D 8C'],
  },
  theirs: { score: 1895, melds: ['QS QH QD QC QC', '10S 10H 10D 2C', '6S 6D 6C'] },
  pile: '9S 7D AC 5H 9C 7H',
  stock: 39,
};

/** A request, a no, and a turn that has to end some other way. */
export const mayIGoOut: Script = {
  id: 'may-i-go-out',
  title: 'Partner, may I go out?',
  variants: ['classic-four', 'hutto'],
  teaches: ['permission.ask', 'permission.answer', 'permission.when'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'You have drawn, and could go out. But your partner holds many cards. Ask.',
      goal: { is: 'asked' },
      solution: ['ask'],
      hints: [
        'When in your turn may you put the question?',
        'Ask now, before you lay anything. You find it under More.',
      ],
      wrong: [
        { move: 'draw', breaks: 'turn.parts' },
        { move: 'lay 8H onto K', breaks: 'meld.of' },
      ],
      aside: 'You may go on without asking. But now it is too late to ask.',
      right: 'The question is put. Your partner may think it over, and then must answer.',
    },
    {
      do: 'watch',
      seat: 'partner',
      move: 'answer no',
      text: 'Your partner says no. There are melds in that hand that should come down first.',
    },
    {
      do: 'ask',
      text: 'Keep to the answer, and end your turn.',
      goal: {
        is: 'all',
        of: [{ is: 'turn-ended' }, { is: 'not', goal: { is: 'went-out' } }],
      },
      solution: ['discard 5C'],
      hints: [
        'You may lay something. But you must keep a card after your discard.',
        'Throw the 5♣, and keep at least one of the others.',
      ],
      wrong: [
        { move: 'lay KD onto K, lay 8H onto 8', breaks: 'permission.answer' },
        { move: 'ask', breaks: 'permission.when' },
      ],
      aside: 'That is allowed. End your turn, and keep a card.',
      right: 'The deal goes on, and your partner has a turn to lay cards.',
    },
  ],
  per: {
    hutto: { position: { ...position, others: { left: 9, partner: 15, right: 9 }, stock: 34 } },
  },
};
