import { type ComponentChild, h } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cardOf, type DeckCard, firstCard } from '#src/practice/deck-card.ts';
import { fetchQuestion } from '#src/practice/fetch-question.ts';
import { printLink, type QuestionLink, readLink, SEEDS } from '#src/practice/question-link.ts';
import type { Outcome, Review } from '#src/practice/review.ts';
import {
  type Answered,
  type Drawn,
  LENGTH,
  outcomeOf,
  type RoundKind,
} from '#src/practice/round.ts';
import type { Standings } from '#src/practice/standing.ts';
import { countReviews, keptRound, storageIs } from '#src/progress/keeping.ts';
import type { ScenarioView } from '#src/scenario/view.ts';
import { demanded } from '../demanded.ts';
import { addressedHash, onNewAddress } from '../on-new-address.ts';
import { bookOf } from '../page-book.ts';
import { whenIdle } from '../when-idle.ts';
import type { RoundEnd } from './round-end.tsx';

const firstDrawing = demanded(() => import('./first-drawing.ts'));
const memory = demanded(() => import('./round-memory.ts'));
const underWay = demanded(() => import('./round-under-way.ts'));

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
  const [notice, setNotice] = useState<ComponentChild>(null);
  const [keeping, setKeeping] = useState<string | null>(null);
  // The listener of addresses, which stays, has to know what was answered meanwhile.
  const answered = useRef(round);
  answered.current = round;
  const onTable = useRef<Drawn | null>(null);
  const ahead = useRef<ReadonlyMap<Outcome, Promise<Drawn>>>(new Map());

  const askFor = async (card: DeckCard, seed: number): Promise<Drawn> => {
    const question = await fetchQuestion(card, game, seed);
    return { reason: card.reason, seed, question };
  };

  /** The first question, without what works out how the reasons stand, where nothing was answered or that is kept. */
  const firstWithoutMemory = async (seed: number): Promise<DeckCard | null> => {
    if (memory.here() !== undefined) return null;
    if (countReviews(variant) === 0) return firstCard(deck, seed);
    const { drawFirst, keptStandings } = await firstDrawing.fetch();
    const standings = keptStandings(variant);
    return standings && drawFirst({ kind, deck, standings, now: Date.now(), seed });
  };

  const drawAfter = async (so: readonly Answered[], more: readonly Review[]): Promise<Drawn> => {
    const seed = Math.floor(Math.random() * SEEDS);
    const first = so.length === 0 ? await firstWithoutMemory(seed) : null;
    if (first !== null) return askFor(first, seed);
    const { draw, standingsUnder } = await memory.fetch();
    const standings = standingsUnder(variant, more);
    return askFor(draw({ kind, deck, standings, round: so, now: Date.now(), seed }), seed);
  };

  const put = (drawn: Drawn, so: readonly Answered[]) => {
    setRound(so);
    setStand({ at: 'question', drawn });
    const link = linkTo(drawn);
    if (kind === 'practice') history.replaceState(history.state, '', printLink(link));
    underWay.here()?.keepRound(so, link);
    onTable.current = drawn;
    ahead.current = new Map();
    if (memory.here() !== undefined) whenIdle(() => lookAhead(drawn, so));
  };

  const lookAhead = (drawn: Drawn, so: readonly Answered[]) => {
    if (drawn !== onTable.current || ahead.current.size > 0 || so.length + 1 === LENGTH) return;
    ahead.current = new Map(
      AHEAD.map((outcome) => {
        const answer = answerTo(drawn, outcome);
        const next = drawAfter([...so, answer], reviewsIn(drawn, answer));
        next.catch(later);
        return [outcome, next];
      }),
    );
  };

  /** A question that is touched will be answered: what comes after it is brought while it is. */
  const touch = () => {
    if (stand.at !== 'question' || ahead.current.size > 0) return;
    memory.prepare();
    underWay.prepare();
    whenIdle(() => lookAhead(stand.drawn, round));
  };

  /** The question that the address names, or that a round under way has come to, or a new one. */
  const open = async (so: readonly Answered[], now: QuestionLink | null) => {
    const link = kind === 'test' ? null : readLink(addressedHash());
    const asked = link === 'damaged' ? null : (link ?? now);
    const card = asked && cardOf(deck, asked);
    if (link !== null && !card) setNotice((await underWay.fetch()).LOST_QUESTION);
    put(await (asked && card ? askFor(card, asked.seed) : drawAfter(so, [])), so);
  };

  /** Goes on with what was under way here before the page was loaded again. */
  const begin = async () => {
    const text = keptRound();
    if (text === null) return open([], null);
    const { readRound, Resumed } = await underWay.fetch();
    const kept = readRound(text, deck);
    if (kept !== null) setNotice(h(Resumed, { onAgain }));
    return open(kept?.answered ?? [], kept?.now ?? null);
  };

  useEffect(() => {
    orTold(begin());
    if (storageIs() !== 'kept') memory.prepare(({ keepingWords }) => setKeeping(keepingWords()));
    return onNewAddress(() => {
      setNotice(null);
      orTold(open(answered.current, null));
    });
  }, []);

  const finish = async (so: readonly Answered[]) => {
    const { keepTest, standingsUnder, RoundEnd: End } = await memory.fetch();
    if (kind === 'test') keepTest(variant, so);
    (await underWay.fetch()).forgetRound();
    setRound(so);
    setStand({ at: 'end', standings: standingsUnder(variant, []), End });
  };

  const answer = async (view: ScenarioView) => {
    if (stand.at !== 'question') return;
    const answer = answerTo(stand.drawn, outcomeOf(view));
    const [{ keepReviews, keepingWords }] = await Promise.all([memory.fetch(), underWay.fetch()]);
    keepReviews(variant, reviewsIn(stand.drawn, answer));
    setKeeping(keepingWords());
    const so = [...round, answer];
    setNotice(null);
    if (so.length === LENGTH) await finish(so);
    else put(await (ahead.current.get(answer.outcome) ?? drawAfter(so, [])), so);
  };

  const orTold = (work: Promise<void>) => {
    work.catch(() => setNotice(OFFLINE));
  };

  const again = async () => {
    const drawn = await drawAfter([], []);
    setNotice(null);
    put(drawn, []);
  };
  const onAgain = () => orTold(again());

  return {
    stand,
    round,
    notice,
    keeping,
    touch,
    answer: (view: ScenarioView) => orTold(answer(view)),
    again: onAgain,
  };
}

const linkTo = ({ seed, reason }: Drawn): QuestionLink => ({ seed, reason: reason.id });

function answerTo({ reason, seed, question }: Drawn, outcome: Outcome): Answered {
  return { reason, seed, legal: question.legal, outcome, at: Date.now() };
}

/** What an answer says of each reason that its question turned on. */
function reviewsIn({ question }: Drawn, { outcome, at }: Answered): readonly Review[] {
  return question.reasons.map(({ id }) => ({ reason: id, outcome, at }));
}

const OFFLINE =
  'The next question did not come: is this device offline? Load this page again when it is not.';

/** What does not come ahead of its time is asked for again when it is due. */
const later = () => undefined;
