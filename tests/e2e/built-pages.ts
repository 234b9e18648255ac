import { globSync, readFileSync } from 'node:fs';

/** What a page is for, by its address, as far as the tests ask the same of all of its kind. */
const ADDRESSES = {
  home: /^\/$/,
  missing: /^\/404\.html$/,
  lesson: /^\/learn\/[^/]+\/[^/]+\/$/,
  course: /^\/learn\/[^/]+\/$/,
  courses: /^\/learn\/$/,
  rules: /^\/rules\/[^/]+\/$/,
  'rule books': /^\/rules\/$/,
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
