/** How a turn ends. */
import type { Questions } from '../question.ts';
import { counted, oneOf } from '../wording.ts';

export const DISCARD: Questions<'discard'> = {
  'discard.count': {
    name: 'The discard',
    question:
      'How many cards are discarded to end a turn? (It may be left out only where going out allows it.)',
    kind: 'judged',
    stakes: 3,
    say: (answer) => `you end your turn by discarding ${counted(answer, 'card')}`,
    short: (answer) => `${answer} ${answer === 1 ? 'card' : 'cards'}`,
  },
  'discard.unable': {
    name: 'No card to discard',
    question: 'What if a player has no card that may be discarded?',
    kind: 'judged',
    stakes: 3,
    say: oneOf({
      'deal-ends': 'the deal ends when a player must discard and cannot',
      'player-leaves-the-deal':
        'a player with no card to discard is out of the round; the others play on',
    }),
    short: oneOf({ 'deal-ends': 'the deal ends', 'player-leaves-the-deal': 'out of the round' }),
  },
};
