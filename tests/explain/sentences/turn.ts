/** What is said of the turn, the draw, the discard, going out, and words with a partner. */
import type { Code } from '#src/engine/verdict.ts';
import { card, cards, type Said } from '../said.ts';

type Topic =
  | 'turn'
  | 'permission'
  | 'cards'
  | 'draw'
  | 'stock'
  | 'out'
  | 'discard'
  | 'exposed'
  | 'pony'
  | 'redeal';

const OWN = { left: 0, canastas: 0, needed: 1 } as const;

// biome-ignore format: a row a line, to be read as a table
export const TURN: { [C in Code as C extends `${Topic}.${string}` ? C : never]: readonly Said<C>[] } = {
  'turn.over': [
    { as: 'fault', facts: { ended: { by: 'out', seat: 0, blind: false } }, says: "The deal is over: you went out." },
    { as: 'fault', facts: { ended: { by: 'out', seat: 1, blind: false } }, says: "The deal is over: the player on your left went out." },
    { as: 'fault', facts: { ended: { by: 'stock' } }, says: "The deal is over, and nobody went out." },
    { as: 'fault', facts: { ended: { by: 'redeal' } }, says: "The deal is over: the cards are dealt again." },
    { as: 'fault', facts: { ended: null }, says: "The deal is over." },
    { as: 'ground', facts: { ended: null }, says: "The deal is still on." },
  ],
  'turn.phase': [
    { as: 'fault', facts: { move: 'meld', phase: 'draw', owed: false }, says: "A turn begins with a draw from the stock or with taking the pile. Only then may you lay down cards." },
    { as: 'fault', facts: { move: 'discard', phase: 'draw', owed: false }, of: 'partner', says: "A turn begins with a draw from the stock or with taking the pile. Only then may your partner discard." },
    { as: 'fault', facts: { move: 'draw', phase: 'meld', owed: false }, says: "A turn has one draw, from the stock or by taking the pile, and this one is done. What is left is to lay down cards and to discard." },
    { as: 'fault', facts: { move: 'take', phase: 'meld', owed: false }, of: 'opponent', says: "A turn has one draw, from the stock or by taking the pile, and this one is done. What is left is to lay down cards and to discard." },
    { as: 'ground', facts: { move: 'meld', phase: 'meld', owed: false }, says: "Your draw is done, so you may lay down cards." },
    { as: 'ground', facts: { move: 'draw', phase: 'draw', owed: false }, says: "The turn has just begun, so you may draw." },
    { as: 'ground', facts: { move: 'meld', phase: 'draw', owed: true }, says: "This turn is one without a draw, so you may lay down cards at once." },
  ],
  'turn.out-of-round': [
    { as: 'fault', facts: {}, says: "You have left this round and make no more moves until the next deal." },
    { as: 'fault', facts: {}, of: 'opponent', says: "The player on your left has left this round and makes no more moves until the next deal." },
    { as: 'ground', facts: {}, says: "You are still in this round." },
  ],
  'permission.awaited': [
    { as: 'fault', facts: { move: 'draw' }, says: "You asked your partner about going out. The answer comes before any other move." },
    { as: 'ground', facts: { move: 'draw' }, says: "No question to a partner waits for its answer." },
  ],
  'permission.unasked': [
    { as: 'fault', facts: { ...OWN, by: 'discard' }, says: "Before going out you must ask your partner, and you have not asked this turn." },
    { as: 'fault', facts: { ...OWN, by: 'meld' }, of: 'partner', says: "Before going out your partner must ask their partner, and they have not asked this turn." },
    { as: 'ground', facts: { ...OWN, by: 'discard' }, says: "You asked your partner before going out." },
  ],
  'permission.answer': [
    { as: 'fault', facts: { ...OWN, by: 'discard', answer: 'no' }, says: "Your partner said no to going out, and the answer binds. Keep one card at least." },
    { as: 'fault', facts: { ...OWN, by: 'discard', answer: 'yes' }, says: "Your partner said yes to going out, and the answer binds." },
    { as: 'ground', facts: { ...OWN, by: 'discard', answer: 'yes' }, says: "Your partner said yes to going out." },
    { as: 'ground', facts: { ...OWN, by: 'discard', answer: 'no' }, of: 'opponent', says: "Their partner said no to going out, and the player on your left keeps cards in hand." },
  ],
  'permission.right': [
    { as: 'fault', facts: { ask: 'absent' }, says: "Nobody asks a partner before going out here." },
    { as: 'ground', facts: { ask: 'may' }, says: "You may ask your partner before going out." },
    { as: 'ground', facts: { ask: 'must' }, says: "You must ask your partner before going out." },
  ],
  'permission.when': [
    { as: 'fault', facts: { phase: 'meld', drawnFrom: 'pile', laid: true }, says: "The question comes before the pile is taken, and you have taken it." },
    { as: 'fault', facts: { phase: 'meld', drawnFrom: 'stock', laid: true }, says: "The question comes before anything is laid down, and you have laid cards this turn." },
    { as: 'fault', facts: { phase: 'meld', drawnFrom: 'stock', laid: false }, says: "The question comes before anything is laid down and before the pile is taken." },
    { as: 'ground', facts: { phase: 'draw', drawnFrom: 'stock', laid: false }, says: "Nothing is laid this turn and the pile is untouched, so there is time to ask." },
  ],
  'permission.once': [
    { as: 'fault', facts: { asked: true }, says: "You have asked once this turn, and that answer stands." },
    { as: 'ground', facts: { asked: false }, says: "You have not asked yet this turn." },
  ],
  'permission.request': [
    { as: 'fault', facts: { pending: false }, says: "Nobody has asked to go out, so there is nothing to answer." },
    { as: 'ground', facts: { pending: true }, says: "A partner has asked to go out and waits for the answer." },
  ],
  'cards.own': [
    { as: 'fault', facts: { lacking: cards('KS'), buried: [] }, says: "The K♠ is missing from your hand." },
    { as: 'fault', facts: { lacking: cards('KS KS KH'), buried: [] }, says: "Two K♠ and the K♥ are missing from your hand." },
    { as: 'fault', facts: { lacking: cards('AS'), buried: cards('AS') }, says: "The A♠ lies in the pile under its top card. Only the top card may be laid in taking the pile; the rest comes to your hand afterward." },
    { as: 'fault', facts: { lacking: cards('AS AH 9S'), buried: cards('AS AH') }, says: "The 9♠ is missing from your hand. The A♠ and the A♥ lie in the pile under its top card. Only the top card may be laid in taking the pile; the rest comes to your hand afterward." },
    { as: 'ground', facts: { lacking: [], buried: [] }, says: "You hold every card that you play." },
    { as: 'ground', facts: { lacking: [], buried: [] }, of: 'partner', says: "Your partner holds every card that they play." },
  ],
  'draw.count': [
    { as: 'fault', facts: { count: 1, left: 30 }, says: "A draw is one card a turn, and no more." },
    { as: 'ground', facts: { count: 1, left: 30 }, says: "You draw one card from the stock." },
    { as: 'ground', facts: { count: 2, left: 30 }, of: 'opponent', says: "The player on your left draws two cards from the stock." },
  ],
  'draw.owed': [
    { as: 'fault', facts: { owed: 1, move: 'draw' }, says: "You once drew too many cards and owe one turn without a draw. This is it, so you may neither draw nor take the pile." },
    { as: 'fault', facts: { owed: 2, move: 'take' }, of: 'opponent', says: "The player on your left once drew too many cards and owes two turns without a draw. This is one of them, so they may neither draw nor take the pile." },
    { as: 'fault', facts: { owed: 2, move: 'pass' }, says: "You once drew too many cards and owe two turns without a draw. This is one of them, so you may neither draw nor take the pile." },
    { as: 'ground', facts: { owed: 0, move: 'draw' }, says: "You owe no turn without a draw." },
  ],
  'stock.empty': [
    { as: 'fault', facts: { left: 0 }, says: "The stock is empty. You may take the pile, or decline it and end the deal." },
    { as: 'ground', facts: { left: 1 }, says: "The stock has one card." },
  ],
  'stock.left': [
    { as: 'fault', facts: { left: 12 }, says: "The stock still has 12 cards. The pile may be declined only when the stock is gone." },
    { as: 'ground', facts: { left: 0 }, says: "The stock is gone, so the pile may be declined." },
  ],
  'stock.must-take': [
    { as: 'fault', facts: { top: card('KD'), fits: true }, says: "The stock is gone and the K♦ fits one of your side's melds, so you must take the pile." },
    { as: 'fault', facts: { top: card('KD'), fits: true }, of: 'opponent alone', says: "The stock is gone and the K♦ fits one of their melds, so the player on your left must take the pile." },
    { as: 'fault', facts: { top: null, fits: true }, says: "With the stock gone you must take a pile that fits." },
    { as: 'ground', facts: { top: card('KD'), fits: false }, says: "Nothing forces you to take the pile." },
    { as: 'ground', facts: { top: null, fits: false }, says: "There is no pile to take." },
  ],
  'out.canastas': [
    { as: 'fault', facts: { ...OWN, by: 'discard' }, says: "Throwing your last card would end the deal, and your side has no canasta yet. Keep one card." },
    { as: 'fault', facts: { ...OWN, by: 'discard', needed: 2, canastas: 1 }, says: "Throwing your last card would end the deal, and your side has one of the two canastas it takes. Keep one card." },
    { as: 'fault', facts: { ...OWN, by: 'discard', needed: 2 }, of: 'you alone', says: "Throwing your last card would end the deal, and you have none of the two canastas it takes. Keep one card." },
    { as: 'fault', facts: { ...OWN, by: 'meld' }, says: "Going out takes one canasta, and your side has none yet." },
    { as: 'fault', facts: { ...OWN, by: 'take', needed: 2, canastas: 1, left: 1 }, of: 'opponent', says: "Going out takes two canastas, and their side has only one." },
    { as: 'ground', facts: { ...OWN, by: 'discard', canastas: 1 }, says: "Your side has one canasta, and going out takes one." },
    { as: 'ground', facts: { ...OWN, by: 'meld', needed: 2, canastas: 3 }, of: 'you alone', says: "You have three canastas, and going out takes two." },
  ],
  'out.keep': [
    { as: 'fault', facts: { ...OWN, by: 'meld', left: 1, keep: 1 }, says: "This would leave only one card in your hand. Without the right to go out you need two: one to discard and one to keep." },
    { as: 'fault', facts: { ...OWN, by: 'take', left: 0, keep: 1 }, says: "This would leave no card in your hand. Without the right to go out you need two: one to discard and one to keep." },
    { as: 'fault', facts: { ...OWN, by: 'take', left: 0, keep: 1 }, of: 'opponent', says: "This would leave no card in their hand. Without the right to go out the player on your left needs two: one to discard and one to keep." },
    { as: 'ground', facts: { ...OWN, by: 'meld', left: 4, keep: 1 }, says: "Four cards stay in your hand." },
    { as: 'ground', facts: { ...OWN, by: 'meld', left: 1, keep: 1 }, says: "One card stays in your hand." },
  ],
  'discard.count': [
    { as: 'fault', facts: { card: null }, says: "A turn ends with a discard, and you have a card to throw." },
    { as: 'ground', facts: { card: card('9C') }, says: "The turn ends with one discard, the 9♣." },
    { as: 'ground', facts: { card: null }, says: "No discard is possible, so the turn ends without one." },
  ],
  'discard.due': [
    { as: 'fault', facts: { hand: 5 }, says: "You still hold five cards, so the turn does not end without a discard." },
    { as: 'fault', facts: { hand: 1 }, of: 'opponent', says: "The player on your left still holds one card, so the turn does not end without a discard." },
    { as: 'ground', facts: { hand: 0 }, says: "Your hand is empty, so there is nothing to discard." },
    { as: 'ground', facts: { hand: 1 }, says: "No card in your hand may be thrown, so the turn ends without a discard." },
  ],
  'exposed.cards': [
    { as: 'fault', facts: { exposed: cards('9C'), card: card('KS') }, says: "The 9♣ was shown by mistake and lies on the table, so it must be your discard." },
    { as: 'fault', facts: { exposed: cards('9C Joker'), card: card('KS') }, of: 'opponent', says: "The 9♣ and the joker were shown by mistake and lie on the table, so their discard must be one of them." },
    { as: 'ground', facts: { exposed: cards('9C Joker'), card: card('Joker') }, says: "The joker lies open, and such cards are discarded first." },
    { as: 'ground', facts: { exposed: [], card: card('KS') }, says: "You have no cards lying open that must be discarded first." },
  ],
  'pony.packet': [
    { as: 'fault', facts: {}, says: "No packet is set aside in this game, so there is none to pick up." },
    { as: 'ground', facts: {}, says: "A packet is set aside for each player." },
  ],
  'pony.opens': [
    { as: 'fault', facts: { presented: false }, says: "Your packet stays shut until you lay or complete your first canasta." },
    { as: 'fault', facts: { presented: false }, of: 'opponent', says: "Their packet stays shut until the player on your left lays or completes their first canasta." },
    { as: 'ground', facts: { presented: true }, says: "You laid or completed a canasta, which opens your packet." },
  ],
  'pony.left': [
    { as: 'fault', facts: { cards: 0 }, says: "You picked up your packet earlier, so there is nothing left to pick up." },
    { as: 'ground', facts: { cards: 12 }, says: "Your packet has 12 cards." },
  ],
  'redeal.right': [
    { as: 'fault', facts: { right: 'absent' }, says: "Nobody may ask for a new deal here, whatever the hand." },
    { as: 'ground', facts: { right: 'given' }, says: "A poor enough hand gives the right to a new deal." },
  ],
  'redeal.how': [
    { as: 'fault', facts: { dealt: false }, says: "A new deal is asked for right after the deal, before a red three is laid or a card drawn." },
    { as: 'ground', facts: { dealt: true }, says: "The cards are just dealt and nobody has drawn." },
  ],
  'redeal.minimum': [
    { as: 'fault', facts: { minimum: 50, from: 120 }, says: "A new deal may be asked for when the first meld must be worth 120 or more. Your side needs only 50." },
    { as: 'ground', facts: { minimum: 150, from: 120 }, says: "Your side's first meld must be worth 150, which is high enough." },
  ],
  'redeal.hand': [
    { as: 'fault', facts: { wilds: cards('2H'), pairs: [] }, says: "A new deal takes a hand with no wild card and no pair, and this one has the 2♥." },
    { as: 'fault', facts: { wilds: [], pairs: cards('KS') }, says: "A new deal takes a hand with no wild card and no pair, and this one has a pair of kings." },
    { as: 'fault', facts: { wilds: cards('2H Joker'), pairs: cards('KS KH 6D') }, says: "A new deal takes a hand with no wild card and no pair, and this one has the 2♥ and the joker, and pairs of kings and sixes." },
    { as: 'ground', facts: { wilds: [], pairs: [] }, says: "The hand has no wild card and no pair." },
  ],
};
