/** What a learner does at a step who does everything right, by what the transcript tells. */
import type { ToldStep } from '#src/scenario/transcript.ts';
import type { ScenarioEvent } from '#src/scenario/view.ts';

export function answersTo({ do: kind, moves, rules, count }: ToldStep): readonly ScenarioEvent[] {
  const legal = moves.map(({ verdict }) => verdict.legal);
  switch (kind) {
    case 'ask':
      return moves.map(({ move }) => ({ type: 'move', move }));
    case 'judge':
      return [{ type: 'judge', legal: legal[0] === true }];
    case 'choose':
      return [{ type: 'choose', options: [...legal.keys()].filter((option) => legal[option]) }];
    case 'why': {
      const right = [...rules.keys()].filter((option) => rules[option]?.truth === 'yes');
      return [{ type: 'choose', options: right }];
    }
    case 'count':
      return [{ type: 'count', numbers: count?.answers ?? [] }];
    default:
      return [];
  }
}
