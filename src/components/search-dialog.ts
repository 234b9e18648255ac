import { type Hit, openIndex, type SearchIndex } from './search-index.ts';

const SHOWN = 8;

function item(hit: Hit, names: Readonly<Record<string, string>>): HTMLLIElement {
  const link = document.createElement('a');
  link.href = hit.url;
  link.textContent = hit.meta.title ?? hit.url;
  const course = document.createElement('span');
  course.textContent = names[hit.meta.variant ?? ''] ?? '';
  const excerpt = document.createElement('p');
  excerpt.innerHTML = hit.excerpt;
  const entry = document.createElement('li');
  entry.append(link, course, excerpt);
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
      if (target === this.dialog) this.dialog.close();
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
    const found = await (await this.index)?.debouncedSearch(query);
    if (found === null || found === undefined) return;
    const { results } = found;
    const hits = await Promise.all(results.slice(0, SHOWN).map((result) => result.data()));
    this.list.replaceChildren(...hits.map((hit) => item(hit, this.names)));
    if (query === '') this.say('');
    else if (results.length === 0) this.say(`Nothing on “${query}”.`);
    else this.say(results.length === 1 ? '1 page' : `${results.length} pages`);
  }
}

customElements.define('search-dialog', SearchDialog);
