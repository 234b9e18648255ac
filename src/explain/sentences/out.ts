/** Going out, and what one must have and keep for it. */
import type { Finding } from '#src/engine/verdict.ts';
import { capital, cardCount, counted, howMany, inWords } from '../number-words.ts';
import type { Sentences } from '../sentence.ts';

type Leaving = Finding<'out.canastas'>;

export const OUT: Sentences<'out'> = {
  'out.canastas': {
    fault: (finding, { rules }) =>
      finding.by === 'discard'
        ? `Throwing [your] last card would end the deal, and ${canastas(finding)}. Keep ${cardCount(rules['out.keep'])}.`
        : `Going out takes ${counted(finding.needed, 'canasta')}, and ${canastas(finding)}.`,
    ground: ({ canastas: had, needed }) =>
      `[Side have] ${counted(had, 'canasta')}, and going out takes ${inWords(needed)}.`,
  },
  'out.keep': {
    fault: ({ left, keep }, { rules }) =>
      `This would leave ${left === 0 ? 'no card' : `only ${cardCount(left)}`} in [your] hand. Without the right to go out [you need] ${inWords(keep + rules['discard.count'])}: ${inWords(rules['discard.count'])} to discard and ${inWords(keep)} to keep.`,
    ground: ({ left }) =>
      `${capital(cardCount(left))} ${left === 1 ? 'stays' : 'stay'} in [your] hand.`,
  },
};

/** The canastas a side has, where they are too few. */
function canastas({ by, canastas: had, needed }: Leaving): string {
  if (by !== 'discard') return `[side have] ${had === 0 ? 'none yet' : `only ${inWords(had)}`}`;
  if (needed === 1) return '[side have] no canasta yet';
  return `[side have] ${howMany(had)} of the ${inWords(needed)} canastas it takes`;
}
