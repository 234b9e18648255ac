/**
 * A script: a position and steps, as plain data. It names the variants it is true for, and no answer that
 * the engine can compute. Cards and moves are written in the notation of engine/notation.
 */
import type { Position } from '#src/engine/position.ts';
import type { RuleId } from '#src/engine/rules.ts';

/** Seats as the learner sees them. A variant that lacks a seat cannot be named by a script that uses it. */
export const SEAT_NAMES = ['you', 'left', 'partner', 'right'] as const;
export type SeatName = (typeof SEAT_NAMES)[number];

/** A side of a script's position. */
export interface ScriptSide {
  readonly score?: number;
  /** A meld a line, as in 'QS QH QD 2C'. */
  readonly melds?: readonly string[];
  readonly redThrees?: string;
  readonly minimumRaised?: number;
}

/** What a script's position takes over from the notation of positions as it stands. */
type Plain =
  | 'phase'
  | 'pile'
  | 'turnedUp'
  | 'stock'
  | 'firstTurn'
  | 'dealt'
  | 'drawnFrom'
  | 'laidThisTurn'
  | 'owedTurns'
  | 'exposed'
  | 'undeclared'
  | 'permission'
  | 'tookPile'
  | 'turnsPlayed'
  | 'ponies';

/** A position from the learner's chair. What is left out is as in the notation of positions. */
export interface ScriptPosition extends Pick<Position, Plain> {
  readonly turn?: SeatName;
  readonly hand: string;
  /** How many cards the others hold, or the cards themselves where a script shows them play. */
  readonly others?: Partial<Record<Exclude<SeatName, 'you'>, number | string>>;
  readonly yours?: ScriptSide;
  /** The other side. Where each plays alone: the player on the left, or the one opponent. */
  readonly theirs?: ScriptSide;
  /** The player on the right, where each plays alone. */
  readonly right?: ScriptSide;
}

/** What the learner is to reach: a predicate over the table before and after. */
export type Goal =
  | { readonly is: 'pile-taken' }
  | { readonly is: 'drawn' }
  | { readonly is: 'opened' }
  | { readonly is: 'turn-ended' }
  | { readonly is: 'went-out' }
  /** You have asked your partner. */
  | { readonly is: 'asked' }
  /** Your side has a meld of the rank with at least so many cards. */
  | { readonly is: 'meld'; readonly rank: string; readonly cards?: number }
  /** Your side has at least so many canastas, of one kind if it is named. */
  | { readonly is: 'canastas'; readonly count: number; readonly kind?: 'natural' | 'mixed' }
  /** You threw this card. */
  | { readonly is: 'discarded'; readonly card: string }
  /** You still hold these cards. */
  | { readonly is: 'holds'; readonly cards: string }
  | { readonly is: 'all'; readonly of: readonly Goal[] }
  | { readonly is: 'any'; readonly of: readonly Goal[] }
  | { readonly is: 'not'; readonly goal: Goal };

/** A move that people get wrong here, and the rule it breaks. `verify` proves it. */
export interface WrongMove {
  readonly move: string;
  readonly breaks: RuleId;
}

/** How a deal that is to be counted has ended. */
export type DealEnd =
  | { readonly by: 'stock' }
  | { readonly by: 'out'; readonly seat: SeatName; readonly blind?: true };

/** What the learner is to count. The engine has the answer. */
export type CountOf =
  /** A finished deal, line by line. The side's hands must be named. */
  | { readonly is: 'deal'; readonly side: 'yours' | 'theirs'; readonly ended: DealEnd }
  /** A filled score sheet with one planted fault, which is to be found. */
  | {
      readonly is: 'sheet';
      readonly side: 'yours' | 'theirs';
      readonly ended: DealEnd;
      readonly planted: { readonly line: RuleId; readonly says: number };
    }
  /** What these cards count toward a first meld. */
  | { readonly is: 'opening'; readonly cards: string }
  /** What a side's first meld must be worth. */
  | { readonly is: 'minimum'; readonly side: 'yours' | 'theirs' };

/** A text for the learner. `{rule:opening.minimum}` stands for the short form of that rule's answer. */
export type Text = string;

export type Step =
  /** Words only. */
  | { readonly do: 'tell'; readonly text: Text }
  /** Another player moves. */
  | { readonly do: 'watch'; readonly seat: SeatName; readonly move: string; readonly text: Text }
  /** The learner moves until the goal is reached. */
  | {
      readonly do: 'ask';
      readonly text: Text;
      readonly goal: Goal;
      /** Shown on request, never compared: any way to the goal is right. One move a line. */
      readonly solution: readonly string[];
      /** Two hints, the rule and the cards; the third, the move, is made from the solution. */
      readonly hints: readonly [Text, Text];
      readonly wrong: readonly [WrongMove, WrongMove, ...WrongMove[]];
      /** Said to a legal move that does not lead to the goal. */
      readonly aside?: Text;
      /** True after a legal move that is on the way to the goal. */
      readonly onTheWay?: Goal;
      /** Said beside the verdict when the goal is reached. */
      readonly right?: Text;
    }
  /** "Is this legal?" The engine answers. */
  | { readonly do: 'judge'; readonly text: Text; readonly seat?: SeatName; readonly move: string }
  /** Which of these moves are legal? The engine answers. */
  | {
      readonly do: 'choose';
      readonly text: Text;
      readonly options: readonly [string, string, ...string[]];
    }
  /** "Which of these rules decide?" Those the move breaks, or had to meet. The engine answers. */
  | {
      readonly do: 'why';
      readonly text: Text;
      readonly seat?: SeatName;
      readonly move: string;
      readonly options: readonly [RuleId, RuleId, ...RuleId[]];
    }
  /** "What is this worth?" The engine answers. */
  | { readonly do: 'count'; readonly text: Text; readonly of: CountOf };

export type StepKind = Step['do'];
export type StepOf<K extends StepKind> = Extract<Step, { do: K }>;

/** What a script may say differently for one variant. */
export interface ScriptChange {
  readonly position?: ScriptPosition;
  readonly steps?: readonly Step[];
}

export interface Script {
  /** Stable for good: progress is kept under it. */
  readonly id: string;
  readonly title: string;
  /** The ids of the variants it is true for. */
  readonly variants: readonly [string, ...string[]];
  /** The rules it is about, the point first. */
  readonly teaches: readonly [RuleId, ...RuleId[]];
  readonly position: ScriptPosition;
  readonly steps: readonly [Step, ...Step[]];
  readonly per?: Readonly<Record<string, ScriptChange>>;
}
