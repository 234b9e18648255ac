/** A learner's way to handle a table, by pointer or by keyboard. Everything is found by the name it has for the ear. */
export interface Hand {
  /** Chooses a card of the rack that is not chosen yet. */
  readonly choose: (card: string) => Promise<void>;
  /** Lets go of all cards chosen. */
  readonly letGo: () => Promise<void>;
  /** Presses a button of the table; under "More", if it is there. */
  readonly press: (name: string) => Promise<void>;
  /** Ticks an option. */
  readonly tick: (option: string) => Promise<void>;
  /** Writes the points of a line of a score sheet; `signed`: added or taken off. */
  readonly write: (line: string, points: number, signed: boolean) => Promise<void>;
  /** Marks a line of a score sheet, by its place. */
  readonly mark: (line: number) => Promise<void>;
  /** Sends the score sheet. */
  readonly send: () => Promise<void>;
  /** Opens the table as text. */
  readonly openText: () => Promise<void>;
}

export type HandKind = 'pointer' | 'keyboard';
export const HAND_KINDS: readonly HandKind[] = ['pointer', 'keyboard'];
