import { answerTo } from '#src/argument/answer.ts';
import type { Question } from '#src/argument/setup.ts';
import { turnToItsEnd } from '#src/compare/one-turn.ts';
import type { Move } from '#src/engine/move.ts';
import { play } from '#src/engine/play.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { nameStock } from '#src/scenario/name-stock.ts';
import type { Staged } from '#src/scenario/stage.ts';
import type { VariantName } from '../goal-bar.tsx';
import { bookOf } from '../page-book.ts';
import { StagedTable } from '../staged-table.tsx';
import type { Tried } from './move-verdicts.tsx';

interface Props {
  readonly id: string;
  readonly question: Question;
  readonly table: Table;
  readonly variant: VariantName;
  readonly onTry: (tried: Tried) => void;
}

/** The position on the card table, where any move can be tried, until the turn is over. */
export function TryTable({ id, question, table, variant, onTry }: Props) {
  const rules = rulesIn(bookOf(variant.id).spoken);
  return (
    <StagedTable
      staged={staged(id, question, table, rules)}
      variant={variant}
      onMove={(view, move) =>
        onTry({ table: view.table, move, when: view.canUndo ? 'later' : 'first' })
      }
    />
  );
}

const ENDED = { is: 'turn-ended' } as const;

function staged(id: string, question: Question, table: Table, rules: Rules): Staged {
  const named = nameStock(table, rules);
  const start = named.ok ? named.value : table;
  return {
    id,
    title: 'Your position',
    start,
    steps: [
      {
        do: 'ask',
        text: 'This is your position. Try any move.',
        goal: ENDED,
        onTheWay: { is: 'not', goal: ENDED },
        solution: oneWay(question, start, rules),
        wrong: [],
        hints: [
          'Press “What may I do?” for every move the rules allow now.',
          'Your turn is over when the next player is on turn.',
        ],
        aside: null,
        right: null,
      },
    ],
  };
}

/** A way to play the turn to its end, with the move that was asked about if it is legal. */
function oneWay(question: Question, start: Table, rules: Rules): readonly Move[] {
  const { moves, verdict } = answerTo(question, start, rules);
  if (!verdict.legal) return turnToItsEnd(start, rules) ?? [];
  const table = moves.reduce((on, move) => play(on, move as typeof verdict.move, rules), start);
  if (table.ended !== null || table.turn !== start.turn) return moves;
  const rest = turnToItsEnd(table, rules);
  return rest === null ? [] : [...moves, ...rest];
}
