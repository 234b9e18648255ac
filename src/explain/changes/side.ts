/** Another standing of the side: melds on the table, a lower minimum, a canasta. */
import { NATURAL_RANKS, type Rank } from '#src/engine/card.ts';
import { meldOf } from '#src/engine/meld.ts';
import { sideAt, type Table } from '#src/engine/table.ts';
import { rankOnto, ranksName } from '../card-words.ts';
import { counted, figure, inWords } from '../number-words.ts';
import {
  type Changes,
  faultOf,
  hasFault,
  laysOf,
  type Refused,
  rankOfLay,
  spare,
  withSide,
} from './change.ts';

/** A meld of the rank that the move adds to. */
const target: Changes = (refused) => {
  const { table, move, rules } = refused;
  const onto = faultOf(refused, 'meld.target')?.onto;
  const fresh = onto === undefined ? ownRank(refused) : rankOnto(onto);
  if (fresh === undefined || fresh === 'wild') return [];
  const had = sideAt(table, table.turn).melds.some((meld) => meld.rank === fresh);
  const what = had
    ? `a second meld of ${ranksName(fresh)}, not yet a canasta,`
    : `a meld of ${ranksName(fresh)}`;
  return [
    {
      phrase: `${what} among [side's] melds`,
      table: withMeld(table, fresh, rules['meld.size']),
      move,
    },
  ];
};

/** The rank of a top card that goes onto a meld there is not. */
function ownRank(refused: Refused): Rank | undefined {
  const { move } = refused;
  const bare = move.do === 'take' && move.onto !== 'new' && move.with.length === 0;
  return bare && hasFault(refused, ['pile.needs']) ? rankOfLay(refused, 0) : undefined;
}

/** The side has melded in an earlier turn. */
const opened: Changes = (refused) => {
  const { table, move, rules } = refused;
  if (
    !hasFault(refused, ['pile.unopened-needs', 'pile.closed', 'opening.minimum', 'opening.wilds'])
  )
    return [];
  const phrase = "[side's] first meld made in an earlier turn";
  return [{ phrase, table: withMeld(table, unused(refused), rules['meld.size']), move }];
};

/** A total in a lower band, and a minimum that was not raised. */
const lower: Changes = (refused) => {
  const { table, move, rules } = refused;
  if (!hasFault(refused, ['opening.minimum'])) return [];
  const side = sideAt(table, table.turn);
  const raised = {
    phrase: 'a minimum that was not raised',
    table: withSide(table, { minimumRaised: 0 }),
    move,
  };
  const below = rules['opening.minimum'].steps
    .filter(({ from }) => from <= side.score)
    .map(({ from }) => ({
      phrase:
        from === 0
          ? 'a total below zero before this deal'
          : `fewer than ${figure(from)} points before this deal`,
      table: withSide(table, { score: from - 5 }),
      move,
    }))
    .reverse();
  return side.minimumRaised === 0 ? below : [raised, ...below];
};

/** The canastas that going out takes. */
const canastas: Changes = (refused) => {
  const { table, move, rules } = refused;
  const fault = faultOf(refused, 'out.canastas');
  if (fault === undefined) return [];
  const lack = fault.needed - fault.canastas;
  const rank = unused(refused);
  const many = Array.from({ length: lack }, () => rules['canasta.size']);
  const after = many.reduce((now, size) => withMeld(now, rank, size), table);
  const what =
    fault.canastas + lack === 1
      ? 'a canasta'
      : fault.canastas === 0
        ? counted(lack, 'canasta')
        : `${inWords(lack)} more ${lack === 1 ? 'canasta' : 'canastas'}`;
  return [{ phrase: `${what} among [side's] melds`, table: after, move }];
};

/** A rank that the move does not lay and the side has not melded. */
function unused(refused: Refused): Rank {
  const { table, move } = refused;
  const taken = [
    ...laysOf(move).map((_, at) => rankOfLay(refused, at)),
    ...sideAt(table, table.turn).melds.map(({ rank }) => rank),
  ];
  return NATURAL_RANKS.find((rank) => !taken.includes(rank)) ?? '4';
}

function withMeld(table: Table, rank: Rank, size: number): Table {
  const { melds } = sideAt(table, table.turn);
  return withSide(table, { melds: [...melds, meldOf(spare(table, rank, size))] });
}

export const OTHER_MELDS: readonly Changes[] = [target, opened, lower, canastas];
