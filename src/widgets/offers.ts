/**
 * What the learner could try with the cards picked: the buttons under the hand. Nothing is left out for
 * being illegal, since trying is how one learns; what nobody would try now is only offered further back.
 */
import { type Card, isWild, rankOf } from '#src/engine/card.ts';
import type { Meld } from '#src/engine/meld.ts';
import type { Lay, Move, Onto } from '#src/engine/move.ts';
import { openingOf } from '#src/engine/opening.ts';
import type { Rules } from '#src/engine/rules.ts';
import { type Table, topOf } from '#src/engine/table.ts';
import type { Pick } from './selection.ts';
import { specialMoves } from './special-moves.ts';

/** What pressing a button does: try a move, or set cards aside and put them back. */
export type Deed =
  | { readonly do: 'try'; readonly move: Move }
  | { readonly do: 'set-aside'; readonly onto: Lay['onto'] }
  | { readonly do: 'put-back'; readonly at: number };

export interface Offer {
  readonly deed: Deed;
  /** 'picked': it plays the cards picked. 'usual': it goes without them. 'rare': not what one does now. */
  readonly place: 'picked' | 'usual' | 'rare';
  /** Said after it where another button would read the same but for its last words. */
  readonly note?: 'as a new meld';
}

interface Seen extends Pick {
  readonly table: Table;
  readonly rules: Rules;
  readonly mine: readonly Meld[];
  readonly theirs: readonly Meld[];
}

export function offersFor(table: Table, rules: Rules, pick: Pick): readonly Offer[] {
  const at = table.sideOf[table.turn] ?? 0;
  const mine = table.sides[at]?.melds ?? [];
  const theirs = table.sides.flatMap((side, other) => (other === at ? [] : side.melds));
  const seen: Seen = { ...pick, table, rules, mine, theirs };
  const specials = specialMoves(table, rules).map(({ move, place }) => tries(move, place));
  const drawing = table.phase === 'draw';
  // Setting aside is offered once, with what one does now.
  const later = drawing ? played(seen).filter(({ deed }) => deed.do !== 'set-aside') : takes(seen);
  const offers = [
    ...(drawing ? [...takes(seen), ...asides(seen, 'picked')] : played(seen)),
    ...pick.asides.map(
      (_, place): Offer => ({ deed: { do: 'put-back', at: place }, place: 'usual' }),
    ),
    ...specials,
    tries({ do: 'draw' }, drawing ? 'usual' : 'rare'),
    ...later.map((offer): Offer => ({ ...offer, place: 'rare' })),
  ];
  return offers;
}

function tries(move: Move, place: Offer['place']): Offer {
  return { deed: { do: 'try', move }, place };
}

/** Ways to take the pile: onto a meld of the top card's rank, or with the chosen cards as a new one. */
function takes({ table, mine, chosen, asides: melds }: Seen): readonly Offer[] {
  const top = topOf(table.pile);
  if (top === undefined) return [];
  const targets = isWild(top) ? [] : mine.filter(({ rank }) => rank === rankOf(top));
  const picked = chosen.length > 0 || melds.length > 0;
  const take = (onto: Onto | 'new'): Move => ({ do: 'take', with: chosen, onto, melds });
  return [
    ...targets.map((meld) => tries(take(meant(meld, mine)), picked ? 'picked' : 'usual')),
    ...(chosen.length > 0 ? [{ ...tries(take('new'), 'picked'), ...apartFrom(targets) }] : []),
  ];
}

/** Cards that could join a meld of the rank may also be meant as another. */
function apartFrom(melds: readonly Meld[]): { readonly note?: 'as a new meld' } {
  return melds.length === 0 ? {} : { note: 'as a new meld' };
}

/** What can be done once the player has drawn: add, lay down, discard. */
function played(seen: Seen): readonly Offer[] {
  const { table, rules, chosen, asides: laid } = seen;
  const opened = openingOf(table, table.sideOf[table.turn] ?? 0, rules) === 'opened';
  const several = chosen.length > 1;
  const all = several ? [...laid, lay(chosen, 'new')] : laid;
  const down = all.length > 0 ? [tries({ do: 'meld', melds: all }, 'picked')] : [];
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const thrown = only === undefined ? [] : [tries({ do: 'discard', card: only }, 'picked')];
  return [
    ...adds(seen),
    ...(only === undefined ? down : [...thrown, ...down]),
    ...asides(seen, opened && laid.length === 0 ? 'rare' : 'picked'),
  ];
}

/** Additions of the chosen cards to melds, with whatever is set aside; those that do not fit stand back. */
function adds({ rules, chosen, mine, theirs, asides: laid }: Seen): readonly Offer[] {
  if (chosen.length === 0) return [];
  const natural = chosen.some((card) => !isWild(card));
  const onTheirs = rules['meld.add'] === 'any-side' ? 'picked' : 'rare';
  const add = (melds: readonly Meld[], among: readonly Meld[], place: Offer['place']) =>
    melds.map((meld) =>
      tries({ do: 'meld', melds: [...laid, lay(chosen, meant(meld, among))] }, place),
    );
  const joins = (meld: Meld) => fits(meld, chosen);
  const strange = (meld: Meld) => !joins(meld);
  return [
    ...add(mine.filter(joins), mine, 'picked'),
    ...(natural || onTheirs === 'picked' ? add(theirs.filter(joins), theirs, onTheirs) : []),
    ...add(mine.filter(strange).filter(isFirstOfRank), mine, 'rare'),
  ];
}

/** Setting the chosen cards aside: as a new meld, or for a meld that lies there. */
function asides({ chosen, mine }: Seen, place: Offer['place']): readonly Offer[] {
  const aside = (onto: Lay['onto'], where: Offer['place']): Offer => ({
    deed: { do: 'set-aside', onto },
    place: where,
  });
  return [
    ...(chosen.length > 2 ? [aside('new', place)] : []),
    ...mine.filter((meld) => fits(meld, chosen)).map((meld) => aside(meant(meld, mine), 'rare')),
  ];
}

/** One meld of a rank stands for all where cards do not fit anyway. */
function isFirstOfRank(meld: Meld, at: number, among: readonly Meld[]): boolean {
  return among.findIndex(({ rank }) => rank === meld.rank) === at;
}

function lay(cards: readonly Card[], onto: Lay['onto']): Lay {
  return { cards, onto };
}

/** Whether cards could join a meld: wild ones always, natural ones of its rank. */
function fits(meld: Meld, cards: readonly Card[]): boolean {
  return cards.length > 0 && cards.every((card) => isWild(card) || rankOf(card) === meld.rank);
}

/** How an addition names its meld: by rank, or by its cards where a rank would mean two. */
function meant(meld: Meld, among: readonly Meld[]): Onto {
  const alone = among.filter(({ rank }) => rank === meld.rank).length === 1;
  return alone ? { rank: meld.rank } : { cards: meld.cards };
}
