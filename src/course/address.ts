import type { Cite } from '#src/rulebook/basis.ts';
import type { AnyRuleId } from '#src/rulebook/told.ts';

/** The address of a page or file of the site, wherever it is served from. */
export function address(path: string): string {
  return `${import.meta.env.BASE_URL}/${path}`.replaceAll(/\/+/g, '/');
}

/** The page of a variant's course. */
export function courseAddress(variant: string): string {
  return address(`learn/${variant}/`);
}

/** The page to practice on: a situation under a variant, or the choice of one. */
export function practiceAddress(variant?: string, situation?: string): string {
  if (variant === undefined) return address('practice/');
  return address(
    situation === undefined ? `practice/?variant=${variant}` : `practice/${variant}/${situation}/`,
  );
}

/** The page of a variant's rule book, at one of its rules if one is named. */
export function rulesAddress(variant: string, rule?: AnyRuleId): string {
  return address(`rules/${variant}/${rule === undefined ? '' : `#${rule}`}`);
}

/** A word of the glossary. */
export function termAddress(id: string): string {
  return address(`glossary/#${id}`);
}

/** The entry of a place in the list of sources. */
export function placeAddress(cite: Cite): string {
  return address(`sources/#${placeId(cite)}`);
}

/** The id that the entry of a place has on its page: "classic-13", "pony-game-play". */
export function placeId({ source, at }: Cite): string {
  const words = at
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${source}-${words || 'top'}`;
}
