import type { ScenarioView } from '#src/scenario/view.ts';
import { type Tool, Tools } from './tools.tsx';
import type { usePlay } from './use-play.ts';

interface Props {
  readonly view: ScenarioView;
  readonly play: ReturnType<typeof usePlay>;
}

/** Undo and restart; hints in three stages, and then the solution; questions that cost nothing. */
export function TableTools({ view, play }: Props) {
  const { canUndo, canMove, hints, hintsLeft, kind, canNext } = view;
  const { tell, ask, list, touch } = play;
  const helping = kind === 'ask' && !canNext;
  const tools: readonly Tool[] = [
    { icon: 'undo', label: 'Undo', onPress: () => tell({ type: 'undo' }), off: !canUndo },
    { icon: 'restart', label: 'Restart', onPress: () => tell({ type: 'restart' }) },
    hintsLeft > 0 || hints.length === 0
      ? { icon: 'hint', label: 'Hint', onPress: () => tell({ type: 'hint' }), off: !helping }
      : {
          icon: 'hint',
          label: 'Show solution',
          onPress: () => tell({ type: 'show' }),
          off: !helping,
        },
    {
      icon: 'why',
      label: 'Why not?',
      onPress: ask,
      off: !canMove,
      pressed: touch.asking,
    },
    {
      icon: 'list',
      label: 'What may I do?',
      onPress: list,
      off: !canMove,
      pressed: touch.listing,
    },
  ];
  return <Tools tools={tools} />;
}
