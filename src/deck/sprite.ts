import { RANKS, SUITS } from '#src/engine/card.ts';
import { back } from './back.ts';
import { jokerFace, suitedFace } from './face.ts';
import { element, PAINT } from './paint.ts';

const blank = element('rect', {
  x: 0.75,
  y: 0.75,
  width: 98.5,
  height: 138.5,
  rx: 9,
  fill: PAINT.face,
  stroke: PAINT.edge,
  'stroke-width': 1.5,
});

function symbol(id: string, color: string, drawing: string): string {
  return `<symbol id="${id}" viewBox="0 0 100 140" color="${color}" fill="currentColor">${blank}${drawing}</symbol>`;
}

/**
 * The whole deck as one SVG file. A page shows a card with
 * `<svg viewBox="0 0 100 140"><use href="cards.svg#9D"/></svg>`; beside the 52 there are `Joker`
 * and `back`. Every symbol is complete in itself: not all browsers follow a `use` inside a `use`.
 */
export function sprite(): string {
  const suited = RANKS.filter((rank) => rank !== 'joker').flatMap((rank) =>
    SUITS.map((suit) => symbol(`${rank}${suit}`, PAINT[suit], suitedFace(rank, suit))),
  );
  const symbols = [
    ...suited,
    symbol('Joker', PAINT.black, jokerFace()),
    symbol('back', PAINT.backLine, back()),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
