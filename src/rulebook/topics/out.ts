/** Going out: getting rid of the last card, and with it ending the deal. */
import type { Questions } from '../question.ts';
import { counted, inWords, oneOf, unlessAbsent } from '../wording.ts';

export const OUT: Questions<'out'> = {
  'out.how': {
    name: 'Your last card',
    question:
      'How does a player go out: by melding the last card, by discarding it, or either? (It ends the deal.)',
    kind: 'judged',
    stakes: 4,
    say: oneOf({
      'meld-or-discard': 'you go out by melding your last card or by discarding it',
      discard: 'you go out only by discarding your last card',
    }),
    short: oneOf({ 'meld-or-discard': 'meld or discard it', discard: 'discard it' }),
  },
  'out.canastas': {
    name: 'Canastas for going out',
    question: 'How many canastas must the side have?',
    kind: 'judged',
    stakes: 5,
    say: (answer, company) => {
      const canastas = `${inWords(answer.count)} ${answer.count === 1 ? 'canasta' : 'canastas'}`;
      return company === 'teams'
        ? `your side needs ${canastas} before going out`
        : `you need ${canastas} before going out`;
    },
    short: (answer) => `${answer.count} ${answer.count === 1 ? 'canasta' : 'canastas'}`,
  },
  'out.fresh-canasta': {
    name: 'A canasta made while going out',
    question: 'Do canastas completed on that very turn count?',
    kind: 'judged',
    stakes: 3,
    say: oneOf({
      counts: 'a canasta completed on that very turn counts',
      'does-not-count': 'only canastas of earlier turns count',
    }),
    short: oneOf({ counts: 'it counts', 'does-not-count': 'it does not count' }),
  },
  'out.keep': {
    name: 'A card to keep',
    question: 'How many cards must a player keep who may not go out?',
    kind: 'judged',
    stakes: 4,
    say: (answer) =>
      `unless you may go out, you keep ${counted(answer, 'card')} or more after your discard`,
    short: (answer) => `${answer} ${answer === 1 ? 'card' : 'cards'} or more`,
  },
  'out.blind': {
    name: 'Going out blind',
    question: 'Is there more for going out with the whole hand in one turn, and on what terms?',
    kind: 'judged',
    stakes: 3,
    say: unlessAbsent(
      'going out with the whole hand in one turn earns nothing extra',
      ({ points }) =>
        `going out with your whole hand in one turn, no pile taken before, earns ${points} points instead`,
    ),
    short: unlessAbsent('no extra', ({ points }) => `${points} points`),
  },
};
