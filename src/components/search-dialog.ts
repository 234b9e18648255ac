import type { Answers } from './search-answers.ts';

/** The search of the site: a button, and a dialog that is answered while one types. */
class SearchDialog extends HTMLElement {
  private readonly dialog = this.find('dialog');
  private readonly input = this.find('input');
  private readonly list = this.find('ol');
  private readonly status = this.find('[role=status]');
  private answers: Promise<Answers> | undefined;

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
    this.answers ??= this.load();
    this.answers.catch(() => this.say('Search works on the built site only.'));
  }

  private async load(): Promise<Answers> {
    const { base = '/', variant = '', courses = '{}' } = this.dataset;
    const { openAnswers } = await import('./search-answers.ts');
    return openAnswers({ base, variant, names: JSON.parse(courses) });
  }

  private say(words: string): void {
    this.status.textContent = words;
  }

  private async answer(): Promise<void> {
    const query = this.input.value.trim();
    const answer = await (await this.answers)?.(query);
    if (answer === undefined) return;
    const { pages, entries } = answer;
    this.list.replaceChildren(...entries);
    if (query === '') this.say('');
    else if (pages === 0) this.say(`Nothing on “${query}”.`);
    else this.say(pages === 1 ? '1 page' : `${pages} pages`);
  }
}

customElements.define('search-dialog', SearchDialog);
