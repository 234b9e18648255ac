/** Positions near the end of a deal: a side that may go out, or lacks one thing for it. */
import type { Move } from '#src/engine/move.ts';
import { YOU } from '#src/scenario/chair.ts';
import { mustAsk } from './allows.ts';
import type { Draft } from './draft.ts';
import { discard } from './plays.ts';

/** The turn's draw is behind, and the side has so many canastas; where the partner must be asked, the answer was yes. */
export function readyToGoOut(
  draft: Draft,
  canastas: number = draft.rules['out.canastas'].count,
): void {
  draft.opened(canastas);
  draft.more = { ...draft.more, phase: 'meld' };
  if (mustAsk(draft.rules)) answered(draft, 'yes');
}

/** A canasta short of going out. */
export function shortOfCanastas(draft: Draft): void {
  readyToGoOut(draft, draft.rules['out.canastas'].count - 1);
}

/** The partner was asked this turn, and said so. */
export function answered(draft: Draft, answer: 'yes' | 'no'): void {
  draft.more = { ...draft.more, permission: { seat: YOU, answer } };
}

/** Nobody was asked. */
export function unasked(draft: Draft): void {
  const { permission, ...more } = draft.more;
  draft.more = more;
}

/** A meld was laid this turn, so that few cards can be left. */
export function laidSome(draft: Draft): void {
  const meld = draft.meld(draft.rank(3), 3);
  draft.more = { ...draft.more, laid: [{ cards: meld, onto: 'new' }] };
}

/** As few cards as a hand can have after the draw, or some more. */
export function fewCards(draft: Draft): void {
  draft.size(draft.rules['draw.count'] + draft.one([1, 2, 3]));
}

/** The hand's last card is thrown. */
export function throwLast(draft: Draft): Move {
  laidSome(draft);
  const card = draft.spare();
  draft.size(1);
  return discard(card);
}
