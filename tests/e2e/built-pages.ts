import { globSync, readFileSync } from 'node:fs';

/** What a page is for, as far as the tests ask the same of all of its kind. */
export type Kind = 'home' | 'lesson' | 'missing' | 'page';

export interface BuiltPage {
  readonly path: string;
  readonly kind: Kind;
  readonly html: string;
}

/** The kinds that every build has. */
export const KINDS: readonly Kind[] = ['home', 'lesson', 'missing'];

function kindOf(path: string): Kind {
  if (path === '/') return 'home';
  if (path === '/404.html') return 'missing';
  return path.startsWith('/learn/') ? 'lesson' : 'page';
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
