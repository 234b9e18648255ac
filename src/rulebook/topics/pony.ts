/** The packet that each player sets aside before play, in games that have one. */
import type { Questions } from '../question.ts';
import { inWords, oneOf, unlessAbsent } from '../wording.ts';

const NO_PACKET = 'there is no packet';

export const PONY: Questions<'pony'> = {
  'pony.packet': {
    name: 'The packet',
    question: 'Does each player set a packet aside; how many cards, and may anyone look at them?',
    kind: 'judged',
    stakes: 4,
    say: unlessAbsent('nobody sets a packet aside', ({ cards, taken, seen }) => {
      const when = taken === 'before-the-hand' ? 'before' : 'after';
      const who = seen === 'by-nobody' ? 'nobody looks at' : 'its owner may look at';
      return `${when} picking a hand, each player sets aside ${inWords(cards)} cards that ${who}`;
    }),
    short: unlessAbsent('none', ({ cards }) => `${cards} cards set aside`),
  },
  'pony.opens': {
    name: 'The right to the packet',
    question: 'What gives the right to pick the packet up?',
    kind: 'judged',
    stakes: 4,
    say: oneOf({
      absent: NO_PACKET,
      'owners-first-canasta':
        'the first canasta you yourself lay or complete lets you pick up your own packet',
    }),
    short: oneOf({ absent: 'none', 'owners-first-canasta': 'your own first canasta' }),
  },
  'pony.when': {
    name: 'When the packet is picked up',
    question: 'Must it be picked up then, or may it wait; and may its cards be played at once?',
    kind: 'judged',
    stakes: 3,
    say: oneOf({
      absent: NO_PACKET,
      'may-then-or-later-playable-at-once':
        'you may pick the packet up at once or on a later turn, and play its cards right away',
    }),
    short: oneOf({ absent: 'none', 'may-then-or-later-playable-at-once': 'at once or later' }),
  },
  'pony.red-threes': {
    name: 'Red threes in the packet',
    question: 'What about a red three found in it?',
    kind: 'judged',
    stakes: 2,
    say: oneOf({
      absent: NO_PACKET,
      'laid-and-replaced': 'a red three in the packet is laid face up and replaced from the stock',
      laid: 'a red three in the packet is laid face up and not replaced',
    }),
    short: oneOf({
      absent: 'none',
      'laid-and-replaced': 'laid and replaced',
      laid: 'laid, not replaced',
    }),
  },
  'pony.unopened': {
    name: 'A packet never picked up',
    question: 'What does a packet never picked up count at the end? (It never bars going out.)',
    kind: 'computed',
    stakes: 4,
    say: oneOf({
      absent: NO_PACKET,
      'counts-against-its-owner':
        'a packet never picked up counts against its owner, like cards left in hand',
    }),
    short: oneOf({ absent: 'none', 'counts-against-its-owner': 'counts against its owner' }),
  },
};
