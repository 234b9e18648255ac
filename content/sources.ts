/** The three texts that the variants are taken from, and every place in them that a rule cites. */
import type { Cite } from '#src/rulebook/basis.ts';
import type { Place, Source } from '#src/rulebook/source.ts';

const CLASSIC = {
  '0': 'Introduction',
  '1': 'Game Equipment',
  '2': 'Object',
  '3': 'Point Value of Cards',
  '4': 'Wild Cards',
  '5': 'Partnerships',
  '6': 'Dealing the cards',
  '7': 'Red Threes',
  '8': 'Melds',
  '9': 'Canastas',
  '10': 'Meld Restrictions',
  '11': 'The Play',
  '12': 'The Draw',
  '13': 'Taking the Pile',
  '14': 'Frozen Pile',
  '15': 'Exhausting the Stock',
  '16': 'Play Information',
  '17': 'Going Out',
  '18': 'Scoring the Deal',
  '19': 'Scoring the Game',
  '20': 'Strategies',
  '21': 'Variations',
} as const;

/** The headings; the empty one stands for what comes before the first. */
const PARTY = [
  '',
  'Partners Standard',
  'Scoring',
  'Melding',
  'Going out',
  "Red Three's",
  'Frozen Deck',
  'Two Two Two Partners',
  'Standard No Partners',
  'Two Two Two No Partners',
] as const;

/** The capitals that open a sentence, or its first three words. */
const PONY = [
  'A player may',
  'CARDS',
  'DEAL',
  'Each player next',
  'FEEL FREE TO',
  'GAME PLAY',
  'If a person',
  'If a player',
  'If more than',
  'If playing with',
  'If they have',
  'Individual players or',
  'It is played',
  'It originated with',
  'Leaving them face',
  'More than one',
  'OBJECTIVE',
  'ORDER OF PLAY',
  'One card from',
  'One card of',
  'Only during their',
  'PLAYERS',
  'Players must plan',
  'Pony Canasta is',
  'RED TREYS',
  'TREYS',
  'Table size will',
  'The face of',
  'The flipped over',
  'The game is',
  'The player displaying',
  "Therefore their 'hand'",
  'These cards are',
  'They taught me',
  'WILD CARDS',
  'When a red',
  'When cards are',
  'When drawing a',
  'When they are',
  'With two or',
  'YOU ARE WITNESSING',
] as const;

type ClassicPlace = keyof typeof CLASSIC;

function classicPlace([at, heading]: readonly [string, string]): Place {
  if (at === '0') return { at, label: 'Intro', title: 'Before the first section' };
  return { at, label: `§ ${at}`, title: `Section ${at}, “${heading}”` };
}

function partyPlace(at: string): Place {
  if (at === '') return { at, label: 'Top', title: 'Before the first heading' };
  return { at, label: `“${at}”`, title: `Under the heading “${at}”` };
}

function ponyPlace(at: string): Place {
  return { at, label: `“${at} …”`, title: `The sentence that begins “${at}”` };
}

/** The texts, with every place that can be cited. Plain data, fit to be sent to a page. */
export const SOURCES = [
  {
    id: 'classic',
    title: 'The rules of Canasta on Steve’s page',
    about:
      'A web page by a player named Steve, who learned the game from the Hutto family: rules for four players, with variations for two, for three and for that family.',
    date: 'after 2017, no date given',
    places: Object.entries(CLASSIC).map(classicPlace),
  },
  {
    id: 'party',
    title: 'Official Party Central Canasta Rules',
    about:
      'A short sheet of an online club: the standard game in pairs, a larger game, and both without partners. Its author grants that something may be missing.',
    date: 'March 28, 2007',
    places: PARTY.map(partyPlace),
  },
  {
    id: 'pony',
    title: 'Pony Canasta',
    about:
      'The only copy we know of a web page on a family’s own game. Its paragraphs stand in reverse order, and its end is missing.',
    date: 'no date given',
    places: PONY.map(ponyPlace),
  },
] as const satisfies readonly Source[];

/** A section of the classic text, by number. */
export function classic(at: ClassicPlace): Cite {
  return { source: 'classic', at };
}

/** A heading of the Party Central text. */
export function party(at: (typeof PARTY)[number]): Cite {
  return { source: 'party', at };
}

/** A sentence of the Pony text, by the words that open it. */
export function pony(at: (typeof PONY)[number]): Cite {
  return { source: 'pony', at };
}
