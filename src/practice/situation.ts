/** What can be practiced: situations at the table, each with the reasons that its questions turn on. */
import type { Rules } from '#src/engine/rules.ts';
import type { ReasonId } from './reason.ts';
import type { Recipe } from './recipe.ts';

export interface Situation {
  /** Its place in an address. Stable for good. */
  readonly id: SituationId;
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly about: string;
  readonly recipes: readonly Recipe[];
}

/** Their places in an address, in the order of the list. Stable for good. */
export const SITUATION_IDS = [
  'open-pile',
  'frozen-pile',
  'opening',
  'black-threes',
  'red-threes',
  'wild-limits',
  'canastas',
  'going-out',
  'asking',
  'stock-end',
  'scoring',
  'new-deal',
  'turned-card',
  'blind',
  'wild-canasta',
  'packet',
  'kept-discard',
] as const;
export type SituationId = (typeof SITUATION_IDS)[number];

/** What a situation is called, and in a sentence what it is about. */
type Words = Pick<Situation, 'title' | 'about'>;

export const SITUATION_WORDS: Readonly<Record<SituationId, Words>> = {
  'open-pile': {
    title: 'Taking the pile',
    about: 'What takes a pile that is not frozen, and what does not.',
  },
  'frozen-pile': {
    title: 'The frozen pile',
    about: 'A card in the pile freezes it, or a wild card lies on top.',
  },
  opening: {
    title: 'The first meld',
    about: 'What the first meld of your side must be worth, and what counts toward it.',
  },
  'black-threes': {
    title: 'Black threes',
    about: 'They stop the pile while they are on top. May you ever meld them?',
  },
  'red-threes': {
    title: 'Red threes',
    about: 'They lie beside your melds, and count for you or against you.',
  },
  'wild-limits': { title: 'How many wild cards', about: 'A meld holds only so many wild cards.' },
  canastas: { title: 'Canastas', about: 'Building canastas, and adding to what lies there.' },
  'going-out': {
    title: 'Going out',
    about: 'What it takes to go out, and what you keep until then.',
  },
  asking: {
    title: 'Asking your partner',
    about: 'When you may ask to go out, and what the answer means.',
  },
  'stock-end': { title: 'The end of the stock', about: 'What you may do when the stock runs out.' },
  scoring: { title: 'Counting a deal', about: 'What a finished deal is worth, line by line.' },
  'new-deal': {
    title: 'Asking for a new deal',
    about: 'A hand so poor that the cards are dealt again.',
  },
  'turned-card': {
    title: 'The turned card',
    about: 'The first player may take it without a meld.',
  },
  blind: { title: 'Going out blind', about: 'Your whole hand goes in one turn.' },
  'wild-canasta': {
    title: 'The canasta of wild cards',
    about: 'Wild cards alone, on one occasion only.',
  },
  packet: { title: 'The packet', about: 'When you may pick it up.' },
  'kept-discard': {
    title: 'A card to throw',
    about: 'You go out with a discard, so you keep a card for it.',
  },
};

/** The recipes that the rules allow. */
export function recipesOf({ recipes }: Situation, rules: Rules): readonly Recipe[] {
  return recipes.filter(({ where }) => where(rules));
}

/** Whether the situation comes up under these rules at all. */
export function isOffered(situation: Situation, rules: Rules): boolean {
  return recipesOf(situation, rules).length > 0;
}

/** The ids of the reasons its questions turn on under these rules, each once. */
export function reasonIdsOf(situation: Situation, rules: Rules): readonly ReasonId[] {
  return [...new Set(recipesOf(situation, rules).flatMap(({ reasons }) => reasons))];
}
