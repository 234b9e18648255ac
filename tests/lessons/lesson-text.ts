/** Lessons as their files hold them: front matter, prose, and what stands between. */
import { globSync, readFileSync } from 'node:fs';

export interface Placement {
  readonly id: string;
  readonly variants: readonly string[];
}

export interface LessonText {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly variants: readonly string[];
  readonly teaches: readonly string[];
  /** Lines of text: no imports, no headings, no lines that only begin or end a practice. */
  readonly prose: readonly string[];
  /** The last line of the file that is not empty, without the end of an `Only`. */
  readonly end: string;
  /** The scenarios placed, in order, each with the variants that are shown it. */
  readonly practices: readonly Placement[];
  /** Ids of the rules said or cited, and of the terms explained. */
  readonly rules: readonly string[];
  readonly terms: readonly string[];
}

export const LESSONS: readonly LessonText[] = globSync('content/lessons/*/*.mdx')
  .sort()
  .map((file) => read(file, readFileSync(file, 'utf8')));

function read(file: string, text: string): LessonText {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const variants = field(head, 'variants').replace(/[[\]]/g, '').split(', ');
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return {
    file,
    title: field(head, 'title'),
    description: field(head, 'description'),
    variants,
    teaches: [...head.matchAll(/^ {2}- (\S+)$/gm)].map(([, id = '']) => id),
    prose: lines.filter((line) => !/^(import |#|<\/?(Practice|Only)[^<]*>$)/.test(line)),
    end: (lines.filter((line) => line !== '</Only>').at(-1) ?? '').replace('</Only>', ''),
    practices: placements(body, variants),
    rules: [...ids(body, 'Rule'), ...ids(body, 'Cite')],
    terms: ids(body, 'Term'),
  };
}

function field(head: string, name: string): string {
  return new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? '';
}

/** Practices stand in the lesson, or within an `Only`, never in two. */
function placements(body: string, variants: readonly string[]): readonly Placement[] {
  let shown = variants;
  return [
    ...body.matchAll(/<Only variants="([^"]+)">|(<\/Only>)|<Practice id="([^"]+)">/g),
  ].flatMap(([, only, end, id]) => {
    if (only !== undefined) shown = only.split(' ').filter((each) => variants.includes(each));
    if (end !== undefined) shown = variants;
    return id === undefined ? [] : [{ id, variants: shown }];
  });
}

function ids(body: string, tag: string): readonly string[] {
  return [...body.matchAll(new RegExp(`<${tag}\\s[^>]*?id="([^"]+)"`, 'g'))].map(
    ([, id = '']) => id,
  );
}

/** What is left of a text when what components and braces say, and the names of cards, are taken out. */
export function ownWords(text: string): string {
  return text.replace(/<[^>]+>|\{[^}]*\}|\b(10|[2-9])[♠♥♦♣]/g, ' ');
}

/** Numbers in figures, and those in words that only points reach. */
export const FIGURE = /\d|\b(fifteen|fifty|ninety|hundred|thousand)\b/i;
