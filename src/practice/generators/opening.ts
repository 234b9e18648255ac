/** The first meld: what it must be worth, and what makes it one. */
import type { Card } from '#src/engine/card.ts';
import { printCards } from '#src/engine/notation.ts';
import { cardList } from '#src/explain/card-words.ts';
import { jokersApart } from '../allows.ts';
import type { Draft } from '../draft.ts';
import { minimumIs, needs } from '../minimum.ts';
import { lay } from '../plays.ts';
import { ANYWHERE, choice, illegal, legal, sum, task } from '../recipe.ts';
import type { Situation } from '../situation.ts';

type Melds = readonly (readonly Card[])[];

/** So many melds in the hand of a side that has none yet, some with a two. */
function melds(draft: Draft, count: number, dearest = Number.POSITIVE_INFINITY): Melds {
  draft.unopened();
  draft.drawn();
  const ranks = Array.from({ length: count }, () => draft.rank(3, (points) => points <= dearest));
  const mixed = draft.chance.below(count + 1);
  const twos = draft.wilds(mixed, 'two');
  return ranks.map((rank, at) => [
    ...draft.hold(rank, at < mixed ? 2 : 3),
    ...twos.slice(at, at + 1),
  ]);
}

/** Melds that are enough, or not. */
function opening(draft: Draft, is: 'reached' | 'missed', dearest?: number): Melds {
  const laid = melds(draft, 1 + draft.chance.below(2), dearest);
  minimumIs(draft, draft.points(laid.flat()), is);
  return laid;
}

/** A meld that would be none without its joker, beside one that is. */
function withJoker(draft: Draft, naturals: number, is: 'reached' | 'missed'): Melds {
  draft.unopened();
  draft.drawn();
  const lent = draft.hold(draft.rank(naturals), naturals);
  const own = draft.hold(draft.rank(3), 3);
  minimumIs(draft, draft.points([...lent, ...own]), is);
  return [[...lent, ...draft.wilds(1, 'joker')], own];
}

/** A meld that is enough, and beside it cards that are no meld. */
function besides(draft: Draft, others: (draft: Draft) => readonly Card[]) {
  draft.unopened();
  draft.drawn();
  const enough = draft.hold(draft.rank(3), 3);
  const more = others(draft);
  minimumIs(draft, draft.points([...enough, ...more]), 'reached');
  return lay(enough, more);
}

/** Melds of a natural card worth less can be too little. */
const CHEAP = 10;

export const situation: Situation = {
  id: 'opening',
  title: 'The first meld',
  about: 'What the first meld of your side must be worth, and what counts toward it.',
  recipes: [
    legal(['opening.minimum'], ANYWHERE, (draft) => lay(...opening(draft, 'reached'))),
    legal(['opening.wilds', 'opening.minimum'], jokersApart, (draft) =>
      lay(...withJoker(draft, 3, 'reached')),
    ),
    illegal(['opening.minimum'], ANYWHERE, (draft) => lay(...opening(draft, 'missed', CHEAP))),
    illegal(['opening.minimum'], jokersApart, (draft) => lay(...withJoker(draft, 3, 'missed'))),
    illegal(['opening.wilds'], jokersApart, (draft) => lay(...withJoker(draft, 2, 'reached'))),
    illegal(['opening.wilds', 'opening.minimum'], jokersApart, (draft) =>
      lay(...withJoker(draft, 2, 'missed')),
    ),
    illegal(['meld.size'], ANYWHERE, (draft) => besides(draft, () => draft.hold(draft.rank(2), 2))),
    illegal(['meld.size', 'opening.minimum'], ANYWHERE, (draft) => {
      draft.unopened();
      draft.drawn();
      const pair = draft.hold(draft.rank(2), 2);
      minimumIs(draft, draft.points(pair), 'missed');
      return lay(pair);
    }),
    illegal(['meld.of'], ANYWHERE, (draft) =>
      besides(draft, () => [...draft.hold(draft.rank(2), 2), ...draft.hold(draft.rank(1), 1)]),
    ),
    illegal(['turn.phase'], ANYWHERE, (draft) => {
      const laid = opening(draft, 'reached');
      draft.more = {};
      draft.size(draft.unmelded());
      return lay(...laid);
    }),
    task(['opening.minimum'], ANYWHERE, (draft) => {
      const laid = opening(draft, 'reached');
      return {
        text: 'Lay a first meld that is enough.',
        goal: { is: 'opened' },
        solution: [lay(...laid)],
        hint: `Add up ${cardList(laid.flat())}.`,
      };
    }),
    choice(['opening.minimum'], ANYWHERE, (draft) => {
      const [some = [], others = []] = melds(draft, 2);
      const [less = 0, more = 0] = [some, others]
        .map((each) => draft.points(each))
        .toSorted((a, b) => a - b);
      needs(draft, { over: less, upTo: draft.one([more, less + more]) });
      return {
        text: 'Your side has no meld yet. Which of these may you lay?',
        options: [lay(some), lay(others), lay(some, others)],
      };
    }),
    sum(['opening.minimum'], ANYWHERE, (draft) => {
      draft.unopened();
      minimumIs(draft, draft.rules['opening.minus'], 'missed');
      return {
        text: `You have ${draft.mine.score} points before this deal. How much must your first meld be worth?`,
        of: { is: 'minimum', side: 'yours' },
      };
    }),
    sum(['opening.minus'], ANYWHERE, (draft) => {
      draft.unopened();
      minimumIs(draft, draft.rules['opening.minus'], 'reached');
      return {
        text: 'Your total is below zero. How much must your first meld be worth?',
        of: { is: 'minimum', side: 'yours' },
      };
    }),
    sum(['opening.counts'], ANYWHERE, (draft) => counted(draft, 'two')),
    sum(['opening.wilds'], jokersApart, (draft) => counted(draft, 'joker')),
  ],
};

/** What a meld with a wild card counts. */
function counted(draft: Draft, wild: 'two' | 'joker') {
  draft.unopened();
  draft.drawn();
  const cards = [...draft.hold(draft.rank(3), 3), ...draft.wilds(1, wild)];
  return {
    text: 'How much do these cards count toward your first meld?',
    of: { is: 'opening', cards: printCards(cards) },
  } as const;
}
