/** The choice of rules on the practice page, which is kept, and the meters of what was met. */

import { standingsOf } from '#src/practice/memory.ts';
import { cellOf, sayMeter } from '#src/practice/meter.ts';
import { readProgress, reviewsOf } from '#src/progress/progress.ts';
import { $entries } from '#src/progress/store.ts';
import { keepVariant, keptVariant } from '#src/widgets/kept-variant.ts';

class PracticePage extends HTMLElement {
  private forget = () => {};

  connectedCallback(): void {
    const asked = new URLSearchParams(location.search).get('variant') ?? keptVariant();
    for (const radio of this.querySelectorAll<HTMLInputElement>('[name="game"]')) {
      if (radio.value === asked) radio.checked = true;
      radio.addEventListener('change', () => keepVariant(radio.value));
    }
    this.forget = $entries.subscribe(() => this.fill());
  }

  disconnectedCallback(): void {
    this.forget();
  }

  private fill(): void {
    const progress = readProgress($entries.get());
    for (const game of this.querySelectorAll<HTMLElement>('[data-game]')) {
      const reviews = reviewsOf(progress, game.dataset.game ?? '');
      const standings = standingsOf(reviews);
      for (const card of game.querySelectorAll('.cards > li')) {
        const cells = [...card.querySelectorAll<HTMLElement>('[data-reason]')];
        const states = cells.map(({ dataset }) => cellOf(standings, dataset.reason ?? ''));
        for (const [at, cell] of cells.entries()) cell.className = `cell ${states[at]}`;
        const sum = card.querySelector('[data-sum]');
        if (sum !== null) sum.textContent = sayMeter(states);
      }
    }
  }
}

customElements.define('practice-page', PracticePage);
