import { useEffect, useRef, useState } from 'preact/hooks';
import type { PartingMoment } from '#src/compare/parting-moment.ts';
import { type PartingQuestion, partingQuestion } from '#src/compare/parting-question.ts';
import { chanceFrom } from '#src/engine/chance.ts';
import type { Verdict } from '#src/engine/verdict.ts';
import { printLink, readLink, SEEDS } from '#src/practice/question-link.ts';
import { faultsOf, groundsOf, pointOf, type ReasonId } from '#src/practice/reason.ts';
import type { Outcome, Review } from '#src/practice/review.ts';
import { nextReason } from '#src/practice/schedule.ts';
import type { Standing, Standings } from '#src/practice/standing.ts';
import { keepRecord, newMark } from '#src/progress/keep-record.ts';
import { LOST_QUESTION } from '../lost-question.ts';
import { addressedHash, onNewAddress } from '../on-new-address.ts';
import { bookOf } from '../page-book.ts';

/** What the learner chose for the one game and for the other: the places of the answers. */
export type Said = readonly [number, number];

/** Where the drill stands. */
export type Stand =
  /** The page has come, and no question is drawn yet. */
  | { readonly at: 'start' }
  | { readonly at: 'question'; readonly question: PartingQuestion }
  | { readonly at: 'answered'; readonly question: PartingQuestion; readonly said: Said };

export interface DrillOf {
  readonly variants: readonly [string, string];
  /** For each rule on which the two differ, at least one. */
  readonly moments: readonly PartingMoment[];
  /** By variant: the reasons that practice repeats there. */
  readonly repeated: Readonly<Record<string, readonly ReasonId[]>>;
}

/** One question after the other about what two games part on. */
export function usePartingDrill({ variants, moments, repeated }: DrillOf) {
  const rules = [...new Set(moments.map(({ rule }) => rule))];
  const [stand, setStand] = useState<Stand>({ at: 'start' });
  // The reason of each is the rule it was about.
  const [answers, setAnswers] = useState<readonly Review[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  // The listener of addresses, which stays, has to know what was answered meanwhile.
  const answered = useRef(answers);
  answered.current = answers;

  const ask = (rule: string, seed: number): PartingQuestion | undefined => {
    const [a, b] = variants.map((id) => ({ id, spoken: bookOf(id).spoken }));
    return a && b && partingQuestion(rule, moments, [a, b], seed);
  };

  const put = (question: PartingQuestion | undefined) => {
    if (question === undefined) return;
    const { seed, rule } = question;
    history.replaceState(history.state, '', printLink({ seed, reason: rule }));
    setStand({ at: 'question', question });
  };

  const drawn = (): PartingQuestion | undefined => {
    const seed = Math.floor(Math.random() * SEEDS);
    const round = answered.current;
    const asking = { pool: rules, round, now: Date.now(), chance: chanceFrom(seed) };
    return ask(nextReason({ ...asking, standings: standingsIn(round) }), seed);
  };

  /** The question that the address names, or a new one. */
  const open = () => {
    const link = readLink(addressedHash());
    const named = link === 'damaged' ? null : link;
    const asked = named && ask(named.reason ?? rules[named.seed % rules.length] ?? '', named.seed);
    setNotice(link === null || asked ? null : LOST_QUESTION);
    put(asked ?? drawn());
  };

  useEffect(() => {
    open();
    return onNewAddress(open);
  }, []);

  const answer = (said: Said) => {
    if (stand.at !== 'question') return;
    const { question } = stand;
    const at = Date.now();
    const outcomes = question.verdicts.map(({ variant, verdict }, game) => {
      const outcome: Outcome = question.right[game] === said[game] ? 'right' : 'missed';
      for (const reason of reasonsIn(verdict, question.rule, repeated[variant] ?? []))
        keepRecord({ of: 'review', variant, mark: newMark(), reason, outcome, at });
      return outcome;
    });
    const outcome = outcomes.includes('missed') ? 'missed' : 'right';
    setNotice(null);
    setAnswers([...answers, { reason: question.rule, outcome, at }]);
    setStand({ at: 'answered', question, said });
  };

  return { stand, answers, rules, notice, answer, next: () => put(drawn()) };
}

/** Rules met in these answers stand behind those not met yet. */
function standingsIn(answers: readonly Review[]): Standings {
  return new Map(
    answers.map(({ reason, at }): [string, Standing] => [
      reason,
      { firmness: 'met', due: null, last: at },
    ]),
  );
}

/** The reasons by which a rule speaks in a verdict, as far as practice repeats them. */
function reasonsIn(
  verdict: Verdict,
  rule: string,
  repeated: readonly ReasonId[],
): readonly ReasonId[] {
  const found = verdict.legal ? groundsOf(verdict) : faultsOf(verdict);
  return [...new Set(found)].filter((id) => pointOf(id).rule === rule && repeated.includes(id));
}
