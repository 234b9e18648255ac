/** What freezes the pile, and how long. */
import type { CardClass } from '#src/engine/rules.ts';
import type { Questions } from '../question.ts';
import { and, oneOf, or } from '../wording.ts';

const ONE: Readonly<Record<CardClass, string>> = {
  wild: 'wild card',
  'red-three': 'red three',
  'black-three': 'black three',
};

const one = (classes: readonly CardClass[]) => or(classes.map((card) => ONE[card]));

export const FREEZE: Questions<'freeze'> = {
  'freeze.by': {
    name: 'What freezes the pile',
    question:
      'Which cards freeze the pile, discarded or turned up at the deal, for as long as they lie in it?',
    kind: 'judged',
    stakes: 5,
    say: ({ discarded, turned }) => {
      const parts = [
        ...(discarded.length === 0 ? [] : [`a ${one(discarded)} discarded`]),
        ...(turned.length === 0 ? [] : [`a ${one(turned)} turned up`]),
      ];
      return parts.length === 0
        ? 'nothing freezes the pile'
        : `the pile is frozen by ${parts.join(', or ')}`;
    },
    short: ({ discarded, turned }) => {
      const plural = (classes: readonly CardClass[]) => classes.map((card) => `${ONE[card]}s`);
      const onlyTurned = turned.filter((card) => !discarded.includes(card));
      const parts = [...plural(discarded), ...plural(onlyTurned).map((cards) => `turned ${cards}`)];
      return parts.length === 0 ? 'nothing' : and(parts);
    },
  },
  'freeze.ends': {
    name: 'The end of a freeze',
    question: 'When does a freeze end? (The next pile may freeze too.)',
    kind: 'judged',
    stakes: 3,
    say: oneOf({
      'when-taken': 'a freeze ends when somebody takes the pile; the next pile starts unfrozen',
      never: 'a frozen pile stays frozen until the deal ends',
    }),
    short: oneOf({ 'when-taken': 'when it is taken', never: 'never' }),
  },
};
