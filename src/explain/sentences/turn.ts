/** What a turn allows, and when. */
import type { MoveKind } from '#src/engine/move.ts';
import type { Ended } from '#src/engine/table.ts';
import type { Sentences } from '../sentence.ts';
import type { Speech } from '../speech.ts';

const TO_MOVE: Readonly<Record<MoveKind, string>> = {
  draw: 'draw',
  take: 'take the pile',
  'take-free': 'take the turned card',
  meld: 'lay down cards',
  combine: 'unite melds',
  discard: 'discard',
  end: 'end the turn',
  'red-three': 'lay a red three',
  ask: 'ask to go out',
  answer: 'answer',
  pony: 'pick up [your] packet',
  rearrange: 'rearrange a first meld',
  retract: 'take back a first meld',
  redeal: 'ask for a new deal',
  pass: 'decline the pile',
};

export const TURN: Sentences<'turn'> = {
  'turn.over': {
    fault: ({ ended }, speech) => `The deal is over${howItEnded(ended, speech)}.`,
    ground: () => 'The deal is still on.',
  },
  'turn.phase': {
    fault: ({ move, phase }) =>
      phase === 'draw'
        ? `A turn begins with a draw from the stock or with taking the pile. Only then may [you] ${TO_MOVE[move]}.`
        : move === 'redeal'
          ? 'It is too late to ask for a new deal.'
          : 'A turn has one draw, from the stock or by taking the pile, and this one is done. What is left is to lay down cards and to discard.',
    ground: ({ move, phase, owed }) => {
      if (phase === 'meld') return `[Your] draw is done, so [you] may ${TO_MOVE[move]}.`;
      return owed
        ? `This turn is one without a draw, so [you] may ${TO_MOVE[move]} at once.`
        : `The turn has just begun, so [you] may ${TO_MOVE[move]}.`;
    },
  },
  'turn.out-of-round': {
    fault: () => '[You have] left this round and [make] no more moves until the next deal.',
    ground: () => '[You are] still in this round.',
  },
};

function howItEnded(ended: Ended | null, { names }: Speech): string {
  if (ended === null) return '';
  if (ended.by === 'out') return `: ${names[ended.seat]} went out`;
  return ended.by === 'stock' ? ', and nobody went out' : ': the cards are dealt again';
}
