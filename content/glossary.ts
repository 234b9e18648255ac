/** The words of the game, one sentence each. What a rule holds, a number above all, is left to the rule book. */

export interface Term {
  /** A stable name, for links and for `<Term id>`. */
  readonly id: string;
  readonly word: string;
  /** What it means, in one sentence. */
  readonly text: string;
}

export const GLOSSARY = [
  {
    id: 'black-three',
    word: 'black three',
    text: 'The three of spades or of clubs: a low card that stops the pile while it lies on top, and is hardly ever melded.',
  },
  {
    id: 'blind',
    word: 'going out blind',
    text: 'Laying the whole hand in a single turn, with nothing melded before it; some variants pay extra for it.',
  },
  {
    id: 'block',
    word: 'block',
    text: 'To keep the next player from the pile for one turn, by throwing a black three onto it.',
  },
  {
    id: 'bonus',
    word: 'bonus',
    text: 'Points beyond the values of the cards, for canastas, for red threes or for going out.',
  },
  {
    id: 'canasta',
    word: 'canasta',
    text: 'A meld grown large enough to earn a bonus, and the thing a side needs before it may go out.',
  },
  {
    id: 'deal',
    word: 'deal',
    text: 'One round of play, from handing out the cards until somebody goes out or the stock ends; a game takes several.',
  },
  {
    id: 'dealer',
    word: 'dealer',
    text: 'The player who hands out the cards; the task passes to another with each deal.',
  },
  {
    id: 'decline',
    word: 'decline',
    text: 'To leave the pile when the stock is gone, which ends the deal.',
  },
  {
    id: 'discard',
    word: 'discard',
    text: 'The card you lay face up on the pile to end your turn.',
  },
  {
    id: 'discard-pile',
    word: 'discard pile',
    text: 'The face-up cards beside the stock, of which only the top one matters until somebody takes them all.',
  },
  {
    id: 'draw',
    word: 'draw',
    text: 'To begin your turn by taking cards off the stock.',
  },
  {
    id: 'exposed',
    word: 'exposed card',
    text: 'A card of a hand that others have seen by mistake.',
  },
  {
    id: 'family',
    word: 'family',
    text: 'A group of variants that one text describes: the classic rules, those of Party Central, or Pony Canasta.',
  },
  {
    id: 'first-meld',
    word: 'first meld',
    text: 'What a side lays down first in a deal, in one turn; it must reach a minimum, and it is also called opening.',
  },
  {
    id: 'freeze',
    word: 'freeze',
    text: 'To make the pile harder to take, most often by discarding a wild card onto it.',
  },
  { id: 'go-out', word: 'go out', text: 'To get rid of your last card, which ends the deal.' },
  { id: 'hand', word: 'hand', text: 'The cards you hold and nobody else sees.' },
  { id: 'joker', word: 'joker', text: 'The wild card that is worth most.' },
  {
    id: 'meld',
    word: 'meld',
    text: 'Cards of one rank laid face up together on the table, with or without wild cards among them.',
  },
  {
    id: 'minimum',
    word: 'minimum',
    text: 'The points that the cards of a first meld must reach; the more points a side has, the higher it is.',
  },
  {
    id: 'mixed',
    word: 'mixed canasta',
    text: 'A canasta with at least one wild card in it, worth less than a natural one.',
  },
  { id: 'natural', word: 'natural card', text: 'A card that is not wild.' },
  { id: 'natural-canasta', word: 'natural canasta', text: 'A canasta without any wild card.' },
  {
    id: 'natural-pair',
    word: 'natural pair',
    text: 'Two natural cards of one rank in your hand, the key to a frozen pile.',
  },
  {
    id: 'pack',
    word: 'pack',
    text: 'A full set of 52 cards with its jokers; Canasta shuffles several together.',
  },
  {
    id: 'packet',
    word: 'packet',
    text: 'Cards that each player of Pony Canasta sets aside unseen before play, called the pony.',
  },
  { id: 'partner', word: 'partner', text: 'The player on your team, whose melds are yours too.' },
  {
    id: 'penalty',
    word: 'penalty',
    text: 'Points that a mistake costs your side at a real table.',
  },
  { id: 'rank', word: 'rank', text: 'What a card is apart from its suit: a king, a ten, a four.' },
  {
    id: 'red-three',
    word: 'red three',
    text: 'The three of hearts or of diamonds: a bonus card that is laid aside as soon as you get it.',
  },
  {
    id: 'side',
    word: 'side',
    text: 'A team, or a single player where each plays alone: all who share melds and a score.',
  },
  {
    id: 'stock',
    word: 'stock',
    text: 'The face-down cards in the middle, from which players draw.',
  },
  {
    id: 'suit',
    word: 'suit',
    text: 'Spades, hearts, diamonds or clubs; in Canasta it matters only for the threes.',
  },
  {
    id: 'take-the-pile',
    word: 'take the pile',
    text: 'To meld the pile’s top card and put the rest of it in your hand, in place of a draw.',
  },
  { id: 'total', word: 'total', text: 'The points a side has from all the deals before this one.' },
  {
    id: 'turned-card',
    word: 'turned card',
    text: 'The card shown beside the stock after the deal, which begins the discard pile; also called the upcard.',
  },
  { id: 'unfinished-meld', word: 'unfinished meld', text: 'A meld that is not a canasta yet.' },
  {
    id: 'value',
    word: 'value',
    text: 'The points that a card counts, for you in a meld and against you in your hand.',
  },
  {
    id: 'variant',
    word: 'variant',
    text: 'One way of playing Canasta, with its own answer to every question of the rule book.',
  },
  {
    id: 'wild',
    word: 'wild card',
    text: 'A two or a joker, which may stand for a card of another rank in a meld.',
  },
] as const satisfies readonly Term[];
