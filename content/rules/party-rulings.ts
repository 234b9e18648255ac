/**
 * What the Party Central text leaves open: how this site plays it, and why. Each ruling says what the
 * text does, or fails to do, and gives the reason, so that a reader can disagree.
 */
import { rulingsFrom } from '#src/rulebook/basis.ts';

/** Rulings on the Party Central text, by id. */
export const rulings = rulingsFrom({
  'A-P1':
    'The text builds a canasta from cards of one value, and by its own price list a king and an eight have the same. We read value as rank: no table mixes kings with eights.',
  'A-P2':
    'The text gives a canasta seven cards and does not say whether an eighth may follow. We let it grow, for a single bonus, as most tables do.',
  'A-P3':
    'The text forbids only that wild cards be more. Four of each may stand together; three natural cards beside four wild ones may not. The text says it of canastas, and a meld on its way to one keeps to it too.',
  'A-P4':
    'The last step begins at the very total that wins the standard game. We keep it: there it matters only after a tie, in the longer 2-2-2 game quite often.',
  'A-P5':
    'One row of the table has “or” between its two totals where its neighbors have “to”. We take it for a slip: the row runs from the one to the other.',
  'A-P6':
    'Red threes without a meld can bring a total below zero, and the table has no row for it. We take the usual figure.',
  'A-P7':
    'Taken by the letter, a red three would both start the turning of further cards and end it. We read: turn on until the card on top is neither wild nor a red three.',
  'A-P8':
    'The text says “deck” where it speaks of freezing and of picking up. It means the discard pile: nobody ever picks up the stock.',
  'A-P9':
    'The free card stands in place of the draw, and a discard follows. It is the turned card alone, for the first player on that player’s first turn, and never out of a frozen pile, which asks for a natural pair.',
  'A-P10':
    'The first player has the one turned card instead of two from the stock, since nothing here changes that right.',
  'A-P11':
    'The text lists two ways to pick up the pile, both with cards from the hand. Adding the top card to a meld on the table is not one of them, so it is not allowed.',
  'A-P12':
    'The text lets wild cards and red threes freeze a pile, and never a missing meld. So a side that has not melded takes the pile like any other, if it reaches its minimum in that move.',
  'A-P13':
    'The text does not say outright that the card you pick up is melded. But it excuses the first player from melding, which would be idle if others were free as well. So everybody else melds it.',
  'A-P14':
    'The text gives black threes a price and no more. We play as most tables do: on top they stop the next player, they are melded only in going out, and without wild cards. Read by the letter they would be a rank like any other.',
  'A-P15':
    'Only wild cards and red threes are covered when they are turned. A black three stays, and the first player may have it for free.',
  'A-P16':
    'Two twos do not take a pile with a two on top: the two has frozen it, and a frozen pile wants natural cards.',
  'A-P17':
    'The fine falls due when the partner says yes and the player then does not go out. After a no nothing is tried, so nobody has failed.',
  'A-P18': 'Going out unasked is undone, because the text makes the question a duty.',
  'A-P19':
    'The text does not count asking among the exceptions for players alone. It falls away all the same: nobody is there to be asked.',
  'A-P20':
    'We take a red and a black three for two different kinds. Then one hand of 13 has the right: one card of every rank from 4 to ace, a red three and a black three. If they made a pair, no hand ever had it. Among 15 cards there always is a pair or a wild card.',
  'A-P21':
    'The text counts two red threes as a pair, so it looks at the hand as dealt: before red threes are laid, and before anybody draws.',
  'A-P22':
    'The partners talk it over, and nobody else has to agree: the text gives the right to ask, so the new deal follows. The same player deals it.',
  'A-P23': 'The right begins at a minimum of 120, so it holds at the higher one as well.',
  'A-P24':
    'The text could mean only red threes that come after the fourth. But it doubles each of them, so four count 800, five 1000, and eight 1600.',
  'A-P25':
    'Red threes that count against a side do so at their worth, which is doubled from the fourth on.',
  'A-P26':
    'A pile taken in an earlier turn spoils it, and so does the turned card taken for free. A pile taken in that very turn does not, because the text looks only at what came before. Nor may you have melded before: it is all one turn.',
  'A-P27':
    'These points replace the usual ones for going out: the text names them as the one change.',
  'A-P28':
    'The 2-2-2 rules ask for two canastas and no exception lifts that, so seven wild cards need a second one beside them, which scores nothing. Another reading is almost as good: the seven alone let you go out.',
  'A-P29':
    'A canasta of wild cards counts its own points, those for going out blind, and the red threes laid. The values of cards and all other canastas count nothing.',
  'A-P30':
    'More than seven wild cards may form it, for the same points. Those left over may go into other melds.',
  'A-P31':
    'Going out blind with seven wild cards is worth more than any minimum: seven twos and the lowest cards beside them suffice.',
  'A-P32': 'A hand laid blind is still a first meld, and nothing excuses it from the minimum.',
  'A-P33':
    'The 2-2-2 rules allow two wild cards in a canasta; the rules for players alone allow a canasta of nothing else. The second wins, since the text brings it in as an exception to the first.',
  'A-P34':
    'The limit holds for a meld on its way as for a complete canasta: the text names no moment when it ends.',
  'A-P35':
    'A standard pack would hold no jokers. But the text calls them wild and prices them, so each pack has its two.',
  'A-P36':
    'The text adds packs by pairs of players. An odd player counts as half a pair, and half a pair brings as many packs as a whole one.',
  'A-P37': 'Every hand counts so, also that of a partner of the player who went out.',
  'A-P38':
    'One sentence demands a discard of all who do not go out, another leaves the last discard free. Both hold: only in going out may it be left out.',
  'A-P39':
    'The exceptions for players alone name no total, so the one of the game they are built on stays.',
  'A-P40':
    'The rules for players alone never name a number of canastas, so the two of the 2-2-2 rules stand.',
  'A-P41':
    'The text has a red three laid at once. One that was dealt is laid right after the deal, unless a new deal is asked for first.',
  'A-P42':
    'A comma is missing where the text tells what red threes do without a meld. We read: if the side has no meld, its red threes count against it.',
  'A-P43': 'With three pairs or more, each pair is a team of its own.',
  'A-P44':
    'The text ends the game at a total and does not say when one looks at it. Points exist only once a deal is scored, so the deal is finished first; as usual the higher total wins, and after a tie another deal is played.',
  'A-P45':
    'Without a stock the deal ends when the next player does not take the pile. Nobody is forced to: here every take needs two cards from the hand.',
  'A-P46':
    'Red threes are laid and replaced before a card is turned for the pile, since the text allows no delay.',
  'A-P47':
    'Fines still come off. The text bars other points from being counted, and a fine is not counted but paid.',
  'A-P48': 'The text names no fine for a red three kept back, and we invent none.',
  'A-P49': 'Either partner’s hand gives the right, and either partner may ask.',
});
