import { rulesAddress } from '#src/course/address.ts';
import { CATALOGUE, isRuleId, sentenceOf, shortOf } from '#src/rulebook/catalogue.ts';
import type { Entry } from '#src/rulebook/variant.ts';
import { bookOf } from './books.ts';
import { markOf, placeLinks } from './place-link.ts';

/** A rule as a lesson cites it. */
export interface CitedRule {
  readonly name: string;
  readonly sentence: string;
  readonly short: string;
  readonly basis: Entry['basis'];
  /** Its places in full: "Section 13, “Taking the Pile”". */
  readonly places: readonly string[];
  /** Its places as a mark: "§ 12, 13"; empty where there are none. */
  readonly mark: string;
  /** Where it stands in the rule book. */
  readonly href: string;
}

/** The rule of an id that an author wrote, as a variant answers it; undefined where there is none. */
export function citedRule(id: string, variant: string): CitedRule | undefined {
  if (!isRuleId(id)) return undefined;
  const book = bookOf(variant);
  const { basis } = book.entries[id];
  const places = placeLinks([
    ...basis.cites,
    ...(basis.status === 'as-parent' ? basis.parent.cites : []),
  ]);
  return {
    name: CATALOGUE[id].name,
    sentence: sentenceOf(book, id),
    short: shortOf(book, id),
    basis,
    places: places.map(({ title }) => title),
    mark: markOf(places),
    href: rulesAddress(variant, id),
  };
}
