import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sprite } from '#src/deck/sprite.ts';
import { CARDS } from '#src/engine/card.ts';
import { printCard } from '#src/engine/notation.ts';

const deck = sprite();

test('the deck has every card of the notation once, and a back', () => {
  const drawn = [...deck.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toHaveLength(54);
  expect(new Set(drawn)).toEqual(new Set([...CARDS.map((card) => printCard(card)), 'back']));
});

test('every color can be set by the page', () => {
  const colors = [...deck.matchAll(/(?:fill|stroke|color)="([^"]+)"/g)].map(([, color]) => color);
  const fixed = colors.filter(
    (color) => !/^(none|currentColor|var\(--[\w-]+,#\w{6}\))$/.test(color ?? ''),
  );
  expect(fixed).toEqual([]);
});

test('the deck needs no font, and nothing outside itself', () => {
  expect(deck).not.toMatch(/<text|<image|<use|url\(|href/);
});

test('the deck is light', () => {
  expect(gzipSync(deck).length).toBeLessThan(10_000);
});
