/** A small language for tests of sentences: facts made by hand, under some rules, of somebody's move. */
import { VARIANTS } from '#content/rules/index.ts';
import type { Card } from '#src/engine/card.ts';
import { type Meld, meldOf } from '#src/engine/meld.ts';
import { parseCards } from '#src/engine/notation.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import type { Code, Facts, Finding } from '#src/engine/verdict.ts';
import { sayFault, sayGround } from '#src/explain/sentences.ts';
import type { Speech } from '#src/explain/speech.ts';
import { speak } from '#src/explain/spoken.ts';
import { rulesIn, type SpokenBook } from '#src/explain/spoken-book.ts';
import { openBook } from '#src/rulebook/variant.ts';

/** Who moves, as the learner hears of it. */
export type Mover = 'you' | 'you alone' | 'partner' | 'opponent' | 'opponent alone';

/** One sentence that is expected. */
export interface Said<C extends Code> {
  readonly as: 'fault' | 'ground';
  readonly facts: Facts[C];
  readonly under?: Partial<Rules>;
  readonly of?: Mover;
  readonly says: string;
}

const [first] = VARIANTS;
export const BOOK: SpokenBook = speak(openBook(first));
export const RULES: Rules = rulesIn(BOOK);

export function cards(text: string): readonly Card[] {
  const result = parseCards(text);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value;
}

export function card(text: string): Card {
  const [one] = cards(text);
  if (one === undefined) throw new Error(`no card ${text}`);
  return one;
}

function meld(text: string): Meld {
  return meldOf(cards(text));
}

/** A meld as a finding has it: what was there, and what is added; a new meld where nothing was. */
export function lying(
  added: string,
  before = '',
): { readonly meld: Meld; readonly added: readonly Card[]; readonly before: Meld | null } {
  return {
    meld: meld(`${before} ${added}`.trim()),
    added: cards(added),
    before: before === '' ? null : meld(before),
  };
}

const NAMES = ['you', 'the player on your left', 'your partner', 'the player on your right'];
const MOVERS: Readonly<Record<Mover, Pick<Speech, 'company' | 'mover' | 'side'>>> = {
  you: { company: 'teams', mover: 0, side: 'ours' },
  'you alone': { company: 'alone', mover: 0, side: 'ours' },
  partner: { company: 'teams', mover: 2, side: 'ours' },
  opponent: { company: 'teams', mover: 1, side: 'theirs' },
  'opponent alone': { company: 'alone', mover: 1, side: 'theirs' },
};

export function speech(of: Mover = 'you', under: Partial<Rules> = {}): Speech {
  return { book: BOOK, rules: { ...RULES, ...under }, names: NAMES, ...MOVERS[of] };
}

/** The sentence of a finding. */
export function said<C extends Code>(
  code: C,
  { as, facts, under, of }: Omit<Said<C>, 'says'>,
): string {
  const finding = { code, rule: 'turn.parts' as RuleId, ...facts } as unknown as Finding<C>;
  const say = as === 'fault' ? sayFault : sayGround;
  return say(finding, speech(of, under));
}
