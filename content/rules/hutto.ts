/** The Hutto family's way to play the classic game for four. */
import { asParent, stated } from '#src/rulebook/basis.ts';
import { defineVariant } from '#src/rulebook/variant.ts';
import { classic } from '../sources.ts';
import { classicFour } from './classic-four.ts';
import { rulings } from './classic-rulings.ts';
import { VARIATION } from './classic-variations.ts';

export const hutto = defineVariant({
  id: 'hutto',
  name: 'Hutto family rules',
  family: 'classic',
  parent: classicFour,
  otherwise: [classic('21')],
  answers: {
    ...VARIATION,
    'players.number': asParent([], rulings('A-S39')),
    // biome-ignore lint/suspicious/noThenProperty: a rule is plain data that nobody awaits; `then` is what becomes of the card
    'red-three.dealt': stated({ when: 'before-upcard', then: 'laid-and-replaced' }, [
      classic('21'),
    ]),
    'opening.wilds': stated('jokers-do-not-help', [classic('21')], rulings('A-S36')),
    'out.how': stated('meld-or-discard', [classic('21')], rulings('A-S37')),
    'penalty.red-three': asParent([], rulings('A-S38')),
    'game.about': stated(
      ['of-the-hutto-family', 'once-had-to-discard-to-go-out'],
      [classic('0'), classic('21')],
      rulings('A-S37'),
    ),
  },
});
