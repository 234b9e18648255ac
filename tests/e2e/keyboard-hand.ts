import { expect, type Locator } from '@playwright/test';
import type { Hand } from './hand.ts';

/** Where a thing is, as the focus sees it. */
type Bearing = 'here' | 'before' | 'behind' | 'missing';

/** More stops than any page has between a table's first and its last. */
const FAR = 80;

interface Wanted {
  /** What can be focused; of several, the one with the name. */
  readonly among: string;
  readonly name?: string;
}

/** Tab, arrow keys, Space, Enter and Escape; nothing else. */
export function keyboardHand(practice: Locator): Hand {
  const { keyboard } = practice.page();
  const bearing = (wanted: Wanted): Promise<Bearing> => practice.evaluate(lookAround, wanted);

  /** Presses Tab, or goes back with it, until the focus is there. */
  const tabTo = async (wanted: Wanted) => {
    for (let stops = 0; stops < FAR; stops += 1) {
      const at = await bearing(wanted);
      expect(at, `${wanted.name ?? wanted.among} is there`).not.toBe('missing');
      if (at === 'here') return;
      await keyboard.press(at === 'behind' ? 'Tab' : 'Shift+Tab');
    }
    throw new Error(`The Tab key does not come to ${wanted.name ?? wanted.among}.`);
  };
  const pressOn = async (wanted: Wanted, key: 'Enter' | 'Space') => {
    await tabTo(wanted);
    await keyboard.press(key);
  };
  const toRack = () => tabTo({ among: '.rack-card[tabindex="0"]' });

  return {
    choose: async (card) => {
      await toRack();
      const cards = practice.locator('.rack-card[aria-pressed]');
      const wanted = { among: `.rack-card[aria-pressed=false][aria-label^="${card}"]` };
      for (let steps = await cards.count(); steps > 0; steps -= 1) {
        if ((await bearing(wanted)) === 'here') break;
        await keyboard.press('ArrowRight');
      }
      expect(await bearing(wanted), `an arrow key leads to the ${card}`).toBe('here');
      await keyboard.press('Space');
    },
    letGo: async () => {
      await toRack();
      await keyboard.press('Escape');
    },
    press: async (name) => {
      const button = practice.locator('.card-table').getByRole('button', { name, exact: true });
      if ((await button.count()) === 0) await pressOn({ among: '.more > summary' }, 'Enter');
      await pressOn({ among: '.card-table button', name }, 'Enter');
    },
    tick: (name) => pressOn({ among: '.options input', name }, 'Space'),
    openText: () => pressOn({ among: '.text-twin > summary' }, 'Enter'),
  };
}

/** In the page: whether the focus is on what is wanted, or in which direction that is. */
function lookAround(practice: Element, { among, name }: Wanted): Bearing {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element.closest('label') ?? element).textContent?.trim().replace(/\s+/g, ' ');
  const found = [...practice.querySelectorAll(among)].filter(
    (element) => name === undefined || nameOf(element) === name,
  );
  const focus = document.activeElement;
  const [first] = found;
  if (first === undefined) return 'missing';
  if (focus !== null && found.includes(focus)) return 'here';
  const place = focus?.compareDocumentPosition(first) ?? 0;
  return (place & Node.DOCUMENT_POSITION_PRECEDING) > 0 ? 'before' : 'behind';
}
