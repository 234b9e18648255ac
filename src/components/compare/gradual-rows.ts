/** As many rows as can be laid out within a frame. */
const AT_ONCE = 6;

/** Shows rows a few at a time, for a browser takes longer than a frame to lay out all of them. */
export class GradualRows {
  private shown: ReadonlySet<HTMLElement>;
  private waiting: readonly HTMLElement[] = [];
  private frame = 0;

  /** Rows that a page brings are as good as shown. */
  constructor(rows: readonly HTMLElement[]) {
    this.shown = new Set(rows);
  }

  /** Shows the first of the rows that are new among these now, the others in the frames that follow. */
  show(rows: readonly HTMLElement[]): void {
    cancelAnimationFrame(this.frame);
    const came = rows.filter((row) => !this.shown.has(row) || this.waiting.includes(row));
    for (const row of this.waiting) row.removeAttribute('data-later');
    this.waiting = came.slice(AT_ONCE);
    for (const row of this.waiting) row.setAttribute('data-later', '');
    this.shown = new Set(rows);
    this.goOn();
  }

  private goOn(): void {
    if (this.waiting.length === 0) return;
    this.frame = requestAnimationFrame(() => {
      for (const row of this.waiting.slice(0, AT_ONCE)) row.removeAttribute('data-later');
      this.waiting = this.waiting.slice(AT_ONCE);
      this.goOn();
    });
  }
}
