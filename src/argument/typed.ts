/** Cards as one types them: "9S", or where suits decide nothing only "9". */
import type { Card } from '#src/engine/card.ts';
import { parseCard } from '#src/engine/notation.ts';
import { bad, good, type Result } from '#src/engine/result.ts';
import type { Rules } from '#src/engine/rules.ts';
import { nextCard, PAD } from './pad.ts';

/**
 * The cards of a text. A rank alone is the card of it that is seen least beside those `named` elsewhere. What
 * cannot be read is told, each word once.
 */
export function readTyped(
  text: string,
  named: readonly Card[],
  rules: Rules,
): Result<readonly Card[]> {
  const cards: Card[] = [];
  const problems = new Set<string>();
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const card = cardTyped(word, [...named, ...cards], rules);
    if (card.ok) cards.push(card.value);
    else for (const problem of card.problems) problems.add(problem);
  }
  return problems.size > 0 ? bad(...problems) : good(cards);
}

function cardTyped(word: string, named: readonly Card[], rules: Rules): Result<Card> {
  const rank = word.toUpperCase() === 'T' ? '10' : word.toUpperCase();
  if (rank === '3') return bad('A three needs its suit, as in 3S or 3H: black and red differ.');
  const key = PAD.find((each) => each !== 'joker' && each.toUpperCase() === rank);
  if (key === undefined) return parseCard(word);
  const card = nextCard(key, named, rules);
  return card === null ? bad(`The packs hold no more cards of rank ${rank}.`) : good(card);
}
