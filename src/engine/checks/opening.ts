/** The first meld of a side: what it must be worth, and which cards count toward it. */
import { type Card, JOKER } from '../card.ts';
import { type Check, check } from '../check.ts';
import type { Laying } from '../laying.ts';
import { type Meld, meldOf } from '../meld.ts';
import { helping, minimumOf } from '../opening.ts';
import { countOf, pointsOf } from '../pack.ts';
import type { Counted } from '../verdict.ts';
import { stands } from './lay.ts';

/** Every meld that makes the first meld up: what lies there below the minimum, and what is laid now. */
function openingMelds({ opening, melds }: Laying): readonly Meld[] {
  return opening === 'opened' ? [] : melds;
}

function parts(a: Laying): readonly Counted[] {
  const own = a.rules['opening.counts'].includes('pile-top');
  return openingMelds(a).map((meld, at) => {
    const lent = own || a.top === null || a.pieces[0]?.at !== at ? 0 : pointsOf(a.top, a.rules);
    return { cards: meld.cards, points: countOf(helping(meld, a.rules), a.rules) - lent };
  });
}

function jokersApart(a: Laying): readonly Card[] {
  if (a.rules['opening.wilds'] === 'all-help') return [];
  return openingMelds(a).flatMap((meld) => meld.cards.filter((card) => card === JOKER));
}

function count(a: Laying): number {
  return parts(a).reduce((sum, part) => sum + part.points, 0);
}

/** Where jokers do not help, each meld must be one without its jokers (A-S36). */
function standWithoutJokers(a: Laying): boolean {
  return openingMelds(a).every(
    (meld) => !meld.cards.includes(JOKER) || stands(meldOf(helping(meld, a.rules)), a.rules),
  );
}

export const OPENING_CHECKS: readonly Check<Laying>[] = [
  check('opening.wilds', 'opening.wilds', {
    reads: ['opening.wilds', 'meld.size', 'meld.naturals', 'meld.wilds', 'meld.balance'],
    shown: 'always',
    applies: (a) => jokersApart(a).length > 0,
    holds: standWithoutJokers,
    facts: (a) => ({ cards: jokersApart(a) }),
  }),
  check('opening.minimum', 'opening.minimum', {
    reads: [
      'opening.minimum',
      'opening.minus',
      'opening.wilds',
      'opening.counts',
      'opening.whose',
      'cards.values',
    ],
    shown: 'always',
    under: (rules) => rules['opening.whose'] === 'side',
    applies: ({ pieces }) => pieces.length > 0,
    holds: (a) => a.opening === 'opened' || count(a) >= minimumOf(a.side, a.rules),
    facts: (a) => ({
      opened: a.opening === 'opened',
      need: minimumOf(a.side, a.rules),
      count: count(a),
      score: a.side.score,
      raised: a.side.minimumRaised,
      parts: parts(a),
      jokers: jokersApart(a),
      under: a.by === 'take' ? Math.max(0, a.table.pile.cards.length - 1) : 0,
    }),
  }),
];
