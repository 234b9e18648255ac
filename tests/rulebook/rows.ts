/** A small language for tests: an answer of a book in one row, with how it is known and where. */
import type { Status } from '#src/rulebook/basis.ts';
import type { AnyRuleId } from '#src/rulebook/told.ts';
import type { Book } from '#src/rulebook/variant.ts';

export type Row = readonly [rule: AnyRuleId, value: unknown, status: Status, places: string];

/** What a book says of a rule, written as a row; `short` abbreviates a place. */
export function found(book: Book, rule: AnyRuleId, short = (at: string) => at): Row {
  const { value, basis } = book.entries[rule];
  return [rule, value, basis.status, basis.cites.map(({ at }) => short(at)).join(', ')];
}

/** What each card is worth, from lists of the cards of a worth. */
export function worth(lists: Readonly<Record<number, string>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([points, cards]) =>
      cards.split(' ').map((card) => [card, Number(points)]),
    ),
  );
}

/** The steps of the minimum: "0:50 1500:90". */
export function minimum(steps: string): unknown {
  return {
    by: 'total',
    steps: steps.split(' ').map((step) => {
      const [from, need] = step.split(':').map(Number);
      return { from, need };
    }),
  };
}

/** Headings of the Party text, as the rows write them. */
const HEADINGS: Readonly<Record<string, string>> = {
  '': 'top',
  'Partners Standard': 'Std',
  Scoring: 'Scor',
  Melding: 'Meld',
  'Going out': 'Out',
  "Red Three's": 'Red',
  'Frozen Deck': 'Froz',
  'Two Two Two Partners': '222P',
  'Standard No Partners': 'NP',
  'Two Two Two No Partners': '222NP',
};

export function inParty(at: string): string {
  return HEADINGS[at] ?? at;
}
