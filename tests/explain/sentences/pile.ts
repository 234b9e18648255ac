/** What is said of the pile. */
import type { Code, Facts } from '#src/engine/verdict.ts';
import { card, cards, type Said } from '../said.ts';

type Reaching = Facts['pile.needs'];

const NOTHING = {
  naturals: [],
  wilds: [],
  strangers: [],
  held: [],
  onto: 'nothing',
  ownMeld: 'none',
} as const;

/** What is laid with the king of diamonds on top. */
function reaching(facts: Partial<Reaching>, top = 'KD'): Reaching {
  return { top: card(top), ...NOTHING, ...facts };
}

const ONE_AND_WILD = { naturals: cards('KS'), wilds: cards('2C') };
const PAIR = { naturals: cards('KS KH'), held: cards('KS KH') };
const FROZEN = { frozenBy: card('2H') };

// biome-ignore format: a row a line, to be read as a table
export const PILE: { [C in Code as C extends `pile.${string}` ? C : never]: readonly Said<C>[] } = {
  'pile.empty': [
    { as: 'fault', facts: { count: 0 }, says: "There is no pile to take." },
    { as: 'ground', facts: { count: 1 }, says: "The pile has one card." },
    { as: 'ground', facts: { count: 14 }, says: "The pile has 14 cards." },
  ],
  'pile.wild-on-top': [
    { as: 'fault', facts: { top: card('2H') }, says: "A wild card, the 2♥, is on top. Nobody may take the pile until another card covers it." },
    { as: 'fault', facts: { top: card('Joker') }, says: "A wild card, the joker, is on top. Nobody may take the pile until another card covers it." },
    { as: 'ground', facts: { top: card('KD') }, says: "The card on top, the K♦, is not wild." },
  ],
  'pile.closed': [
    { as: 'fault', facts: { opened: false }, says: "Your side has no meld yet, and until then the pile is closed to you." },
    { as: 'fault', facts: { opened: false }, of: 'you alone', says: "You have no meld yet, and until then the pile is closed to you." },
    { as: 'fault', facts: { opened: false }, of: 'opponent', says: "Their side has no meld yet, and until then the pile is closed to the player on your left." },
    { as: 'ground', facts: { opened: true }, says: "Your side has melded, so the pile is open to you." },
    { as: 'ground', facts: { opened: true }, of: 'you alone', says: "You have melded, so the pile is open to you." },
  ],
  'pile.frozen-needs': [
    { as: 'fault', facts: { ...reaching({ ...ONE_AND_WILD, held: cards('KS') }), ...FROZEN }, says: "The pile is frozen by the 2♥. To take it you lay two natural kings from your hand with the king on top. You have one, and a wild card cannot replace the other." },
    { as: 'fault', facts: { ...reaching({ ...ONE_AND_WILD, held: cards('KS KH KC') }), ...FROZEN }, says: "The pile is frozen by the 2♥. To take it you lay two natural kings from your hand with the king on top. You laid one, and a wild card cannot replace the other; you hold three." },
    { as: 'fault', facts: { ...reaching({ naturals: cards('KS'), held: cards('KS') }), ...FROZEN }, says: "The pile is frozen by the 2♥. To take it you lay two natural kings from your hand with the king on top. You have only one." },
    { as: 'fault', facts: { ...reaching({ naturals: cards('KS'), held: cards('KS KH') }), ...FROZEN }, says: "The pile is frozen by the 2♥. To take it you lay two natural kings from your hand with the king on top. You laid only one and hold two." },
    { as: 'fault', facts: { ...reaching({ wilds: cards('2C Joker') }), ...FROZEN }, says: "The pile is frozen by the 2♥. To take it you lay two natural kings from your hand with the king on top. You have none, and wild cards cannot replace them." },
    { as: 'fault', facts: { ...reaching({ wilds: cards('2C'), held: cards('KS KH') }), ...FROZEN }, says: "The pile is frozen by the 2♥. To take it you lay two natural kings from your hand with the king on top. You laid none, and wild cards cannot replace them; you hold two." },
    { as: 'fault', facts: { ...reaching({ onto: 'open-meld', ownMeld: 'open-meld' }), ...FROZEN }, says: "The pile is frozen by the 2♥. To take it you lay two natural kings from your hand with the king on top. Your side's kings on the table do not help." },
    { as: 'fault', facts: { ...reaching({ onto: 'canasta', ownMeld: 'canasta' }), ...FROZEN }, says: "The pile is frozen by the 2♥. To take it you lay two natural kings from your hand with the king on top. The top card may not go straight onto a canasta." },
    { as: 'fault', facts: { ...reaching({ held: cards('KS KH') }), ...FROZEN }, says: "The pile is frozen by the 2♥. To take it you lay two natural kings from your hand with the king on top. You laid none and hold two." },
    { as: 'fault', facts: { ...reaching({ strangers: cards('QS QH') }, '6D'), frozenBy: card('Joker') }, says: "The pile is frozen by the joker. To take it you lay two natural sixes from your hand with the six on top. The Q♠ and the Q♥ are of another rank." },
    { as: 'fault', facts: { ...reaching({ ...ONE_AND_WILD, held: cards('KS') }), ...FROZEN }, of: 'opponent', says: "The pile is frozen by the 2♥. To take it the player on your left lays two natural kings from their hand with the king on top. They have one, and a wild card cannot replace the other." },
    { as: 'fault', facts: { ...reaching({ ...ONE_AND_WILD, held: cards('KS KH') }), ...FROZEN }, of: 'partner', says: "The pile is frozen by the 2♥. To take it your partner lays two natural kings from their hand with the king on top. They laid one, and a wild card cannot replace the other; they hold two." },
    { as: 'ground', facts: { ...reaching(PAIR), ...FROZEN }, says: "The pile is frozen by the 2♥. Two natural kings from your hand, K♠ K♥, open it." },
    { as: 'ground', facts: { ...reaching({ naturals: cards('6S 6H 6C'), wilds: cards('2C') }, '6D'), frozenBy: card('3H') }, says: "The pile is frozen by the 3♥. Three natural sixes and a wild card from your hand, 6♠ 6♥ 6♣ 2♣, open it." },
  ],
  'pile.unopened-needs': [
    { as: 'fault', facts: { ...reaching({ ...ONE_AND_WILD, held: cards('KS') }), frozenBy: null }, says: "Your side has no meld yet, so the pile counts as frozen for you. To take it you lay two natural kings from your hand with the king on top. You have one, and a wild card cannot replace the other." },
    { as: 'fault', facts: { ...reaching({ ...ONE_AND_WILD, held: cards('KS') }), frozenBy: null }, of: 'you alone', says: "You have no meld yet, so the pile counts as frozen for you. To take it you lay two natural kings from your hand with the king on top. You have one, and a wild card cannot replace the other." },
    { as: 'fault', facts: { ...reaching({ ...ONE_AND_WILD, held: cards('KS') }), frozenBy: null }, of: 'opponent', says: "Their side has no meld yet, so the pile counts as frozen for the player on your left. To take it they lay two natural kings from their hand with the king on top. They have one, and a wild card cannot replace the other." },
    { as: 'fault', facts: { ...reaching({ ...ONE_AND_WILD, held: cards('KS') }), ...FROZEN }, says: "Your side has no meld yet, so even unfrozen the pile would ask the same of you." },
    { as: 'ground', facts: { ...reaching(PAIR), frozenBy: null }, says: "Your side has no meld yet, so the pile counts as frozen for you. Two natural kings from your hand, K♠ K♥, take it." },
    { as: 'ground', facts: { ...reaching(PAIR), ...FROZEN }, says: "Your side has no meld yet, which asks the same of you as the frozen pile." },
  ],
  'pile.needs': [
    { as: 'fault', facts: reaching({ naturals: cards('KS'), held: cards('KS') }), says: "To take the pile you lay two natural kings, or one and a wild card, from your hand with the king on top, or add it to a meld of kings short of a canasta. You have only one." },
    { as: 'fault', facts: reaching({}), says: "To take the pile you lay two natural kings, or one and a wild card, from your hand with the king on top, or add it to a meld of kings short of a canasta. You have none." },
    { as: 'fault', facts: reaching({ wilds: cards('2C Joker') }, 'AD'), says: "To take the pile you lay two natural aces, or one and a wild card, from your hand with the ace on top, or add it to a meld of aces short of a canasta. You have none, and wild cards alone are not enough." },
    { as: 'fault', facts: reaching({ onto: 'canasta', ownMeld: 'canasta' }), says: "To take the pile you lay two natural kings, or one and a wild card, from your hand with the king on top, or add it to a meld of kings short of a canasta. The top card may not go straight onto a canasta." },
    { as: 'fault', facts: reaching({ onto: 'open-meld', ownMeld: 'open-meld' }), under: { 'pile.needs': ['natural-pair', 'natural-and-wild'] }, says: "To take the pile you lay two natural kings, or one and a wild card, from your hand with the king on top. Your side's kings on the table do not help." },
    { as: 'fault', facts: reaching({ naturals: cards('KS'), held: cards('KS KH') }), under: { 'pile.needs': ['natural-pair', 'natural-and-wild'] }, says: "To take the pile you lay two natural kings, or one and a wild card, from your hand with the king on top. You laid only one and hold two." },
    { as: 'fault', facts: reaching({ strangers: cards('QS') }), under: { 'pile.needs': ['natural-and-wild'] }, says: "To take the pile you lay a natural king and a wild card from your hand with the king on top. The Q♠ is of another rank." },
    { as: 'ground', facts: reaching(PAIR), says: "Two natural kings from your hand, K♠ K♥, take the pile." },
    { as: 'ground', facts: reaching({ ...ONE_AND_WILD, held: cards('KS') }), says: "A natural king and a wild card from your hand, K♠ 2♣, take the pile, which is not frozen." },
    { as: 'ground', facts: reaching({ onto: 'open-meld', ownMeld: 'open-meld' }), says: "The K♦ goes onto your side's kings, which are no canasta yet, and the pile is not frozen." },
  ],
  'pile.one-card': [
    { as: 'fault', facts: { hand: 1, pile: 1 }, says: "You hold one card and the pile has one. A hand of one card may not take a pile of one card." },
    { as: 'ground', facts: { hand: 5, pile: 1 }, says: "You hold more than one card." },
    { as: 'ground', facts: { hand: 1, pile: 4 }, says: "The pile has more than one card." },
  ],
  'pile.top-card': [
    { as: 'fault', facts: { top: card('KD'), joins: 0 }, says: "The K♦ on top must be melded at once, with cards from your hand or on a meld. It may not join your hand." },
    { as: 'ground', facts: { top: card('KD'), joins: 0 }, says: "The K♦ on top is melded at once." },
    { as: 'ground', facts: { top: card('KD'), joins: 1 }, says: "The K♦ on top is melded at once, and the card under it comes along." },
    { as: 'ground', facts: { top: card('KD'), joins: 13 }, says: "The K♦ on top is melded at once, and the 13 cards under it come along." },
  ],
  'pile.free-first': [
    { as: 'fault', facts: { right: 'absent', firstTurn: true, frozenBy: null }, says: "Nobody may take the turned card here without melding it." },
    { as: 'fault', facts: { right: 'unless-frozen', firstTurn: false, frozenBy: null }, says: "Only the first player of the deal, on the first turn, may take the turned card without melding it." },
    { as: 'fault', facts: { right: 'unless-frozen', firstTurn: true, frozenBy: card('3D') }, says: "The pile is frozen by the 3♦, so even the first player may not take the turned card without melding it." },
    { as: 'ground', facts: { right: 'unless-frozen', firstTurn: true, frozenBy: null }, says: "It is the first turn of the deal and the pile is not frozen, so you may take the turned card without melding it." },
  ],
};
