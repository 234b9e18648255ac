/** A small language for tests: a position from the learner's chair in a few words, and what is found of a move. */
import { VARIANTS } from '#content/rules/index.ts';
import { judge } from '#src/engine/judge.ts';
import type { LegalMove } from '#src/engine/move.ts';
import { parseMove } from '#src/engine/move-notation.ts';
import { play } from '#src/engine/play.ts';
import { type Position, readPosition } from '#src/engine/position.ts';
import type { Result } from '#src/engine/result.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import type { Verdict } from '#src/engine/verdict.ts';
import { openBook, rulesOf } from '#src/rulebook/variant.ts';

const RULES = new Map<string, Rules>(
  VARIANTS.map((variant) => [variant.id, rulesOf(openBook(variant))]),
);

export const variantIds: readonly string[] = VARIANTS.map((variant) => variant.id);

export function rulesFor(variant: string): Rules {
  const rules = RULES.get(variant);
  if (rules === undefined) throw new Error(`no variant ${variant}`);
  return rules;
}

export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problems.join(' '));
}

/** What matters of a position: seat 1's hand, side A's melds, the pile; the rest as positions have it. */
export interface Setting extends Position {
  readonly hand?: string;
  readonly melds?: readonly string[];
  readonly theirs?: readonly string[];
  readonly score?: number;
}

export function tableAt(
  { hand, melds, theirs, score, ...rest }: Setting,
  variant = 'classic-four',
): Table {
  const hands = hand === undefined ? rest.hands : { ...rest.hands, '1': hand };
  const A = {
    ...rest.sides?.['A'],
    ...(melds === undefined ? {} : { melds }),
    ...(score === undefined ? {} : { score }),
  };
  const B = { ...rest.sides?.['B'], ...(theirs === undefined ? {} : { melds: theirs }) };
  const position = { ...rest, hands, sides: { ...rest.sides, A, B } };
  return frozen(must(readPosition(position, rulesFor(variant))));
}

/** The same thing, so that nobody can change it: who tries throws. */
export function frozen<T>(thing: T): T {
  if (typeof thing === 'object' && thing !== null && !Object.isFrozen(thing)) {
    Object.freeze(thing);
    for (const part of Object.values(thing)) frozen(part);
  }
  return thing;
}

/** A side that has opened, with no canasta. */
const OPENED: readonly string[] = ['8S 8H 8D'];
/** One natural canasta, and two canastas: enough to go out anywhere. */
export const CANASTA = 'QS QH QD QC QS QH QD';
export const TWO_CANASTAS: readonly string[] = [CANASTA, 'JS JH JD JC JS JH JD'];

/** The learner's turn begins, and the side has opened unless the rest says otherwise. */
export function toDraw(hand: string, pile = '', rest: Setting = {}): Setting {
  return { phase: 'draw', hand, pile, melds: OPENED, ...rest };
}

/** The learner has drawn and may meld; likewise. */
export function toMeld(hand: string, rest: Setting = {}): Setting {
  return { phase: 'meld', hand, melds: OPENED, ...rest };
}

/** The verdict on the last of some moves, those before it being legal; moves are written one after the other with ";". */
export function verdictOn(table: Table, moves: string, variant = 'classic-four'): Verdict {
  const rules = rulesFor(variant);
  const words = moves.split(';').map((each) => each.trim());
  let now = table;
  for (const [at, each] of words.entries()) {
    const verdict = judge(now, must(parseMove(each)), rules);
    if (at === words.length - 1) return verdict;
    if (!verdict.legal)
      throw new Error(
        `"${each}" is not legal: ${verdict.faults.map((fault) => fault.code).join(', ')}`,
      );
    now = play(now, verdict.move, rules);
  }
  throw new Error('no move');
}

/** The table after some legal moves. */
export function after(table: Table, moves: string, variant = 'classic-four'): Table {
  const rules = rulesFor(variant);
  return moves.split(';').reduce((now, each) => {
    const verdict = judge(now, must(parseMove(each.trim())), rules);
    if (!verdict.legal)
      throw new Error(
        `"${each}" is not legal: ${verdict.faults.map((fault) => fault.code).join(', ')}`,
      );
    return play(now, verdict.move as LegalMove, rules);
  }, table);
}

/** A verdict in a word: "legal", or the codes of its faults. */
export function told(verdict: Verdict): string {
  return verdict.legal ? 'legal' : verdict.faults.map((fault) => fault.code).join(' ');
}
