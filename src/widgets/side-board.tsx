import { meldOf } from '#src/engine/meld.ts';
import { minimumOf, openingOf } from '#src/engine/opening.ts';
import type { Rules } from '#src/engine/rules.ts';
import { type Seat, type Side, type SideIndex, sizeOf, type Table } from '#src/engine/table.ts';
import { ranksName } from '#src/explain/card-words.ts';
import { capital, figure } from '#src/explain/number-words.ts';
import { YOU } from '#src/scenario/chair.ts';
import type { Untold } from '#src/scenario/untold.ts';
import { CardFace } from './card-face.tsx';
import { Fan, MeldFan } from './meld-fan.tsx';
import { othersOf, seatLabel, sideLabel } from './seat-words.ts';
import type { Aside } from './selection.ts';

interface Props {
  readonly table: Table;
  readonly at: SideIndex;
  readonly rules: Rules;
  readonly untold: Untold;
  /** Groups the learner has set aside, on the own side only. */
  readonly asides?: readonly Aside[];
}

/** One side of the table: who plays there with how many cards, its total, its red threes and melds. */
export function SideBoard({ table, at, rules, untold, asides = [] }: Props) {
  const label = sideLabel(table, at);
  const side = table.sides[at];
  if (side === undefined) return null;
  const own = at === table.sideOf[YOU];
  const { melds, redThrees } = side;
  return (
    <div class={own ? 'side yours' : 'side theirs'} role="group" aria-label={label}>
      <header>
        <b>{label}</b>
        {othersOf(table, at).map((seat) => (
          <HandCount
            key={seat}
            table={table}
            seat={seat}
            name={seatLabel(table, seat) === label ? '' : seatLabel(table, seat)}
          />
        ))}
        <span class="total">
          {figure(side.score)}
          <span class="unit"> points</span>
        </span>
      </header>
      <div class="melds">
        {redThrees.length > 0 && (
          <Fan
            cards={redThrees}
            caption={{ name: redThrees.length > 1 ? 'Red threes' : 'Red three', more: '' }}
          />
        )}
        {melds.map((meld, place) => (
          <MeldFan key={place} meld={meld} rules={rules} />
        ))}
        {asides.map(({ cards, onto }, place) => {
          const laid = cards.map(({ card }) => card);
          const rank = onto === 'new' ? meldOf(laid).rank : null;
          const name = rank === null ? 'Addition' : capital(ranksName(rank));
          return (
            <Fan
              key={`aside-${place}`}
              cards={laid}
              caption={{ name, more: ', set aside' }}
              kind="aside"
            />
          );
        })}
        {melds.length + asides.length === 0 && <NoMelds {...{ table, at, side, rules, untold }} />}
      </div>
    </div>
  );
}

interface HandCountProps {
  readonly table: Table;
  readonly seat: Seat;
  /** Who it is, where the side has not said so. */
  readonly name: string;
}

function HandCount({ table, seat, name }: HandCountProps) {
  const hand = table.hands[seat];
  return (
    <span class="hand-count">
      <CardFace card="back" />
      {name} <b>{hand === undefined ? 0 : sizeOf(hand)}</b>
      <span class="sr-only"> cards</span>
    </span>
  );
}

interface NoMeldsProps {
  readonly table: Table;
  readonly at: SideIndex;
  readonly side: Side;
  readonly rules: Rules;
  readonly untold: Untold;
}

/** Says that nothing lies here, and what the first meld must be worth, unless that is asked. */
function NoMelds({ table, at, side, rules, untold }: NoMeldsProps) {
  const tells = untold === 'nothing' && openingOf(table, at, rules) === 'unopened';
  const need = tells ? minimumOf(side, rules) : 0;
  return (
    <p class="none">
      No melds yet
      {need > 0 && (
        <>
          ; the first needs <b>{need}</b>
        </>
      )}
    </p>
  );
}
