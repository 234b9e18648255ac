import { openIndex, type Result, type SearchIndex } from './search-index.ts';
import { type Line, linesOf } from './search-lines.ts';

/** Pages that are shown, and places of a page: of those of other games only the best. */
const SHOWN = { pages: 8, places: 3, placesElsewhere: 1 };

interface Found {
  readonly result: Result;
  readonly near: boolean;
}

function item({ url, title, of, excerpt }: Line): HTMLLIElement {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  const whole = document.createElement('span');
  whole.textContent = of;
  const words = document.createElement('p');
  words.innerHTML = excerpt;
  const entry = document.createElement('li');
  entry.append(link, whole, words);
  return entry;
}

/** The search of the site: a button, and a dialog that asks the index while one types. */
class SearchDialog extends HTMLElement {
  private readonly dialog = this.find('dialog');
  private readonly input = this.find('input');
  private readonly list = this.find('ol');
  private readonly status = this.find('[role=status]');
  private readonly names: Readonly<Record<string, string>> = JSON.parse(
    this.dataset.courses ?? '{}',
  );
  private index: Promise<SearchIndex> | undefined;

  connectedCallback(): void {
    this.find('[data-open]').addEventListener('click', () => this.open());
    this.find('[data-close]').addEventListener('click', () => this.dialog.close());
    this.input.addEventListener('input', () => void this.answer());
    this.dialog.addEventListener('click', ({ target }) => {
      const leaves = target instanceof Element && target.closest('a') !== null;
      if (leaves || target === this.dialog) this.dialog.close();
    });
    document.addEventListener('keydown', (event) => {
      if (!this.isShortcut(event)) return;
      event.preventDefault();
      this.open();
    });
  }

  private find(selector: 'dialog'): HTMLDialogElement;
  private find(selector: 'input'): HTMLInputElement;
  private find(selector: string): HTMLElement;
  private find(selector: string): HTMLElement {
    const found = this.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`The search dialog has no ${selector}`);
    return found;
  }

  private isShortcut({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
    const typing = target instanceof HTMLElement && target.matches('input, textarea, select');
    return key === 'k' ? ctrlKey || metaKey : key === '/' && !typing;
  }

  private open(): void {
    if (!this.dialog.open) this.dialog.showModal();
    this.input.select();
    this.index ??= openIndex(this.dataset.base ?? '/');
    this.index.catch(() => this.say('Search works on the built site only.'));
  }

  private say(words: string): void {
    this.status.textContent = words;
  }

  private async answer(): Promise<void> {
    const query = this.input.value.trim();
    const found = await this.ask(query);
    if (found === undefined) return;
    const shown = await Promise.all(
      found.slice(0, SHOWN.pages).map(async ({ result, near }) => {
        const most = near ? SHOWN.places : SHOWN.placesElsewhere;
        return linesOf(await result.data(), this.names, most);
      }),
    );
    this.list.replaceChildren(...shown.flat().map(item));
    if (query === '') this.say('');
    else if (found.length === 0) this.say(`Nothing on “${query}”.`);
    else this.say(found.length === 1 ? '1 page' : `${found.length} pages`);
  }

  /** Pages of the game that is being read and pages of none, then those of other games; undefined if asked anew. */
  private async ask(query: string): Promise<readonly Found[] | undefined> {
    const index = await this.index;
    const { variant = '' } = this.dataset;
    const filters = { any: [{ variant }, { kind: 'page' }] };
    const near = await index?.debouncedSearch(query, { filters });
    if (index === undefined || near === null || near === undefined) return;
    if (query === '') return [];
    const all = await index.search(query);
    const known = new Set(near.results.map(({ id }) => id));
    return [
      ...near.results.map((result) => ({ result, near: true })),
      ...all.results.filter(({ id }) => !known.has(id)).map((result) => ({ result, near: false })),
    ];
  }
}

customElements.define('search-dialog', SearchDialog);
