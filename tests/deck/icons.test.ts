import { expect, test } from 'vitest';
import { icons } from '#src/deck/icons.ts';

test('icons have names of their own, take the color of the text, and need nothing outside themselves', () => {
  const drawn = icons();
  const names = [...drawn.matchAll(/<g id="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(drawn).not.toMatch(/fill=|stroke="|<text|<image|url\(|href/);
});
