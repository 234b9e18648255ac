/** The same position under another variant: what one player sees stays, what the variant decides is made anew. */
import { presenters } from './canastas.ts';
import type { Rules } from './rules.ts';
import { groupingOf, sidesOf } from './seats.ts';
import {
  type Cards,
  NO_CARDS,
  partnersOf,
  type Seat,
  type Side,
  sizeOf,
  type Table,
} from './table.ts';

/** The number of players nearest to the one given that the variant allows. */
function nearestPlayers(players: number, rules: Rules): number {
  const number = rules['players.number'];
  if (number.kind === 'exactly') return number.players;
  const allowed: number[] = [];
  for (let each = number.least; each <= number.here; each += number.step) allowed.push(each);
  return allowed.reduce((best, each) =>
    Math.abs(each - players) < Math.abs(best - players) ? each : best,
  );
}

const EMPTY: Side = { score: 0, melds: [], redThrees: [], minimumRaised: 0, penalties: [] };

/**
 * The table under another variant's rules. The first seat's hand, the pile, the stock, the phase, its side's
 * melds, red threes and score stay, and what the second side has; other hands keep their number of cards. The
 * first seat is on turn.
 */
export function recast(table: Table, rules: Rules): Table {
  const players = nearestPlayers(table.players, rules);
  const grouping = groupingOf(players, 'alone', rules);
  const sideOf = sidesOf(players, grouping.ok ? grouping.value : 'alone');
  const raised = rules['penalty.full-retraction'] !== 'absent';
  const kept = (side: Side) => (raised ? side : { ...side, minimumRaised: 0 });
  const sides = [...new Set(sideOf)].map((at) => (at < 2 ? kept(table.sides[at] ?? EMPTY) : EMPTY));
  const owes = rules['penalty.overdraw'] === 'a-turn-without-draw-for-each';
  const packet = rules['pony.packet'];
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const hand = (seat: Seat): Cards => {
    const given = table.hands[seat];
    if (given === undefined) return { cards: [], unseen: rules['deal.hand'] };
    return seat === 0 ? given : { cards: [], unseen: sizeOf(given) };
  };
  const first = <T>(list: readonly T[], usual: T) =>
    seats.map((seat) => (seat === 0 ? (list[0] ?? usual) : usual));
  const cast: Table = {
    ...table,
    players,
    sideOf,
    sides,
    hands: seats.map(hand),
    turn: 0,
    tookPile: table.tookPile.filter((seat) => seat === 0),
    owedTurns: owes ? first(table.owedTurns, 0) : seats.map(() => 0),
    exposed: first(table.exposed, []),
    undeclared: first(table.undeclared, []),
    turnsPlayed: seats.map((seat) => table.turnsPlayed[seat] ?? table.turnsPlayed[0] ?? 1),
    ponies: seats.map(() => (packet === 'absent' ? NO_CARDS : { cards: [], unseen: packet.cards })),
    presented: presenters(sides, players, rules),
    outOfRound: [],
    ended: null,
  };
  const asked = table.permission?.seat === 0 && partnersOf(cast, 0).length > 0;
  return { ...cast, permission: asked ? table.permission : null };
}
