import type { Hand } from './hand.ts';
import type { Practice } from './practice.ts';

/** Clicks, on what is in sight. */
export function pointerHand({ at }: Practice): Hand {
  const table = at.locator('.card-table');
  const sheet = at.locator('.practice-sheet');
  const rack = table.getByRole('toolbar', { name: 'Your hand' });
  const button = (name: string) => table.getByRole('button', { name, exact: true });
  const folded = table.locator('.more:not([open])');
  return {
    choose: (card) =>
      rack.locator(`button[aria-pressed=false][aria-label^="${card}"]`).first().click(),
    letGo: () => button('Clear').click(),
    press: async (name) => {
      if ((await button(name).count()) === 0) await folded.locator('summary').click();
      await button(name).click();
    },
    tick: (option) => table.getByRole('checkbox', { name: option, exact: true }).check(),
    write: async (line, points, signed) => {
      const sign = sheet.getByRole('combobox', {
        name: `Added or taken off: ${line}`,
        exact: true,
      });
      if (signed) await sign.selectOption(points < 0 ? '-' : '+');
      await sheet.getByRole('textbox', { name: line, exact: true }).fill(`${Math.abs(points)}`);
    },
    mark: (line) => sheet.getByRole('radio').nth(line).check(),
    send: () => sheet.getByRole('button', { name: 'Check' }).click(),
    openText: () => at.locator('.text-twin > summary').click(),
  };
}
