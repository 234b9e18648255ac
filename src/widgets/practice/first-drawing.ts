/** What draws a first question by what is known of the learner. */
export { drawFirst } from '#src/practice/draw-first.ts';
export { keptStandings } from '#src/progress/kept-standings.ts';
