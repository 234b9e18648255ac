/** What several variations of the classic text share: all three of them, and the two without partners. */
import { asParent, follows, stated } from '#src/rulebook/basis.ts';
import type { SomeAnswers } from '#src/rulebook/variant.ts';
import { classic } from '../sources.ts';
import { rulings } from './classic-rulings.ts';

/** Two cards drawn, two canastas to go out, the regular rules in all else. */
export const VARIATION = {
  'draw.count': stated(2, [classic('21')]),
  'draw.instead': asParent([], rulings('A-S21')),
  'draw.short': asParent([], rulings('A-S57')),
  'discard.count': stated(1, [classic('21')]),
  'stock.last-red-three': asParent([], rulings('A-S22')),
  'out.canastas': stated({ kind: 'any', count: 2 }, [classic('21')]),
  'out.fresh-canasta': asParent([], rulings('A-S41')),
  'game.otherwise': stated('the-regular-rules', [classic('21')]),
} as const satisfies SomeAnswers;

const NO_REQUEST = 'Nobody is asked, so this cannot arise.';

/** The same for players who play each alone. */
export const VARIATION_ALONE = {
  ...VARIATION,
  'players.sides': stated({ kind: 'alone' }, [classic('21')]),
  'players.seating': follows('anyhow', [classic('21')], 'There are no partners to place.'),
  'red-three.dealt': asParent([], rulings('A-S18')),
  'permission.ask': follows('absent', [classic('21')], 'There is no partner to ask.'),
  'permission.when': follows('absent', [], NO_REQUEST),
  'permission.answer': follows('absent', [], NO_REQUEST),
  'penalty.false-request': follows('absent', [], NO_REQUEST),
  'info.questions': follows(
    { what: ['minimums', 'hand-counts', 'stock-count'], when: ['own-turn'] },
    [classic('17'), classic('21')],
    'The questions stay, for your own turn. Without partners there is no request before which to put them.',
  ),
  'info.help': follows(
    ['sixth-card-crosswise'],
    [classic('16'), classic('21')],
    'Three of the four kinds of help are meant for a partner, and there is none.',
  ),
  'conduct.board': follows(
    ['before-each-player'],
    [classic('21')],
    'Nobody shares a board, so each player keeps one.',
  ),
} as const satisfies SomeAnswers;
