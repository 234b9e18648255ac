/** A side's first meld of the deal. */
import type { Counted, Finding } from '#src/engine/verdict.ts';
import { byRank, theCards } from '../card-words.ts';
import { capital, figure, inPoints, inWords } from '../number-words.ts';
import type { Sentences } from '../sentence.ts';

type Minimum = Finding<'opening.minimum'>;

export const OPENING: Sentences<'opening'> = {
  'opening.unmended': {
    fault: ({ count, need }, { rules }) => {
      const mend =
        rules['opening.mend'] === 'take-back'
          ? 'Take it back'
          : 'Add to it, rearrange it or take it back';
      return `The first meld on the table makes ${figure(count)} and must make ${figure(need)}. ${mend} before anything else.`;
    },
    ground: () => 'No first meld on the table is below its minimum.',
  },
  'opening.minimum': {
    fault: (finding) => {
      const { score, need, count } = finding;
      return [
        `[Side have] no meld yet and ${inPoints(score)}, so [its] first meld must be worth at least ${figure(need)}${raise(finding)}.`,
        worth(finding),
        idle(finding),
        `[You need] ${figure(need - count)} more${idle(finding) === '' ? ' from [your] hand' : ''}.`,
      ]
        .filter((part) => part !== '')
        .join(' ');
    },
    ground: (finding) => {
      if (finding.opened) return '[Side have] melded already, so there is no minimum to reach.';
      const minimum = `[Side's] first meld must be worth at least ${figure(finding.need)}${raise(finding)}.`;
      return [minimum, worth(finding), idle(finding)].filter((part) => part !== '').join(' ');
    },
  },
  'opening.wilds': {
    fault: ({ cards }) =>
      `Without the ${jokers(cards)} these melds do not all stand, and in the move that opens a joker cannot help them.`,
    ground: ({ cards }) =>
      `These melds stand without the ${jokers(cards)} too, as they must in the move that opens.`,
  },
  'opening.mend': {
    fault: ({ insufficient, as }) => {
      if (!insufficient) {
        return `Cards once laid stay. Only a first meld below its minimum may be ${as === 'rearrange' ? 'rearranged' : 'taken back'}.`;
      }
      return 'A first meld below its minimum is taken back whole here, and nothing else.';
    },
    ground: ({ as }) => `The first meld is below its minimum, so ${MENDING[as]}.`,
  },
  'opening.same-cards': {
    fault: ({ missing, extra }) => {
      const left =
        missing.length === 0 ? [] : [`${theCards(missing)} ${is(missing.length)} left out`];
      const other =
        extra.length === 0 ? [] : [`${theCards(extra)} ${was(extra.length)} not laid before`];
      return `To rearrange is to lay the same cards in other melds: ${[...left, ...other].join(', and ')}.`;
    },
    ground: () => 'The same cards lie in other melds.',
  },
};

const MENDING = {
  rearrange: 'its cards may be rearranged',
  'retract-all': 'it may be taken back',
  'retract-some': 'some of it may be taken back',
} as const;

const is = (number: number): string => (number === 1 ? 'is' : 'are');
const was = (number: number): string => (number === 1 ? 'was' : 'were');

function raise({ raised }: Minimum): string {
  return raised === 0 ? '' : `, raised by ${figure(raised)}`;
}

/** What was laid, and what it makes. */
function worth({ parts, count }: Minimum): string {
  const laid = parts.filter(({ cards }) => cards.length > 0);
  const [first, second] = laid;
  if (first === undefined) return 'Nothing laid counts toward it.';
  if (second === undefined)
    return `${capital(byRank(first.cards))} ${makes(first)} ${figure(count)}.`;
  if (laid.length > 2) return `These ${inWords(laid.length)} melds make ${figure(count)}.`;
  const sums = [first, second].map(
    (part) => `${byRank(part.cards)} ${makes(part)} ${figure(part.points)}`,
  );
  return `${capital(sums.join(', '))}: ${figure(count)} together.`;
}

const makes = ({ cards }: Counted): string => (cards.length === 1 ? 'makes' : 'make');

const jokers = (cards: readonly unknown[]): string => (cards.length === 1 ? 'joker' : 'jokers');

/** What does not count. */
function idle({ jokers: apart, under }: Minimum): string {
  const joker = apart.length === 0 ? [] : [`the ${jokers(apart)}`];
  const buried = under === 0 ? [] : [`the ${under === 1 ? 'card' : 'cards'} under the top one`];
  const all = [...joker, ...buried];
  if (all.length === 0) return '';
  return `${capital(all.join(' and '))} ${apart.length + under === 1 ? 'does' : 'do'} not count.`;
}
