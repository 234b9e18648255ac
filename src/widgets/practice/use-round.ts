import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cardOf, type DeckCard, firstCard } from '#src/practice/deck-card.ts';
import { fetchQuestion } from '#src/practice/fetch-question.ts';
import { printLink, readLink, SEEDS } from '#src/practice/question-link.ts';
import type { Outcome, Review } from '#src/practice/review.ts';
import {
  type Answered,
  type Drawn,
  LENGTH,
  outcomeOf,
  type RoundKind,
} from '#src/practice/round.ts';
import type { Standings } from '#src/practice/standing.ts';
import { hasReviews, type Keeping, storageIs } from '#src/progress/keeping.ts';
import type { ScenarioView } from '#src/scenario/view.ts';
import { demanded } from '../demanded.ts';
import { bookOf } from '../page-book.ts';
import { whenIdle } from '../when-idle.ts';
import type { RoundEnd } from './round-end.tsx';

const memory = demanded(() => import('./round-memory.ts'));

/** Where a round stands. */
export type Stand =
  /** The page has come, and no question is drawn yet. */
  | { readonly at: 'start' }
  | { readonly at: 'question'; readonly drawn: Drawn }
  | { readonly at: 'end'; readonly standings: Standings; readonly End: typeof RoundEnd };

export interface RoundOf {
  readonly variant: string;
  readonly kind: RoundKind;
  /** What it draws from. */
  readonly deck: readonly DeckCard[];
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
  const [keeping, setKeeping] = useState<Keeping>('kept');
  // The listener of addresses, which stays, has to know what was answered meanwhile.
  const answered = useRef(round);
  answered.current = round;
  const onTable = useRef<Drawn | null>(null);
  const ahead = useRef<ReadonlyMap<Outcome, Promise<Drawn>>>(new Map());

  const askFor = async (card: DeckCard, seed: number): Promise<Drawn> => {
    const question = await fetchQuestion(card, game, seed);
    return { reason: card.reason, seed, question };
  };

  /** What works out how the reasons stand comes once there is something to work out. */
  const drawAfter = async (so: readonly Answered[], more: readonly Review[]): Promise<Drawn> => {
    const seed = Math.floor(Math.random() * SEEDS);
    const isNew = memory.here() === undefined && more.length === 0 && !hasReviews(variant);
    if (isNew) return askFor(firstCard(deck, seed), seed);
    const { draw, standingsUnder } = await memory.fetch();
    const standings = standingsUnder(variant, more);
    return askFor(draw({ kind, deck, standings, round: so, now: Date.now(), seed }), seed);
  };

  const put = (drawn: Drawn, so: readonly Answered[]) => {
    setRound(so);
    setStand({ at: 'question', drawn });
    const link = printLink({ seed: drawn.seed, reason: drawn.reason.id });
    if (kind === 'practice') history.replaceState(history.state, '', link);
    onTable.current = drawn;
    ahead.current = new Map();
    if (so.length > 0) whenIdle(() => lookAhead(drawn, so));
  };

  const lookAhead = (drawn: Drawn, so: readonly Answered[]) => {
    if (drawn !== onTable.current || ahead.current.size > 0 || so.length + 1 === LENGTH) return;
    ahead.current = new Map(
      AHEAD.map((outcome) => {
        const answer: Answered = { ...drawn, outcome, at: Date.now() };
        const next = drawAfter([...so, answer], reviewsIn(answer));
        next.catch(later);
        return [outcome, next];
      }),
    );
  };

  /** A first question that is touched will be answered: what comes after it is brought while it is. */
  const touch = () => {
    if (stand.at !== 'question' || ahead.current.size > 0) return;
    memory.prepare();
    whenIdle(() => lookAhead(stand.drawn, round));
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
    const reopen = () => orTold(open());
    setKeeping(storageIs());
    reopen();
    window.addEventListener('hashchange', reopen);
    return () => window.removeEventListener('hashchange', reopen);
  }, []);

  const finish = async (so: readonly Answered[]) => {
    const { keepTest, standingsUnder, RoundEnd: End } = await memory.fetch();
    if (kind === 'test') keepTest(variant, so);
    setRound(so);
    setStand({ at: 'end', standings: standingsUnder(variant, []), End });
  };

  const answer = async (view: ScenarioView) => {
    if (stand.at !== 'question') return;
    const answer: Answered = { ...stand.drawn, outcome: outcomeOf(view), at: Date.now() };
    const { keepReviews } = await memory.fetch();
    setKeeping(keepReviews(variant, reviewsIn(answer)));
    const so = [...round, answer];
    setNotice(null);
    if (so.length === LENGTH) await finish(so);
    else put(await (ahead.current.get(answer.outcome) ?? drawAfter(so, [])), so);
  };

  const orTold = (work: Promise<void>) => {
    work.catch(() => setNotice(OFFLINE));
  };

  const again = async () => put(await drawAfter([], []), []);

  return {
    stand,
    round,
    notice,
    keeping,
    touch,
    answer: (view: ScenarioView) => orTold(answer(view)),
    again: () => orTold(again()),
  };
}

/** What an answer says of each reason that its question turned on. */
function reviewsIn({ question, outcome, at }: Answered): readonly Review[] {
  return question.reasons.map(({ id }) => ({ reason: id, outcome, at }));
}

const OFFLINE =
  'The next question did not come: is this device offline? Load this page again when it is not.';

/** What does not come ahead of its time is asked for again when it is due. */
const later = () => undefined;

const DAMAGED =
  'The end of this address names a question that is not here: it may have been cut off. Here is a new one.';
