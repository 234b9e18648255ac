import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Files as paths from the project's root; what they import likewise, or as a package's name. */
interface Wall {
  readonly files: RegExp;
  readonly never: RegExp;
  readonly but?: RegExp;
  readonly because: string;
}

/** What must never import what. This table is the documentation. */
const WALLS: readonly Wall[] = [
  {
    files: /^src\/engine\//,
    never: /./,
    but: /^src\/engine\/|^pure-rand/,
    because: 'the same engine runs in tests, at build, in the browser and on the command line',
  },
  {
    files: /^src\/rulebook\//,
    never: /./,
    but: /^src\/(engine|rulebook)\//,
    because: 'a rule book says what the engine decides, and knows nobody who reads it',
  },
  {
    files: /^src\/explain\//,
    never: /./,
    but: /^src\/(engine|rulebook|explain)\//,
    because: 'sentences are no framework’s business',
  },
  {
    files: /^src\/(scenario|practice)\//,
    never: /^src\/(?!engine|rulebook|explain|scenario|practice)|^(p?react|astro)\b/,
    because: 'a scenario is data and a machine; how it looks is for the widgets',
  },
  {
    files: /^src\/(argument|link)\//,
    never: /./,
    but: /^src\/(engine|rulebook|explain|argument|link)\//,
    because: 'an answer and an address are worked out, not drawn',
  },
  {
    files: /^src\/compare\//,
    never: /./,
    but: /^src\/(engine|rulebook|explain|scenario|compare)\//,
    because: 'what two rule sets make of one thing is worked out, not drawn',
  },
  {
    files: /^src\/widgets\//,
    never: /^src\/(components|pages|cli|course)\/|^content\/|^astro\b/,
    because: 'a widget is told',
  },
  {
    files: /^src\/(components|course)\//,
    never: /^src\/(pages|cli)\//,
    because: 'pages are made of components, and nothing is made of pages',
  },
  {
    files: /^src\/(?!(components|pages|cli)\/|content\.config\.ts$)/,
    never: /^content\//,
    because: 'mechanism is given data',
  },
  {
    files: /^content\/rules\//,
    never: /./,
    but: /^src\/rulebook\/(basis|variant)\.ts$|^content\/(sources\.ts|rules\/.*)$/,
    because: 'a rule set is a data file: bases, its type, its sources, its parent',
  },
  {
    files: /^src\/(?!scenario\/machine\.ts$|widgets\/use-scenario)/,
    never: /^xstate$|^@xstate\//,
    because: 'the state machine is replaceable',
  },
];

/** What no text of a file may hold. Pony is no variant here but the packet, a word of the game. */
const WORDS: readonly Wall[] = [
  {
    files: /^src\/engine\//,
    never: /Math\.random|Date\.now|new Date\b|performance\.now|\b(window|document)\./,
    because: 'a deal is decided by its seed, and the engine has no window',
  },
  {
    files: /^src\//,
    never:
      /(['"`])[^'"`\n]*(?<![\w-])(classic-(four|two|three)|hutto|party-(222-)?(partners|solo))(?![\w-])[^'"`\n]*\1/,
    because: 'a tenth variant is data',
  },
];

const FILES = globSync('{src,content,tests,scripts}/**/*.{ts,tsx,astro,mdx}').map((file) => {
  const path = file.replaceAll('\\', '/');
  return { path, text: readFileSync(file, 'utf8') };
});

/** What a file imports: statically, for its effect, on demand, or to pass on. */
const IMPORT = /\b(?:from\s+|import\s+|import\()(['"])(?<target>[^'"]+)\1/g;

function importsOf({ path, text }: (typeof FILES)[number]): readonly string[] {
  return [...text.matchAll(IMPORT)].map(({ groups }) => {
    const target = groups?.target ?? '';
    if (target.startsWith('.')) return join(dirname(path), target).replaceAll('\\', '/');
    return target.replace(/^#(src|content)\//, '$1/');
  });
}

describe.each(WALLS)('$files never imports $never: $because', ({ files, never, but }) => {
  test('holds', () => {
    const broken = FILES.filter(({ path }) => files.test(path)).flatMap((file) =>
      importsOf(file)
        .filter((target) => never.test(target) && but?.test(target) !== true)
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(broken).toEqual([]);
  });
});

describe.each(WORDS)('$files never says $never: $because', ({ files, never }) => {
  test('holds', () => {
    const broken = FILES.filter(({ path }) => files.test(path)).flatMap(({ path, text }) => {
      const found = never.exec(text);
      return found === null ? [] : [`${path}: ${found[0]}`];
    });
    expect(broken).toEqual([]);
  });
});

test('every file is named for what it holds', () => {
  const vague = /^(utils?|helpers?|misc|common|index)$/;
  const named = FILES.map(({ path }) => path).filter((path) => {
    const name = basename(path).replace(/\..*$/, '');
    return vague.test(name) && !/^(src\/pages|content\/(rules|scenarios))\/index\./.test(path);
  });
  expect(named).toEqual([]);
});

test('the walls stand where files are', () => {
  const empty = [...WALLS, ...WORDS].filter(
    ({ files }) => !FILES.some(({ path }) => files.test(path)),
  );
  expect(empty).toEqual([]);
  expect(FILES.flatMap(importsOf).length).toBeGreaterThan(FILES.length / 2);
});
