import { shortOf } from '#src/rulebook/catalogue.ts';
import type { Book } from '#src/rulebook/variant.ts';

/** What tells one game from another before one has read a rule. */
const FACTS = [
  { label: 'Players', rule: 'players.number' },
  { label: 'Packs', rule: 'deck.packs' },
  { label: 'Cards dealt', rule: 'deal.hand' },
  { label: 'Cards drawn', rule: 'draw.count' },
  { label: 'To go out', rule: 'out.canastas' },
] as const;

/** The labels of these facts, in order. */
export const GLANCE = FACTS.map(({ label }) => label);

/** These facts of one game, each a few words of its rule book. */
export function glanceAt(book: Book): readonly { label: string; words: string }[] {
  return FACTS.map(({ label, rule }) => ({ label, words: shortOf(book, rule) }));
}
