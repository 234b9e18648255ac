/** Building canastas and adding to them. */
import type { Rules } from '#src/engine/rules.ts';
import { ranksName } from '#src/explain/card-words.ts';
import { all, limitsNumber, not, wantsBalance } from '../allows.ts';
import type { Draft } from '../draft.ts';
import { add, lay } from '../plays.ts';
import { ANYWHERE, choice, illegal, legal, task, type Where } from '../recipe.ts';
import type { Situation } from '../situation.ts';

/** The turn's draw is behind, and a meld of a rank lies there. */
function withMeld(draft: Draft, naturals: number, wilds = 0) {
  draft.opened();
  draft.drawn();
  const rank = draft.rank(naturals + 1);
  draft.meld(rank, naturals, wilds);
  return rank;
}

const apart: Where = (rules) => rules['meld.same-rank'] === 'apart-or-combined';
const ownOnly: Where = (rules) => rules['meld.add'] === 'own-side';
const mixes: Where = (rules) => rules['canasta.spoiled'] === 'becomes-mixed';
const asBefore: Where = (rules) => rules['canasta.more-wilds'] === 'as-before';

/** The most wild cards a canasta of the smallest size can hold. */
function fullest(rules: Rules): number {
  const limit = rules['meld.wilds'];
  const number = limit.kind === 'at-most' ? limit.wilds : rules['canasta.size'];
  const half = rules['canasta.size'] / 2;
  return wantsBalance(rules) ? Math.min(number, Math.floor(half)) : number;
}

/** A canasta as full of wild cards as may be. */
function fullCanasta(draft: Draft, naturals: number) {
  const rank = withMeld(draft, naturals, fullest(draft.rules));
  return add(draft.wilds(1), rank);
}

const almost = (draft: Draft) => draft.rules['canasta.size'] - 2;

export const situation: Situation = {
  id: 'canastas',
  title: 'Canastas',
  about: 'Building canastas, and adding to what lies there.',
  recipes: [
    legal(['canasta.spoiled'], mixes, (draft) => {
      const rank = withMeld(draft, draft.rules['canasta.size']);
      return add(draft.wilds(1), rank);
    }),
    legal(['meld.size'], apart, (draft) => {
      const rank = withMeld(draft, 3);
      return lay(draft.hold(rank, 3));
    }),
    legal(['meld.same-rank'], apart, (draft) => {
      const rank = withMeld(draft, 3);
      draft.meld(rank, 3);
      return { do: 'combine', rank };
    }),
    illegal(['meld.same-rank'], apart, (draft) => {
      const rank = withMeld(draft, 3);
      return { do: 'combine', rank };
    }),
    illegal(['meld.target'], ownOnly, (draft) => {
      draft.opened();
      draft.drawn();
      const rank = draft.rank(4);
      draft.meld(rank, 3, 0, draft.theirs);
      return add(draft.hold(rank, 1), rank);
    }),
    illegal(['meld.of'], ANYWHERE, (draft) => {
      const rank = withMeld(draft, draft.one([3, almost(draft)]));
      return add([draft.spare()], rank);
    }),
    illegal(['meld.size'], ANYWHERE, (draft) => {
      const rank = withMeld(draft, almost(draft));
      return lay(draft.hold(rank, 2));
    }),
    illegal(['meld.wilds'], all(asBefore, limitsNumber), (draft) => {
      const wilds = fullest(draft.rules);
      return fullCanasta(draft, Math.max(draft.rules['canasta.size'] - wilds, wilds + 1));
    }),
    illegal(['meld.balance'], all(wantsBalance, not(all(asBefore, limitsNumber))), (draft) => {
      const { rules } = draft;
      const naturals = rules['canasta.size'] - fullest(rules);
      const rank = withMeld(draft, naturals, fullest(rules));
      return add(draft.wilds(rules['meld.balance'] === 'more-naturals' ? 1 : 2), rank);
    }),
    task(['meld.wilds'], limitsNumber, complete),
    task(['meld.balance'], wantsBalance, complete),
    choice(['meld.size', 'meld.of'], ANYWHERE, (draft) => {
      const rank = withMeld(draft, almost(draft));
      const [one, two] = draft.hold(rank, 2);
      const pair = [one, two].flatMap((card) => card ?? []);
      return {
        text: `Your side has ${ranksName(rank)}. Which of these may you lay?`,
        options: [add(pair, rank), lay(pair), add([draft.spare()], rank)],
      };
    }),
  ],
};

/** One card is missing, and only a wild one is there. */
function complete(draft: Draft) {
  draft.opened();
  draft.drawn();
  const size = draft.rules['canasta.size'];
  const rank = draft.rank(size - 2);
  draft.meld(rank, size - 2, 1);
  draft.hold(rank, 0);
  const [wild] = draft.wilds(1);
  return {
    text: `Make a canasta of the ${ranksName(rank)}.`,
    goal: { is: 'canastas', count: 1 },
    solution: [add(wild === undefined ? [] : [wild], rank)],
    hint: 'One card is missing. What can stand in for it?',
  } as const;
}
