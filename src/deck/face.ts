import type { Rank, Suit } from '#src/engine/card.ts';
import { GLYPHS } from './glyphs.ts';
import { element, PAINT, shape } from './paint.ts';
import { CAP, DEVICES, JOKER_WORD, OCTAGON, STAR, SUIT_SHAPES } from './shapes.ts';

type SuitedRank = Exclude<Rank, 'joker'>;

/** Where the index stands: its middle, its baseline, its height. */
const INDEX = { x: 24.5, baseline: 48, height: 39 };

/** How far the wide and narrow characters of the index are pressed together. */
const CONDENSED: Readonly<Partial<Record<SuitedRank, number>>> = {
  A: 0.75,
  K: 0.75,
  Q: 0.75,
  '10': 0.636,
};

const round = (value: number): number => Number(value.toFixed(3));

/** The big rank in the corner, by which a card is known when others cover it. */
function index(rank: SuitedRank): string {
  const glyphs = [...rank].map((character) => GLYPHS[character as keyof typeof GLYPHS]);
  const height = INDEX.height / 100;
  const width = height * (CONDENSED[rank] ?? 0.86);
  let left = INDEX.x - (glyphs.reduce((sum, glyph) => sum + glyph.width, 0) * width) / 2;
  return glyphs
    .map(({ path, width: advance }) => {
      const transform = `translate(${round(left)} ${INDEX.baseline}) scale(${round(width)} ${height})`;
      left += advance * width;
      return element('path', { d: path, transform });
    })
    .join('');
}

const wildFrame = element('rect', {
  x: 4,
  y: 4,
  width: 92,
  height: 132,
  rx: 6,
  fill: PAINT.wild,
  stroke: PAINT.wildEdge,
  'stroke-width': 4,
});

function court(device: string, suit: Suit): string {
  const panel = element('path', {
    d: 'M47 36H94V127a7 7 0 0 1-7 7H54a7 7 0 0 1-7-7Z',
    'fill-opacity': 0.09,
    stroke: 'currentColor',
    'stroke-width': 1.6,
    'stroke-opacity': 0.75,
  });
  const figure = shape(device, [70, 62], 0.38, { 'fill-rule': 'evenodd' });
  return panel + figure + shape(SUIT_SHAPES[suit], [70.5, 105], 0.42);
}

function three(suit: Suit): string {
  const line = { fill: 'none', stroke: 'currentColor' };
  const at = { cx: 64, cy: 100 };
  const medallion =
    element('circle', { ...at, r: 26, ...line, 'stroke-width': 2.6 }) +
    element('circle', {
      ...at,
      r: 31,
      ...line,
      'stroke-width': 2.4,
      'stroke-dasharray': '1.5 5',
      'stroke-linecap': 'round',
    });
  const stop = shape(OCTAGON, [64, 100], 0.487, { ...line, 'stroke-width': 5 });
  const red = suit === 'H' || suit === 'D';
  return (red ? medallion : stop) + shape(SUIT_SHAPES[suit], [64, 100], 0.36);
}

/** What stands low on the right of the face. */
function figure(rank: SuitedRank, suit: Suit): string {
  switch (rank) {
    case 'J':
    case 'Q':
    case 'K':
      return court(DEVICES[rank], suit);
    case '3':
      return three(suit);
    case '2':
      return (
        shape(SUIT_SHAPES[suit], [62, 98], 0.5) +
        shape(STAR, [79, 22], 0.24, { fill: PAINT.wildEdge })
      );
    default:
      return shape(SUIT_SHAPES[suit], [64, 99], 0.58);
  }
}

/** The face of a card with a suit. */
export function suitedFace(rank: SuitedRank, suit: Suit): string {
  const corner = index(rank) + shape(SUIT_SHAPES[suit], [24.5, 70], 0.28);
  return (rank === '2' ? wildFrame : '') + corner + figure(rank, suit);
}

/** The joker: star, word down the edge, cap. */
export function jokerFace(): string {
  const word = element('path', {
    d: JOKER_WORD,
    transform: 'translate(18 53) rotate(90) scale(.14)',
  });
  return wildFrame + shape(STAR, [26, 28], 0.38) + word + shape(CAP, [63, 96], 0.52);
}
