/** What a finished deal is worth to each side, line by line, and what follows for the game. */
import { type Card, isRedThree } from './card.ts';
import { canastaKind, isCanasta } from './meld.ts';
import { minimumOf } from './opening.ts';
import { countOf } from './pack.ts';
import { packsFor } from './packs.ts';
import type { RuleId, Rules } from './rules.ts';
import { type Ended, NO_CARDS, type Seat, type Side, type SideIndex, type Table } from './table.ts';

/** One line of a score: the rule it rests on, its points, and the cards or the number of things it counts. */
export interface ScoreLine {
  readonly rule: RuleId;
  readonly points: number;
  readonly count: number;
  readonly cards: readonly Card[];
}

export interface SideScore {
  readonly lines: readonly ScoreLine[];
  /** This deal's change, in points. */
  readonly total: number;
  /** The running total after the deal. */
  readonly score: number;
  /** The minimum of the side's first meld in the next deal. */
  readonly minimum: number;
}

export interface Score {
  readonly sides: readonly SideScore[];
  /** The side that has won the game by this deal, if one has. */
  readonly winner: SideIndex | null;
}

/** Scores a deal that has ended so. All hands, and ponies not picked up, must be known. The table is not changed. */
export function score(table: Table, ended: Ended, rules: Rules): Score {
  const sides = table.sides.map((side, at): SideScore => {
    const lines = linesOf(table, at, ended, rules);
    const total = lines.reduce((sum, line) => sum + line.points, 0);
    const after = side.score + total;
    return {
      lines,
      total,
      score: after,
      minimum: minimumOf({ ...side, score: after, minimumRaised: 0 }, rules),
    };
  });
  return {
    sides,
    winner: winnerOf(
      sides.map((side) => side.score),
      rules,
    ),
  };
}

/** The highest total wins once the target is reached; a tie for it plays another deal (`game.winner`). */
function winnerOf(totals: readonly number[], rules: Rules): SideIndex | null {
  const highest = Math.max(...totals);
  if (highest < rules['game.target'].points) return null;
  const first = totals.indexOf(highest);
  return first === totals.lastIndexOf(highest) ? first : null;
}

/** The lines of one side. A deal that was given up for a new one has none. */
export function linesOf(
  table: Table,
  at: SideIndex,
  ended: Ended,
  rules: Rules,
): readonly ScoreLine[] {
  if (ended.by === 'redeal') return [];
  const side = table.sides[at] as Side;
  const seats = table.sideOf.flatMap((each, seat) => (each === at ? [seat] : []));
  const reds = redThreesOf(table, side, seats, rules);
  const out =
    ended.by === 'out' && table.sideOf[ended.seat] === at ? [goingOut(ended.blind, rules)] : [];
  const wild = rules['score.wild-canasta'];
  const counted =
    wild !== 'absent' &&
    out.length > 0 &&
    side.melds.some((meld) => meld.naturals === 0 && isCanasta(meld, rules))
      ? [line('score.wild-canasta', wild.points, 1), ...out, ...reds.lines]
      : [
          ...melds(side, rules),
          ...canastas(side, rules),
          ...out,
          ...reds.lines,
          ...hands(table, seats, rules),
        ];
  const lines = [...counted, ...reds.fines, ...penalties(side, rules)];
  return lines.filter((each) => each.points !== 0);
}

function line(rule: RuleId, points: number, count: number, cards: readonly Card[] = []): ScoreLine {
  return { rule, points, count, cards };
}

function melds(side: Side, rules: Rules): readonly ScoreLine[] {
  const cards = side.melds.flatMap((meld) => meld.cards);
  return rules['score.melds'] === 'face-values-added'
    ? [line('score.melds', countOf(cards, rules), cards.length, cards)]
    : [];
}

function canastas(side: Side, rules: Rules): readonly ScoreLine[] {
  const worth = rules['score.canastas'];
  return side.melds.flatMap((meld) => {
    const kind = canastaKind(meld);
    return isCanasta(meld, rules) && kind !== 'wild'
      ? [line('score.canastas', worth[kind], 1, meld.cards)]
      : [];
  });
}

function goingOut(blind: boolean, rules: Rules): ScoreLine {
  const more = rules['out.blind'];
  return blind && more !== 'absent'
    ? line('out.blind', more.points, 1)
    : line('score.going-out', rules['score.going-out'], 1);
}

/** Cards left in hand, even those that could have been melded, and the pony never picked up. */
function hands(table: Table, seats: readonly Seat[], rules: Rules): readonly ScoreLine[] {
  const held = seats
    .flatMap((seat) => (table.hands[seat] ?? NO_CARDS).cards)
    .filter((card) => !isRedThree(card));
  const set = seats
    .flatMap((seat) => (table.ponies[seat] ?? NO_CARDS).cards)
    .filter((card) => !isRedThree(card));
  const left =
    rules['score.hand'] === 'face-values-subtracted'
      ? [line('score.hand', -countOf(held, rules), held.length, held)]
      : [];
  const pony =
    rules['pony.unopened'] === 'counts-against-its-owner'
      ? [line('pony.unopened', -countOf(set, rules), set.length, set)]
      : [];
  return [...left, ...pony];
}

/**
 * Red threes on the table count for a side that has melded and against one that has not. One still in a hand is
 * fined where the rules say so, once its holder has had a turn; until then it counts as laid.
 */
function redThreesOf(table: Table, side: Side, seats: readonly Seat[], rules: Rules) {
  const fine = rules['penalty.red-three'];
  const kept = seats.flatMap((seat) =>
    (table.hands[seat] ?? NO_CARDS).cards.filter(isRedThree).map((card) => ({ card, seat })),
  );
  const fined = kept.filter(
    ({ seat }) => fine !== 'absent' && (table.turnsPlayed[seat] ?? 0) >= fine.afterTurns,
  );
  const laid = [
    ...side.redThrees,
    ...kept.filter((each) => !fined.includes(each)).map(({ card }) => card),
  ];
  const worth = worthOfRedThrees(laid.length, table.players, rules);
  const against = side.melds.length === 0;
  const points =
    !against || rules['red-three.unmelded'] === 'added'
      ? worth
      : rules['red-three.unmelded'] === 'subtracted'
        ? -worth
        : 0;
  const rule = against
    ? 'red-three.unmelded'
    : worth === laid.length * rules['red-three.value']
      ? 'red-three.value'
      : 'red-three.set';
  const fines =
    fine === 'absent'
      ? []
      : fined.map(({ card }) => line('penalty.red-three', -fine.points, 1, [card]));
  return { lines: [line(rule, points, laid.length, laid)], fines };
}

/** Red threes by their number: one by one, or more where a set is complete (`red-three.set`). */
function worthOfRedThrees(count: number, players: number, rules: Rules): number {
  const value = rules['red-three.value'];
  const set = rules['red-three.set'];
  if (set === 'absent' || count === 0) return count * value;
  switch (set.kind) {
    case 'all-in-the-pack':
      return count * (count === 2 * packsFor(players, rules) ? set.each : value);
    case 'from':
      return count * (count >= set.count ? set.each : value);
    case 'per-set':
      return Math.floor(count / set.count) * set.points + (count % set.count) * value;
  }
}

function penalties(side: Side, rules: Rules): readonly ScoreLine[] {
  return side.penalties.flatMap((rule) => {
    const points = rules[rule];
    return points === 'absent' ? [] : [line(rule, -points, 1)];
  });
}
