/** Asking the partner before going out. */
import type { Questions } from '../question.ts';
import { oneOf } from '../wording.ts';

const NO_ASKING = 'there is no asking before going out';

export const PERMISSION: Questions<'permission'> = {
  'permission.ask': {
    name: 'Asking your partner',
    question: 'May or must one ask the partner before going out?',
    kind: 'judged',
    stakes: 4,
    say: oneOf({
      absent: NO_ASKING,
      may: 'you may ask your partner before going out, and need not',
      must: 'you must ask your partner before going out',
    }),
    short: oneOf({ absent: 'no asking', may: 'you may', must: 'you must' }),
  },
  'permission.when': {
    name: 'The time to ask',
    question: 'Until when may one ask?',
    kind: 'judged',
    stakes: 3,
    say: oneOf({
      absent: NO_ASKING,
      'before-melding-or-taking':
        'you ask once a turn, before you lay anything or reach for the pile',
    }),
    short: oneOf({ absent: 'no asking', 'before-melding-or-taking': 'before you meld' }),
  },
  'permission.answer': {
    name: "Your partner's answer",
    question: "What does the partner's answer do?",
    kind: 'judged',
    stakes: 3,
    say: oneOf({
      absent: NO_ASKING,
      binds: 'your partner says yes or no, and you must keep to it',
    }),
    short: oneOf({ absent: 'no asking', binds: 'it binds you' }),
  },
};
