/** "What may I do now?": every legal move in words, by kind. */
import type { Move, MoveKind } from '#src/engine/move.ts';
import type { Rules } from '#src/engine/rules.ts';
import { sayMove } from './moves.ts';

/** The kinds of moves, in the order of a turn. */
const KINDS = {
  draw: { title: 'Draw', moves: ['draw', 'take-free', 'pass'] },
  take: { title: 'Take the pile', moves: ['take'] },
  lay: {
    title: 'Lay down',
    moves: ['red-three', 'meld', 'combine', 'rearrange', 'retract', 'pony'],
  },
  speak: { title: 'Ask or answer', moves: ['ask', 'answer', 'redeal'] },
  end: { title: 'End the turn', moves: ['discard', 'end'] },
} as const satisfies Record<string, { title: string; moves: readonly MoveKind[] }>;

export type AllowedKind = keyof typeof KINDS;

/** The legal moves of one kind. */
export interface Allowed {
  readonly kind: AllowedKind;
  readonly title: string;
  readonly moves: readonly { readonly move: Move; readonly text: string }[];
}

/** The legal moves in words, by kind; kinds without a move are left out. */
export function sayAllowed(moves: readonly Move[], rules: Rules): readonly Allowed[] {
  const kinds = Object.keys(KINDS) as AllowedKind[];
  return kinds.flatMap((kind) => {
    const { title, moves: members } = KINDS[kind];
    const own = moves.filter((move) => (members as readonly MoveKind[]).includes(move.do));
    const said = new Map(own.map((move) => [sayMove(move, rules), move]));
    const list = [...said].map(([text, move]) => ({ move, text }));
    return list.length === 0 ? [] : [{ kind, title, moves: list }];
  });
}
