/** `npm run bench`: how fast the engine plays, in processor time of one thread, warm. */
import { VARIANTS } from '#content/rules/index.ts';
import { type Chance, chanceFrom } from '#src/engine/chance.ts';
import { deal } from '#src/engine/deal.ts';
import { judge } from '#src/engine/judge.ts';
import { parseMove } from '#src/engine/move-notation.ts';
import { playOut } from '#src/engine/playout.ts';
import { PLAY_BY, type PolicyName } from '#src/engine/policy.ts';
import { readPosition } from '#src/engine/position.ts';
import { explain } from '#src/explain/explain.ts';
import { speechAt } from '#src/explain/speech.ts';
import { speak } from '#src/explain/spoken.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { openBook } from '#src/rulebook/variant.ts';
import { processorTime } from '../processor-time.ts';

const [variant] = VARIANTS;
const book = speak(openBook(variant));
const rules = rulesIn(book);

const BATCHES = 20;

/** Seconds that a batch takes, warm: in the middle one of many, and in the quickest, which others disturbed least. */
function timed(batch: () => void): { readonly median: number; readonly best: number } {
  for (let warming = 0; warming < BATCHES; warming += 1) batch();
  const times = Array.from({ length: BATCHES }, () => processorTime(batch) / 1000).sort(
    (a, b) => a - b,
  );
  return { median: times[BATCHES / 2] as number, best: times[0] as number };
}

const whole = (number: number) => Math.round(number).toLocaleString('en-US');

function report(policy: PolicyName, deals: number): void {
  const chance = chanceFrom(7);
  let moves = 0;
  const { median, best } = timed(() => {
    moves += playDeals(policy, deals, chance);
  });
  const perDeal = moves / (2 * BATCHES * deals);
  const rate = (time: number) =>
    `${whole(deals / time)} deals and ${whole((deals * perDeal) / time)} moves a second`;
  console.log(`${policy}: ${rate(median)} (quickest batch: ${rate(best)})`);
}

function playDeals(policy: PolicyName, deals: number, chance: Chance): number {
  let moves = 0;
  for (let count = 0; count < deals; count += 1) {
    const start = deal({ players: 4, grouping: 'partners', first: count % 4 }, rules, chance);
    moves += playOut(start, PLAY_BY[policy], rules, chance).moves;
  }
  return moves;
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
  const { median, best } = timed(() => {
    for (let round = 0; round < rounds; round += 1) verdict();
  });
  const each = (time: number) => `${((time / rounds) * 1000).toFixed(4)} ms`;
  console.log(`a verdict with all its sentences: ${each(median)} (quickest: ${each(best)})`);
}

report('simple', 500);
report('random', 15);
reportVerdict(2_000);
