/** The flags of a command, read with one plain sentence for each that cannot be. */
import { parseArgs } from 'node:util';
import { Unreadable } from './given.ts';

/** What a flag takes: a word after it, or nothing. */
type Takes = 'word' | 'nothing';

type Flags<F extends Readonly<Record<string, Takes>>> = {
  readonly [N in keyof F]?: F[N] extends 'word' ? string : true;
};

/** What is given in place of the flags by those who ask what there is. */
const ASKS = ['--help', '-h'];

/** Whether a command was only asked what it does. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.some((arg) => ASKS.includes(arg));
}

/**
 * The flags given, by name. Throws `Unreadable` at a flag that the command does not have, one given twice
 * or without its word, and at a word that belongs to none.
 */
export function readFlags<const F extends Readonly<Record<string, Takes>>>(
  args: readonly string[],
  takes: F,
): Flags<F> {
  const names = Object.keys(takes).map((name) => `--${name}`);
  const has =
    names.length === 1
      ? `the flag is ${names[0]}`
      : `the flags are ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const options = Object.fromEntries(
    Object.entries(takes).map(
      ([name, what]) => [name, { type: what === 'word' ? 'string' : 'boolean' }] as const,
    ),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const found = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new Unreadable(`There is no use for "${token.value}" here: ${has}.`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const what = takes[name];
    if (what === undefined) throw new Unreadable(`There is no flag ${rawName}: ${has}.`);
    if (found.has(name)) throw new Unreadable(`${rawName} is given twice.`);
    if (what === 'word' && value === undefined)
      throw new Unreadable(`${rawName} needs a word after it.`);
    if (what === 'nothing' && value !== undefined)
      throw new Unreadable(`${rawName} takes no word after it.`);
    found.set(name, value ?? true);
  }
  return Object.fromEntries(found) as Flags<F>;
}
