/**
 * How hard a text is to read, as the US school grade of its reader (Flesch and Kincaid). The words of the
 * game are what a lesson is there to explain: they make a sentence longer, but not its words harder.
 */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { GLOSSARY } from '#content/glossary.ts';
import { RANKS } from '#src/engine/card.ts';
import { rankName, ranksName } from '#src/explain/card-words.ts';

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

const SUIT_WORDS = ['spade', 'heart', 'diamond', 'club', 'red', 'black'];

/** Words of terms such as "take the pile" that anybody knows. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(['go', 'going', 'out', 'take', 'the']);

const GAME_WORDS: ReadonlySet<string> = new Set(
  [
    ...GLOSSARY.flatMap(({ word }) => wordsOf(word)).filter((word) => !PLAIN_WORDS.has(word)),
    ...RANKS.flatMap((rank) => [rankName(rank), ranksName(rank)]),
    ...SUIT_WORDS,
  ].flatMap((word) => [word, `${word}s`]),
);

function wordsOf(text: string): readonly string[] {
  return [...WORDS.segment(text.toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

/** The grade of a text that is given in blocks: no sentence goes on from one block to the next. */
export function gradeOf(blocks: readonly string[]): number {
  const sentences = blocks.flatMap((block) => [...SENTENCES.segment(block)]);
  const words = sentences.flatMap(({ segment }) => wordsOf(segment));
  const judged = words.filter((word) => !GAME_WORDS.has(word));
  const syllables = judged.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: (syllables / judged.length) * words.length,
  });
}
