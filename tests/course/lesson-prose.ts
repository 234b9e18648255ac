/** A lesson's prose as the learner of one variant reads it: components resolved, one block a line. */
import { GLOSSARY } from '#content/glossary.ts';
import { citedRule } from '#src/components/cited-rule.ts';

const ONLY = /<Only variants="([^"]+)">(.*?)<\/Only>/gs;
const TERM = /<Term\s+id="([^"]+)"\s*(?:\/>|>(.*?)<\/Term>)/gs;
const RULE = /<Rule\s+id="([^"]+)"([^/]*)\/>/gs;
const TAG = /<[^>]+>/g;

/** Paragraphs, headings and items of a list, with what the rule book says in them under the variant. */
export function proseUnder(variant: string, mdx: string): readonly string[] {
  return mdx
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^import .*$/gm, '')
    .replace(ONLY, (_, variants: string, inner: string) =>
      variants.split(' ').includes(variant) ? inner : '',
    )
    .replace(TERM, (_, id: string, shown?: string) => shown ?? termWord(id))
    .replace(RULE, (_, id: string, options: string) => ruleWords(id, options, variant))
    .replace(/^<\/?Practice[^>]*>$/gm, '\n')
    .replace(TAG, '')
    .replace(/\*\*|^#+ /gm, '')
    .split(/\n\s*\n|\n(?=- )/)
    .map((block) => block.replace(/\s+/g, ' ').replace(/^- /, '').trim())
    .filter((block) => block !== '');
}

function termWord(id: string): string {
  const term = GLOSSARY.find((each) => each.id === id);
  if (term === undefined) throw new Error(`The glossary has no term "${id}".`);
  return term.word;
}

function ruleWords(id: string, options: string, variant: string): string {
  const rule = citedRule(id, variant);
  if (rule === undefined) throw new Error(`There is no rule "${id}".`);
  const words = /\bshort\b/.test(options) ? rule.short : rule.sentence;
  return /\bcapital\b/.test(options) ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : words;
}
