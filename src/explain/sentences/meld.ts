/** What may lie together. */
import { isWild, rankOf } from '#src/engine/card.ts';
import type { Finding } from '#src/engine/verdict.ts';
import { aRank, cardList, naturalsAndWilds, rankOnto, ranksName, theCards } from '../card-words.ts';
import { capital, cardCount, counted, inWords } from '../number-words.ts';
import type { Sentences } from '../sentence.ts';

type Lying = Finding<'meld.of' | 'meld.size' | 'meld.naturals' | 'meld.wilds' | 'meld.balance'>;

export const MELD: Sentences<'meld'> = {
  'meld.target': {
    fault: ({ onto, whose }, { company }) => {
      const meld = `meld of ${ranksName(rankOnto(onto))}`;
      if (whose !== 'theirs') return `[Side have] no ${meld} to add to.`;
      const owner = company === 'teams' ? 'another side' : 'another player';
      return `That ${meld} belongs to ${owner}. [You] may add only to [side's] own melds.`;
    },
    ground: ({ onto }) => `[Side have] a meld of ${ranksName(rankOnto(onto))} to add to.`,
  },
  'meld.take-back': {
    fault: ({ cards }) => `No meld of ${cardList(cards)} lies there to be taken back.`,
    ground: () => 'What [you take] back lies there.',
  },
  'meld.of': {
    fault: ({ meld, added, before }) => {
      if (before === null || before.rank === 'wild') {
        return `${cardList(meld.cards)} are not of one rank. A meld is cards of the same rank, with or without wild cards.`;
      }
      const strangers = added.filter((card) => !isWild(card) && rankOf(card) !== before.rank);
      const kings = ranksName(before.rank);
      return `${capital(theCards(strangers))} cannot join the ${kings}: only ${kings} and wild cards may.`;
    },
    ground: ({ meld, added, before }) => {
      if (before !== null)
        return `${capital(theCards(added))} may join the ${ranksName(before.rank)}.`;
      const wild = meld.wilds === 0 || meld.rank === 'wild' ? '' : ' or wild';
      return `${cardList(meld.cards)} are all ${ranksName(meld.rank)}${wild}.`;
    },
  },
  'meld.size': {
    fault: ({ meld, need }) => {
      const { cards } = meld;
      const few = cards.length === 1 ? `${capital(theCards(cards))} is` : `${cardList(cards)} are`;
      return `${few} only ${cardCount(cards.length)}, and a meld has at least ${inWords(need)}.`;
    },
    ground: ({ meld, need }) =>
      `${capital(naturalsAndWilds(meld.cards))}: a meld has at least ${cardCount(need)}.`,
  },
  'meld.naturals': {
    fault: ({ meld, need }) =>
      `${capital(naturalsAndWilds(meld.cards))}${meld.naturals === 0 ? ' and no natural one' : ''}: a meld needs at least ${counted(need, 'natural card')}.`,
    ground: (finding) =>
      `${the(finding)} have ${counted(finding.meld.naturals, 'natural card')} among them, and a meld needs ${inWords(finding.need)}.`,
  },
  'meld.wilds': {
    fault: ({ meld, most, before }, { rules }) => {
      const always = rules['canasta.more-wilds'] === 'as-before';
      const until = always ? ', in a canasta too' : ' until the meld is a canasta';
      const grows = !always && before === null && meld.naturals + most >= rules['canasta.size'];
      const then = grows ? ' Lay a canasta first, then add the rest.' : '';
      return `${capital(naturalsAndWilds(meld.cards))}: ${counted(most, 'wild card')} ${most === 1 ? 'is' : 'are'} the most${until}.${then}`;
    },
    ground: (finding) => {
      const { meld, most, lifted } = finding;
      const wilds = counted(meld.wilds, 'wild card');
      return lifted
        ? `${the(finding)} are a canasta, so ${wilds} may lie with them.`
        : `${the(finding)} have ${wilds} and may have ${inWords(most)}.`;
    },
  },
  'meld.balance': {
    fault: ({ meld, balance }) => {
      const over = meld.wilds - meld.naturals + (balance === 'more-naturals' ? 1 : 0);
      const rule =
        balance === 'more-naturals'
          ? 'a meld must have more natural cards than wild ones'
          : 'wild cards may equal the natural ones, never outnumber them';
      const mend =
        over === 1
          ? `Take one out or add ${aRank(meld.rank)}`
          : `${inWords(over)} more ${ranksName(meld.rank)} would mend it`;
      const remedy = meld.rank === 'wild' ? '' : ` ${capital(mend)}.`;
      return `${capital(naturalsAndWilds(meld.cards))}: ${rule}.${remedy}`;
    },
    ground: ({ meld, balance }) => {
      if (meld.wilds === 0) return `No wild card lies with the ${ranksName(meld.rank)}.`;
      const all = capital(naturalsAndWilds(meld.cards));
      if (balance === 'free') return `${all}: wild cards may outnumber natural ones.`;
      return meld.wilds < meld.naturals
        ? `${all}: the natural cards are more than the wild ones.`
        : `${all}: the wild cards do not outnumber the natural ones.`;
    },
  },
  'meld.same-rank': {
    fault: ({ rank, melds }, { rules }) => {
      if (rules['meld.same-rank'] === 'one-only') {
        return `[Side have] a meld of ${ranksName(rank)} already, and one of each rank is all a side may have.`;
      }
      return melds === 0
        ? `[Side have] no meld of ${ranksName(rank)}, so there is nothing to unite.`
        : `[Side have] only one meld of ${ranksName(rank)}, so there is nothing to unite.`;
    },
    ground: ({ rank, melds }) =>
      melds > 1
        ? `[Side have] ${counted(melds, 'meld')} of ${ranksName(rank)}, which may lie apart or be united.`
        : `[Side have] no other meld of ${ranksName(rank)}.`,
  },
};

/** "The kings", as the subject of a sentence. */
function the({ meld }: Lying): string {
  return `The ${ranksName(meld.rank)}`;
}
