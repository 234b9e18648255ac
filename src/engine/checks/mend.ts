/** Mending a first meld that is too small, and uniting melds of one rank. */
import type { AttemptOf } from '../attempt.ts';
import type { Card } from '../card.ts';
import { type Check, check } from '../check.ts';
import { laying, type Piece } from '../laying.ts';
import { addTo, type Meld } from '../meld.ts';
import { sameCards, without } from '../pack.ts';
import type { Facts } from '../verdict.ts';
import type { Group } from './lay.ts';

type Mending = AttemptOf<'rearrange'> | AttemptOf<'retract'>;

function as({ move }: Mending): Facts['opening.mend']['as'] {
  return move.do === 'rearrange'
    ? 'rearrange'
    : move.melds === 'all'
      ? 'retract-all'
      : 'retract-some';
}

/** Where a first meld may only be taken back, it goes back whole. */
function mayMend(a: Mending): boolean {
  return a.rules['opening.mend'] === 'add-rearrange-or-take-back' || as(a) === 'retract-all';
}

const MEND_CHECKS: readonly Check<Mending>[] = [
  check('opening.mend', 'opening.mend', {
    reads: ['opening.mend', 'meld.take-back'],
    shown: 'always',
    holds: (a) =>
      a.opening === 'insufficient' &&
      a.rules['meld.take-back'] === 'only-to-mend-an-opening' &&
      mayMend(a),
    facts: (a) => ({
      insufficient: a.opening === 'insufficient',
      mend: a.rules['opening.mend'],
      as: as(a),
    }),
  }),
];

const lying = (melds: readonly Meld[]) => melds.flatMap((meld) => meld.cards);

/** The cards of a rearrangement are those that lie there, no more and no fewer. */
function difference({ side, move }: AttemptOf<'rearrange'>): Facts['opening.same-cards'] {
  const wanted = move.melds.flat();
  return {
    missing: without(lying(side.melds), wanted).rest,
    extra: without(lying(side.melds), wanted).lacking,
  };
}

export const REARRANGE_CHECKS: readonly Check<AttemptOf<'rearrange'>>[] = [
  ...(MEND_CHECKS as readonly Check<AttemptOf<'rearrange'>>[]),
  check('opening.same-cards', 'opening.mend', {
    reads: [],
    holds: (a) => difference(a).missing.length + difference(a).extra.length === 0,
    facts: difference,
  }),
];

/** The groups a rearrangement makes, to be checked as new melds. */
export function rearranged(a: AttemptOf<'rearrange'>): readonly Group[] {
  const side = { ...a.side, melds: [] };
  const table = { ...a.table, sides: a.table.sides.map((each, at) => (at === a.at ? side : each)) };
  const of = laying(
    table,
    { do: 'meld', melds: a.move.melds.map((cards) => ({ cards, onto: 'new' })) },
    a.rules,
  );
  return of.pieces.map((piece) => ({ of, piece }));
}

/** Melds taken back that do not lie there. */
function strangers(a: AttemptOf<'retract'>): readonly (readonly Card[])[] {
  if (a.move.melds === 'all') return [];
  const left = a.side.melds.slice();
  return a.move.melds.filter((cards) => {
    const at = left.findIndex((meld) => sameCards(meld.cards, cards));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export const RETRACT_CHECKS: readonly Check<AttemptOf<'retract'>>[] = [
  ...(MEND_CHECKS as readonly Check<AttemptOf<'retract'>>[]),
  check('meld.take-back', 'meld.take-back', {
    reads: ['meld.take-back'],
    under: (rules) => rules['meld.take-back'] !== 'never',
    holds: (a) => strangers(a).length === 0,
    facts: (a) => ({ cards: strangers(a)[0] ?? [] }),
  }),
];

/** The side's melds of a rank, the largest first. */
export function ofRank(melds: readonly Meld[], rank: string): readonly Meld[] {
  return melds.filter((meld) => meld.rank === rank).sort((a, b) => b.cards.length - a.cards.length);
}

export const COMBINE_CHECKS: readonly Check<AttemptOf<'combine'>>[] = [
  check('meld.same-rank', 'meld.same-rank', {
    reads: ['meld.same-rank'],
    shown: 'always',
    holds: ({ side, move, rules }) =>
      rules['meld.same-rank'] === 'apart-or-combined' && ofRank(side.melds, move.rank).length > 1,
    facts: ({ side, move }) => ({ rank: move.rank, melds: ofRank(side.melds, move.rank).length }),
  }),
];

/** Uniting is adding the smaller melds to the largest: the limits on wild cards hold for the whole. */
export function combined(a: AttemptOf<'combine'>): readonly Group[] {
  const [first, ...others] = ofRank(a.side.melds, a.move.rank);
  if (first === undefined || others.length === 0) return [];
  const cards = others.flatMap((meld) => meld.cards);
  const piece: Piece = {
    cards,
    onto: { cards: first.cards },
    before: first,
    after: addTo(first, cards),
    at: 0,
    target: 'own',
    withTop: false,
  };
  return [{ of: laying(a.table, { do: 'meld', melds: [] }, a.rules), piece }];
}
