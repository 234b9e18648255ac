/** Taking the discard pile: when nobody may, and what one lays for it. */
import type { Turn } from '../attempt.ts';
import {
  type Card,
  isBlackThree,
  isMeldRank,
  isRedThree,
  isWild,
  rankIndex,
  rankOf,
} from '../card.ts';
import { type Check, check } from '../check.ts';
import { freezerOf } from '../freeze.ts';
import type { Laying } from '../laying.ts';
import { isCanasta } from '../meld.ts';
import type { MoveOf } from '../move.ts';
import type { Holding, Rules } from '../rules.ts';
import { sizeOf, topOf } from '../table.ts';
import type { Facts } from '../verdict.ts';
import { OWED } from './draw.ts';

/** The cards laid with the top card; only a card that can be melded reaches here. */
function reaching(a: Laying): Facts['pile.needs'] {
  const top = a.top as Card;
  const cards = (a.move as MoveOf<'take'>).with;
  const matches = (card: Card) => rankIndex(card) === rankIndex(top);
  const piece = a.pieces[0];
  const target = piece?.before ?? null;
  const own = a.side.melds.filter((meld) => meld.rank === rankOf(top));
  return {
    top,
    naturals: cards.filter(matches),
    wilds: cards.filter(isWild),
    strangers: cards.filter((card) => !matches(card) && !isWild(card)),
    held: a.hand.cards.filter(matches),
    onto:
      target === null || target.rank !== rankOf(top)
        ? 'nothing'
        : isCanasta(target, a.rules)
          ? 'canasta'
          : 'open-meld',
    ownMeld:
      own.length === 0
        ? 'none'
        : own.every((meld) => isCanasta(meld, a.rules))
          ? 'canasta'
          : 'open-meld',
  };
}

/**
 * Where the top card may join a meld of the side, it may not be added straight to a completed canasta, whatever
 * is laid with it: a fresh meld is made, and may be united afterwards (A-S34).
 */
function reaches(holdings: readonly Holding[], a: Laying): boolean {
  const offered = reaching(a);
  if (offered.onto === 'canasta' && a.rules['pile.needs'].includes('onto-open-meld')) return false;
  return holdings.some((holding) => offers(offered, holding));
}

function offers({ naturals, wilds, onto }: Facts['pile.needs'], holding: Holding): boolean {
  switch (holding) {
    case 'natural-pair':
      return naturals.length >= 2;
    case 'natural-and-wild':
      return naturals.length >= 1 && naturals.length + wilds.length >= 2;
    case 'onto-open-meld':
      return onto === 'open-meld';
  }
}

const hasTop = ({ top }: Laying) => top !== null;

/** A top card of four to ace: the only kind that a meld can take up. */
function meldable(a: Laying): boolean {
  return a.top !== null && isMeldRank(a.top);
}

/** Cards that are not in the hand take nothing: only what they break is told. */
const told = (a: Laying, needs: readonly Holding[]) => a.lacking.length === 0 || !reaches(needs, a);

const unopened = ({ opening }: Turn) => opening !== 'opened';
const closed = (a: Laying) => unopened(a) && a.rules['pile.unopened'] === 'closed';
const frozen = (a: Laying) => freezerOf(a.table.pile, a.rules);

/** The holdings that must be met, all of them: of a frozen pile, of a side that has not melded, of an open pile. */
const NEEDS: readonly Check<Laying>[] = [
  check('pile.frozen-needs', 'pile.frozen-needs', {
    reads: ['pile.frozen-needs', 'pile.needs', 'freeze.by', 'pile.unopened', 'canasta.size'],
    shown: 'always',
    applies: (a) =>
      meldable(a) && !closed(a) && frozen(a) !== null && told(a, a.rules['pile.frozen-needs']),
    holds: (a) => reaches(a.rules['pile.frozen-needs'], a),
    facts: (a) => ({ ...reaching(a), frozenBy: frozen(a) as Card }),
  }),
  check('pile.unopened-needs', 'pile.unopened', {
    reads: ['pile.unopened', 'pile.frozen-needs', 'pile.needs', 'freeze.by', 'canasta.size'],
    shown: 'always',
    applies: (a) =>
      meldable(a) &&
      unopened(a) &&
      a.rules['pile.unopened'] === 'as-frozen' &&
      told(a, a.rules['pile.frozen-needs']),
    holds: (a) => reaches(a.rules['pile.frozen-needs'], a),
    facts: (a) => ({ ...reaching(a), frozenBy: frozen(a) }),
  }),
  check('pile.needs', 'pile.needs', {
    reads: ['pile.needs', 'freeze.by', 'pile.unopened', 'canasta.size'],
    shown: 'always',
    applies: (a) =>
      meldable(a) &&
      frozen(a) === null &&
      (!unopened(a) || a.rules['pile.unopened'] === 'as-unfrozen') &&
      told(a, a.rules['pile.needs']),
    holds: (a) => reaches(a.rules['pile.needs'], a),
    facts: reaching,
  }),
];

/** Whether the cards laid with the top card are looked into as a meld: where they take the pile, or are enough for one. */
export function makesMeld(a: Laying): boolean {
  if (!meldable(a)) return false;
  return (
    (a.pieces[0]?.cards.length ?? 0) > 2 ||
    NEEDS.every((need) => !need.applies(a, 'take') || need.holds(a, 'take'))
  );
}

export const TAKE_CHECKS: readonly Check<Laying>[] = [
  OWED as Check<Laying>,
  check('pile.empty', 'pile.needs', {
    reads: [],
    holds: ({ top }) => top !== null,
    facts: ({ table }) => ({ count: table.pile.cards.length }),
  }),
  check('pile.wild-on-top', 'pile.wild-on-top', {
    reads: ['pile.wild-on-top'],
    under: (rules) => rules['pile.wild-on-top'] === 'nobody-takes',
    applies: hasTop,
    holds: ({ top }) => top === null || !isWild(top),
    facts: ({ top }) => ({ top: top as Card }),
  }),
  check('black-three.on-top', 'black-three.on-top', {
    reads: ['black-three.on-top'],
    under: (rules) => rules['black-three.on-top'] === 'nobody-takes',
    applies: hasTop,
    holds: ({ top }) => top === null || !isBlackThree(top),
    facts: ({ top }) => ({ top: top as Card }),
  }),
  check('red-three.on-top', 'red-three.use', {
    reads: ['red-three.use'],
    under: (rules) => rules['red-three.use'] === 'bonus-only',
    applies: hasTop,
    holds: ({ top }) => top === null || !isRedThree(top),
    facts: ({ top }) => ({ top: top as Card }),
  }),
  check('pile.closed', 'pile.unopened', {
    reads: ['pile.unopened'],
    shown: 'always',
    under: (rules) => rules['pile.unopened'] === 'closed',
    holds: (a) => !unopened(a),
    facts: (a) => ({ opened: !unopened(a) }),
  }),
  ...NEEDS,
  check('pile.one-card', 'pile.one-card', {
    reads: ['pile.one-card'],
    under: (rules) => rules['pile.one-card'] === 'may-not',
    applies: hasTop,
    holds: ({ hand, table }) => sizeOf(hand) !== 1 || table.pile.cards.length !== 1,
    facts: ({ hand, table }) => ({ hand: sizeOf(hand), pile: table.pile.cards.length }),
  }),
  check('pile.top-card', 'pile.top-card', {
    reads: ['pile.top-card', 'draw.instead'],
    shown: 'when-legal',
    under: (rules) =>
      rules['pile.top-card'] === 'melded-at-once' && rules['draw.instead'].kind === 'whole-pile',
    applies: hasTop,
    facts: ({ top, table }) => ({ top: top as Card, joins: table.pile.cards.length - 1 }),
  }),
];

/** Taking the turned card without a meld: the first player's right, where there is one. */
function freeFacts({ table, rules }: Turn): Facts['pile.free-first'] {
  return {
    right: rules['pile.free-first'],
    firstTurn: table.firstTurn,
    frozenBy: freezerOf(table.pile, rules),
  };
}

function free(right: Rules['pile.free-first'], facts: Facts['pile.free-first']): boolean {
  return right === 'unless-frozen' && facts.firstTurn && facts.frozenBy === null;
}

export const TAKE_FREE_CHECKS: readonly Check<Turn>[] = [
  OWED,
  check('pile.empty', 'pile.needs', {
    reads: [],
    holds: ({ table }) => topOf(table.pile) !== undefined,
    facts: ({ table }) => ({ count: table.pile.cards.length }),
  }),
  check('pile.free-first', 'pile.free-first', {
    reads: ['pile.free-first', 'freeze.by'],
    shown: 'always',
    holds: (a) => free(a.rules['pile.free-first'], freeFacts(a)),
    facts: freeFacts,
  }),
];
