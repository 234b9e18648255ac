/** What is said of melds, canastas, threes and a first meld. */
import type { Code } from '#src/engine/verdict.ts';
import { card, cards, lying, type Said } from '../said.ts';

type Topic = 'meld' | 'canasta' | 'red-three' | 'black-three' | 'opening';

const OPEN = { opened: false, raised: 0, jokers: [], under: 0 } as const;
const TENS = { cards: cards('10S 10H 10D'), points: 30 };
const EIGHTS = { cards: cards('8S 8H 2C'), points: 40 };

// biome-ignore format: a row a line, to be read as a table
export const LAY: { [C in Code as C extends `${Topic}.${string}` ? C : never]: readonly Said<C>[] } = {
  'meld.target': [
    { as: 'fault', facts: { onto: { rank: 'K' }, cards: cards('KS'), whose: 'nobody' }, says: "Your side has no meld of kings to add to." },
    { as: 'fault', facts: { onto: { rank: '6' }, cards: cards('6S'), whose: 'theirs' }, says: "That meld of sixes belongs to another side. You may add only to your side's own melds." },
    { as: 'fault', facts: { onto: { cards: cards('QS QH QD') }, cards: cards('QC'), whose: 'theirs' }, of: 'you alone', says: "That meld of queens belongs to another player. You may add only to your own melds." },
    { as: 'fault', facts: { onto: { rank: 'wild' }, cards: cards('2S'), whose: 'nobody' }, of: 'opponent alone', says: "The player on your left has no meld of wild cards to add to." },
    { as: 'ground', facts: { onto: { rank: 'K' }, cards: cards('KS'), whose: 'own' }, says: "Your side has a meld of kings to add to." },
  ],
  'meld.take-back': [
    { as: 'fault', facts: { cards: cards('6S 6H 6D') }, says: "No meld of 6♠ 6♥ 6♦ lies there to be taken back." },
    { as: 'ground', facts: { cards: [] }, says: "What you take back lies there." },
  ],
  'meld.of': [
    { as: 'fault', facts: lying('KS QS JS'), says: "K♠ Q♠ J♠ are not of one rank. A meld is cards of the same rank, with or without wild cards." },
    { as: 'fault', facts: lying('QS', 'KS KH KD'), says: "The Q♠ cannot join the kings: only kings and wild cards may." },
    { as: 'fault', facts: lying('QS JD 2C', '6S 6H 6D'), says: "The Q♠ and the J♦ cannot join the sixes: only sixes and wild cards may." },
    { as: 'ground', facts: lying('KS KH 2C'), says: "K♠ K♥ 2♣ are all kings or wild." },
    { as: 'ground', facts: lying('2S 2H Joker'), says: "2♠ 2♥ Joker are all wild cards." },
    { as: 'ground', facts: lying('KS 2C', 'KS KH KD'), says: "The K♠ and the 2♣ may join the kings." },
  ],
  'meld.size': [
    { as: 'fault', facts: { ...lying('KS KH'), need: 3 }, says: "K♠ K♥ are only two cards, and a meld has at least three." },
    { as: 'fault', facts: { ...lying('KS'), need: 3 }, says: "The K♠ is only one card, and a meld has at least three." },
    { as: 'ground', facts: { ...lying('KS KH KD'), need: 3 }, says: "Three kings: a meld has at least three cards." },
    { as: 'ground', facts: { ...lying('2S 2H Joker'), need: 3 }, says: "Three wild cards: a meld has at least three cards." },
  ],
  'meld.naturals': [
    { as: 'fault', facts: { ...lying('KS 2C 2D'), need: 2 }, says: "A king and two wild cards: a meld needs at least two natural cards." },
    { as: 'fault', facts: { ...lying('2C 2D Joker'), need: 2 }, says: "Three wild cards and no natural one: a meld needs at least two natural cards." },
    { as: 'ground', facts: { ...lying('KS KH 2C'), need: 2 }, says: "The kings have two natural cards among them, and a meld needs two." },
  ],
  'meld.wilds': [
    { as: 'fault', facts: { ...lying('8S 8H 8D 8C 2S 2H 2D Joker'), most: 3, lifted: false }, says: "Four eights and four wild cards: three wild cards are the most until the meld is a canasta. Lay a canasta first, then add the rest." },
    { as: 'fault', facts: { ...lying('Joker', '8S 8H 8D 2S 2H 2D'), most: 3, lifted: false }, says: "Three eights and four wild cards: three wild cards are the most until the meld is a canasta." },
    { as: 'fault', facts: { ...lying('8S 8H 8D 8C 8S 2S 2H 2D Joker'), most: 3, lifted: false }, says: "Five eights and four wild cards: three wild cards are the most until the meld is a canasta. Lay a canasta first, then add the rest." },
    { as: 'fault', facts: { ...lying('8S 8H 8D 8C 2S 2H Joker'), most: 2, lifted: false }, under: { 'canasta.more-wilds': 'as-before' }, says: "Four eights and three wild cards: two wild cards are the most, in a canasta too." },
    { as: 'ground', facts: { ...lying('8S 8H 2S'), most: 3, lifted: false }, says: "The eights have one wild card and may have three." },
    { as: 'ground', facts: { ...lying('2S', '8S 8H 8D 8C 8S 2H 2D Joker'), most: 3, lifted: true }, says: "The eights are a canasta, so four wild cards may lie with them." },
  ],
  'meld.balance': [
    { as: 'fault', facts: { ...lying('6S 6H 2S 2H Joker'), balance: 'wilds-not-more' }, says: "Two sixes and three wild cards: wild cards may equal the natural ones, never outnumber them. Take one out or add a six." },
    { as: 'fault', facts: { ...lying('8S 8H 2S Joker'), balance: 'more-naturals' }, says: "Two eights and two wild cards: a meld must have more natural cards than wild ones. Take one out or add an eight." },
    { as: 'fault', facts: { ...lying('8S 8H 2S Joker 2C'), balance: 'more-naturals' }, says: "Two eights and three wild cards: a meld must have more natural cards than wild ones. Two more eights would mend it." },
    { as: 'fault', facts: { ...lying('2S Joker 2C'), balance: 'more-naturals' }, says: "Three wild cards: a meld must have more natural cards than wild ones." },
    { as: 'ground', facts: { ...lying('8S 8H 8D'), balance: 'more-naturals' }, says: "No wild card lies with the eights." },
    { as: 'ground', facts: { ...lying('8S 8H 2C'), balance: 'more-naturals' }, says: "Two eights and a wild card: the natural cards are more than the wild ones." },
    { as: 'ground', facts: { ...lying('6S 6H 2S Joker'), balance: 'wilds-not-more' }, says: "Two sixes and two wild cards: the wild cards do not outnumber the natural ones." },
    { as: 'ground', facts: { ...lying('6S 6H 2S Joker 2C'), balance: 'free' }, says: "Two sixes and three wild cards: wild cards may outnumber natural ones." },
  ],
  'meld.same-rank': [
    { as: 'fault', facts: { rank: 'K', melds: 1 }, says: "Your side has only one meld of kings, so there is nothing to unite." },
    { as: 'fault', facts: { rank: 'K', melds: 0 }, of: 'you alone', says: "You have no meld of kings, so there is nothing to unite." },
    { as: 'fault', facts: { rank: 'K', melds: 2 }, under: { 'meld.same-rank': 'one-only' }, says: "Your side has a meld of kings already, and one of each rank is all a side may have." },
    { as: 'ground', facts: { rank: 'K', melds: 2 }, says: "Your side has two melds of kings, which may lie apart or be united." },
    { as: 'ground', facts: { rank: 'K', melds: 1 }, says: "Your side has no other meld of kings." },
  ],
  'canasta.more': [
    { as: 'fault', facts: lying('KS', 'KS KH KD KC KS KH KD'), says: "The canasta of kings is closed: nothing may be added to it." },
    { as: 'ground', facts: lying('KS', 'KS KH KD KC KS KH KD'), says: "The canasta of kings may grow, though its bonus does not." },
  ],
  'canasta.spoiled': [
    { as: 'fault', facts: lying('2S', 'KS KH KD KC KS KH KD'), says: "The kings are a natural canasta, which takes no wild card." },
    { as: 'ground', facts: lying('2S', 'KS KH KD KC KS KH KD'), says: "With the 2♠ the natural canasta of kings becomes a mixed one, worth 300 instead of 500." },
    { as: 'ground', facts: lying('KC 2S Joker', 'KS KH KD KC KS KH KD'), says: "With the K♣, the 2♠ and the joker the natural canasta of kings becomes a mixed one, worth 300 instead of 500." },
  ],
  'canasta.wild': [
    { as: 'fault', facts: { ...lying('2S 2H 2D'), right: 'absent', need: 0, out: false, blind: false }, says: "Wild cards are never melded alone. They need natural cards beside them." },
    { as: 'fault', facts: { ...lying('2S 2H 2D 2C Joker'), right: 'only-going-out-blind', need: 7, out: false, blind: false }, says: "Wild cards alone are laid only as a canasta of seven, and these are five." },
    { as: 'fault', facts: { ...lying('2S 2H 2D 2C Joker Joker 2S'), right: 'only-going-out-blind', need: 7, out: false, blind: true }, says: "A canasta of wild cards is laid only in going out, and you would not go out with this move." },
    { as: 'fault', facts: { ...lying('2S 2H 2D 2C Joker Joker 2S'), right: 'only-going-out-blind', need: 7, out: true, blind: false }, says: "A canasta of wild cards needs the whole hand to go in one turn, with nothing melded and no pile taken before." },
    { as: 'ground', facts: { ...lying('2S 2H 2D 2C Joker Joker 2S'), right: 'only-going-out-blind', need: 7, out: true, blind: true }, says: "Seven cards, all wild, make a canasta, since you go out with the whole hand in one turn." },
  ],
  'red-three.unlaid': [
    { as: 'fault', facts: { cards: cards('3H') }, says: "You hold the 3♥. A red three is laid face up before any other move." },
    { as: 'fault', facts: { cards: cards('3H 3H 3D') }, of: 'opponent', says: "The player on your left holds two 3♥ and the 3♦. A red three is laid face up before any other move." },
    { as: 'ground', facts: { cards: [] }, says: "You hold no red three that must be laid first." },
  ],
  'red-three.on-top': [
    { as: 'fault', facts: { top: card('3H') }, says: "A red three, the 3♥, is on top. It is never melded, so nobody may take the pile until another card covers it." },
    { as: 'ground', facts: { top: card('KD') }, says: "No red three is on top." },
  ],
  'red-three.use': [
    { as: 'fault', facts: { cards: cards('3H'), as: 'discard' }, says: "The 3♥ is a bonus card: a red three is never discarded." },
    { as: 'fault', facts: { cards: cards('3H 3D'), as: 'meld' }, says: "The 3♥ and the 3♦ are bonus cards: a red three is never melded." },
    { as: 'fault', facts: { cards: cards('9C'), as: 'red-three' }, says: "The 9♣ is no red three, and only a red three is laid by itself." },
    { as: 'ground', facts: { cards: cards('3H'), as: 'red-three' }, says: "The 3♥ is a red three, which is laid face up as a bonus." },
    { as: 'ground', facts: { cards: [], as: 'meld' }, says: "No red three is among the cards." },
  ],
  'black-three.on-top': [
    { as: 'fault', facts: { top: card('3S') }, says: "A black three, the 3♠, is on top. Nobody may take the pile until another card covers it." },
    { as: 'ground', facts: { top: card('KD') }, says: "No black three is on top." },
  ],
  'black-three.meld': [
    { as: 'fault', facts: { ...lying('3S 3C 3S'), when: 'only-going-out', left: 4, out: false }, says: "Black threes are melded only in going out, and this would leave you four cards." },
    { as: 'fault', facts: { ...lying('3S 3C 3S'), when: 'only-going-out', left: 1, out: false }, says: "Black threes are melded only in going out, and you may not go out with this move." },
    { as: 'fault', facts: { ...lying('3S 3C 3S'), when: 'never', left: 4, out: false }, says: "3♠ 3♣ 3♠: threes are never melded." },
    { as: 'ground', facts: { ...lying('3S 3C 3S'), when: 'only-going-out', left: 0, out: true }, says: "Black threes are melded in going out, and this move uses the last card." },
    { as: 'ground', facts: { ...lying('3S 3C 3S'), when: 'only-going-out', left: 1, out: true }, says: "Black threes are melded in going out, and your last card can be thrown to go out." },
    { as: 'ground', facts: { ...lying('3S 3C 3S'), when: 'like-any-rank', left: 4, out: false }, says: "Black threes are melded like any other rank." },
  ],
  'black-three.wilds': [
    { as: 'fault', facts: lying('3S 3C 2S'), says: "3♠ 3♣ 2♠: wild cards may not join black threes." },
    { as: 'ground', facts: lying('3S 3C 2S'), says: "Wild cards may join black threes as in any meld." },
    { as: 'ground', facts: lying('3S 3C 3S'), says: "No wild card lies with the black threes." },
  ],
  'opening.unmended': [
    { as: 'fault', facts: { count: 30, need: 50 }, says: "The first meld on the table makes 30 and must make 50. Add to it, rearrange it or take it back before anything else." },
    { as: 'fault', facts: { count: 30, need: 50 }, under: { 'opening.mend': 'take-back' }, says: "The first meld on the table makes 30 and must make 50. Take it back before anything else." },
    { as: 'ground', facts: { count: 0, need: 50 }, says: "No first meld on the table is below its minimum." },
  ],
  'opening.minimum': [
    { as: 'fault', facts: { ...OPEN, need: 50, count: 30, score: 640, parts: [TENS] }, says: "Your side has no meld yet and 640 points, so your first meld must be worth at least 50. Three tens make 30. You need 20 more from your hand." },
    { as: 'fault', facts: { ...OPEN, need: 90, count: 70, score: 1840, parts: [TENS, EIGHTS] }, says: "Your side has no meld yet and 1,840 points, so your first meld must be worth at least 90. Three tens make 30, two eights and a two make 40: 70 together. You need 20 more from your hand." },
    { as: 'fault', facts: { ...OPEN, need: 120, count: 85, score: 3000, parts: [TENS, EIGHTS, { cards: cards('4S 4H 4D'), points: 15 }] }, says: "Your side has no meld yet and 3,000 points, so your first meld must be worth at least 120. These three melds make 85. You need 35 more from your hand." },
    { as: 'fault', facts: { ...OPEN, need: 60, raised: 10, count: 30, score: 0, under: 3, parts: [TENS] }, says: "Your side has no meld yet and no points, so your first meld must be worth at least 60, raised by 10. Three tens make 30. The cards under the top one do not count. You need 30 more." },
    { as: 'fault', facts: { ...OPEN, need: 50, count: 30, score: 0, jokers: cards('Joker'), parts: [{ cards: cards('9S 9H 9D Joker'), points: 30 }] }, of: 'opponent', says: "Their side has no meld yet and no points, so their first meld must be worth at least 50. Three nines and a joker make 30. The joker does not count. The player on your left needs 20 more." },
    { as: 'fault', facts: { ...OPEN, need: 50, count: 30, score: 0, under: 2, jokers: cards('Joker Joker'), parts: [{ cards: cards('9S 9H 9D Joker'), points: 30 }] }, of: 'partner', says: "Your side has no meld yet and no points, so your first meld must be worth at least 50. Three nines and a joker make 30. The jokers and the cards under the top one do not count. Your partner needs 20 more." },
    { as: 'fault', facts: { ...OPEN, need: 15, count: 10, score: -120, parts: [{ cards: cards('4S 4H'), points: 10 }] }, of: 'you alone', says: "You have no meld yet and −120 points, so your first meld must be worth at least 15. Two fours make 10. You need 5 more from your hand." },
    { as: 'fault', facts: { ...OPEN, need: 50, count: 0, score: 5, parts: [] }, of: 'opponent alone', says: "The player on your left has no meld yet and 5 points, so their first meld must be worth at least 50. Nothing laid counts toward it. They need 50 more from their hand." },
    { as: 'ground', facts: { ...OPEN, opened: true, need: 50, count: 0, score: 640, parts: [] }, says: "Your side has melded already, so there is no minimum to reach." },
    { as: 'ground', facts: { ...OPEN, opened: true, need: 50, count: 0, score: 640, parts: [] }, of: 'you alone', says: "You have melded already, so there is no minimum to reach." },
    { as: 'ground', facts: { ...OPEN, need: 50, count: 50, score: 640, parts: [{ cards: cards('QS QH QD 2C'), points: 50 }] }, says: "Your side's first meld must be worth at least 50. Three queens and a two make 50." },
    { as: 'ground', facts: { ...OPEN, need: 50, count: 70, score: 640, under: 4, parts: [TENS, EIGHTS] }, says: "Your side's first meld must be worth at least 50. Three tens make 30, two eights and a two make 40: 70 together. The cards under the top one do not count." },
    { as: 'ground', facts: { ...OPEN, need: 30, count: 30, score: 640, under: 1, parts: [TENS] }, of: 'opponent', says: "Their side's first meld must be worth at least 30. Three tens make 30. The card under the top one does not count." },
  ],
  'opening.wilds': [
    { as: 'fault', facts: { cards: cards('Joker') }, says: "Without the joker these melds do not all stand, and in the move that opens a joker cannot help them." },
    { as: 'fault', facts: { cards: cards('Joker Joker') }, says: "Without the jokers these melds do not all stand, and in the move that opens a joker cannot help them." },
    { as: 'ground', facts: { cards: cards('Joker') }, says: "These melds stand without the joker too, as they must in the move that opens." },
  ],
  'opening.mend': [
    { as: 'fault', facts: { insufficient: false, mend: 'add-rearrange-or-take-back', as: 'rearrange' }, says: "Cards once laid stay. Only a first meld below its minimum may be rearranged." },
    { as: 'fault', facts: { insufficient: false, mend: 'take-back', as: 'retract-all' }, says: "Cards once laid stay. Only a first meld below its minimum may be taken back." },
    { as: 'fault', facts: { insufficient: true, mend: 'take-back', as: 'retract-some' }, says: "A first meld below its minimum is taken back whole here, and nothing else." },
    { as: 'ground', facts: { insufficient: true, mend: 'add-rearrange-or-take-back', as: 'rearrange' }, says: "The first meld is below its minimum, so its cards may be rearranged." },
    { as: 'ground', facts: { insufficient: true, mend: 'add-rearrange-or-take-back', as: 'retract-all' }, says: "The first meld is below its minimum, so it may be taken back." },
    { as: 'ground', facts: { insufficient: true, mend: 'add-rearrange-or-take-back', as: 'retract-some' }, says: "The first meld is below its minimum, so some of it may be taken back." },
  ],
  'opening.same-cards': [
    { as: 'fault', facts: { missing: cards('KS'), extra: [] }, says: "To rearrange is to lay the same cards in other melds: the K♠ is left out." },
    { as: 'fault', facts: { missing: cards('KS KH'), extra: cards('4S') }, says: "To rearrange is to lay the same cards in other melds: the K♠ and the K♥ are left out, and the 4♠ was not laid before." },
    { as: 'ground', facts: { missing: [], extra: [] }, says: "The same cards lie in other melds." },
  ],
};
