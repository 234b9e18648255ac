import { SOURCES } from '#content/sources.ts';
import { placeAddress } from '#src/course/address.ts';
import type { Cite } from '#src/rulebook/basis.ts';
import { findPlace, type Place } from '#src/rulebook/source.ts';

/** A place of a source, with the address of its entry in the list of sources. */
export interface PlaceLink extends Place {
  readonly href: string;
}

/** The places that are cited, each once. */
export function placeLinks(cites: readonly Cite[]): readonly PlaceLink[] {
  const links = cites.map((cite) => ({
    ...findPlace(SOURCES, cite).place,
    href: placeAddress(cite),
  }));
  return links.filter(({ href }, at) => links.findIndex((link) => link.href === href) === at);
}

/** Places as one mark: "§ 12, 13"; empty where there are none. */
export function markOf(places: readonly Place[]): string {
  return places.map(({ label }, at) => (at === 0 ? label : label.replace(/^§ /, ''))).join(', ');
}
