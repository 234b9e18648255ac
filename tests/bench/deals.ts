/** `npm run bench`: how fast the engine plays, in processor time of one thread, warm. */
import { VARIANTS } from '#content/rules/index.ts';
import { chanceFrom } from '#src/engine/chance.ts';
import { deal } from '#src/engine/deal.ts';
import { judge } from '#src/engine/judge.ts';
import { parseMove } from '#src/engine/move-notation.ts';
import { playOut } from '#src/engine/playout.ts';
import { PLAY_BY, type PolicyName } from '#src/engine/policy.ts';
import { readPosition } from '#src/engine/position.ts';
import type { Rules } from '#src/engine/rules.ts';
import { explain } from '#src/explain/explain.ts';
import { speechAt } from '#src/explain/speech.ts';
import { speak } from '#src/explain/spoken.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { openBook } from '#src/rulebook/variant.ts';

const [variant] = VARIANTS;
const book = speak(openBook(variant));
const rules = rulesIn(book);

/** Seconds of processor time that something takes. */
function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function playDeals(policy: PolicyName, deals: number, seed: number, by: Rules): number {
  const chance = chanceFrom(seed);
  let moves = 0;
  for (let count = 0; count < deals; count += 1) {
    const start = deal({ players: 4, grouping: 'partners', first: count % 4 }, by, chance);
    moves += playOut(start, PLAY_BY[policy], by, chance).moves;
  }
  return moves;
}

function report(policy: PolicyName, deals: number): void {
  playDeals(policy, Math.ceil(deals / 4), 1, rules);
  let moves = 0;
  const time = seconds(() => {
    moves = playDeals(policy, deals, 7, rules);
  });
  const perSecond = (number: number) => Math.round(number / time).toLocaleString('en-US');
  console.log(`${policy}: ${perSecond(deals)} deals and ${perSecond(moves)} moves a second`);
}

/** A refused take with all its sentences, many times over. */
function reportVerdict(rounds: number): void {
  const hands = { 1: 'KH 2C 9S 9H 5D 4C JD 7S' };
  const sides = { A: { melds: ['8S 8H 8D'] } };
  const table = readPosition({ hands, sides, pile: '5C 2H KD' }, rules);
  const move = parseMove('take with KH 2C');
  if (!table.ok || !move.ok) throw new Error('The position of the benchmark cannot be read.');
  const speech = speechAt(table.value, book);
  const verdict = () => explain(judge(table.value, move.value, rules), speech);
  const many = (count: number) => {
    for (let round = 0; round < count; round += 1) verdict();
  };
  many(rounds / 4);
  const each = (seconds(() => many(rounds)) / rounds) * 1000;
  console.log(`a verdict with all its sentences: ${each.toFixed(4)} ms`);
}

report('simple', 6000);
report('random', 200);
reportVerdict(20_000);
