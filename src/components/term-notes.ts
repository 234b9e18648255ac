/** Shows what a word means while the mouse rests on it or the focus is there; a tap needs no script. */

/** Milliseconds that a mouse may stray, on its way to the note or past the word. */
const PATIENCE = 200;

class TermNote extends HTMLElement {
  private readonly word = this.querySelector('button');
  private readonly note = this.querySelector<HTMLElement>('[popover]');
  private waiting = 0;

  connectedCallback(): void {
    const { word } = this;
    this.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') this.wait(() => this.show());
    });
    this.addEventListener('pointerleave', () => this.wait(() => this.leave()));
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (!this.holds(relatedTarget)) this.note?.hidePopover();
    });
    // Focus that comes back from the note, which has been closed by Escape, does not open it again.
    word?.addEventListener('focus', ({ relatedTarget }) => {
      if (word.matches(':focus-visible') && !this.holds(relatedTarget)) this.show();
    });
    // The note that hover or focus has opened stays when the word is pressed.
    word?.addEventListener('click', (event) => {
      if (this.isShown) event.preventDefault();
    });
  }

  private get isShown(): boolean {
    return this.note?.matches(':popover-open') === true;
  }

  private holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.contains(target);
  }

  private wait(then: () => void): void {
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(then, PATIENCE);
  }

  private show(): void {
    if (this.word !== null && !this.isShown) this.note?.showPopover({ source: this.word });
  }

  /** The mouse has gone; who reads by keyboard or has pressed the word is still here. */
  private leave(): void {
    if (!this.holds(document.activeElement)) this.note?.hidePopover();
  }
}

customElements.define('term-note', TermNote);
