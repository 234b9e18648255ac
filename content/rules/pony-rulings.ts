/**
 * What the Pony text leaves open, much of it because our copy breaks off: how this site plays it, and
 * why. Each ruling says what the text does, or fails to do, so that a reader can disagree.
 */
import { rulingsFrom } from '#src/rulebook/basis.ts';

/** Rulings on the Pony text, by id. */
export const rulings = rulingsFrom({
  'A-Y1':
    'The sentences of our copy run from last to first, with stray headings between them. We read it from the bottom up: the introduction stands there, and only so does “as stated above” point at something above.',
  'A-Y2':
    'Our copy breaks off before values, minimums and scoring, though it counts on them. Since it likens the game to other Canasta, we take what is usual there.',
  'A-Y3':
    'The text wants the right cards in your hand, and the part that names them is lost. We take what is usual: a natural pair, or one natural card and a wild one where the pile is not frozen. A meld on the table is no card in the hand, so it does not help.',
  'A-Y4':
    'The text puts a player without a discard out of the game, as something to avoid, and elsewhere says “game” for a single round. We read: out of the round, while the others play on, and no way to go out. Another reading takes it for going out itself.',
  'A-Y5':
    'The pull is told twice, and only one telling has the cards mixed back in; we do so. The text ranks no cards and knows no ties: we take aces high, let a joker or a tie pull again, and pull anew for every deal.',
  'A-Y6':
    'A red three pulled for the start goes back like any card, without bonus or replacement: it belongs to no hand yet.',
  'A-Y7':
    'The text allows the packet to be picked up with a first canasta and sets no deadline. We read that you may wait for a later turn of yours, and that its cards are in your hand at once.',
  'A-Y8':
    'Each player has one packet, and the text ties it to that player’s first canasta. In a team, your partner’s canasta frees nothing of yours.',
  'A-Y9':
    'The text lets a canasta grow in the hand, as a surprise, and promises nothing for it there. It opens the packet only when it is presented on the table, so we read that until then it earns nothing either.',
  'A-Y10':
    'Whoever adds the seventh card presents the canasta, even if a partner laid the other six.',
  'A-Y11':
    'The text never lets a red three stay in a hand, and replaces those that come during play. We treat one in the packet alike: it is laid, and replaced from the stock.',
  'A-Y12': 'A packet never picked up is like a hand never played: its cards are subtracted.',
  'A-Y13':
    'The text asks for a first meld and does not say whether each partner owes one. A team keeps a single board, so one first meld serves both.',
  'A-Y14':
    'You cannot lay a first meld and take the pile in the same turn: taking it begins a turn, as drawing does.',
  'A-Y15':
    'The text puts cards drawn before the first meld into the hand. From there they may still help to make that meld, in the same turn.',
  'A-Y16': 'Black threes are barred even in going out: the text shuts out all threes.',
  'A-Y17':
    'A red three, a black three or a wild card turned first is covered by another card. The red three and the wild card freeze the pile beneath it.',
  'A-Y18':
    'The text speaks of four. So many packs may bring more: each four of a side make a set, and those left over count singly.',
  'A-Y19': 'The text prices only four red threes together. Singly they count as usual.',
  'A-Y20':
    'Teams are a matter of wish: an even number may also play each alone. The text does not say how large a team is; we take two, as partners usually play.',
  'A-Y21': 'An odd number of players forms no teams, since the text asks for an even one.',
  'A-Y22': 'The packs are counted by heads, in teams as well.',
  'A-Y23':
    'Otherwise cards go down only in your own turn. A red three picked while the hands are formed is laid at once all the same, since the text allows no delay.',
  'A-Y24': 'Replacements fill the hand up to its full number again.',
  'A-Y25':
    'The text names twelve players and goes on with “or more”: the size of the table decides. We read no upper limit, and the ages as a remark.',
  'A-Y26': 'If one partner is out of the round, the other plays on for both.',
  'A-Y27': 'Not even the owner looks at a packet, neither then nor while picking it.',
  'A-Y28':
    'A player who may not go out has two cards or more after melding, or none at all. A single one could be neither discarded nor kept.',
  'A-Y29':
    'If your hand is empty while the packet may be picked up, you may do so and play on. Otherwise your turn ends and you are out of the round: it is legal and costs no points.',
  'A-Y30': 'When everybody is out of the round, the deal ends as if the stock had run out.',
  'A-Y31':
    'Red threes in a packet never picked up count neither for nor against anybody: nobody has received them.',
  'A-Y32': 'Partners have no right to be asked, either.',
  'A-Y33': 'You may go out while your packet lies unopened, and it then counts against you.',
  'A-Y34':
    'You pick the packet up after your draw: presenting a canasta belongs to melding, and so does a later use of the right.',
  'A-Y35': 'The text names no fine for a red three kept back, and we invent none.',
});
