/** How many wild cards a meld may hold. */
import type { Rules } from '#src/engine/rules.ts';
import { ranksName } from '#src/explain/card-words.ts';
import { all, limitsNumber, not, wantsBalance } from '../allows.ts';
import type { Draft } from '../draft.ts';
import { add, lay } from '../plays.ts';
import { choice, illegal, legal, task, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';

/** The most wild cards by number. */
function most(rules: Rules): number {
  const limit = rules['meld.wilds'];
  return limit.kind === 'at-most' ? limit.wilds : Number.POSITIVE_INFINITY;
}

/** The most wild cards beside so many natural ones. */
function beside(naturals: number, rules: Rules): number {
  return rules['meld.balance'] === 'more-naturals' ? naturals - 1 : naturals;
}

/** The fewest natural cards beside so many wild ones. */
function naturalsFor(wilds: number, rules: Rules): number {
  const least = rules['meld.naturals'];
  if (rules['meld.balance'] === 'free') return least;
  return Math.max(least, rules['meld.balance'] === 'more-naturals' ? wilds + 1 : wilds);
}

/** Cards of a rank and wild ones, in the hand of a side that has melded. */
function mix(draft: Draft, naturals: number, wilds: number) {
  draft.opened();
  draft.drawn();
  const cards = [...draft.hold(draft.rank(naturals), naturals), ...draft.wilds(wilds)];
  draft.size(Math.max(draft.hand.length, cards.length + 3));
  return cards;
}

/** A meld that lies there, and wild cards to add to it. */
function grow(draft: Draft, naturals: number, wilds: number, more: number) {
  draft.opened();
  draft.drawn();
  const rank = draft.rank(naturals);
  draft.meld(rank, naturals, wilds);
  return add(draft.wilds(more), rank);
}

/** Wild cards can outweigh two natural ones and still be few enough. */
const outweighs: Where = (rules) =>
  wantsBalance(rules) && beside(rules['meld.naturals'], rules) < most(rules);
/** Only the number counts, in a canasta too. */
const always: Where = (rules) => rules['canasta.more-wilds'] === 'as-before';
const wildCanasta: Where = (rules) => rules['canasta.wild'] !== 'absent';

/** A number of natural cards that so many wild ones outweigh, and the wild ones. */
function tooHeavy(draft: Draft): readonly [number, number] {
  const { rules } = draft;
  const least = rules['meld.naturals'];
  const counts = [least, least + 1].filter((naturals) => beside(naturals, rules) < most(rules));
  const naturals = draft.one(counts);
  return [naturals, beside(naturals, rules) + 1];
}

export const situation: Situation = {
  id: 'wild-limits',
  title: 'How many wild cards',
  about: 'A meld holds only so many wild cards.',
  recipes: [
    legal(['meld.wilds'], limitsNumber, (draft) =>
      lay(mix(draft, naturalsFor(most(draft.rules), draft.rules), most(draft.rules))),
    ),
    legal(['meld.wilds'], limitsNumber, (draft) => grow(draft, 3, 1, 1)),
    legal(['meld.balance'], wantsBalance, (draft) => {
      const naturals = draft.one([2, 3]);
      const wilds = Math.min(beside(naturals, draft.rules), most(draft.rules));
      return lay(mix(draft, naturals, wilds));
    }),
    legal(
      ['meld.wilds'],
      (rules) => rules['canasta.more-wilds'] === 'balance-only',
      (draft) => {
        const wilds = most(draft.rules);
        return grow(draft, naturalsFor(wilds + 1, draft.rules), wilds, 1);
      },
    ),
    illegal(['meld.balance'], outweighs, (draft) => lay(mix(draft, ...tooHeavy(draft)))),
    illegal(['meld.balance'], outweighs, (draft) => {
      const [naturals, wilds] = tooHeavy(draft);
      return grow(draft, naturals, wilds - 1, 1);
    }),
    illegal(['meld.wilds'], limitsNumber, (draft) => {
      const wilds = most(draft.rules) + 1;
      return lay(mix(draft, naturalsFor(wilds, draft.rules), wilds));
    }),
    illegal(['meld.wilds'], all(limitsNumber, always), (draft) => {
      const wilds = most(draft.rules);
      return grow(draft, naturalsFor(wilds + 1, draft.rules), wilds, 1);
    }),
    illegal(['meld.wilds', 'meld.balance'], all(limitsNumber, wantsBalance), (draft) => {
      const wilds = most(draft.rules) + 1;
      return lay(mix(draft, naturalsFor(wilds, draft.rules) - 1, wilds));
    }),
    illegal(['meld.naturals'], not(wildCanasta), (draft) => lay(mix(draft, 0, 3))),
    illegal(['canasta.wild'], wildCanasta, (draft) => lay(mix(draft, 0, 3))),
    illegal(['meld.naturals', 'meld.balance'], wantsBalance, (draft) => lay(mix(draft, 1, 2))),
    illegal(['meld.naturals'], not(wantsBalance), (draft) => lay(mix(draft, 1, 2))),
    task(['meld.balance'], wantsBalance, withOne),
    task(['meld.wilds'], limitsNumber, withOne),
    choice(['meld.balance'], outweighs, (draft) => {
      const least = draft.rules['meld.naturals'];
      const heavy = beside(least, draft.rules) + 1;
      const cards = mix(draft, least + 1, heavy);
      const [naturals, wilds] = [cards.slice(0, least + 1), cards.slice(least + 1)];
      const few = naturals.slice(0, least);
      return {
        text: 'Which of these are melds?',
        options: [
          lay([...few, ...wilds.slice(0, 1)]),
          lay([...few, ...wilds]),
          lay([...naturals, ...wilds.slice(0, 1)]),
        ],
      };
    }),
  ],
};

/** A pair that needs a wild card to be a meld. */
function withOne(draft: Draft) {
  draft.opened();
  draft.drawn();
  const rank = draft.rank(2);
  const cards = [...draft.hold(rank, 2), ...draft.wilds(1)];
  return {
    text: `Lay down your ${ranksName(rank)}.`,
    goal: { is: 'meld', rank },
    solution: [lay(cards)],
    hint: 'A wild card stands in for what is missing.',
  } as const;
}
