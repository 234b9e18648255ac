import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cardOf, type DeckCard, situationAt } from '#src/practice/deck-card.ts';
import { fetchSituation } from '#src/practice/fetch-situation.ts';
import { printLink, readLink, SEEDS } from '#src/practice/question-link.ts';
import type { Outcome, Review } from '#src/practice/review.ts';
import {
  type Answered,
  ask,
  type Drawn,
  draw,
  LENGTH,
  outcomeOf,
  type RoundKind,
} from '#src/practice/round.ts';
import type { Standings } from '#src/practice/standing.ts';
import { keepRecord, newMark } from '#src/progress/keep-record.ts';
import { readProgress, reviewsOf } from '#src/progress/progress.ts';
import { $entries } from '#src/progress/store.ts';
import type { ScenarioView } from '#src/scenario/view.ts';
import { bookOf } from '../page-book.ts';
import { whenIdle } from '../when-idle.ts';

/** Where a round stands. */
export type Stand =
  /** The page has come, and no question is drawn yet. */
  | { readonly at: 'start' }
  | { readonly at: 'question'; readonly drawn: Drawn }
  | { readonly at: 'end'; readonly standings: Standings };

export interface RoundOf {
  readonly variant: string;
  readonly kind: RoundKind;
  /** What it draws from. */
  readonly deck: readonly DeckCard[];
}

/** How the reasons stand, with answers not kept yet. What works it out comes once there is something to work out. */
async function standingsUnder(variant: string, more: readonly Review[] = []): Promise<Standings> {
  const past = [...reviewsOf(readProgress($entries.get()), variant), ...more];
  if (past.length === 0) return new Map();
  const { standingsOf } = await import('#src/practice/memory.ts');
  return standingsOf(past);
}

/** Made ready while the learner thinks, since what comes next depends on the answer. */
const AHEAD: readonly Outcome[] = ['right', 'missed'];

/** Ten questions, one after the other, each drawn by what is known of the learner when it comes. */
export function useRound({ variant, kind, deck }: RoundOf) {
  const { spoken } = bookOf(variant);
  const game = useMemo(() => ({ variant, spoken }), [variant, spoken]);
  const [round, setRound] = useState<readonly Answered[]>([]);
  const [stand, setStand] = useState<Stand>({ at: 'start' });
  const [notice, setNotice] = useState<string | null>(null);
  // The listener of addresses, which stays, has to know what was answered meanwhile.
  const answered = useRef(round);
  answered.current = round;
  const ahead = useRef<ReadonlyMap<Outcome, Promise<Drawn>>>(new Map());

  const askFor = async (card: DeckCard, seed: number): Promise<Drawn> =>
    ask(card.reason, await fetchSituation(situationAt(card, seed)), game, seed);

  const drawAfter = async (so: readonly Answered[], more: readonly Review[]): Promise<Drawn> => {
    const standings = await standingsUnder(variant, more);
    const seed = Math.floor(Math.random() * SEEDS);
    return askFor(draw({ kind, deck, standings, round: so, now: Date.now(), seed }), seed);
  };

  const put = (drawn: Drawn, so: readonly Answered[]) => {
    setRound(so);
    setStand({ at: 'question', drawn });
    const link = printLink({ seed: drawn.seed, reason: drawn.reason.id });
    if (kind === 'practice') history.replaceState(history.state, '', link);
    ahead.current = new Map();
    if (so.length + 1 < LENGTH) whenIdle(() => lookAhead(drawn, so));
  };

  const lookAhead = (drawn: Drawn, so: readonly Answered[]) => {
    ahead.current = new Map(
      AHEAD.map((outcome) => {
        const answer: Answered = { ...drawn, outcome, at: Date.now() };
        return [outcome, drawAfter([...so, answer], reviewsIn(answer))];
      }),
    );
  };

  /** The question that the address names, or a new one. */
  const open = async () => {
    const link = kind === 'test' ? null : readLink(location.hash);
    const asked = link === 'damaged' ? null : link;
    const card = asked && cardOf(deck, asked);
    setNotice(link !== null && !card ? DAMAGED : null);
    const so = answered.current;
    put(await (asked && card ? askFor(card, asked.seed) : drawAfter(so, [])), so);
  };

  useEffect(() => {
    const reopen = () => void open();
    reopen();
    window.addEventListener('hashchange', reopen);
    return () => window.removeEventListener('hashchange', reopen);
  }, []);

  const finish = async (so: readonly Answered[]) => {
    if (kind === 'test') keepTest(variant, so);
    const standings = await standingsUnder(variant);
    setRound(so);
    setStand({ at: 'end', standings });
  };

  const answer = async (view: ScenarioView) => {
    if (stand.at !== 'question') return;
    const answer: Answered = { ...stand.drawn, outcome: outcomeOf(view), at: Date.now() };
    for (const review of reviewsIn(answer))
      keepRecord({ of: 'review', variant, mark: newMark(), ...review });
    const so = [...round, answer];
    setNotice(null);
    if (so.length === LENGTH) await finish(so);
    else put(await (ahead.current.get(answer.outcome) ?? drawAfter(so, [])), so);
  };

  const again = async () => put(await drawAfter([], []), []);

  return {
    stand,
    round,
    notice,
    answer: (view: ScenarioView) => void answer(view),
    again: () => void again(),
  };
}

/** What an answer says of each reason that its question turned on. */
function reviewsIn({ question, outcome, at }: Answered): readonly Review[] {
  return question.reasons.map(({ id }) => ({ reason: id, outcome, at }));
}

const DAMAGED =
  'The end of this address names a question that is not here: it may have been cut off. Here is a new one.';

function keepTest(variant: string, round: readonly Answered[]): void {
  const answers = round.map(({ reason, outcome }) => ({ reason: reason.id, outcome }));
  keepRecord({ of: 'test', variant, mark: newMark(), at: Date.now(), answers });
}
