/** Short names of the reasons, for lists and meters. A condition that is broken and one that is met have names of their own. */
import type { Code } from '#src/engine/verdict.ts';

interface Words {
  readonly fault: string;
  /** The name of the rule, where nothing is said. */
  readonly ground?: string;
}

export const REASON_WORDS: { readonly [C in Code]?: Words } = {
  'turn.phase': { fault: 'Not the time for it' },
  'cards.own': { fault: 'Cards you do not hold' },
  'draw.count': { fault: 'The draw', ground: 'Drawing what is there' },
  'stock.empty': { fault: 'No stock to draw from' },
  'stock.left': { fault: 'There is stock left' },
  'stock.must-take': { fault: 'A pile you must take', ground: 'A pile you may decline' },
  'pile.wild-on-top': { fault: 'A wild card on top' },
  'black-three.on-top': { fault: 'A black three on top' },
  'pile.closed': {
    fault: 'Closed before your first meld',
    ground: 'Open after your first meld',
  },
  'pile.frozen-needs': { fault: 'The pile is frozen', ground: 'What opens a frozen pile' },
  'pile.unopened-needs': {
    fault: 'Counts as frozen before your first meld',
    ground: 'What takes it before your first meld',
  },
  'pile.needs': { fault: 'Too little to take the pile', ground: 'What takes an open pile' },
  'pile.one-card': { fault: 'One card against one' },
  'pile.top-card': { fault: 'The top card', ground: 'The top card is melded' },
  'pile.free-first': { fault: 'The turned card is not free', ground: 'The turned card for free' },
  'meld.target': { fault: 'No meld of yours to add to' },
  'meld.of': { fault: 'Cards of another rank' },
  'meld.size': { fault: 'Too few cards for a meld', ground: 'Enough cards for a meld' },
  'meld.naturals': { fault: 'Too few natural cards' },
  'meld.wilds': { fault: 'Too many wild cards', ground: 'Wild cards up to the limit' },
  'meld.balance': {
    fault: 'Wild cards outweigh the natural ones',
    ground: 'Natural cards outweigh the wild ones',
  },
  'meld.same-rank': { fault: 'Nothing to unite', ground: 'Uniting two melds' },
  'canasta.spoiled': {
    fault: 'A natural canasta stays natural',
    ground: 'A natural canasta becomes mixed',
  },
  'canasta.wild': { fault: 'No canasta of wild cards', ground: 'A canasta of wild cards' },
  'red-three.unlaid': { fault: 'A red three must be laid first' },
  'red-three.use': { fault: 'No red three', ground: 'Laying a red three' },
  'black-three.meld': {
    fault: 'Black threes are not melded now',
    ground: 'Black threes in going out',
  },
  'black-three.wilds': {
    fault: 'No wild card with black threes',
    ground: 'A wild card with black threes',
  },
  'opening.minimum': { fault: 'Below the minimum', ground: 'The minimum is reached' },
  'opening.wilds': {
    fault: 'A joker that may not help',
    ground: 'The melds stand without the joker',
  },
  'out.canastas': { fault: 'Too few canastas to go out', ground: 'Canastas enough to go out' },
  'out.keep': { fault: 'No card left to discard or keep' },
  'permission.unasked': { fault: 'Your partner was not asked' },
  'permission.answer': { fault: 'Your partner said no', ground: 'Your partner said yes' },
  'permission.right': { fault: 'No right to ask', ground: 'Time to ask' },
  'permission.when': { fault: 'Too late to ask' },
  'permission.once': { fault: 'Asked already' },
  'discard.count': { fault: 'The discard', ground: 'A discard that ends the turn' },
  'discard.due': { fault: 'A discard is due' },
  'pony.opens': { fault: 'No canasta of your own yet', ground: 'Your first canasta opens it' },
  'pony.left': { fault: 'Picked up before' },
  'redeal.how': { fault: 'Too late for a new deal', ground: 'Asked on the dealt cards' },
  'redeal.minimum': {
    fault: 'The minimum is too low',
    ground: 'The minimum is high enough',
  },
  'redeal.hand': {
    fault: 'A wild card or a pair',
    ground: 'A hand without hope',
  },
};
