/**
 * The ways to lay a whole hand down at once: each natural rank as a new meld or onto one of the side's, and
 * the wild cards wherever they may lie. The judge says which of them stand.
 */
import { type Card, isWild, type Rank, rankOf } from '#src/engine/card.ts';
import type { Meld } from '#src/engine/meld.ts';
import type { Lay } from '#src/engine/move.ts';
import type { Rules } from '#src/engine/rules.ts';

/** Ways to lay exactly these cards, the likeliest first; no more than `most`. */
export function groupings(
  cards: readonly Card[],
  melds: readonly Meld[],
  rules: Rules,
  most: number,
): readonly (readonly Lay[])[] {
  const wilds = cards.filter(isWild);
  const naturals = Map.groupBy(
    cards.filter((card) => !isWild(card)),
    rankOf,
  );
  const found: (readonly Lay[])[] = [];
  for (const lays of naturalWays([...naturals], melds)) {
    const places = placesFor(lays, melds, rules);
    for (const way of wildWays(wilds.length, places)) {
      if (found.length === most) return found;
      found.push(laid(places, way, wilds));
    }
  }
  return found;
}

/** Whether there are wild cards enough to fill up each rank that has no meld to go to: else none of the ways stands. */
export function mayStand(cards: readonly Card[], melds: readonly Meld[], rules: Rules): boolean {
  const ranks = Map.groupBy(
    cards.filter((card) => !isWild(card)),
    rankOf,
  );
  const homeless = [...ranks].filter(([rank]) => !melds.some((meld) => meld.rank === rank));
  const lacks = homeless.map(([, alike]) => Math.max(0, rules['meld.size'] - alike.length));
  return lacks.reduce((sum, lack) => sum + lack, 0) <= cards.filter(isWild).length;
}

/** Each rank onto a meld of its own, or new: an open meld is the likeliest place. */
function naturalWays(
  ranks: readonly (readonly [Rank, readonly Card[]])[],
  melds: readonly Meld[],
): readonly (readonly Lay[])[] {
  return ranks.reduce<readonly (readonly Lay[])[]>(
    (ways, [rank, cards]) => {
      const own = melds.filter((meld) => meld.rank === rank);
      const options: readonly Lay[] = [
        ...own.map((meld): Lay => ({ cards, onto: { cards: meld.cards } })),
        { cards, onto: 'new' },
      ];
      return ways.flatMap((way) => options.map((option) => [...way, option]));
    },
    [[]],
  );
}

/** A group that wild cards can join, how many it lacks to stand, and how many to be a canasta. */
interface Place {
  readonly lay: Lay;
  readonly lacks: number;
  readonly toCanasta: number;
}

function placesFor(lays: readonly Lay[], melds: readonly Meld[], rules: Rules): readonly Place[] {
  const untouched = melds.filter(
    (meld) =>
      !lays.some(({ onto }) => onto !== 'new' && 'cards' in onto && onto.cards === meld.cards),
  );
  const place = (lay: Lay, before: number): Place => ({
    lay,
    lacks: Math.max(0, rules['meld.size'] - before - lay.cards.length),
    toCanasta: Math.max(0, rules['canasta.size'] - before - lay.cards.length),
  });
  const grown = lays.map((lay) =>
    place(lay, lay.onto !== 'new' && 'cards' in lay.onto ? lay.onto.cards.length : 0),
  );
  const others = untouched.map((meld) =>
    place({ cards: [], onto: { cards: meld.cards } }, meld.cards.length),
  );
  const wild = rules['canasta.wild'] === 'absent' ? [] : [place({ cards: [], onto: 'new' }, 0)];
  return [...grown, ...others, ...wild].toSorted(byNeed);
}

/** First what does not stand without wild cards, then what is nearest to a canasta. */
function byNeed(one: Place, other: Place): number {
  const standing = (place: Place) => (place.lay.cards.length > 0 && place.lacks > 0 ? 0 : 1);
  return standing(one) - standing(other) || rank(one) - rank(other);
}

/** A finished canasta comes last: it needs nothing. */
function rank({ toCanasta }: Place): number {
  return toCanasta === 0 ? Number.MAX_SAFE_INTEGER : toCanasta;
}

/** How many wild cards go to each place: every way, those first in which the first places get what they lack. */
function* wildWays(wilds: number, places: readonly Place[]): Generator<readonly number[]> {
  const [first, ...others] = places;
  if (first === undefined) {
    if (wilds === 0) yield [];
    return;
  }
  const wished = first.lay.cards.length > 0 ? first.lacks : 0;
  const amounts = Array.from({ length: wilds + 1 }, (_, at) => at).toSorted(
    (one, other) => Math.abs(one - wished) - Math.abs(other - wished),
  );
  for (const amount of amounts)
    for (const rest of wildWays(wilds - amount, others)) yield [amount, ...rest];
}

function laid(
  places: readonly Place[],
  way: readonly number[],
  wilds: readonly Card[],
): readonly Lay[] {
  let used = 0;
  return places
    .map(({ lay }, at) => {
      const from = used;
      used += way[at] ?? 0;
      return { ...lay, cards: [...lay.cards, ...wilds.slice(from, used)] };
    })
    .filter(({ cards }) => cards.length > 0);
}
