import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cardOf, type DeckCard, situationAt } from '#src/practice/deck-card.ts';
import { fetchSituation } from '#src/practice/fetch-situation.ts';
import { printLink, readLink, SEEDS } from '#src/practice/question-link.ts';
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

/** How the reasons stand now. What works it out comes only once there is something to work out. */
async function standingsUnder(variant: string): Promise<Standings> {
  const past = reviewsOf(readProgress($entries.get()), variant);
  if (past.length === 0) return new Map();
  const { standingsOf } = await import('#src/practice/memory.ts');
  return standingsOf(past);
}

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

  const put = async (card: DeckCard, seed: number) => {
    const situation = await fetchSituation(situationAt(card, seed));
    setStand({ at: 'question', drawn: ask(card.reason, situation, game, seed) });
    const link = printLink({ seed, reason: card.reason.id });
    if (kind === 'practice') history.replaceState(history.state, '', link);
  };

  const next = async (so: readonly Answered[]) => {
    const standings = await standingsUnder(variant);
    const seed = Math.floor(Math.random() * SEEDS);
    await put(draw({ kind, deck, standings, round: so, now: Date.now(), seed }), seed);
  };

  /** The question that the address names, or a new one. */
  const open = () => {
    const link = kind === 'test' ? null : readLink(location.hash);
    const asked = link === 'damaged' ? null : link;
    const card = asked && cardOf(deck, asked);
    setNotice(link !== null && !card ? DAMAGED : null);
    void (asked && card ? put(card, asked.seed) : next(answered.current));
  };

  useEffect(() => {
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);

  const finish = async (so: readonly Answered[]) => {
    if (kind === 'test') keepTest(variant, so);
    setStand({ at: 'end', standings: await standingsUnder(variant) });
  };

  const answer = (view: ScenarioView) => {
    if (stand.at !== 'question') return;
    const at = Date.now();
    const outcome = outcomeOf(view);
    for (const { id } of stand.drawn.question.reasons)
      keepRecord({ of: 'review', variant, mark: newMark(), reason: id, outcome, at });
    const so = [...round, { ...stand.drawn, outcome, at }];
    setRound(so);
    setNotice(null);
    void (so.length < LENGTH ? next(so) : finish(so));
  };

  const again = () => {
    setRound([]);
    void next([]);
  };

  return { stand, round, notice, answer, again };
}

const DAMAGED =
  'The end of this address names a question that is not here: it may have been cut off. Here is a new one.';

function keepTest(variant: string, round: readonly Answered[]): void {
  const answers = round.map(({ reason, outcome }) => ({ reason: reason.id, outcome }));
  keepRecord({ of: 'test', variant, mark: newMark(), at: Date.now(), answers });
}
