/** A deal that is over, to be counted. */
import type { Draft } from '../draft.ts';
import type { TrialOf } from '../recipe.ts';

type Score = Omit<TrialOf<'score'>, 'ask'>;

/** How many cards are left in a hand that was not played out, at most. */
const LEFT = 6;

const ENDS = {
  you: { before: 'You have gone out.', ended: { by: 'out', seat: 'you' } },
  left: {
    before: 'The player on your left has gone out.',
    ended: { by: 'out', seat: 'left' },
  },
  blind: {
    before: 'You have gone out, with your whole hand in one turn.',
    ended: { by: 'out', seat: 'you', blind: true },
  },
} as const;

/** What each line of your side's score is worth. Hands that count are named; those of a side with melds are small. */
export function countDeal(draft: Draft, end: keyof typeof ENDS): Score {
  const { before, ended } = ENDS[end];
  const { rules } = draft;
  const melded = draft.mine.melds.length > 0;
  if (end !== 'left') draft.size(0);
  else {
    if (melded) draft.size(2 + draft.chance.below(LEFT));
    draft.leftIsOut();
    draft.theyGoOut();
  }
  if (rules['players.sides'].kind === 'teams')
    draft.showPartner(melded ? 2 + draft.chance.below(LEFT) : draft.unmelded());
  const canasta = draft.mine.melds.some(({ length }) => length >= rules['canasta.size']);
  draft.packet(canasta ? draft.one(['named', 'picked-up']) : 'named');
  return {
    before,
    text: 'What is each line worth to your side?',
    of: { is: 'deal', side: 'yours', ended },
    as: melded ? draft.one(['lines', 'sheet']) : 'sheet',
  };
}

/** Lays melds until so many cards lie before the side. */
export function layUpTo(draft: Draft, count: number): void {
  const left = count - draft.mine.melds.flat().length;
  const least = draft.rules['meld.size'];
  for (let at = 0; at < Math.floor(left / least); at += 1) {
    const size = least + (at === 0 ? left % least : 0);
    draft.meld(draft.rank(size), size);
  }
}
