import { describe, expect, test } from 'vitest';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { reasonsOf } from '#src/practice/deck.ts';
import { generate } from '#src/practice/generate.ts';
import type { ReasonId } from '#src/practice/reason.ts';
import { isOffered, recipesOf } from '#src/practice/situation.ts';
import { SITUATIONS } from '#src/practice/situations.ts';
import { reasonsFound } from './found.ts';
import { GAMES, OFFERS, type Offer } from './games.ts';

/** A fault that never comes alone, the faults of which one always comes with it, and the rules that make it so. */
interface Companion {
  readonly fault: ReasonId;
  readonly with: readonly ReasonId[];
  readonly because: string;
  readonly variants: readonly string[];
}

const EVERYWHERE = GAMES.map(({ variant }) => variant);

/** This table is the documentation of what cannot be asked for by itself. */
const COMPANIONS: readonly Companion[] = [
  {
    fault: 'fault:out.keep',
    with: ['fault:out.canastas', 'fault:permission.unasked', 'fault:permission.answer'],
    because:
      'out.keep binds only those who may not go out: canastas are wanting, or the partner’s yes',
    variants: EVERYWHERE,
  },
  {
    fault: 'fault:redeal.how',
    with: ['fault:redeal.hand'],
    because:
      'red-three.dealt has red threes laid and replaced before anybody draws: of 13 cards two are then of a kind, or one is wild',
    variants: ['party-partners'],
  },
  {
    fault: 'fault:meld.naturals',
    with: ['fault:meld.balance'],
    because:
      'meld.size wants three cards: with one natural card two are wild and outweigh it; wild cards alone are a matter of canasta.wild',
    variants: ['party-solo', 'party-222-solo'],
  },
  {
    fault: 'fault:meld.balance',
    with: ['fault:meld.wilds', 'fault:meld.naturals'],
    because:
      'meld.wilds allows two: more wild cards than natural ones are three or more, or lie with one natural card',
    variants: ['party-222-partners', 'party-222-solo'],
  },
];

/** Faults that a rule set's moves have, and those that are some move's only one. */
function faultsOf(variant: string) {
  const game = GAMES.find((each) => each.variant === variant);
  const recipes = SITUATIONS.flatMap((situation) =>
    game === undefined ? [] : recipesOf(situation, rulesIn(game.spoken)),
  ).filter(({ legal }) => legal === 'illegal');
  const alone = recipes.filter(({ reasons }) => reasons.length === 1);
  const ids = (list: typeof recipes) => new Set(list.flatMap(({ reasons }) => reasons));
  return { all: ids(recipes), alone: ids(alone) };
}

test.each(EVERYWHERE)('every fault comes alone, but those of the list: %s', (variant) => {
  const { all, alone } = faultsOf(variant);
  const listed = COMPANIONS.filter(({ variants }) => variants.includes(variant));
  expect(new Set([...all].filter((id) => !alone.has(id)))).toEqual(
    new Set(listed.map(({ fault }) => fault)),
  );
});

/** Questions about a fault, wherever it comes up. */
function asked(offer: Offer, fault: ReasonId): readonly (readonly string[])[] {
  const { situation, game } = offer;
  const reason = reasonsOf(situation, game.spoken).find(({ id }) => id === fault);
  if (reason === undefined) return [];
  return [0, 1, 2]
    .map((seed) => generate(situation, game, { seed, reason }))
    .flatMap((question) => (question.legal === 'illegal' ? [reasonsFound(question, game)] : []));
}

describe.each(COMPANIONS)('$fault: $because', ({ fault, with: others, variants }) => {
  test.each(variants)('%s', (variant) => {
    const found = OFFERS.filter(({ game }) => game.variant === variant).flatMap((offer) =>
      asked(offer, fault),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const ids of found) expect(others.some((id) => ids.includes(id))).toBe(true);
  });
});

test('where nothing is offered there is no reason', () => {
  for (const { spoken } of GAMES)
    for (const situation of SITUATIONS)
      expect(reasonsOf(situation, spoken).length > 0).toBe(isOffered(situation, rulesIn(spoken)));
});
