import { globSync, readFileSync } from 'node:fs';
import { lot } from './lot.ts';

/** What a page is for, by its address, as far as the tests ask the same of all of its kind. */
const ADDRESSES = {
  home: /^\/$/,
  missing: /^\/404\.html$/,
  lesson: /^\/learn\/[^/]+\/[^/]+\/$/,
  course: /^\/learn\/[^/]+\/$/,
  courses: /^\/learn\/$/,
  rules: /^\/rules\/[^/]+\/$/,
  'rule books': /^\/rules\/$/,
  comparison: /^\/compare\/$/,
  which: /^\/compare\/which\/$/,
  move: /^\/compare\/moves\/[^/]+\/$/,
  moves: /^\/compare\/moves\/$/,
  pair: /^\/compare\/[^/]+\/[^/]+\/$/,
  drill: /^\/compare\/[^/]+\/[^/]+\/drill\/$/,
  round: /^\/practice\/[^/]+\/[^/]+\/$/,
  practice: /^\/practice\/$/,
  progress: /^\/progress\/$/,
  table: /^\/table\/$/,
  glossary: /^\/glossary\/$/,
  sources: /^\/sources\/$/,
} as const;

export type Kind = keyof typeof ADDRESSES | 'page';

export interface BuiltPage {
  readonly path: string;
  readonly kind: Kind;
  readonly html: string;
}

/** The kinds that every build has. */
export const KINDS = Object.keys(ADDRESSES) as readonly Kind[];

function kindOf(path: string): Kind {
  const [kind] = Object.entries(ADDRESSES).find(([, address]) => address.test(path)) ?? ['page'];
  return kind as Kind;
}

/** Every page of the build, so that a new one is tested without being listed. */
export const PAGES: readonly BuiltPage[] = globSync('**/*.html', { cwd: 'dist' })
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`)
  .sort()
  .map((path) => ({
    path,
    kind: kindOf(path),
    html: readFileSync(`dist${path}${path.endsWith('/') ? 'index.html' : ''}`, 'utf8'),
  }));

export const LESSONS = PAGES.filter(({ kind }) => kind === 'lesson');

/** One page of each kind, for what need not be asked of all. */
export const SAMPLES = PAGES.filter(
  ({ kind }, at) => PAGES.findIndex((page) => page.kind === kind) === at,
);

/** Whether everything is to be tested, or a sample where that says nearly as much. */
export const ALL = process.env.TEST_ALL === '1';

/** Pages of these kinds are many, and alike: one in so many stands for the others. */
export const ALIKE: readonly Kind[] = ['rules', 'round', 'move', 'pair', 'drill'];
const ONE_IN = 24;

/** All pages, or without `TEST_ALL` only a sample of those that are alike. */
const LOOKED_AT: readonly BuiltPage[] = PAGES.filter(
  (page) =>
    ALL || !ALIKE.includes(page.kind) || SAMPLES.includes(page) || lot(page.path, ONE_IN) === 0,
);

/** All of a list, or without `TEST_ALL` the one that falls to a text. */
export function someOf<T>(list: readonly T[], text: string): readonly T[] {
  const at = lot(text, list.length);
  return ALL ? list : list.slice(at, at + 1);
}

const lessonFile = ({ path }: BuiltPage) => path.replace(/^\/learn\/[^/]+/, '');

/** The same, and of a lesson only one of its games. */
export const TRIED: readonly BuiltPage[] = LOOKED_AT.filter((page) => {
  if (ALL || page.kind !== 'lesson') return true;
  const games = LESSONS.filter((other) => lessonFile(other) === lessonFile(page));
  return someOf(games, lessonFile(page)).includes(page);
});
