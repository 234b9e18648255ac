/** A first meld taken back, because it is below the minimum. */
import { notePenalty } from './end-turn.ts';
import type { Meld } from './meld.ts';
import type { MoveOf } from './move.ts';
import { sameCards } from './pack.ts';
import type { Rules } from './rules.ts';
import {
  handAt,
  type Laid,
  type Side,
  sideAt,
  type Table,
  withMelds,
  withOwnHand,
  withOwnSide,
} from './table.ts';

/** A first meld below the minimum goes back, whole or in part, and is paid for once a turn (A-S31, A-S68). */
export function retract(table: Table, move: MoveOf<'retract'>, rules: Rules): Table {
  const side = sideAt(table, table.turn);
  const hand = handAt(table, table.turn);
  const back = takenBack(side, move);
  const melds = side.melds.filter((meld) => !back.includes(meld));
  const cards = back.flatMap((meld) => meld.cards);
  const left = {
    ...withOwnHand(table, { ...hand, cards: [...hand.cards, ...cards] }),
    tookBack: 'something' as const,
  };
  const after = withMelds(
    left,
    melds,
    melds.map((meld): Laid => ({ cards: meld.cards, onto: 'new' })),
  );
  if (table.tookBack === 'something') return after;
  if (melds.length > 0)
    return rules['penalty.partial-retraction'] === 'absent'
      ? after
      : notePenalty(after, 'penalty.partial-retraction');
  const raise = rules['penalty.full-retraction'];
  return raise === 'absent'
    ? after
    : withOwnSide(after, { minimumRaised: side.minimumRaised + raise });
}

/** The melds a player takes back, each named once. */
export function takenBack(side: Side, move: MoveOf<'retract'>): readonly Meld[] {
  if (move.melds === 'all') return side.melds;
  const back: Meld[] = [];
  for (const cards of move.melds) {
    const meld = side.melds.find((each) => !back.includes(each) && sameCards(each.cards, cards));
    if (meld !== undefined) back.push(meld);
  }
  return back;
}
