/** What the texts advise: never a rule, never in a verdict. */
import type { Questions } from '../question.ts';
import { commas, listOf, unlessAbsent } from '../wording.ts';

export const ADVICE: Questions<'advice'> = {
  'advice.tips': {
    name: 'Advice',
    question: 'What does the text advise?',
    kind: 'told',
    stakes: 2,
    say: unlessAbsent(
      'the text gives no advice',
      listOf(
        {
          'make-several-canastas': 'build several canastas',
          'lay-many-kinds-of-meld': 'vary melds',
          'keep-six-cards-when-opening': 'keep six cards',
          'open-with-few-cards': 'open small',
          'take-the-pile-often': 'take piles',
          'keep-a-wild-and-a-black-three-to-block': 'keep blockers',
          'no-freeze-when-behind': 'freeze only ahead',
          'use-the-questions': 'ask',
          'watch-left-opponent-then-pile-then-others': 'watch discards',
          'plan-for-a-discard': 'plan ahead for a card to discard',
        },
        commas,
      ),
    ),
    short: unlessAbsent(
      'none',
      (answer) => `${answer.length} ${answer.length === 1 ? 'tip' : 'tips'}`,
    ),
  },
};
