/** One thing that `npm test` asks of the project. */
export interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** A JSON report of a test runner, whose tests are counted one by one. */
  readonly report?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly needsChromium?: boolean;
}

const UNIT = 'out/vitest.json';
const BROWSER = 'out/playwright.json';

const linksOf = (folder: string, pages: string): Check['command'] => [
  'linkinator',
  pages,
  '--server-root',
  folder,
  '--recurse',
  '--check-fragments',
  '--skip',
  '^https?://(?!localhost)',
  '--verbosity',
  'error',
];

/** What `npm test` runs, in order: first what is quick to tell, last what needs a browser. */
const ALWAYS: readonly Check[] = [
  { name: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'Types', command: ['astro', 'check', '--minimumFailingSeverity', 'hint'] },
  { name: 'Dead code', command: ['knip'] },
  {
    name: 'Unit and property tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNIT}`,
    ],
    report: UNIT,
  },
  { name: 'Build', command: ['astro', 'build'] },
  { name: 'Links', command: linksOf('dist', '**/*.html') },
  { name: 'HTML', command: ['html-validate', 'dist/**/*.html'] },
  {
    name: 'Browser tests',
    command: ['playwright', 'test'],
    report: BROWSER,
    needsChromium: true,
  },
];

/** A site that is served below a path must not link past it. */
const BELOW_A_PATH: readonly Check[] = [
  {
    name: 'Build below a path',
    command: ['astro', 'build'],
    env: { BASE_PATH: '/below', OUT_DIR: 'out/site/below' },
  },
  { name: 'Links below a path', command: linksOf('out/site', 'below/**/*.html') },
];

export function checks({ all }: { readonly all: boolean }): readonly Check[] {
  return all ? [...ALWAYS, ...BELOW_A_PATH] : ALWAYS;
}
