/** What having no partner changes in a Party game, by itself and whatever else the text lists. */
import { asParent, follows, silent } from '#src/rulebook/basis.ts';
import type { SomeAnswers } from '#src/rulebook/variant.ts';
import { party } from '../sources.ts';
import { rulings } from './party-rulings.ts';

const NO_PARTNERS = [party('Standard No Partners')] as const;
const NO_REQUEST = 'Nobody is asked, so this cannot arise.';

export const PARTY_ALONE = {
  'players.number': silent(
    { kind: 'from', least: 2, step: 1, most: 'no-limit', here: 6 },
    'The text does not say how many may play without partners. Any number from two on works, and none is ruled out.',
  ),
  'players.seating': follows('anyhow', NO_PARTNERS, 'There are no partners to place.'),
  'deck.packs': asParent([], rulings('A-P36')),
  'opening.minimum': asParent([], rulings('A-P31')),
  'permission.ask': follows('absent', NO_PARTNERS, 'There is no partner to ask.', rulings('A-P19')),
  'permission.when': follows('absent', [], NO_REQUEST),
  'permission.answer': follows('absent', [], NO_REQUEST),
  'redeal.how': follows('absent', [], 'There is no right to a new deal.'),
  'penalty.false-request': follows('absent', [], NO_REQUEST),
  'game.target': asParent([], rulings('A-P39')),
  'info.help': follows(
    'absent',
    NO_PARTNERS,
    'The one talk that the text allows is between partners, on a new deal. Here there is neither.',
  ),
  'conduct.board': follows(
    ['before-each-player'],
    NO_PARTNERS,
    'Nobody shares a board, so each player keeps one.',
  ),
} as const satisfies SomeAnswers;
