/** The rounds that a rule set offers, each a page: a situation, all of them mixed, and the course's test. */
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { situationsOf } from './deck.ts';
import type { RoundKind } from './round.ts';
import type { Situation, SituationId } from './situation.ts';

export interface RoundPage {
  /** Its place in an address. */
  readonly id: SituationId | 'mixed' | 'test';
  readonly title: string;
  readonly about: string;
  readonly kind: RoundKind;
  /** The one situation it draws from; null for all. */
  readonly situation: SituationId | null;
}

const MIXED: RoundPage = {
  id: 'mixed',
  title: 'What you get wrong',
  about:
    'Ten questions from all situations: what is due again, what you missed, and in between what is new.',
  kind: 'practice',
  situation: null,
};

const TEST: RoundPage = {
  id: 'test',
  title: 'The test',
  about: 'Ten different questions from the whole game, and at the end what each turned on.',
  kind: 'test',
  situation: null,
};

export function roundsOf(spoken: SpokenBook): readonly RoundPage[] {
  return [
    ...situationsOf(spoken).map(
      ({ id, title, about }): RoundPage => ({ id, title, about, kind: 'practice', situation: id }),
    ),
    MIXED,
    TEST,
  ];
}

/** The situations that a round draws from under a rule set. */
export function situationsIn({ situation }: RoundPage, spoken: SpokenBook): readonly Situation[] {
  return situationsOf(spoken).filter(({ id }) => situation === null || id === situation);
}
