/**
 * What the classic text leaves open: how this site plays it, and why. Each ruling says what the text
 * does, or fails to do, and gives the reason, so that a reader can disagree.
 */
import { rulingsFrom } from '#src/rulebook/basis.ts';

/** Rulings on the classic text, by id. */
export const rulings = rulingsFrom({
  'A-S1':
    'The text turns on past any three until a natural card shows, though elsewhere it calls every card but twos and jokers natural. We follow the longer list: the card left on top is a 4 to an ace.',
  'A-S2':
    'Section 14 calls the pile frozen while a black three is anywhere in it, and later frozen only until that three is covered. We follow the second, narrower sentence: buried, a black three does nothing.',
  'A-S3':
    'The text lets a discard cover a black three and does not speak of one turned up at the deal. The card turned after it covers it just as well, and nothing stays frozen.',
  'A-S4':
    'Frozen alone would let two more black threes take the pile. But the text wants another card on top before anybody takes it, so nobody can.',
  'A-S5':
    'The text speaks of matching the minimum. We read “at least”, since it names a penalty for too little and none for too much.',
  'A-S6':
    'Section 13 bars the pile to a side without a meld, and then lets its top card serve in the first meld. We keep both: such a side takes the pile only as part of that meld, with two natural cards and the minimum met.',
  'A-S7':
    'Cards beneath the top one do not help to reach the minimum. The text keeps them apart from the melds that open.',
  'A-S8':
    'More cards from the hand may go onto the very meld that takes the pile, and count. The text says further melds stand apart, which only stops a card from counting twice.',
  'A-S9':
    'The text lifts the limit of three for a complete canasta, yet says that natural cards must always be more. We lift only the limit. Most tables ask for no majority here.',
  'A-S10':
    'The text describes a mixed canasta as holding three wild cards at most, yet lets it take more once complete. It is still mixed then, and keeps its bonus.',
  'A-S11':
    'A wild card may be laid on a natural canasta. Its bonus drops to that of a mixed one, and a black card goes on top.',
  'A-S12':
    'The text limits black threes only in time, and its rule for wild cards covers every meld, so two black threes and a wild card may be laid. It is not sure: section 6 does not count threes as natural, and most tables forbid it.',
  'A-S13':
    'Four black threes and three wild cards make a canasta, and it is enough to go out with. This follows from reading the wild-card rule as written.',
  'A-S14':
    'In places the text seems to allow melding until no card is left that may be discarded. We refuse such a meld: otherwise one player could end the deal at will.',
  'A-S15':
    'A player without a legal discard is rare here: it takes a red three as the stock’s last card, or one card in hand while paying back a draw.',
  'A-S16':
    'The fine is for each red three, as the text speaks of a single one. That card then adds and subtracts nothing else.',
  'A-S17':
    'The table gives 800 points for the whole set of red threes beside 100 for each. They are worth 800 together, not 1200: the text doubles each one.',
  'A-S18':
    'Section 7 restores the hand to 11 cards, the number of the four-player deal. Here it is restored to the number this game deals.',
  'A-S19':
    'Whoever draws too many is to discard without drawing until 11 cards are left, a number that fits only the first turn. We count instead: one turn without a draw for each card too many.',
  'A-S20':
    'In those turns a player may meld. Taking the pile is a kind of draw, so it is not allowed.',
  'A-S21': 'The pile stands in place of the whole draw, so it is taken instead of both cards.',
  'A-S22':
    'If the second card drawn is a red three and the last of the stock, the deal ends at once, whatever the first card was.',
  'A-S23':
    'A top card whose rank lies in a complete canasta is not forced on anybody: it could not be added there, only start a new meld, which the text leaves free.',
  'A-S23b': 'Nobody is forced to take a pile that would leave no legal end of the turn.',
  'A-S24':
    'At the end of the stock the text speaks only of the discard. The whole pile is taken, as always.',
  'A-S25':
    'The pile is forced even on a player who would rather not add to the meld. The text allows no choice.',
  'A-S26':
    'The text names no price for asking, hearing yes and not going out. We take the usual 100 points; the player keeps a card and plays on.',
  'A-S27': 'Going out after a no is undone, since the answer binds.',
  'A-S28':
    'A question put after melding, or after reaching for the pile, is no request: the partner does not answer, and it costs nothing.',
  'A-S29':
    'The text gives these hints a place in your own turn. A reminder is of use to a partner only in the partner’s turn, so that is when it is given.',
  'A-S30':
    'The first side to reach 5000 is to win, but the last deal is played out and both may pass it. Totals exist only after a deal, so the higher one wins; after a tie another deal is played.',
  'A-S31':
    'Three different things cost three different prices: a short first meld taken back whole, the same taken back in part, and a meld against the rules. One event never costs twice.',
  'A-S32':
    'Each time a short first meld is taken back whole, the minimum rises again, until the deal ends.',
  'A-S33':
    'Only exposed cards and short first melds go free. Illegal melds, red threes kept back and cards drawn too many are punished as in the four-player game.',
  'A-S34':
    'The top card is not added to a complete canasta directly. A fresh meld of that rank may take it, and the two may be combined in the same turn.',
  'A-S35':
    'A meld with wild cards may be combined with a natural canasta, which becomes mixed, just as if the wild card were added.',
  'A-S36':
    'The text bars jokers from a first meld for the purpose of reaching the minimum. So the melds must hold and suffice without them; jokers may then join in the same turn. A stricter table bars them for that whole turn.',
  'A-S37':
    'The text recalls an older habit of a discard in going out, and ends it in the next sentence.',
  'A-S38':
    'Red threes are laid before play begins, but the fine for keeping one back still needs a turn played.',
  'A-S39': 'The text speaks of a team and changes nothing about the number of players: four play.',
  'A-S40':
    'The limit is on how many wild cards a meld holds, not on how many you add. If one turn completes the canasta, more may follow in that turn.',
  'A-S40b':
    'A new meld is judged as it is laid: four wild cards are too many even with five natural ones. Lay the canasta first, then add.',
  'A-S41': 'Either of the two canastas may be completed on the turn in which you go out.',
  'A-S42':
    'One place bars a one-card hand from taking a one-card pile to go out, another bars it from taking that pile at all. We follow the broader ban.',
  'A-S43':
    'A player with one card may take a pile of two cards or more, by adding its top card to an unfinished meld.',
  'A-S44':
    'Section 7 points to more restrictions on red threes in the section on taking the pile. There are none.',
  'A-S45':
    'There is no extra bonus for going out with the whole hand at once: the list of bonuses has no such line.',
  'A-S46':
    'A wild card shown by mistake is discarded like the others, and freezes the pile, unless it is melded.',
  'A-S47': 'With several such cards their owner chooses the order.',
  'A-S48':
    'The first of them is discarded on the owner’s next turn, as the text speaks of later turns.',
  'A-S49': 'Turning the sixth card crosswise is a permitted signal. It changes nothing in play.',
  'A-S50':
    'By one sentence red threes would be natural cards. But each is laid aside on receipt, so none is ever melded.',
  'A-S51': 'An eighth natural card leaves the canasta natural, with the same bonus.',
  'A-S52': 'Seven fives make 35 points, too few at 50: a canasta’s bonus does not help.',
  'A-S53': 'A side without a meld that holds every red three loses the doubled worth of each.',
  'A-S54': 'Three red threes laid and a fourth kept back are not all of them: nothing is doubled.',
  'A-S55':
    'A player who never had a turn could not have laid a red three. It counts as laid, without a fine.',
  'A-S56':
    'Cards laid may be arranged anew only to mend a first meld that falls short, and only in that turn.',
  'A-S57': 'With one card left in the stock you draw that one, and your turn goes on.',
  'A-S58': 'A red three drawn next to last is replaced by the last card, and play goes on.',
  'A-S59':
    'The text turns the lowest freezing card sideways when there are several. A single one may be turned too; it is only a reminder.',
  'A-S60':
    'You may take the pile and go out without a discard, if all your cards and all of the pile are melded.',
  'A-S61':
    'You may look through the pile only in your own first turn of the deal. Later turns are not listed.',
  'A-S62': 'Keeping six cards when you open is advice: it stands among the strategies.',
  'A-S63':
    'What stays after part of a short first meld is taken back must still reach the minimum with other cards. Otherwise 100 points would buy a cheap opening.',
  'A-S64':
    'The pile is frozen for everybody by a card in it, or only for a side that has not melded. Both ask for the same natural pair; the second ends with the first meld.',
  'A-S65':
    'The pair is laid with the top card, not merely shown, even where your side has a meld of that rank.',
  'A-S66': 'One question a turn: after a binding answer a second would be idle.',
  'A-S67': 'A player who hears yes, could go out and does not is treated like one who could not.',
  'A-S68': 'If the rest of the meld is taken back later in the same turn, nothing more is paid.',
  'A-S69':
    'Whatever depends on going out is judged on the move itself: after it the hand is empty, or holds one card that can be discarded to go out.',
});
