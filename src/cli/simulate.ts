/** `simulate`: whole deals played from a seed, judged move by move. */
import { chanceFrom } from '#src/engine/chance.ts';
import { deal } from '#src/engine/deal.ts';
import { playOut } from '#src/engine/playout.ts';
import { PLAY_BY, POLICIES, type PolicyName } from '#src/engine/policy.ts';
import type { Rules } from '#src/engine/rules.ts';
import { type Grouping, groupingOf, usualPlayers } from '#src/engine/seats.ts';
import type { Table } from '#src/engine/table.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { refuse } from './cases.ts';
import { asksForHelp, readFlags } from './flags.ts';
import { bookOf, Unreadable } from './given.ts';

interface Wish {
  readonly variant: string;
  readonly players: number;
  readonly grouping: Grouping;
  readonly deals: number;
  readonly seed: number;
  readonly policy: PolicyName;
  readonly rules: Rules;
}

function wishFrom(args: readonly string[]): Wish {
  const values = readFlags(args, {
    variant: 'word',
    players: 'word',
    partners: 'nothing',
    deals: 'word',
    seed: 'word',
    policy: 'word',
  });
  if (values.variant === undefined) throw new Unreadable('Name a variant with --variant.');
  const rules = rulesIn(bookOf(values.variant));
  const players = whole('players', values.players, usualPlayers(rules));
  const grouping = groupingOf(players, values.partners === true ? 'partners' : 'alone', rules);
  if (!grouping.ok) throw new Unreadable(grouping.problems.join(' '));
  const policy = POLICIES.find((each) => each === (values.policy ?? 'simple'));
  if (policy === undefined)
    throw new Unreadable(
      `There is no policy "${values.policy}": it is one of ${POLICIES.join(', ')}.`,
    );
  return {
    variant: values.variant,
    players,
    grouping: grouping.value,
    deals: whole('deals', values.deals, 100),
    seed: whole('seed', values.seed, 1),
    policy,
    rules,
  };
}

function whole(name: string, given: string | undefined, usual: number): number {
  if (given === undefined) return usual;
  if (!/^\d{1,15}$/.test(given))
    throw new Unreadable(`--${name} takes a whole number, not "${given}".`);
  return Number(given);
}

/** Mixes numbers into one that tells two runs apart. */
function mix(sum: number, value: number): number {
  return Math.imul(sum ^ value, 0x01000193) >>> 0;
}

function fingerprint(table: Table): number {
  const cards = [
    ...table.hands.flatMap((hand) => hand.cards),
    ...table.pile.cards,
    ...table.sides.flatMap((side) => side.melds.flatMap((meld) => meld.cards)),
  ];
  return cards.reduce(mix, mix(0x811c9dc5, table.turn));
}

function simulate({ variant, players, grouping, deals, seed, policy, rules }: Wish) {
  const chance = chanceFrom(seed);
  const endedBy = { out: 0, stock: 0 };
  let moves = 0;
  let unfinished = 0;
  let checksum = 0;
  const begin = performance.now();
  for (let count = 0; count < deals; count += 1) {
    const start = deal({ players, grouping, first: count % players }, rules, chance);
    const done = playOut(start, PLAY_BY[policy], rules, chance);
    moves += done.moves;
    checksum = mix(mix(checksum, done.moves), fingerprint(done.table));
    if (done.end === 'stuck') unfinished += 1;
    else if (done.table.ended?.by === 'out') endedBy.out += 1;
    else endedBy.stock += 1;
  }
  const seconds = (performance.now() - begin) / 1000;
  return {
    variant,
    players,
    deals,
    finished: deals - unfinished,
    endedBy,
    unfinished,
    moves,
    seconds: Number(seconds.toFixed(3)),
    movesPerSecond: Math.round(moves / seconds),
    dealsPerSecond: Math.round(deals / seconds),
    checksum: checksum.toString(16).padStart(8, '0'),
  };
}

const HELP = `Plays whole deals from a seed, every move judged, and prints one JSON object:
  npm run -s simulate -- --variant pony --players 4 --partners --deals 200 --seed 7 --policy random
--variant  one of the nine (needed)
--players  how many; --partners plays in pairs where the variant lets you choose
--deals    how many (100); --seed a whole number (1); --policy one of ${POLICIES.join(', ')}
`;

try {
  const args = process.argv.slice(2);
  process.stdout.write(
    asksForHelp(args) ? HELP : `${JSON.stringify(simulate(wishFrom(args)), null, 1)}\n`,
  );
} catch (problem) {
  if (!(problem instanceof Unreadable)) throw problem;
  refuse(problem.message);
}
