/** The widest window in which two variants stand side by side, not all. */
const NARROW = '(max-width: 40rem)';

/**
 * The style sheet that leaves out the columns a table does not list: `data-wide` for all windows, `data-narrow`
 * for phones. One attribute then changes a whole column, in whatever number of columns there are.
 */
export function columnStyle(columns: number): string {
  const places = Array.from({ length: columns }, (_, at) => at);
  const without = (view: string) =>
    places
      .map((at) => `.compared:not([data-${view}~="${at}"]) tr:not(.topic) > :nth-child(${at + 2})`)
      .join(',');
  return `@media (scripting: enabled) {
${without('wide')} { display: none; }
@media ${NARROW} {
${without('narrow')} { display: none; }
}
}`;
}
