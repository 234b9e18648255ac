import { element, PAINT, shape } from './paint.ts';
import { SUIT_SHAPES } from './shapes.ts';

const field = { x: 6, y: 6, width: 88, height: 128, rx: 5 };

/** Diagonals 18 apart, each cut off where it leaves the field: a clip path would not reach a `use`. */
function lattice(): string {
  const { x: left, y: top, width, height } = field;
  const starts = Array.from({ length: 12 }, (_, row) => top - 80 + row * 18);
  return starts
    .map((start) => {
      const from = Math.max(0, top - start);
      const to = Math.min(width, top + height - start);
      const falling = `M${left + from} ${start + from}L${left + to} ${start + to}`;
      const rising = `M${left + width - from} ${start + from}L${left + width - to} ${start + to}`;
      return falling + rising;
    })
    .join('');
}

/** The back: a lattice, and the four suits in a medallion. */
export function back(): string {
  const line = { stroke: PAINT.backLine, 'stroke-width': 2 };
  return [
    element('rect', { ...field, fill: PAINT.back }),
    element('path', {
      d: lattice(),
      stroke: PAINT.backLine,
      'stroke-width': 0.9,
      opacity: 0.6,
    }),
    element('rect', { ...field, fill: 'none', ...line }),
    element('circle', { cx: 50, cy: 70, r: 21, fill: PAINT.back, ...line }),
    shape(SUIT_SHAPES.S, [50, 59], 0.17),
    shape(SUIT_SHAPES.H, [38.5, 70], 0.16),
    shape(SUIT_SHAPES.D, [61.5, 70], 0.17),
    shape(SUIT_SHAPES.C, [50, 81], 0.17),
  ].join('');
}
