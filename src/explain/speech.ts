/**
 * To whom a sentence is said, and of whom. Sentences are written for the learner, with marks where words
 * change when another player moves or players play alone:
 *
 *     [you]      the mover as subject; with a verb, [you hold], the verb agrees
 *     [them]     the mover as object
 *     [your]     the mover's
 *     [side]     the mover's side as subject, with or without a verb in its plain form: [side have]
 *     [side's]   that side's
 *     [its]      the same without naming it: "your first meld"
 *     [hold]     any other word is a verb that agrees with the last subject
 *
 * A capital in the mark makes a capital in the sentence.
 */
import type { Rules } from '#src/engine/rules.ts';
import type { Seat, Table } from '#src/engine/table.ts';
import { capital } from './number-words.ts';
import { rulesIn, type SpokenBook } from './spoken-book.ts';

export interface Speech {
  readonly book: SpokenBook;
  readonly rules: Rules;
  readonly company: 'teams' | 'alone';
  /** What each seat is called. The one addressed is "you". */
  readonly names: readonly string[];
  /** The player whose move is explained. */
  readonly mover: Seat;
  /** The mover's side, seen by the one addressed. */
  readonly side: 'ours' | 'theirs';
}

interface Occasion {
  /** The seat addressed; the learner's where nothing is said. */
  readonly you?: Seat;
  /** Names of the seats, in place of "the player on your left" and so on. */
  readonly names?: readonly string[];
}

/** How to speak of the table's player on turn. */
export function speechAt(table: Table, book: SpokenBook, occasion: Occasion = {}): Speech {
  const you = occasion.you ?? 0;
  const { turn, sideOf } = table;
  return {
    book,
    rules: rulesIn(book),
    company: new Set(sideOf).size < table.players ? 'teams' : 'alone',
    names: occasion.names ?? namesAround(table, you),
    mover: turn,
    side: sideOf[turn] === sideOf[you] ? 'ours' : 'theirs',
  };
}

/** What to call the players, seen from one seat. */
export function namesAround(table: Table, you: Seat): readonly string[] {
  const { players, sideOf } = table;
  const partners = sideOf.filter((side) => side === sideOf[you]).length - 1;
  return sideOf.map((side, seat) => {
    const places = (seat - you + players) % players;
    if (places === 0) return 'you';
    if (players === 2) return 'your opponent';
    if (side === sideOf[you] && partners === 1) return 'your partner';
    if (places === 1) return 'the player on your left';
    if (places === players - 1) return 'the player on your right';
    return players === 4 ? 'the player across' : `player ${seat + 1}`;
  });
}

const IRREGULAR: Readonly<Record<string, string>> = {
  have: 'has',
  are: 'is',
  do: 'does',
  go: 'goes',
};

/** The sentence with its marks filled in. */
export function fill(sentence: string, speech: Speech): string {
  const name = speech.names[speech.mover] ?? 'you';
  const isYou = name === 'you';
  const side = speech.side === 'ours' ? 'your side' : 'their side';
  // A player is named once; then it is "they", and verbs are as with "you".
  let named = isYou;
  let verbs: 'hold' | 'holds' = 'hold';
  const agree = (verb: string) => (verbs === 'hold' ? verb : (IRREGULAR[verb] ?? `${verb}s`));
  const naming = (first: string, then: string) => {
    const word = named ? then : first;
    named = true;
    return word;
  };
  const word = (mark: string) => {
    const mine =
      speech.company === 'teams' ? mark : mark.replace("side's", 'your').replace('side', 'you');
    if (mine === 'you') {
      verbs = named ? 'hold' : 'holds';
      return naming(name, isYou ? 'you' : 'they');
    }
    if (mine === 'them') return naming(name, isYou ? 'you' : 'them');
    // "The player on your left's hand" is no English: it is "their hand".
    if (mine === 'your')
      return isYou ? 'your' : name.startsWith('the ') ? 'their' : naming(`${name}'s`, 'their');
    if (mine === 'its') return isYou || side === 'your side' ? 'your' : 'their';
    if (mine === "side's") return `${side}'s`;
    if (mine !== 'side') return agree(mine);
    verbs = 'holds';
    return side;
  };
  return sentence.replace(/\[([\w']+)(?: (\w+))?\]/g, (_, mark: string, verb?: string) => {
    const lower = mark.toLowerCase();
    const filled = word(lower) + (verb === undefined ? '' : ` ${agree(verb)}`);
    return mark === lower ? filled : capital(filled);
  });
}
