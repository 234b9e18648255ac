import type { TableView } from '#src/compare/table-view.ts';
import type { Found } from './found-words.ts';
import { GradualRows } from './gradual-rows.ts';

/** How much of the table a window has room for: the variants chosen, or two of them. */
export type Room = 'wide' | 'narrow';

interface RuleRow {
  readonly row: HTMLTableRowElement;
  readonly cells: readonly HTMLTableCellElement[];
  /** Number of the answer in each column. */
  readonly answers: readonly (string | undefined)[];
}

/** The rows of the comparison in the page: which are shown, and which cells differ from the base. */
export class RuleRows {
  private readonly table: HTMLTableElement;
  private readonly rows: readonly RuleRow[];
  private readonly topics: readonly (readonly [HTMLTableRowElement, readonly RuleRow[]])[];
  /** Topics and rules, as they stand one under the other. */
  private readonly lines: readonly HTMLTableRowElement[];
  private readonly heads: readonly HTMLTableCellElement[];
  private readonly gradual: GradualRows;
  private words: readonly string[] | undefined;

  constructor(table: HTMLTableElement) {
    this.table = table;
    this.heads = [...(table.tHead?.rows[0]?.cells ?? [])].slice(1);
    this.rows = [...table.querySelectorAll<HTMLTableRowElement>('[data-rule]')].map((row) => {
      const cells = [...row.cells].slice(1);
      return { row, cells, answers: cells.map(({ dataset }) => dataset.answer) };
    });
    this.lines = [...table.tBodies].flatMap(({ rows }) => [...rows]);
    this.gradual = new GradualRows(this.lines);
    this.topics = [...table.tBodies].flatMap((body) => {
      const [topic] = body.rows;
      const own = this.rows.filter(({ row }) => row.parentElement === body);
      return topic === undefined ? [] : [[topic, own] as const];
    });
  }

  /** Shows what is chosen, and says how many rules that is, and how many that were found are left out as alike. */
  show({ shown, rows, find }: TableView, room: Room): Found {
    const [base, other] = shown;
    this.chooseColumns(shown);
    this.span(1 + (room === 'wide' ? shown.length : 2));
    if (this.table.dataset.rows !== rows) this.table.dataset.rows = rows;
    this.leaveOut(find);
    for (const { row, cells, answers } of this.rows) {
      for (const [at, cell] of cells.entries())
        cell.classList.toggle('differs', answers[at] !== answers[base]);
      const alike = (columns: readonly number[]) =>
        columns.every((at) => answers[at] === answers[base]);
      setViews(row, { wide: alike(shown), narrow: alike([base, other]) });
    }
    for (const [topic, own] of this.topics) {
      const found = own.filter(({ row }) => !isMissed(row));
      topic.toggleAttribute('data-missed', found.length === 0);
      const alike = (view: Room) => found.every(({ row }) => isAlike(row, view));
      setViews(topic, { wide: alike('wide'), narrow: alike('narrow') });
    }
    const isLeft = (row: HTMLElement) => !isMissed(row) && (rows === 'all' || !isAlike(row, room));
    this.gradual.show(this.lines.filter(isLeft));
    const found = this.rows.filter(({ row }) => !isMissed(row));
    const left = found.filter(({ row }) => isLeft(row)).length;
    return { left, alike: found.length - left };
  }

  private chooseColumns([base, other, ...more]: TableView['shown']): void {
    const { dataset, style } = this.table;
    const wide = [base, other, ...more].join(' ');
    // To write what is there already would have the browser look through all cells again.
    if (dataset.wide === wide) return;
    dataset.wide = wide;
    dataset.narrow = `${base} ${other}`;
    style.setProperty('--columns', String(more.length + 2));
    for (const [at, head] of this.heads.entries()) head.classList.toggle('base', at === base);
  }

  /** Topics reach over the columns that are shown: over more, they would make room for them. */
  private span(columns: number): void {
    for (const [{ cells }] of this.topics) {
      const [head] = cells;
      if (head !== undefined && head.colSpan !== columns) head.colSpan = columns;
    }
  }

  /** Reads what is said of each rule, once: before the first word is typed there is time. */
  readWords(): void {
    this.words ??= this.rows.map(({ row }) => wordsOf(row));
  }

  /** Leaves out the rows in which not every word is found: in the name, the question, or a sentence. */
  private leaveOut(find: string): void {
    const wanted = find
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    if (wanted.length > 0) this.readWords();
    for (const [at, { row }] of this.rows.entries()) {
      const found = wanted.every((word) => this.words?.[at]?.includes(word));
      row.toggleAttribute('data-missed', !found);
    }
  }
}

const isMissed = (row: HTMLElement): boolean => row.hasAttribute('data-missed');
const isAlike = (row: HTMLElement, view: Room): boolean =>
  row.dataset.alike?.split(' ').includes(view) === true;

/** Notes in which views a row has nothing to tell. */
function setViews(row: HTMLElement, views: Readonly<Record<Room, boolean>>): void {
  const alike = Object.entries(views)
    .filter(([, tells]) => tells)
    .map(([view]) => view)
    .join(' ');
  if (row.dataset.alike !== alike) row.dataset.alike = alike;
}

/** All that is said of a rule, with the slips of its sources. */
function wordsOf(row: HTMLTableRowElement): string {
  const slips = new Set(
    [...row.querySelectorAll('button')].map((button) => button.getAttribute('popovertarget')),
  );
  const told = [...slips].map((id) => document.getElementById(id ?? '')?.textContent ?? '');
  return [row.textContent, ...told].join(' ').toLowerCase();
}
