/**
 * "Which Canasta do we play?": a few questions whose answers tell the variants apart. The next one is the
 * one that leaves least in doubt; what the answers so far have settled is not asked.
 */

/** A question as plain data: its options, and which of them each variant would choose. */
export interface WhichQuestion {
  readonly rule: string;
  /** The rule's name. */
  readonly name: string;
  readonly options: readonly string[];
  /** Option by variant, in the order of the variants. */
  readonly answers: readonly number[];
}

/** An answer of a table: an option, or that nobody knows. */
export interface Reply {
  readonly question: number;
  readonly option: number | 'unknown';
}

/** The variants that go best with the replies, by their places: all that miss fewest of them. */
export function nearest(
  questions: readonly WhichQuestion[],
  replies: readonly Reply[],
): readonly number[] {
  const variants = [...(questions[0]?.answers.keys() ?? [])];
  const misses = variants.map((variant) => misfits(variant, questions, replies).length);
  const fewest = Math.min(...misses);
  return variants.filter((variant) => misses[variant] === fewest);
}

/** The replies that a variant would not have given. */
export function misfits(
  variant: number,
  questions: readonly WhichQuestion[],
  replies: readonly Reply[],
): readonly Reply[] {
  return replies.filter(
    ({ question, option }) =>
      option !== 'unknown' && questions[question]?.answers[variant] !== option,
  );
}

/** The question to ask next: of those not asked yet, the one that splits what is left best; undefined at the end. */
export function nextQuestion(
  questions: readonly WhichQuestion[],
  replies: readonly Reply[],
): number | undefined {
  const left = nearest(questions, replies);
  const open = [...questions.keys()].filter(
    (at) => !replies.some(({ question }) => question === at),
  );
  const doubts = open.map((at) => ({ at, doubt: doubtAfter(questions[at], left) }));
  const splitting = doubts.filter(({ doubt }) => doubt < left.length);
  return splitting.toSorted((one, other) => one.doubt - other.doubt)[0]?.at;
}

/** How many variants are left on average once a question is answered, if each is as likely as the others. */
function doubtAfter(question: WhichQuestion | undefined, left: readonly number[]): number {
  const groups = Map.groupBy(left, (variant) => question?.answers[variant]);
  return [...groups.values()].reduce((sum, { length }) => sum + (length * length) / left.length, 0);
}
