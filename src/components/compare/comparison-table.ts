import {
  readView,
  type Shown,
  shownOf,
  type TableView,
  writeView,
} from '#src/compare/table-view.ts';
import { nextCell } from './cell-steps.ts';
import { sayFound } from './found-words.ts';
import { RuleRows } from './rule-rows.ts';

/** The widest window in which two variants stand side by side. */
const narrow = matchMedia('(max-width: 40rem)');

const TOO_FEW = 'A comparison takes two: choose another first.';

/** The comparison of all variants: what is chosen above the table is shown in it, and kept in the address. */
class ComparisonTable extends HTMLElement {
  private readonly ids: readonly string[] = JSON.parse(this.dataset.variants ?? '[]');
  private readonly form = this.find<HTMLElement>('search');
  private readonly rows = new RuleRows(this.find<HTMLTableElement>('table'));
  private view = readView(location.search, this.ids);

  connectedCallback(): void {
    const { rows, find } = this.view;
    this.find<HTMLInputElement>(`[name="rows"][value="${rows}"]`).checked = true;
    this.field('find').value = find;
    this.show(this.view);
    this.form.addEventListener('input', ({ target }) => this.choose(target));
    this.field('find').addEventListener('focus', () => this.rows.readWords());
    narrow.addEventListener('change', () => this.show(this.view));
    this.addEventListener('keydown', (event) => this.step(event));
  }

  private find<Found extends Element>(selector: string): Found {
    const found = this.querySelector<Found>(selector);
    if (found === null) throw new Error(`The comparison has no ${selector}`);
    return found;
  }

  private field(name: string): HTMLInputElement | HTMLSelectElement {
    return this.find(`[name="${name}"]`);
  }

  private get boxes(): readonly HTMLInputElement[] {
    return [...this.form.querySelectorAll<HTMLInputElement>('[name="shown[]"]')];
  }

  private choose(target: EventTarget | null): void {
    // Fewer than two variants are no comparison: what would leave one is taken back.
    const chosen = this.variants(target);
    this.show({
      shown: chosen ?? this.view.shown,
      rows: this.find<HTMLInputElement>('[name="rows"][value="all"]').checked ? 'all' : 'different',
      find: this.field('find').value.trim(),
    });
    if (chosen === undefined) this.say(TOO_FEW);
    history.replaceState(null, '', location.pathname + writeView(this.view, this.ids));
  }

  /** The variants chosen: on a phone by two lists, elsewhere by boxes and by what they are measured against. */
  private variants(target: EventTarget | null): Shown | undefined {
    const place = (name: string) => Number(this.field(name).value);
    if (narrow.matches) return shownOf([place('first'), place('second')]);
    const boxes = this.boxes.flatMap((box, at) => (box.checked ? [at] : []));
    const base = place('base');
    const stays = target === this.field('base') || boxes.includes(base);
    return shownOf(stays ? [base, ...boxes] : boxes);
  }

  private show(view: TableView): void {
    this.view = view;
    const { shown, rows } = view;
    const [base, other] = shown;
    this.field('base').value = this.field('first').value = String(base);
    this.field('second').value = String(other);
    this.boxes.forEach((box, at) => {
      box.checked = shown.includes(at);
    });
    const found = this.rows.show(view, narrow.matches ? 'narrow' : 'wide');
    this.say(sayFound(found, rows, view.find !== ''));
  }

  private say(words: string): void {
    this.find('[role=status]').textContent = words;
  }

  private step(event: KeyboardEvent): void {
    const next = nextCell(event);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }
}

customElements.define('comparison-table', ComparisonTable);
