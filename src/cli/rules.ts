/**
 * Prints a variant's whole rule book: `npm run -s rules -- --variant <id>`. One JSON array on
 * standard output, an entry for each rule; for a bad flag one sentence on standard error and status 2.
 */
import { parseArgs } from 'node:util';
import { VARIANTS } from '#content/rules/index.ts';
import { printSource } from '#src/rulebook/basis.ts';
import { RULE_IDS, sentenceOf } from '#src/rulebook/catalogue.ts';
import { openBook, type Variant } from '#src/rulebook/variant.ts';
import { asSentence } from '#src/rulebook/wording.ts';

const KNOWN = VARIANTS.map(({ id }) => id).join(', ');

/** The variant that the flags name, or the sentence that says what is wrong with them. */
function chosenVariant(args: readonly string[]): Variant | string {
  const { tokens } = parseArgs({
    args: [...args],
    options: { variant: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const names: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional')
      return `There is no use for "${token.value}" here: name a variant with --variant.`;
    if (token.kind !== 'option') continue;
    if (token.name !== 'variant')
      return `There is no flag ${token.rawName}: name a variant with --variant.`;
    if (token.value !== undefined) names.push(token.value);
  }
  const [name] = names;
  if (name === undefined) return `Name a variant with --variant, one of ${KNOWN}.`;
  if (names.length > 1) return 'Name one variant at a time.';
  return (
    VARIANTS.find(({ id }) => id === name) ??
    `There is no variant "${name}": it is one of ${KNOWN}.`
  );
}

const variant = chosenVariant(process.argv.slice(2));
if (typeof variant === 'string') {
  process.stderr.write(`${variant}\n`);
  process.exitCode = 2;
} else {
  const book = openBook(variant);
  const rules = RULE_IDS.map((id) => ({
    id,
    answer: book.entries[id].value,
    sentence: asSentence(sentenceOf(book, id)),
    source: printSource(book.entries[id].basis),
  }));
  process.stdout.write(`${JSON.stringify(rules, null, 2)}\n`);
}
