/** A rule set as the pages name it. */
export interface Course {
  /** The variant's id, as addresses carry it. */
  readonly id: string;
  readonly name: string;
  /** What a card table says in a narrow place. */
  readonly short: string;
  readonly family: string;
  /** What kind of game it is, without a number that its rules hold. */
  readonly about: string;
  /** Who will want to learn it. */
  readonly forWhom: string;
}

/** A page of the site's own that every page leads to. */
export interface MainPage {
  readonly label: string;
  readonly path: string;
}

/** What a visitor may have come for, and the page that serves it. */
export interface Path {
  readonly title: string;
  readonly text: string;
  readonly link: MainPage;
}

export const site = {
  name: 'Canasta at the Table',
  /** The name where there is no room for all of it. */
  shortName: 'Canasta',
  motto: 'Make a move. Right or wrong, you see which rule says so, and where it is written.',
  /** The scenario that the home page lets a visitor try at once. */
  homeScenario: 'home-one-pile',
  /** The example that the comparison judges under every rule set. */
  comparedMove: 'king-and-two-before-melding',
} as const;

/** The rule sets, in the rule book's order, first the one to begin with. Those with lessons can be learned. */
export const courses: readonly Course[] = [
  {
    id: 'classic-four',
    name: 'Classic, four players',
    short: 'Classic',
    family: 'classic',
    about: 'The classic game, two against two. Partners face each other and share their melds.',
    forWhom: 'For a table of four, and for anyone new to Canasta.',
  },
  {
    id: 'classic-two',
    name: 'Classic, two players',
    short: 'Classic for two',
    family: 'classic',
    about: 'The classic game head to head, with no partner to lean on.',
    forWhom: 'For two at a kitchen table.',
  },
  {
    id: 'classic-three',
    name: 'Classic, three players',
    short: 'Classic for three',
    family: 'classic',
    about: 'The classic game with each against the other two.',
    forWhom: 'For the evening when the fourth player stays away.',
  },
  {
    id: 'hutto',
    name: 'Hutto family rules',
    short: 'Hutto',
    family: 'classic',
    about:
      'The classic game in teams as one family plays it, with its own ways to draw, to open and to go out.',
    forWhom: 'For four who know the classic game, or begin with this one.',
  },
  {
    id: 'party-partners',
    name: 'Party, in pairs',
    short: 'Party, pairs',
    family: 'party',
    about: 'The standard game of Party Central, an online club: pairs against pairs.',
    forWhom: 'For two pairs, and for more of them.',
  },
  {
    id: 'party-222-partners',
    name: 'Party 2-2-2, in pairs',
    short: 'Party 2-2-2, pairs',
    family: 'party',
    about: 'The larger game of the same club: more packs, and more of nearly everything.',
    forWhom: 'For pairs who like long turns and full tables.',
  },
  {
    id: 'party-solo',
    name: 'Party, each alone',
    short: 'Party, alone',
    family: 'party',
    about: 'The standard game of the club without partners.',
    forWhom: 'For any small number of players, odd or even.',
  },
  {
    id: 'party-222-solo',
    name: 'Party 2-2-2, each alone',
    short: 'Party 2-2-2, alone',
    family: 'party',
    about: 'The larger game of the club without partners.',
    forWhom: 'For a few players and a large table.',
  },
  {
    id: 'pony',
    name: 'Pony Canasta',
    short: 'Pony',
    family: 'pony',
    about:
      'A family’s fast game with a great many cards. Each player sets a packet aside, the pony, and has to earn it.',
    forWhom: 'For a pair of players or a whole party.',
  },
];

/** Pages that the header leads to. */
export const mainPages: readonly MainPage[] = [
  { label: 'Learn', path: 'learn/' },
  { label: 'Practice', path: 'practice/' },
  { label: 'Compare', path: 'compare/' },
  { label: 'Rules', path: 'rules/' },
  { label: 'Glossary', path: 'glossary/' },
];

/** Pages that the foot of every page leads to, after those. */
const footPages: readonly MainPage[] = [
  { label: 'Settle an argument', path: 'table/' },
  { label: 'Your progress', path: 'progress/' },
  { label: 'Sources', path: 'sources/' },
];

/** All of them, in their order. */
export const sitePages: readonly MainPage[] = [...mainPages, ...footPages];

export const paths: readonly Path[] = [
  {
    title: 'I have never played',
    text: 'Short lessons, each with one idea and a move of yours. You need to know what a suit is, and nothing else.',
    link: { label: 'To the course', path: 'learn/classic-four/' },
  },
  {
    title: 'The pile trips me up',
    text: 'When you may take it, when it is frozen, and when nobody may. It is the most argued rule of the game.',
    link: { label: 'Go to the pile', path: 'learn/classic-four/taking-the-pile/' },
  },
  {
    title: 'We disagree at our table',
    text: 'Tell what lies on your table. You get an answer to read aloud, the rule behind it, and how the other games answer.',
    link: { label: 'Settle it', path: 'table/' },
  },
];

/** What the site does not do yet, said on the home page after the courses that are missing. */
export const later: readonly string[] = [
  'New positions to practice on, as many as you like, on what you missed.',
];
