/** The most that cards can be made into as new melds, whether or not it is enough for anything. */
import { type Card, isRedThree, isWild, NATURAL_RANKS, rankOf } from '#src/engine/card.ts';
import { judge } from '#src/engine/judge.ts';
import type { Lay } from '#src/engine/move.ts';
import { pointsOf, without } from '#src/engine/pack.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import type { Code } from '#src/engine/verdict.ts';

/** What is wrong with the whole and not with one of its melds. */
const OF_THE_WHOLE: readonly Code[] = [
  'opening.minimum',
  'out.keep',
  'out.canastas',
  'permission.unasked',
  'permission.answer',
  'red-three.unlaid',
];

/**
 * Melds out of these cards, worth as much as can be: natural cards of a rank together; with wild cards first
 * the pairs that need them, the dearest before others, then wherever the rules still let one lie.
 */
export function bestMelds(table: Table, cards: readonly Card[], rules: Rules): readonly Lay[] {
  const stands = (lays: readonly Lay[]) =>
    judge(table, { do: 'meld', melds: lays }, rules).faults.every(({ code }) =>
      OF_THE_WHOLE.includes(code),
    );
  const groups = naturalsByRank(cards).filter(
    (group) => group.length >= rules['meld.naturals'] && stands([lay(fill(group, cards, rules))]),
  );
  let made: readonly Lay[] = [];
  for (const group of groups) {
    const left = without(
      cards,
      made.flatMap((each) => each.cards),
    ).rest;
    const meld = fill(group, left, rules);
    const next = [...made, lay(meld)];
    if (meld.length >= rules['meld.size'] && stands(next)) made = next;
  }
  return withWilds(made, cards, stands, rules);
}

/** Whole ranks before pairs, and the dearer before the cheaper. */
function naturalsByRank(cards: readonly Card[]): readonly (readonly Card[])[] {
  const naturals = cards.filter((card) => !isWild(card) && !isRedThree(card));
  return [...NATURAL_RANKS]
    .reverse()
    .map((rank) => naturals.filter((card) => rankOf(card) === rank))
    .filter((group) => group.length > 0)
    .toSorted((one, other) => Math.min(other.length, FULL) - Math.min(one.length, FULL));
}

/** More cards of a rank than this make no other order. */
const FULL = 3;

/** A group with the wild cards it needs to be a meld, as far as there are any. */
function fill(group: readonly Card[], cards: readonly Card[], rules: Rules): readonly Card[] {
  const lack = Math.max(0, rules['meld.size'] - group.length);
  return [...group, ...helpingWilds(cards, rules).slice(0, lack)];
}

/** Wild cards that help a first meld, the cheapest first: the dear ones find a place later. */
function helpingWilds(cards: readonly Card[], rules: Rules): readonly Card[] {
  const jokersHelp = rules['opening.wilds'] === 'all-help';
  return cards
    .filter((card) => isWild(card) && (jokersHelp || rankOf(card) !== 'joker'))
    .toSorted((one, other) => pointsOf(one, rules) - pointsOf(other, rules));
}

function withWilds(
  made: readonly Lay[],
  cards: readonly Card[],
  stands: (lays: readonly Lay[]) => boolean,
  rules: Rules,
): readonly Lay[] {
  const left = without(
    cards,
    made.flatMap((each) => each.cards),
  ).rest;
  return helpingWilds(left, rules)
    .toReversed()
    .reduce((lays, wild) => {
      const grown = lays.map((each, at) =>
        lays.with(at, { ...each, cards: [...each.cards, wild] }),
      );
      return grown.find(stands) ?? lays;
    }, made);
}

const lay = (cards: readonly Card[]): Lay => ({ cards, onto: 'new' });
