/** The tags that show what stands between them to some variants only. */
const ONLY = /<Only\s+variants="(?<shown>[^"]*)"\s*>|<\/Only>/g;

/**
 * Whether a lesson withholds a scenario from a variant. What stands between the tags of a component is made
 * before the component can leave it out, so a scenario has to look for itself.
 */
export function isWithheld(lesson: string, id: string, variant: string): boolean {
  const at = lesson.indexOf(`<Practice id="${id}"`);
  const around: string[] = [];
  for (const { groups } of lesson.slice(0, Math.max(at, 0)).matchAll(ONLY)) {
    if (groups?.shown === undefined) around.pop();
    else around.push(groups.shown);
  }
  return around.some((shown) => !shown.split(' ').includes(variant));
}
