/** Reads an array of cases from standard input and prints an array of answers: what `judge` and `score` share. */
import { readFileSync } from 'node:fs';
import { asksForHelp } from './flags.ts';
import { Unreadable } from './given.ts';

type Answer = Readonly<Record<string, unknown>>;

/**
 * Answers every case, in order. A case that cannot be read is answered with its error and the exit status is
 * then 1; without a JSON array, or with a flag, one sentence is said on standard error and the status is 2.
 */
export function answerCases(name: string, answer: (given: unknown) => Answer): void {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) {
    process.stdout.write(helpOf(name));
    return;
  }
  const cases = args.length > 0 ? 'flags' : readArray();
  if (cases === 'flags') refuse(`${name} takes no flags: give it a JSON array on standard input.`);
  else if (cases === null)
    refuse(`${name} reads a JSON array of cases on standard input, and this is none.`);
  else printAnswers(cases, answer);
}

function helpOf(name: string): string {
  return `Reads a JSON array of cases on standard input and prints an array of answers, in order:
  npm run -s ${name} < cases.json
README.md shows a case.
`;
}

function printAnswers(cases: readonly unknown[], answer: (given: unknown) => Answer): void {
  const answers = cases.map((given) => answerOne(given, answer));
  if (answers.some((each) => 'error' in each)) process.exitCode = 1;
  process.stdout.write(`${JSON.stringify(answers, null, 1)}\n`);
}

function answerOne(given: unknown, answer: (given: unknown) => Answer): Answer {
  try {
    return answer(given);
  } catch (problem) {
    if (!(problem instanceof Unreadable)) throw problem;
    const id = typeof given === 'object' && given !== null && 'id' in given ? given.id : null;
    return { id, error: problem.message };
  }
}

function readArray(): readonly unknown[] | null {
  try {
    const given: unknown = JSON.parse(readFileSync(0, 'utf8'));
    return Array.isArray(given) ? given : null;
  } catch {
    return null;
  }
}

/** One plain sentence on standard error, and exit status 2. */
export function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}
