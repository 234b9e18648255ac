/** An example's verdict under a variant, and the same in a line of words for tables and differences. */
import { EXAMPLES, type Example } from '#content/examples.ts';
import { judge } from '#src/engine/judge.ts';
import { parseMove } from '#src/engine/move-notation.ts';
import { readPosition } from '#src/engine/position.ts';
import { recast } from '#src/engine/recast.ts';
import type { Rules } from '#src/engine/rules.ts';
import { seatNumber } from '#src/engine/seats.ts';
import type { Ended, Table } from '#src/engine/table.ts';
import type { Penalty, Verdict } from '#src/engine/verdict.ts';
import { frozen, must, rulesFor, variantIds } from './at.ts';

/** Examples with their names, for tables of tests. */
export const NAMED = EXAMPLES.map((example) => [example.id, example] as const);

/** The variant at whose table an example stands: the one it names, else the first that can hold it. */
export function homeOf({ under, position }: Example): string {
  const home = under ?? variantIds.find((id) => readPosition(position, rulesFor(id)).ok);
  if (home === undefined) throw new Error('no variant can hold the position');
  return home;
}

/** The table of an example, as it stands at home. */
export function tableOf(example: Example): Table {
  return frozen(must(readPosition(example.position, rulesFor(homeOf(example)))));
}

/** What the judge says of an example under some rules. */
export function verdictUnder(example: Example, rules: Rules): Verdict {
  return judge(recast(tableOf(example), rules), must(parseMove(example.move)), rules);
}

/** A verdict in a line: legal or not, the broken conditions with their rules, what it costs, how the deal ends. */
export function lineOf(verdict: Verdict): string {
  const faults = verdict.faults.map(({ code, rule }) =>
    code === rule ? code : `${code} (${rule})`,
  );
  return [
    verdict.legal ? 'legal' : `illegal: ${faults.join(', ')}`,
    ...(verdict.penalty === null ? [] : [costOf(verdict.penalty)]),
    ...(verdict.ended === null ? [] : [endOf(verdict.ended)]),
  ].join('; ');
}

function costOf({ rule, points, minimum, owedTurns }: Penalty): string {
  const costs = [
    ...(points === 0 ? [] : [`${points} points`]),
    ...(minimum === 0 ? [] : [`minimum +${minimum}`]),
    ...(owedTurns === 0 ? [] : [`turns owed ${owedTurns}`]),
  ];
  return `${rule} (${costs.join(', ')})`;
}

function endOf(ended: Ended): string {
  return ended.by === 'out'
    ? `seat ${seatNumber(ended.seat)} is out${ended.blind ? ' blind' : ''}`
    : `the deal ends by ${ended.by}`;
}
