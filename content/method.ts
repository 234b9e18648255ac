/** How the answers of the rule book were found: what each status means, and how rulings were made. */

/** One way in which an answer is known, in a line or two. */
export interface StatusText {
  readonly status: 'stated' | 'as-parent' | 'follows' | 'ruled' | 'silent';
  readonly text: string;
}

export const statuses: readonly StatusText[] = [
  {
    status: 'stated',
    text: 'The text gives this answer, at the place that is named. The words are ours, so look it up if you doubt them.',
  },
  {
    status: 'follows',
    text: 'The text does not say it outright, but what it says leaves no other answer. The step is written down.',
  },
  {
    status: 'as-parent',
    text: 'Some games are described by what sets them apart, and are played otherwise like another. Then the other game’s answer holds, and is marked as it is marked there.',
  },
  {
    status: 'ruled',
    text: 'The text can be read in two ways, or says two things. We chose, and the reason stands beside the answer. At your table you may choose otherwise.',
  },
  {
    status: 'silent',
    text: 'We searched the whole text and found nothing. A game has to go on all the same, so we say what we play, and why. It is never passed off as the source.',
  },
];

/** What a ruling leans on: a line further down counts only where those above it decide nothing. */
export const authority: readonly string[] = [
  'What the text says of this very game.',
  'What it says of the game that this one is played like.',
  'The reading that leaves every sentence something to do. If one reading makes a sentence idle, it is the wrong one.',
  'How the same text uses the same words elsewhere.',
  'How Canasta is played at most tables, and only where the text never touches the matter. Where it gives a list, the list is complete.',
];

/** What holds for all rulings alike. */
export const principles: readonly string[] = [
  'The three texts never lend each other an answer. What the classic page says is no reason to read the Party Central sheet in the same way.',
  'A rule that has fine points keeps its own mark; the fine points stand under it, each with its reason.',
  'The tables of this site judge by these answers. A verdict that leans on a ruling says so.',
];
