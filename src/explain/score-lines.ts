/** The lines of a score in words. */
import { canastaKind, meldOf } from '#src/engine/meld.ts';
import type { ScoreLine } from '#src/engine/score.ts';
import type { PenaltyRule } from '#src/engine/verdict.ts';
import { cardList, ranksName } from './card-words.ts';
import { capital, cardCount, counted, figure } from './number-words.ts';

const PENALTIES: Readonly<Record<PenaltyRule, string>> = {
  'penalty.illegal-meld': 'An illegal meld',
  'penalty.partial-retraction': 'Part of a first meld taken back',
  'penalty.false-request': 'Asked to go out, heard yes, and did not go out',
};

/** What a line counts, as one sentence: "Canasta of queens, natural: 500." */
export function sayScoreLine(line: ScoreLine): string {
  return `${what(line)}: ${figure(line.points)}.`;
}

function what({ rule, count, cards }: ScoreLine): string {
  switch (rule) {
    case 'score.melds':
      return `${capital(cardCount(count))} in melds`;
    case 'score.hand':
      return `Left in hand, ${cardList(cards)}`;
    case 'pony.unopened':
      return `A pony never picked up, ${cardCount(count)}`;
    case 'score.canastas':
      return `Canasta of ${ranksName(meldOf(cards).rank)}, ${canastaKind(meldOf(cards))}`;
    case 'score.wild-canasta':
      return 'Canasta of wild cards';
    case 'score.going-out':
      return 'Going out';
    case 'out.blind':
      return 'Going out blind';
    case 'red-three.value':
      return capital(counted(count, 'red three'));
    case 'red-three.set':
      return `${capital(counted(count, 'red three'))}, a full set among them`;
    case 'red-three.unmelded':
      return `${capital(counted(count, 'red three'))}, and no meld`;
    case 'penalty.red-three':
      return `A red three never laid, ${cardList(cards)}`;
    default:
      return PENALTIES[rule as PenaltyRule];
  }
}
