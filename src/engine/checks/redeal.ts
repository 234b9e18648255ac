/** Asking for a new deal because of a hopeless hand. */
import type { Turn } from '../attempt.ts';
import { type Card, isRedThree, isWild, rankIndex } from '../card.ts';
import { type Check, check } from '../check.ts';
import { minimumOf } from '../opening.ts';
import type { Rules } from '../rules.ts';
import { type Cards, handAt, partnersOf } from '../table.ts';

/** The wild cards and the pairs of a hand. Red threes pair with red ones, black with black (A-P20). */
function wildsIn(cards: readonly Card[]): readonly Card[] {
  return cards.filter(isWild);
}

function pairsIn(cards: readonly Card[]): readonly Card[] {
  const kind = (card: Card) => (isRedThree(card) ? 'red' : rankIndex(card));
  return cards.filter(
    (card, at) => !isWild(card) && cards.findIndex((other) => kind(other) === kind(card)) < at,
  );
}

/** The known hands of the side that may ask: either partner's gives the right (A-P49). */
function hands({ table, seat }: Turn): readonly Cards[] {
  return [seat, ...partnersOf(table, seat)]
    .map((each) => handAt(table, each))
    .filter((hand) => hand.unseen === 0 && hand.cards.length > 0);
}

function poorest(a: Turn): readonly Card[] {
  const known = hands(a).map((hand) => hand.cards);
  return (
    known.find((cards) => wildsIn(cards).length + pairsIn(cards).length === 0) ?? known[0] ?? []
  );
}

const from = ({ rules }: Turn) => {
  const right = rules['redeal.right'];
  return right === 'absent' ? Number.POSITIVE_INFINITY : right.minimumFrom;
};
const given = (rules: Rules) => rules['redeal.right'] !== 'absent';

export const REDEAL_CHECKS: readonly Check<Turn>[] = [
  check('redeal.right', 'redeal.right', {
    reads: ['redeal.right'],
    holds: ({ rules }) => given(rules),
    facts: ({ rules }) => ({ right: given(rules) ? 'given' : 'absent' }),
  }),
  check('redeal.how', 'redeal.how', {
    reads: ['redeal.right', 'redeal.how'],
    shown: 'always',
    under: (rules) => given(rules) && rules['redeal.how'] === 'on-the-dealt-cards-by-right',
    holds: ({ table }) => table.dealt,
    facts: ({ table }) => ({ dealt: table.dealt }),
  }),
  check('redeal.minimum', 'redeal.right', {
    reads: ['redeal.right', 'opening.minimum', 'opening.minus'],
    shown: 'always',
    under: given,
    holds: (a) => minimumOf(a.side, a.rules) >= from(a),
    facts: (a) => ({ minimum: minimumOf(a.side, a.rules), from: from(a) }),
  }),
  check('redeal.hand', 'redeal.right', {
    reads: ['redeal.right'],
    shown: 'always',
    under: given,
    holds: (a) => wildsIn(poorest(a)).length + pairsIn(poorest(a)).length === 0,
    facts: (a) => ({ wilds: wildsIn(poorest(a)), pairs: pairsIn(poorest(a)) }),
  }),
];
