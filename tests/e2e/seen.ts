import type { Practice } from './practice.ts';

/** What a table and its sheet show and say at a moment. */
export interface Seen {
  /** What is asked or told at the head of the table. */
  readonly text: string;
  /** The table in words, as the page tells it. */
  readonly lines: readonly string[];
  /** All that lies there, and what is chosen in the rack. */
  readonly lying: string;
  /** What the live region says. */
  readonly said: string;
  /** The head of the sheet. */
  readonly title: string;
  readonly seal: 'yes' | 'no' | null;
  /** Every condition, or every option answered: "Not met: Minimum of the first meld | It is worth 40." */
  readonly conditions: readonly string[];
  readonly remarks: readonly string[];
  /** Whether the focus is on something. */
  readonly focused: boolean;
}

export function look(practice: Practice): Promise<Seen> {
  return practice.root.evaluate((root) => {
    const words = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();
    const all = (selector: string) => [...root.querySelectorAll(selector)];
    const verdict = root.querySelector('.practice-sheet .verdict');
    const goal = root.querySelector('.goal > p')?.cloneNode(true) as Element | undefined;
    goal?.querySelector('.step')?.remove();
    return {
      text: words(goal),
      lines: all('.text-twin li').map(words),
      lying: [
        ...all('.cloth figure, .cloth .none').map(words),
        ...all('.rack-card').map(
          (card) => `${card.getAttribute('aria-label')} ${card.getAttribute('aria-pressed')}`,
        ),
      ].join('\n'),
      said: words(root.querySelector('.card-table > [role=status]')),
      title: words(root.querySelector('.practice-sheet .title')),
      seal: verdict === null ? null : verdict.classList.contains('yes') ? 'yes' : 'no',
      conditions: all('.practice-sheet .verdict > .reasons > li').map(
        (li) =>
          `${words(li.querySelector(':scope > div > .name'))} | ${words(li.querySelector(':scope > div > .text'))}`,
      ),
      remarks: all('.practice-sheet .verdict > .remark').map(words),
      focused: document.activeElement !== document.body,
    };
  });
}
