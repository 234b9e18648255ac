/** What mistakes cost at a real table. */
import type { Questions } from '../question.ts';
import { counted, oneOf, unlessAbsent } from '../wording.ts';

const points = (answer: number) => `${answer} points`;
const NO_ASKING = 'nothing: there is no asking before going out';

export const PENALTY: Questions<'penalty'> = {
  'penalty.illegal-meld': {
    name: 'An illegal meld',
    question: 'What does an illegal meld cost? (It is taken back in any case.)',
    kind: 'judged',
    stakes: 3,
    say: unlessAbsent(
      'an illegal meld is taken back and costs nothing',
      (answer) => `an illegal meld is taken back and costs ${answer} points`,
    ),
    short: unlessAbsent('nothing', points),
  },
  'penalty.full-retraction': {
    name: 'A first meld taken back whole',
    question:
      'By how much does the minimum rise, for this deal, when a first meld below it is taken back whole?',
    kind: 'judged',
    stakes: 2,
    say: unlessAbsent(
      'taking a short first meld back whole leaves the minimum as it was',
      (answer) =>
        `taking a short first meld back whole raises the minimum by ${answer} points for this deal`,
    ),
    short: unlessAbsent('not at all', (answer) => `by ${answer} points`),
  },
  'penalty.partial-retraction': {
    name: 'A first meld taken back in part',
    question: 'What does it cost to take back only some of it?',
    kind: 'judged',
    stakes: 2,
    say: unlessAbsent(
      'taking back part of a short first meld costs nothing',
      (answer) => `taking back part of a short first meld costs ${answer} points`,
    ),
    short: unlessAbsent('nothing', points),
  },
  'penalty.overdraw': {
    name: 'Drawing too many cards',
    question: 'What follows from drawing too many cards?',
    kind: 'judged',
    stakes: 2,
    say: oneOf({
      'put-back': 'cards drawn too many go back on the stock',
      'a-turn-without-draw-for-each':
        'for each card too many, you play one later turn without drawing',
    }),
    short: oneOf({
      'put-back': 'back on the stock',
      'a-turn-without-draw-for-each': 'turns without a draw',
    }),
  },
  'penalty.red-three': {
    name: 'A red three kept back',
    question: 'What does a red three cost that was never laid down, and from when?',
    kind: 'computed',
    stakes: 4,
    say: unlessAbsent('a red three kept back costs no fine', (answer) => {
      const turns = counted(answer.afterTurns, 'turn');
      return `each red three never laid costs ${answer.points} points, once its holder has played ${turns}`;
    }),
    short: unlessAbsent('nothing', (answer) => `${answer.points} points each`),
  },
  'penalty.false-request': {
    name: 'Asking and not going out',
    question: 'What does it cost to ask, hear yes, and not go out?',
    kind: 'judged',
    stakes: 3,
    say: unlessAbsent(
      NO_ASKING,
      (answer) => `asking, hearing yes and not going out costs ${answer} points`,
    ),
    short: unlessAbsent('no asking', points),
  },
};
