import { expect } from '@playwright/test';
import type { Hand } from './hand.ts';
import type { Practice } from './practice.ts';

interface Wanted {
  /** What can be focused; of several, the one with the name. */
  readonly among: string;
  readonly name?: string;
}

/** More tries than it takes to come to any place from any other. */
const TRIES = 8;

/** Tab, arrow keys, Space, Enter, Escape and numbers; nothing else. */
export function keyboardHand({ at, root }: Practice): Hand {
  const { keyboard } = at.page();
  const stopsTo = (wanted: Wanted) => root.evaluate(countStops, wanted);
  const press = async (key: string, times = 1) => {
    for (let more = times; more > 0; more -= 1) await keyboard.press(key);
  };

  /** Presses Tab, or goes back with it, until the focus is there. */
  const tabTo = async (wanted: Wanted) => {
    let stops = await stopsTo(wanted);
    for (let tries = TRIES; stops !== 0 && tries > 0; tries -= 1) {
      await press(stops > 0 ? 'Tab' : 'Shift+Tab', Math.abs(stops));
      stops = await stopsTo(wanted);
    }
    expect(stops, `the Tab key comes to ${wanted.name ?? wanted.among}`).toBe(0);
  };
  const pressOn = async (wanted: Wanted, key: string) => {
    await tabTo(wanted);
    await press(key);
  };
  const toRack = () => tabTo({ among: '.rack-card[tabindex="0"]' });

  return {
    choose: async (card) => {
      await toRack();
      const steps = await root.evaluate(countSteps, card);
      await press(steps > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(steps));
      expect(await root.evaluate(countSteps, card), `arrow keys lead to the ${card}`).toBe(0);
      await press('Space');
    },
    letGo: async () => {
      await toRack();
      await press('Escape');
    },
    press: async (name) => {
      const button = at.locator('.card-table').getByRole('button', { name, exact: true });
      if ((await button.count()) === 0) await pressOn({ among: '.more > summary' }, 'Enter');
      await pressOn({ among: '.card-table button', name }, 'Enter');
    },
    tick: (name) => pressOn({ among: '.options input', name }, 'Space'),
    write: async (line, points, signed) => {
      const sign = { among: '.practice-sheet select', name: `Added or taken off: ${line}` };
      if (signed) await pressOn(sign, points < 0 ? 'ArrowDown' : 'ArrowUp');
      await pressOn({ among: '.practice-sheet input', name: line }, 'Control+A');
      await keyboard.type(`${Math.abs(points)}`);
    },
    mark: async (line) => {
      await pressOn({ among: '.practice-sheet input' }, 'Space');
      await press('ArrowDown', line);
    },
    send: () => pressOn({ among: '.practice-sheet button', name: 'Check' }, 'Enter'),
    openText: () => pressOn({ among: '.text-twin > summary' }, 'Enter'),
  };
}

/**
 * In the page: how many stops of the Tab key seem to lie between the focus and what is wanted, below zero if
 * it is back. That the keys do come there is for the keys to show.
 */
function countStops(practice: Element, { among, name }: Wanted): number {
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const words = element.getAttribute('aria-label') ?? (label ?? element).textContent;
    return words.trim().replace(/\s+/g, ' ');
  };
  const wanted = [...practice.querySelectorAll<HTMLElement>(among)].find(
    (element) => element.checkVisibility() && (name === undefined || nameOf(element) === name),
  );
  if (wanted === undefined) throw new Error(`There is no ${name ?? among}.`);
  const stops = [
    ...practice.querySelectorAll<HTMLElement>('a, button, summary, input, select'),
  ].filter((element) => element === wanted || (element.tabIndex >= 0 && element.checkVisibility()));
  const focus = document.activeElement;
  const from = focus === null ? -1 : stops.indexOf(focus as HTMLElement);
  return stops.indexOf(wanted) - from;
}

/** In the page: how many steps of an arrow key lead from the focus to the first such card that is not chosen. */
function countSteps(practice: Element, card: string): number {
  const cards = [...practice.querySelectorAll<Element>('button.rack-card')];
  const to = cards.findIndex(
    (each) =>
      each.getAttribute('aria-pressed') === 'false' &&
      each.getAttribute('aria-label')?.startsWith(card),
  );
  if (to < 0) throw new Error(`The rack has no ${card} to choose.`);
  const from = document.activeElement === null ? -1 : cards.indexOf(document.activeElement);
  return to - from;
}
