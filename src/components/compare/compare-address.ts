import { address } from '#src/course/address.ts';
import { BOOKS } from '../books.ts';

/** The page of two variants side by side; the same whichever is named first. */
export function pairAddress(one: string, other: string): string {
  const [a, b] = [one, other].toSorted((x, y) => placeOf(x) - placeOf(y));
  return address(`compare/${a}/${b}/`);
}

/** The drill of what two variants part on. */
export function drillAddress(one: string, other: string): string {
  return `${pairAddress(one, other)}drill/`;
}

/** The page of a move under all variants; if one is named, its table is ready to be played by that one. */
export function moveAddress(id: string, under?: string): string {
  return address(`compare/moves/${id}/${under === undefined ? '' : `?under=${under}#play`}`);
}

function placeOf(variant: string): number {
  return BOOKS.findIndex(({ id }) => id === variant);
}
