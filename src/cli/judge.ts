/** `judge`: cases in, verdicts out. */
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import { without } from '#src/engine/pack.ts';
import { play } from '#src/engine/play.ts';
import { writePosition } from '#src/engine/position-print.ts';
import { seatNumber } from '#src/engine/seats.ts';
import { type Ended, handAt, partnersOf, type Table } from '#src/engine/table.ts';
import { explain } from '#src/explain/explain.ts';
import type { Explanation, Reason } from '#src/explain/explanation.ts';
import { speechAt } from '#src/explain/speech.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { answerCases } from './cases.ts';
import { cardsUsed, readMove, readTable, Unreadable } from './given.ts';
import { CASE, sayShape } from './shapes.ts';

answerCases('judge', (given) => {
  const read = CASE.safeParse(given);
  if (!read.success) throw new Unreadable(sayShape(read.error));
  const { id, position, moves, after } = read.data;
  const { table: start, book } = readTable(position);
  const rules = rulesIn(book);
  const known = knownHands(position.hands ?? {});
  const verdicts: unknown[] = [];
  let table = start;
  for (const move of moves.map(readMove)) {
    needKnownCards(table, move, known);
    const verdict = judge(table, move, rules);
    verdicts.push(printVerdict(explain(verdict, speechAt(table, book)), verdict.ended));
    if (!verdict.legal) break;
    table = play(table, verdict.move, rules);
  }
  const answer = { id, verdicts };
  return after === true
    ? { ...answer, after: { variant: position.variant, ...writePosition(table, rules) } }
    : answer;
});

/** Seats whose cards the position names. */
function knownHands(hands: Readonly<Record<string, string | number>>): ReadonlySet<number> {
  return new Set(
    Object.entries(hands).flatMap(([seat, cards]) =>
      typeof cards === 'string' ? [Number(seat)] : [],
    ),
  );
}

/** A move with cards of a hand that was only counted cannot be judged, nor a re-deal where no partner's hand is known. */
function needKnownCards(table: Table, move: Move, known: ReadonlySet<number>): void {
  const seat = table.turn;
  const asking = move.do === 'redeal' ? [seat, ...partnersOf(table, seat)] : [seat];
  if (asking.some((each) => known.has(seatNumber(each)))) return;
  const lacking = without(handAt(table, seat).cards, cardsUsed(move)).lacking;
  if (move.do !== 'redeal' && lacking.length === 0) return;
  throw new Unreadable(`The hand of seat ${seatNumber(seat)} must be known to judge "${move.do}".`);
}

function printReason({ rule, text }: Reason) {
  return {
    rule: rule.id,
    text,
    source: { status: rule.source.status, cites: rule.source.cites, why: rule.source.why },
  };
}

function printVerdict({ legal, reasons, penalty }: Explanation, ended: Ended | null) {
  return {
    legal,
    faults: reasons.filter((reason) => !reason.met).map(printReason),
    grounds: reasons.filter((reason) => reason.met).map(printReason),
    penalty: penalty && printPenalty(penalty),
    ended:
      ended &&
      (ended.by === 'out'
        ? { by: 'out', seat: seatNumber(ended.seat), blind: ended.blind }
        : { by: ended.by }),
  };
}

function printPenalty({
  points,
  minimum,
  owedTurns,
  rule,
  text,
}: NonNullable<Explanation['penalty']>) {
  return owedTurns > 0
    ? { points, minimum, owedTurns, rule, text }
    : { points, minimum, rule, text };
}
