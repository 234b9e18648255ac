/** What one may look at, ask about and say aloud. */
import type { Questions } from '../question.ts';
import type { Answers } from '../told.ts';
import { and, commas, listOf, oneOf, or, unlessAbsent } from '../wording.ts';

type Help = Exclude<Answers['info.help'], 'absent'>[number];

const HELP: Readonly<Record<Help, { remindOf: string } | { may: string }>> = {
  'minimum-to-partner-opening': { remindOf: 'the minimum' },
  'red-threes-to-partner': { remindOf: 'red threes' },
  'replacement-to-partner': { remindOf: 'replacements' },
  'sixth-card-crosswise': { may: "turn a meld's sixth card crosswise" },
  'confer-on-a-redeal': { may: 'talk over a new deal with your partner' },
};

export const INFO: Questions<'info'> = {
  'info.pile': {
    name: 'Looking through the pile',
    question: 'May one look through the pile?',
    kind: 'told',
    stakes: 2,
    say: oneOf({
      'until-ones-first-discard':
        'you may look through the pile on your first turn, until you discard',
      'top-card-only': "nobody looks beneath the pile's top card",
    }),
    short: oneOf({
      'until-ones-first-discard': 'on your first turn',
      'top-card-only': 'top card only',
    }),
  },
  'info.questions': {
    name: 'Questions you may ask',
    question: 'What may one ask, and when?',
    kind: 'told',
    stakes: 2,
    say: ({ what, when }, company) => {
      const asked = listOf(
        {
          minimums: "each side's minimum",
          'hand-counts': 'hand sizes',
          'stock-count': "the stock's size",
        },
        and,
      );
      const times = listOf(
        { 'own-turn': 'on your turn', 'before-answering-a-request': 'before answering a partner' },
        or,
      );
      return `you may ask ${asked(what, company)}, ${times(when, company)}`;
    },
    short: ({ what, when }, company) => {
      const asked = listOf(
        { minimums: 'minimums', 'hand-counts': 'hands', 'stock-count': 'stock' },
        commas,
      )(what, company);
      return when.includes('before-answering-a-request') ? `${asked}; also when asked` : asked;
    },
  },
  'info.help': {
    name: 'Help you may give',
    question: 'What may one tell a partner, or show?',
    kind: 'told',
    stakes: 2,
    say: unlessAbsent('no hint may be given', (answer) => {
      const reminders = answer.flatMap((help) =>
        'remindOf' in HELP[help] ? HELP[help].remindOf : [],
      );
      const others = answer.flatMap((help) => ('may' in HELP[help] ? HELP[help].may : []));
      const remind = reminders.length === 0 ? [] : [`prompt a partner on ${and(reminders)}`];
      return `you may ${[...remind, ...others].join(', and ')}`;
    }),
    short: unlessAbsent(
      'none',
      listOf(
        {
          'minimum-to-partner-opening': 'minimum',
          'red-threes-to-partner': 'red threes',
          'replacement-to-partner': 'replacements',
          'sixth-card-crosswise': 'sixth card',
          'confer-on-a-redeal': 'a new deal',
        },
        commas,
      ),
    ),
  },
};
