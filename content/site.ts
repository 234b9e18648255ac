/** A rule set as the pages name it. */
export interface Course {
  /** The variant's id, as addresses carry it. */
  readonly id: string;
  readonly name: string;
  /** What a card table says in a narrow place. */
  readonly short: string;
  readonly family: string;
}

/** A page of the site's own, beside the lessons. */
export interface MainPage {
  readonly label: string;
  readonly path: string;
}

/** What a visitor may have come for, and the lesson that serves it, if there is one. */
export interface Path {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly lesson: string };
}

export const site = {
  name: 'Canasta at the Table',
  /** The name where there is no room for all of it. */
  shortName: 'Canasta',
  motto: 'Make a move. Right or wrong, you see which rule says so, and where it is written.',
  /** The scenario that the home page lets a visitor try at once. */
  homeScenario: 'home-one-pile',
} as const;

/** The rule sets that can be learned, first the one to begin with. */
export const courses: readonly Course[] = [
  { id: 'classic-four', name: 'Classic, four players', short: 'Classic', family: 'classic' },
];

/** Pages that the header leads to, after the lessons. */
export const mainPages: readonly MainPage[] = [];

export const paths: readonly Path[] = [
  {
    title: 'I have never played',
    text: 'Short lessons, each with one idea and a move of yours. You need to know what a suit is, and nothing else.',
    link: { label: 'Begin with lesson 1', lesson: 'learn/classic-four/melds-and-canastas' },
  },
  {
    title: 'The pile trips me up',
    text: 'When you may take it, when it is frozen, and when nobody may. It is the most argued rule of the game.',
    link: { label: 'Go to the pile', lesson: 'learn/classic-four/taking-the-pile' },
  },
  {
    title: 'We disagree at our table',
    text: 'Set up the position, and see what each set of rules says of the move, with its source.',
  },
];

/** What the site does not teach yet, said on the home page. */
export const later: readonly string[] = [
  'The rest of a deal: red threes, black threes, going out, the end of the stock, the score.',
  'New positions to practice on, as many as you like, on what you missed.',
  'Eight more sets of rules: Classic for two and for three, Hutto, Party with and without partners, each also with the 2-2-2 rules, and Pony. Any two of them side by side.',
];
