/**
 * What a player may do now: every draw, discard and spoken move; each take with the least it needs; melds one
 * at a time, an addition being naturals or one wild card; for a first meld, and for going out where one group
 * alone would not do, the smallest sets that suffice. Cards that differ only in suit stand for one another.
 */
import { type Turn, turnAt } from './attempt.ts';
import { isMeldRank, isRedThree, rankOf } from './card.ts';
import { allowIn } from './judge.ts';
import type { Meld } from './meld.ts';
import type { LegalMove, Move } from './move.ts';
import { openingMelds, openingTakes } from './openings.ts';
import { asMeld, freshMelds, portion, type Sorted, sortHand } from './portions.ts';
import type { Rules } from './rules.ts';
import { type Side, type Table, topOf } from './table.ts';
import { waysOut } from './ways-out.ts';

/** The list. Empty only when the deal is over. */
export function legalMoves(table: Table, rules: Rules): readonly LegalMove[] {
  if (table.ended !== null) return [];
  const turn = turnAt(table, rules);
  const moves = table.permission?.answer === 'awaited' ? ANSWERS : candidates(turn);
  return moves.filter((move): move is LegalMove => allowIn(turn, move) !== null);
}

const ANSWERS: readonly Move[] = [
  { do: 'answer', yes: true },
  { do: 'answer', yes: false },
];

const SPOKEN: readonly Move[] = [{ do: 'ask' }, { do: 'pony' }, { do: 'redeal' }, { do: 'end' }];

function candidates(turn: Turn): readonly Move[] {
  const { table, hand, opening, owed } = turn;
  const kinds = [...new Set(hand.cards)];
  const reds = kinds.filter(isRedThree).map((card): Move => ({ do: 'red-three', card }));
  if (opening === 'insufficient') return [{ do: 'retract', melds: 'all' }, ...melds(turn)];
  const early: readonly Move[] =
    table.phase === 'draw' && owed === 0
      ? [{ do: 'draw' }, { do: 'take-free' }, ...takes(turn), { do: 'pass' }]
      : [];
  const late: readonly Move[] =
    table.phase === 'meld' || owed > 0
      ? [
          ...melds(turn),
          ...combinations(turn.side),
          ...kinds.map((card): Move => ({ do: 'discard', card })),
        ]
      : [];
  return [...reds, ...early, ...late, ...SPOKEN];
}

function combinations(side: Side): readonly Move[] {
  const ranks = side.melds.map((meld) => meld.rank);
  const twice = [...new Set(ranks.filter((rank, at) => ranks.indexOf(rank) < at))];
  return twice.flatMap((rank): Move[] => (rank === 'wild' ? [] : [{ do: 'combine', rank }]));
}

/** Melds from the hand, and the sets that only stand together. */
function melds(turn: Turn): readonly Move[] {
  const { rules, side } = turn;
  const hand = sortHand(turn.hand.cards);
  const out = waysOut(turn.hand.cards, side.melds, rules)
    .map(asMeld)
    .filter((move) => !partsStand(turn, move));
  if (turn.opening === 'unopened') return [...openingMelds(turn), ...out];
  return [
    ...freshMelds(hand, rules)
      .flat()
      .map((each) => asMeld([each])),
    ...side.melds.flatMap((meld) => additions(hand, meld, rules)),
    ...out,
  ];
}

/** Naturals of the meld's rank, any number; or a two; or a joker. */
function additions(hand: Sorted, meld: Meld, rules: Rules): readonly Move[] {
  const onto = { cards: meld.cards };
  const held = meld.rank === 'wild' ? 0 : (hand.naturals.get(meld.rank)?.length ?? 0);
  const naturals = Array.from({ length: held }, (_, at) =>
    portion(hand, meld.rank, [at + 1, 0, 0], onto, rules),
  );
  const wilds = [
    hand.twos.length > 0 ? portion(hand, meld.rank, [0, 1, 0], onto, rules) : null,
    hand.jokers.length > 0 ? portion(hand, meld.rank, [0, 0, 1], onto, rules) : null,
  ];
  return [...naturals, ...wilds].flatMap((each) => (each === null ? [] : [asMeld([each])]));
}

/** Whether each part of a set could as well be laid by itself first. */
function partsStand(turn: Turn, move: Move): boolean {
  return (
    move.do === 'meld' &&
    move.melds.every((lay) => allowIn(turn, { do: 'meld', melds: [lay] }) !== null)
  );
}

/** Ways to take the pile: the least cards of each kind, and for a first meld the further melds it needs. */
function takes(turn: Turn): readonly Move[] {
  const { table, rules, side } = turn;
  const top = topOf(table.pile);
  if (top === undefined || !isMeldRank(top)) return [];
  if (turn.opening === 'unopened') return openingTakes(turn);
  const hand = sortHand(turn.hand.cards);
  const rank = rankOf(top);
  const least: readonly (readonly [number, number, number])[] = [
    [2, 0, 0],
    [1, 1, 0],
    [1, 0, 1],
  ];
  const fresh = least
    .filter(
      ([naturals, twos, jokers]) =>
        naturals <= (hand.naturals.get(rank)?.length ?? 0) &&
        twos <= hand.twos.length &&
        jokers <= hand.jokers.length,
    )
    .map(
      (counts): Move => ({
        do: 'take',
        with: portion(hand, rank, counts, 'new', rules).cards,
        onto: 'new',
        melds: [],
      }),
    );
  const onto = side.melds
    .filter((meld) => meld.rank === rank)
    .map((meld): Move => ({ do: 'take', with: [], onto: { cards: meld.cards }, melds: [] }));
  return [...onto, ...fresh];
}
