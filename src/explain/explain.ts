/** Puts a verdict into words: every condition with its sentence and the rule it rests on. */
import type { Card } from '#src/engine/card.ts';
import type { Finding, Verdict } from '#src/engine/verdict.ts';
import { sayEnded } from './ended.ts';
import type { Explanation, Reason } from './explanation.ts';
import { sayPenalty } from './penalty.ts';
import { sayFault, sayGround } from './sentences.ts';
import type { Speech } from './speech.ts';

/** The verdict in words: broken conditions in the judge's order, then those that are met. */
export function explain(verdict: Verdict, speech: Speech): Explanation {
  const { legal, faults, grounds, penalty, ended } = verdict;
  const weight = legal ? 'made' : 'refused';
  return {
    legal,
    reasons: [
      ...faults.map((fault) => reason(fault, 'fault', speech)),
      ...grounds.map((ground) => reason(ground, 'ground', speech)),
    ],
    penalty: penalty && { ...penalty, text: sayPenalty(penalty, weight, speech) },
    ended: ended && sayEnded(ended, speech),
  };
}

/** One condition in words. */
function reason(finding: Finding, as: 'fault' | 'ground', speech: Speech): Reason {
  return {
    code: finding.code,
    met: as === 'ground',
    rule: speech.book[finding.rule],
    text: as === 'fault' ? sayFault(finding, speech) : sayGround(finding, speech),
    cards: cardsOf(finding),
  };
}

/** Facts that are cards. */
const CARD_FACTS = [
  'frozenBy',
  'top',
  'naturals',
  'wilds',
  'strangers',
  'added',
  'cards',
  'card',
  'lacking',
  'exposed',
  'jokers',
  'missing',
  'extra',
  'pairs',
] as const;
type CardFacts = { readonly [Fact in (typeof CARD_FACTS)[number]]?: Card | readonly Card[] | null };

/** The cards that a condition turns on. */
function cardsOf(finding: Finding): readonly Card[] {
  const facts = finding as CardFacts;
  return CARD_FACTS.flatMap((fact) => facts[fact] ?? []);
}
