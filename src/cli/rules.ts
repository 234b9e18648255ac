/**
 * Prints a variant's whole rule book: `npm run -s rules -- --variant <id>`. One JSON array on
 * standard output, an entry for each rule; for a bad flag one sentence on standard error and status 2.
 */
import { VARIANTS } from '#content/rules/index.ts';
import { printSource } from '#src/rulebook/basis.ts';
import { RULE_IDS, sentenceOf } from '#src/rulebook/catalogue.ts';
import { openBook, type Variant } from '#src/rulebook/variant.ts';
import { asSentence } from '#src/rulebook/wording.ts';
import { refuse } from './cases.ts';
import { asksForHelp, readFlags } from './flags.ts';
import { Unreadable } from './given.ts';

const KNOWN = VARIANTS.map(({ id }) => id).join(', ');

/** The variant that the flags name. Throws `Unreadable` where they name none. */
function chosenVariant(args: readonly string[]): Variant {
  const { variant: name } = readFlags(args, { variant: 'word' });
  if (name === undefined) throw new Unreadable(`Name a variant with --variant, one of ${KNOWN}.`);
  const variant = VARIANTS.find(({ id }) => id === name);
  if (variant === undefined)
    throw new Unreadable(`There is no variant "${name}": it is one of ${KNOWN}.`);
  return variant;
}

function print(variant: Variant): string {
  const book = openBook(variant);
  const rules = RULE_IDS.map((id) => ({
    id,
    answer: book.entries[id].value,
    sentence: asSentence(sentenceOf(book, id)),
    source: printSource(book.entries[id].basis),
  }));
  return `${JSON.stringify(rules, null, 2)}\n`;
}

const HELP = `Prints a variant's whole rule book as a JSON array:
  npm run -s rules -- --variant hutto
--variant  one of ${KNOWN}
`;

try {
  const args = process.argv.slice(2);
  process.stdout.write(asksForHelp(args) ? HELP : print(chosenVariant(args)));
} catch (problem) {
  if (!(problem instanceof Unreadable)) throw problem;
  refuse(problem.message);
}
