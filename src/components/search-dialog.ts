import { type Answers, openAnswers } from './search-answers.ts';

/** Answers the words that stand in the site's search, and those that are typed from here on. */
export function answerIn(search: HTMLElement): void {
  new SearchDialog(search).begin();
}

/** The dialog of the search, while one types. */
class SearchDialog {
  private readonly dialog: HTMLDialogElement;
  private readonly input: HTMLInputElement;
  private readonly list: HTMLElement;
  private readonly status: HTMLElement;
  private readonly answers: Promise<Answers>;

  constructor(search: HTMLElement) {
    const find = <T extends HTMLElement>(selector: string): T => {
      const found = search.querySelector<T>(selector);
      if (found === null) throw new Error(`The search has no ${selector}.`);
      return found;
    };
    this.dialog = find('dialog');
    this.input = find('input');
    this.list = find('ol');
    this.status = find('[role=status]');
    const { base = '/', variant = '', courses = '{}' } = search.dataset;
    this.answers = openAnswers({ base, variant, names: JSON.parse(courses) });
  }

  begin(): void {
    this.input.addEventListener('input', () => void this.answer());
    this.dialog.addEventListener('click', ({ target }) => {
      const leaves = target instanceof Element && target.closest('a') !== null;
      if (leaves || target === this.dialog) this.dialog.close();
    });
    this.answers.catch(() => this.say('Search works on the built site only.'));
    void this.answer();
  }

  private say(words: string): void {
    this.status.textContent = words;
  }

  private async answer(): Promise<void> {
    const query = this.input.value.trim();
    const answers = await this.answers.catch(() => null);
    const answer = await answers?.(query);
    if (answer === undefined) return;
    const { pages, entries } = answer;
    this.list.replaceChildren(...entries);
    if (query === '') this.say('');
    else if (pages === 0) this.say(`Nothing on “${query}”.`);
    else this.say(pages === 1 ? '1 page' : `${pages} pages`);
  }
}
