/** One thing that `npm test` asks of the project. */
export interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** A JSON report of a test runner, whose tests are counted one by one. */
  readonly report?: string;
  /** What it says when it has looked at nothing, which is a failure. */
  readonly idle?: RegExp;
  readonly env?: Readonly<Record<string, string>>;
  readonly needsChromium?: boolean;
}

const UNIT = 'out/vitest.json';
const BROWSER = 'out/playwright.json';

/** Follows every link and fragment of a built site; the site's public address is not asked. */
const links = (name: string, folder: string, pages: string): Check => ({
  name,
  command: [
    'linkinator',
    pages,
    '--server-root',
    folder,
    '--recurse',
    '--check-fragments',
    '--skip',
    '^https?://(?!127\\.0\\.0\\.1)',
    '--verbosity',
    'error',
  ],
  idle: /scanned 0 links/,
});

/** Every page is valid HTML. */
const validity = (name: string, pages: string): Check => ({
  name,
  command: ['html-validate', pages],
});

/** Checks that come one after another. */
type Lane = readonly Check[];

/** Lanes that run side by side, on the two processors that a machine has at least. */
type Stage = readonly Lane[];

/** What `npm test` runs: first what is quick to tell, last what needs a browser. */
const ALWAYS: readonly Stage[] = [
  [
    [
      { name: 'Types', command: ['astro', 'check', '--minimumFailingSeverity', 'hint'] },
      { name: 'Build', command: ['astro', 'build'] },
    ],
    [
      { name: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
      { name: 'Dead code', command: ['knip'] },
      {
        name: 'Unit and property tests',
        command: [
          'vitest',
          'run',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${UNIT}`,
        ],
        report: UNIT,
      },
    ],
  ],
  [
    [
      { name: 'Spelling', command: ['cspell', 'lint', '--no-progress'], idle: /Files checked: 0/ },
      links('Links', 'dist', '**/*.html'),
      validity('HTML of the first pages', 'dist/*.html'),
      validity('HTML of all else', 'dist/!(compare)/**/*.html'),
    ],
    [validity('HTML of the comparison', 'dist/compare/**/*.html')],
  ],
  [
    [
      {
        name: 'Browser tests',
        command: ['playwright', 'test'],
        report: BROWSER,
        needsChromium: true,
      },
    ],
  ],
];

/** A site that is served below a path must not link past it. */
const BELOW_A_PATH: Stage = [
  [
    {
      name: 'Build below a path',
      command: ['astro', 'build'],
      env: { BASE_PATH: '/below', OUT_DIR: 'out/site/below' },
    },
    links('Links below a path', 'out/site', 'below/**/*.html'),
  ],
];

/** The stages, one after another. */
export function checks({ all }: { readonly all: boolean }): readonly Stage[] {
  return all ? [...ALWAYS, BELOW_A_PATH] : ALWAYS;
}
