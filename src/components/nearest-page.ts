import { address, courseAddress, practiceAddress, rulesAddress } from '#src/course/address.ts';

/** A rule set as addresses and people name it. */
export interface Game {
  readonly id: string;
  readonly name: string;
}

/** A page that there is. */
export interface Nearest {
  readonly href: string;
  readonly name: string;
}

const SECTIONS = new Map([
  ['learn', 'The courses'],
  ['practice', 'Practice'],
  ['compare', 'All rules, side by side'],
  ['rules', 'The rule books'],
]);

/**
 * The page that a path below the site's own may have meant where there is none: of two games the page that has
 * both, whichever is named first; of one its course, its rule book or its practice; else the page of the section.
 * Null where nothing is known.
 */
export function nearestPage(path: string, games: readonly Game[]): Nearest | null {
  const [section = '', ...parts] = path.toLowerCase().split('/');
  const named = games.filter(({ id }) => [section, ...parts].includes(id));
  const [one, other] = named;
  if (section === 'compare' && one !== undefined && other !== undefined) {
    const end = parts.includes('drill') ? 'drill/' : '';
    return {
      href: address(`compare/${one.id}/${other.id}/${end}`),
      name: `${one.name}, and ${other.name}`,
    };
  }
  if (one !== undefined && section === 'practice')
    return { href: practiceAddress(one.id), name: `Practice: ${one.name}` };
  if (one !== undefined && section === 'rules')
    return { href: rulesAddress(one.id), name: `Rule book: ${one.name}` };
  if (one !== undefined && section !== 'compare')
    return { href: courseAddress(one.id), name: `The course: ${one.name}` };
  const name = SECTIONS.get(section);
  return name === undefined ? null : { href: address(`${section}/`), name };
}
