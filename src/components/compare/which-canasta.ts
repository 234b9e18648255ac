import {
  misfits,
  nearest,
  nextQuestion,
  type Reply,
  type WhichQuestion,
} from '#src/compare/which.ts';

/** Asks a table how it plays, one question at a time, until its rules are found. */
class WhichCanasta extends HTMLElement {
  private readonly questions: readonly WhichQuestion[] = JSON.parse(this.dataset.questions ?? '[]');
  private readonly sections = [...this.querySelectorAll<HTMLElement>('.question')];
  private readonly variants = [...this.querySelectorAll<HTMLElement>('.found .panel')];
  private replies: readonly Reply[] = [];

  connectedCallback(): void {
    this.sections.forEach((section, question) => {
      section.addEventListener('click', ({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        if (button === null) return;
        const option = button.value === 'unknown' ? 'unknown' : Number(button.value);
        this.go([...this.replies, { question, option }]);
      });
    });
    this.find('[data-back]').addEventListener('click', () => this.go(this.replies.slice(0, -1)));
    this.show();
  }

  private find(selector: string): HTMLElement {
    const found = this.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`The questions have no ${selector}`);
    return found;
  }

  private go(replies: readonly Reply[]): void {
    this.replies = replies;
    this.show();
    const next = this.find('.found').hidden ? '.question.current h2' : '.found h2';
    this.find(next).focus();
  }

  private show(): void {
    const left = nearest(this.questions, this.replies);
    const next = nextQuestion(this.questions, this.replies);
    this.find('.ask').dataset.asking = '';
    this.sections.forEach((section, at) => {
      section.classList.toggle('current', at === next);
    });
    this.find('.found').hidden = next !== undefined;
    this.variants.forEach((panel, at) => {
      panel.hidden = !left.includes(at);
      panel.querySelector('.misfits')?.replaceChildren(...this.misfitLines(at));
    });
    this.find('.given').hidden = this.replies.length === 0;
    this.find('.given ol').replaceChildren(...this.replies.map((reply) => line(this.say(reply))));
    this.find('.progress').textContent = this.progress(left.length, next === undefined);
  }

  private progress(left: number, ended: boolean): string {
    if (ended) return left === 1 ? 'Found.' : `${left} sets of rules are equally near.`;
    return `Question ${this.replies.length + 1}. ${left} of ${this.variants.length} sets of rules are left.`;
  }

  private say({ question, option }: Reply): string {
    const asked = this.questions[question];
    const words = option === 'unknown' ? 'not known' : asked?.options[option];
    return `${asked?.name}: ${words}`;
  }

  private misfitLines(variant: number): readonly HTMLLIElement[] {
    return misfits(variant, this.questions, this.replies).map((reply) => {
      const asked = this.questions[reply.question];
      const here = asked?.options[asked.answers[variant] ?? -1];
      return line(`You said “${this.say(reply)}”. Here: ${here}.`);
    });
  }
}

function line(words: string): HTMLLIElement {
  const entry = document.createElement('li');
  entry.textContent = words;
  return entry;
}

customElements.define('which-canasta', WhichCanasta);
