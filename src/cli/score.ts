/** `score`: finished deals in, scores line by line out. */

import { score } from '#src/engine/score.ts';
import { sideLetter } from '#src/engine/seats.ts';
import type { Ended, Table } from '#src/engine/table.ts';
import { sayScoreLine } from '#src/explain/score-lines.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { answerCases } from './cases.ts';
import { readTable, Unreadable } from './given.ts';
import { DEAL, sayShape } from './shapes.ts';

answerCases('score', (given) => {
  const read = DEAL.safeParse(given);
  if (!read.success) throw new Unreadable(sayShape(read.error));
  const { id, position, ended: how } = read.data;
  const { table, book } = readTable(position);
  const ended = endedAs(how, table);
  if (ended.by !== 'redeal') needKnownCards(table);
  const { sides, winner } = score(table, ended, rulesIn(book));
  return {
    id,
    sides: Object.fromEntries(
      sides.map(({ lines, total, score: after, minimum }, at) => [
        sideLetter(at),
        {
          lines: lines.map((line) => ({
            rule: line.rule,
            points: line.points,
            text: sayScoreLine(line),
          })),
          total,
          score: after,
          next: { minimum },
        },
      ]),
    ),
    winner: winner === null ? null : sideLetter(winner),
  };
});

function endedAs(how: ReturnType<typeof DEAL.parse>['ended'], table: Table): Ended {
  if (how.by !== 'out') return { by: how.by };
  if (how.seat < 1 || how.seat > table.players)
    throw new Unreadable(`There is no seat ${how.seat}: seats are 1 to ${table.players}.`);
  return { by: 'out', seat: how.seat - 1, blind: how.blind ?? false };
}

/** Every hand, and every pony not picked up, is counted. */
function needKnownCards(table: Table): void {
  const hand = table.hands.findIndex((cards) => cards.unseen > 0);
  if (hand >= 0)
    throw new Unreadable(`The hand of seat ${hand + 1} must be known to score the deal.`);
  const pony = table.ponies.findIndex((cards) => cards.unseen > 0);
  if (pony >= 0)
    throw new Unreadable(`The pony of seat ${pony + 1} must be known to score the deal.`);
}
