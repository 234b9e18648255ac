/** What each group of laid cards must be: a meld, or an addition that leaves one. */
import { isBlackThree, isRedThree, isWild, RANKS, rankIndex } from '../card.ts';
import { type Check, check } from '../check.ts';
import { goesOut, isBlind, type Laying, type Piece } from '../laying.ts';
import { isCanasta, type Meld } from '../meld.ts';
import type { Rules } from '../rules.ts';

/** One group within the move that lays it. */
export interface Group {
  readonly of: Laying;
  readonly piece: Piece;
}

const lying = ({ piece }: Group) => ({
  meld: piece.after,
  added: piece.cards,
  before: piece.before,
});
const allWild = ({ piece }: Group) => piece.after.naturals === 0;
const addsWilds = (group: Group) => !allWild(group) && group.piece.cards.some(isWild);
const blackThrees = ({ piece }: Group) =>
  piece.after.rank === '3' && piece.cards.some(isBlackThree);

/** Every natural card of the meld has its rank; a meld of threes is one of black threes. */
function oneRank({ piece }: Group): boolean {
  return piece.after.cards.every(
    (card) => isWild(card) || RANKS[rankIndex(card)] === piece.after.rank,
  );
}

/** The most wild cards a meld may hold, none where only the balance limits them. */
export function mostWilds(rules: Rules): number {
  const limit = rules['meld.wilds'];
  return limit.kind === 'at-most' ? limit.wilds : Number.POSITIVE_INFINITY;
}

/**
 * Wild cards beyond the limit. A new meld is judged as it lies (A-S40b). Additions are judged one after the
 * other, naturals first, and where the limit lapses with the seventh card it does so for the wild cards that
 * follow it (A-S40).
 */
function wildsFit(after: Meld, before: Meld | null, rules: Rules): boolean {
  const most = mostWilds(rules);
  if (after.wilds <= most) return true;
  if (before === null || rules['canasta.more-wilds'] === 'as-before') return false;
  return after.naturals + Math.max(before.wilds, most) >= rules['canasta.size'];
}

function balanced({ of: { rules }, piece: { after, before } }: Group): boolean {
  if (rules['canasta.more-wilds'] === 'any-number' && before !== null && isCanasta(before, rules))
    return true;
  switch (rules['meld.balance']) {
    case 'more-naturals':
      return after.naturals > after.wilds;
    case 'wilds-not-more':
      return after.wilds <= after.naturals;
    case 'free':
      return true;
  }
}

function blackThreesAllowed({ of }: Group): boolean {
  const when = of.rules['black-three.meld'];
  return when === 'like-any-rank' || (when === 'only-going-out' && goesOut(of));
}

function wildCanastaAllowed(group: Group): boolean {
  const { of, piece } = group;
  const right = of.rules['canasta.wild'];
  if (right === 'absent') return false;
  return piece.after.wilds >= right.cards && goesOut(of) && isBlind(of.table, of.side, of.rules);
}

const GOING_OUT = [
  'out.how',
  'out.canastas',
  'out.fresh-canasta',
  'canasta.size',
  'permission.ask',
  'red-three.use',
] as const;

export const GROUP_CHECKS: readonly Check<Group>[] = [
  check('meld.target', 'meld.add', {
    reads: ['meld.add', 'canasta.size'],
    applies: ({ piece }) => piece.onto !== 'new',
    holds: ({ of, piece }) =>
      piece.target === 'own' || (piece.target === 'theirs' && of.rules['meld.add'] === 'any-side'),
    facts: ({ piece }) => ({
      onto: piece.onto === 'new' ? { cards: piece.cards } : piece.onto,
      cards: piece.cards,
      whose: piece.target === 'new' ? 'nobody' : piece.target,
    }),
  }),
  check('red-three.use', 'red-three.use', {
    reads: ['red-three.use'],
    under: (rules) => rules['red-three.use'] === 'bonus-only',
    holds: ({ piece }) => !piece.cards.some(isRedThree),
    facts: ({ piece }) => ({ cards: piece.cards.filter(isRedThree), as: 'meld' }),
  }),
  check('meld.of', 'meld.of', {
    reads: ['meld.of'],
    under: (rules) => rules['meld.of'].includes('set'),
    holds: oneRank,
    facts: lying,
  }),
  check('meld.size', 'meld.size', {
    reads: ['meld.size'],
    shown: 'always',
    applies: ({ piece }) => piece.target === 'new' || piece.cards.length === 0,
    holds: ({ of, piece }) =>
      piece.cards.length > 0 && piece.after.cards.length >= of.rules['meld.size'],
    facts: (group) => ({ ...lying(group), need: group.of.rules['meld.size'] }),
  }),
  check('meld.naturals', 'meld.naturals', {
    reads: ['meld.naturals', 'canasta.wild'],
    applies: (group) =>
      !(allWild(group) && group.of.rules['canasta.wild'] !== 'absent') &&
      group.piece.after.wilds > 0,
    holds: ({ of, piece }) => piece.after.naturals >= of.rules['meld.naturals'],
    facts: (group) => ({ ...lying(group), need: group.of.rules['meld.naturals'] }),
  }),
  check('meld.wilds', 'meld.wilds', {
    reads: ['meld.wilds', 'canasta.more-wilds', 'canasta.size'],
    shown: 'always',
    under: (rules) => rules['meld.wilds'].kind === 'at-most',
    applies: addsWilds,
    holds: ({ of, piece }) => wildsFit(piece.after, piece.before, of.rules),
    facts: (group) => ({
      ...lying(group),
      most: mostWilds(group.of.rules),
      lifted:
        group.piece.after.wilds > mostWilds(group.of.rules) &&
        wildsFit(group.piece.after, group.piece.before, group.of.rules),
    }),
  }),
  check('meld.balance', 'meld.balance', {
    reads: ['meld.balance', 'canasta.more-wilds', 'canasta.size'],
    shown: 'always',
    under: (rules) => rules['meld.balance'] !== 'free',
    applies: addsWilds,
    holds: balanced,
    facts: (group) => ({ ...lying(group), balance: group.of.rules['meld.balance'] }),
  }),
  check('meld.same-rank', 'meld.same-rank', {
    reads: ['meld.same-rank'],
    under: (rules) => rules['meld.same-rank'] === 'one-only',
    applies: ({ piece }) => piece.target === 'new',
    holds: ({ of, piece }) => of.melds.filter((meld) => meld.rank === piece.after.rank).length <= 1,
    facts: ({ of, piece }) => ({
      rank: piece.after.rank,
      melds: of.melds.filter((meld) => meld.rank === piece.after.rank).length,
    }),
  }),
  check('canasta.more', 'canasta.more', {
    reads: ['canasta.more', 'canasta.size'],
    under: (rules) => rules['canasta.more'] === 'closed',
    applies: ({ piece }) => piece.before !== null,
    holds: ({ of, piece }) => piece.before === null || !isCanasta(piece.before, of.rules),
    facts: lying,
  }),
  check('canasta.spoiled', 'canasta.spoiled', {
    reads: ['canasta.spoiled', 'canasta.size'],
    shown: 'when-legal',
    applies: ({ of, piece }) =>
      piece.before !== null &&
      isCanasta(piece.before, of.rules) &&
      piece.before.wilds === 0 &&
      piece.after.wilds > 0,
    holds: ({ of }) => of.rules['canasta.spoiled'] === 'becomes-mixed',
    facts: lying,
  }),
  check('canasta.wild', 'canasta.wild', {
    reads: ['canasta.wild', 'out.blind', ...GOING_OUT],
    shown: 'always',
    under: (rules) => rules['canasta.wild'] !== 'absent',
    applies: allWild,
    holds: wildCanastaAllowed,
    facts: (group) => {
      const right = group.of.rules['canasta.wild'];
      return {
        ...lying(group),
        right: right === 'absent' ? 'absent' : right.when,
        need: right === 'absent' ? 0 : right.cards,
        out: goesOut(group.of),
        blind: isBlind(group.of.table, group.of.side, group.of.rules),
      };
    },
  }),
  check('black-three.meld', 'black-three.meld', {
    reads: ['black-three.meld', ...GOING_OUT],
    shown: 'always',
    applies: blackThrees,
    holds: blackThreesAllowed,
    facts: (group) => ({
      ...lying(group),
      when: group.of.rules['black-three.meld'],
      left: group.of.left,
      out: goesOut(group.of),
    }),
  }),
  check('black-three.wilds', 'black-three.wilds', {
    reads: ['black-three.wilds', 'black-three.meld'],
    shown: 'always',
    under: (rules) => rules['black-three.meld'] !== 'never',
    applies: (group) => blackThrees(group) && group.piece.after.wilds > 0,
    holds: ({ of }) => of.rules['black-three.wilds'] !== 'none',
    facts: lying,
  }),
];

/** Whether a meld could stand as a new one, for openings judged without their jokers (A-S36). */
export function stands(meld: Meld, rules: Rules): boolean {
  return (
    meld.cards.length >= rules['meld.size'] &&
    meld.naturals >= rules['meld.naturals'] &&
    meld.wilds <= mostWilds(rules) &&
    (rules['meld.balance'] === 'more-naturals'
      ? meld.naturals > meld.wilds
      : rules['meld.balance'] === 'free' || meld.wilds <= meld.naturals)
  );
}
