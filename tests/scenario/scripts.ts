/** Small scripts to try the machinery on, and a small language to walk through them. */
import { initialTransition, transition } from 'xstate';
import { classicFour } from '#content/rules/classic-four.ts';
import { parseMove } from '#src/engine/move-notation.ts';
import { speak } from '#src/explain/spoken.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { openBook } from '#src/rulebook/variant.ts';
import { viewOf } from '#src/scenario/look.ts';
import { compile, type ScenarioSnapshot } from '#src/scenario/machine.ts';
import type { Script, StepOf } from '#src/scenario/script.ts';
import { readStage } from '#src/scenario/stage.ts';
import type { ScenarioEvent, ScenarioView } from '#src/scenario/view.ts';

export const VARIANT = 'classic-four';
export const BOOK = speak(openBook(classicFour));

export const TAKE = {
  do: 'ask',
  text: 'Take the pile: {rule:pile.frozen-needs}.',
  goal: { is: 'pile-taken' },
  solution: ['take with KH KS'],
  hints: ['What does a frozen pile ask for?', 'Look at your kings.'],
  wrong: [
    { move: 'take with KH 2C', breaks: 'pile.frozen-needs' },
    { move: 'take onto K', breaks: 'pile.frozen-needs' },
  ],
  aside: 'Look at the pile once more.',
  right: 'The 2♥ comes to your hand.',
} as const satisfies StepOf<'ask'>;

/** A frozen pile to take, a discard to make, and a player on the left to watch. */
export const FROZEN: Script = {
  id: 'frozen',
  title: 'A frozen pile',
  variants: [VARIANT],
  teaches: ['pile.frozen-needs'],
  position: {
    hand: 'KH KS KC 9C 8C 7D 4H 2C',
    others: { left: '9S 9D 5D 4C', partner: 11, right: 8 },
    yours: { score: 1200, melds: ['KD KC KS'] },
    theirs: { score: 845 },
    pile: '5C 2H KD',
    stock: 37,
  },
  steps: [
    { do: 'tell', text: 'The pile is frozen.' },
    TAKE,
    {
      do: 'ask',
      text: 'Throw the 9♣.',
      goal: { is: 'discarded', card: '9C' },
      solution: ['discard 9C'],
      hints: ['End your turn.', 'The 9♣.'],
      wrong: [
        { move: 'draw', breaks: 'turn.parts' },
        { move: 'discard 6S', breaks: 'cards.own' },
      ],
    },
    { do: 'watch', seat: 'left', move: 'draw', text: 'They draw.' },
    { do: 'watch', seat: 'left', move: 'discard 5D', text: 'They throw the 5♦.' },
  ],
};

/** Two moves to the goal. */
export const DRAW_AND_LAY: Script = {
  id: 'draw-and-lay',
  title: 'Draw, then lay',
  variants: [VARIANT],
  teaches: ['turn.parts'],
  position: {
    hand: 'KH KS KD JH 9C 8C 7D 4H 4D',
    yours: { score: 0, melds: ['QS QH QD'] },
    pile: '5C',
    stock: '6S JS JD AH',
  },
  steps: [
    {
      do: 'ask',
      text: 'Lay three kings.',
      goal: { is: 'meld', rank: 'K', cards: 3 },
      solution: ['draw', 'lay KH KS KD'],
      hints: ['What comes first in a turn?', 'The stock.'],
      wrong: [
        { move: 'lay KH KS KD', breaks: 'turn.parts' },
        { move: 'discard 4H', breaks: 'turn.parts' },
      ],
    },
    { do: 'tell', text: 'Three kings lie.' },
  ],
};

/** Questions of both kinds. */
export const QUESTIONS: Script = {
  ...FROZEN,
  id: 'questions',
  steps: [
    { do: 'judge', text: 'Is this legal?', move: 'take with KH 2C' },
    {
      do: 'choose',
      text: 'Which of these are?',
      options: ['take with KH KS', 'take onto K', 'draw'],
    },
  ],
};

/** "Is this legal?", and then the rules that decide it. */
export const REASONS: Script = {
  ...FROZEN,
  id: 'reasons',
  steps: [
    { do: 'judge', text: 'Is this legal?', move: 'take with KH 2C' },
    {
      do: 'why',
      text: 'Which of these rules does it break?',
      move: 'take with KH 2C',
      options: ['opening.minimum', 'pile.frozen-needs', 'pile.needs'],
    },
    {
      do: 'why',
      text: 'And which of these does this one have to meet?',
      move: 'take with KH KS',
      options: ['opening.minimum', 'pile.frozen-needs', 'pile.needs'],
    },
  ],
};

/** A later step that only the script's own way leads to. */
export const FORK: Script = {
  ...FROZEN,
  id: 'fork',
  steps: [
    TAKE,
    {
      do: 'ask',
      text: 'Add the third king.',
      goal: { is: 'not', goal: { is: 'holds', cards: 'KC' } },
      solution: ['lay KC onto K'],
      hints: ['Look at your melds.', 'The K♣.'],
      wrong: [
        { move: 'lay KC', breaks: 'meld.size' },
        { move: 'draw', breaks: 'turn.parts' },
      ],
    },
  ],
};

export const SCRIPTS: readonly Script[] = [FROZEN, DRAW_AND_LAY, QUESTIONS, REASONS, FORK];

/** "next", "answer no", "choose 0 2", or a move in words. */
export function eventOf(words: string): ScenarioEvent {
  const [verb = '', ...rest] = words.split(' ');
  if (verb === 'judge') return { type: 'judge', legal: rest[0] === 'yes' };
  if (verb === 'choose') return { type: 'choose', options: rest.map(Number) };
  if (verb === 'count') return { type: 'count', numbers: rest.map(Number) };
  if (
    verb === 'next' ||
    verb === 'undo' ||
    verb === 'restart' ||
    verb === 'hint' ||
    verb === 'show'
  )
    return { type: verb };
  const move = parseMove(words);
  if (!move.ok) throw new Error(move.problems.join(' '));
  return { type: 'move', move: move.value };
}

/** Every snapshot on the way through a script, the first before any event. */
export function snapshotsOf(
  script: Script,
  events: readonly ScenarioEvent[],
  variant: string = VARIANT,
  book: SpokenBook = BOOK,
): readonly ScenarioSnapshot[] {
  const machine = compile(readStage(script, variant, book));
  const snapshots = [initialTransition(machine)[0]];
  for (const event of events) {
    const last = snapshots.at(-1);
    if (last !== undefined) snapshots.push(transition(machine, last, event)[0]);
  }
  return snapshots;
}

/** What a learner sees after events in words. */
export function walk(script: Script, ...words: readonly string[]): ScenarioView {
  const last = snapshotsOf(script, words.map(eventOf)).at(-1);
  if (last === undefined) throw new Error('There is no snapshot.');
  return viewOf(last);
}
