/** Taking the pile: what bars it, and what it takes. */
import { type Card, isMeldRank, rankOf } from '#src/engine/card.ts';
import type { Holding } from '#src/engine/rules.ts';
import type { Finding } from '#src/engine/verdict.ts';
import { cardList, ofRank, rankName, ranksName, theCard, theCards } from '../card-words.ts';
import { capital, cardCount, howMany, inWords } from '../number-words.ts';
import type { Sentences } from '../sentence.ts';

type Reaching = Finding<'pile.needs' | 'pile.frozen-needs' | 'pile.unopened-needs'>;

export const PILE: Sentences<'pile'> = {
  'pile.empty': {
    fault: () => 'There is no pile to take.',
    ground: ({ count }) => `The pile has ${cardCount(count)}.`,
  },
  'pile.wild-on-top': {
    fault: ({ top }) =>
      `A wild card, ${theCard(top)}, is on top. Nobody may take the pile until another card covers it.`,
    ground: ({ top }) => `The card on top, ${theCard(top)}, is not wild.`,
  },
  'pile.closed': {
    fault: () => '[Side have] no meld yet, and until then the pile is closed to [them].',
    ground: ({ opened }) =>
      opened
        ? '[Side have] melded, so the pile is open to [them].'
        : '[Side have] no meld yet, and the pile is open to [them] all the same.',
  },
  'pile.frozen-needs': {
    fault: (finding, { rules }) => {
      const holdings = rules['pile.frozen-needs'];
      return `The pile is frozen by ${theCard(finding.frozenBy)}. ${toTake(finding.top, holdings)} ${missing(finding, holdings)}`.trimEnd();
    },
    ground: (finding) =>
      `The pile is frozen by ${theCard(finding.frozenBy)}. ${reached(finding, 'open it')}`,
  },
  'pile.unopened-needs': {
    fault: (finding, { rules }) => {
      const holdings = rules['pile.frozen-needs'];
      // The frozen pile has said what is missing.
      if (finding.frozenBy !== null)
        return `[Side have] no meld yet, so even unfrozen the pile would ask the same of [them].`;
      return `[Side have] no meld yet, so the pile counts as frozen for [them]. ${toTake(finding.top, holdings)} ${missing(finding, holdings)}`.trimEnd();
    },
    ground: (finding) => {
      if (finding.frozenBy !== null)
        return '[Side have] no meld yet, which asks the same of [them] as the frozen pile.';
      return `[Side have] no meld yet, so the pile counts as frozen for [them]. ${reached(finding, 'take it')}`;
    },
  },
  'pile.needs': {
    fault: (finding, { rules }) => {
      const holdings = rules['pile.needs'];
      return `${toTake(finding.top, holdings, 'the pile')} ${missing(finding, holdings)}`.trimEnd();
    },
    ground: (finding) =>
      reached(
        finding,
        finding.wilds.length === 0 ? 'take the pile' : 'take the pile, which is not frozen',
      ),
  },
  'pile.one-card': {
    fault: () =>
      '[You hold] one card and the pile has one. A hand of one card may not take a pile of one card.',
    ground: ({ hand }) =>
      hand > 1 ? '[You hold] more than one card.' : 'The pile has more than one card.',
  },
  'pile.top-card': {
    fault: ({ top }) =>
      `${capital(theCard(top))} on top must be melded at once, with cards from [your] hand or on a meld. It may not join [your] hand.`,
    ground: ({ top, joins }) => {
      const rest =
        joins === 1
          ? ', and the card under it comes along'
          : `, and the ${inWords(joins)} cards under it come along`;
      return `${capital(theCard(top))} on top is melded at once${joins === 0 ? '' : rest}.`;
    },
  },
  'pile.free-first': {
    fault: ({ right, firstTurn, frozenBy }) => {
      if (right === 'absent') return 'Nobody may take the turned card here without melding it.';
      if (!firstTurn)
        return 'Only the first player of the deal, on the first turn, may take the turned card without melding it.';
      return frozenBy === null
        ? 'The turned card may be taken without melding only while it is the whole pile.'
        : `The pile is frozen by ${theCard(frozenBy)}, so even the first player may not take the turned card without melding it.`;
    },
    ground: () =>
      'It is the first turn of the deal and the pile is not frozen, so [you] may take the turned card without melding it.',
  },
};

/** What the rule asks for, with this top card. */
function toTake(top: Card, holdings: readonly Holding[], it = 'it'): string {
  if (!isMeldRank(top)) return `Nothing takes ${it} with ${theCard(top)} on top.`;
  const king = rankName(rankOf(top));
  const pair = holdings.includes('natural-pair');
  const mixed = holdings.includes('natural-and-wild');
  const two = pair ? `two natural ${ranksName(rankOf(top))}` : '';
  const one = pair ? ', or one and a wild card,' : `a natural ${king} and a wild card`;
  const onto = holdings.includes('onto-open-meld')
    ? `, or [add] it to a meld of ${ranksName(rankOf(top))} short of a canasta`
    : '';
  return `To take ${it} [you lay] ${two}${mixed ? one : ''} from [your] hand with the ${king} on top${onto}.`;
}

/** What is wanting in what was laid. */
function missing(finding: Reaching, holdings: readonly Holding[]): string {
  const { top, naturals, wilds, strangers, held, onto } = finding;
  const rank = rankOf(top);
  if (onto === 'canasta') return 'The top card may not go straight onto a canasta.';
  if (strangers.length > 0)
    return `${capital(theCards(strangers))} ${strangers.length === 1 ? 'is' : 'are'} of another rank.`;
  const laid = naturals.length;
  if (laid > 1) return '';
  const more = held.length > laid ? held.length : 0;
  if (laid + wilds.length === 0 && onto === 'open-meld' && !holdings.includes('onto-open-meld')) {
    return `[Side's] ${ranksName(rank)} on the table do not help.`;
  }
  const verb = more > 0 ? '[You] laid' : '[You have]';
  if (wilds.length === 0) {
    return `${verb} ${laid === 0 ? 'none' : `only ${howMany(laid)}`}${more > 0 ? ` and [hold] ${inWords(more)}` : ''}.`;
  }
  const alone = holdings.includes('natural-and-wild')
    ? 'wild cards alone are not enough'
    : 'wild cards cannot replace them';
  const cannot = laid === 0 ? alone : 'a wild card cannot replace the other';
  return `${verb} ${howMany(laid)}, and ${cannot}${more > 0 ? `; [you hold] ${inWords(more)}` : ''}.`;
}

/** What was laid, and that it does. */
function reached({ top, naturals, wilds }: Reaching, does: string): string {
  const rank = rankOf(top);
  const laid = [...naturals, ...wilds];
  if (laid.length === 0)
    return `${capital(theCard(top))} goes onto [side's] ${ranksName(rank)}, which are no canasta yet, and the pile is not frozen.`;
  const kings =
    naturals.length === 1
      ? `a natural ${rankName(rank)}`
      : `${inWords(naturals.length)} natural ${ranksName(rank)}`;
  const wild = wilds.length === 0 ? '' : ` and ${ofRank(wilds.length, 'wild')}`;
  return `${capital(kings)}${wild} from [your] hand, ${cardList(laid)}, ${does}.`;
}
