/** How numbers are said: small numbers of cards in words, points in figures. */
import { counted, inWords } from '#src/rulebook/wording.ts';

export { and, counted, inWords } from '#src/rulebook/wording.ts';

/** A figure: "1,840", "−120". */
export function figure(points: number): string {
  return String(points)
    .replace('-', '−')
    .replace(/\B(?=(\d{3})+$)/g, ',');
}

/** "640 points", "no points". */
export function inPoints(points: number): string {
  return points === 0 ? 'no points' : `${figure(points)} ${points === 1 ? 'point' : 'points'}`;
}

/** "one card", "12 cards". */
export function cardCount(cards: number): string {
  return counted(cards, 'card');
}

/** The number standing alone: "none", "one", "two". */
export function howMany(number: number): string {
  return number === 0 ? 'none' : inWords(number);
}

/** The sentence with its first letter large. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
