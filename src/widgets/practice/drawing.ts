/** What draws a question by what is known of the learner. */
export { draw } from '#src/practice/draw.ts';
export { keptStandings } from '#src/progress/kept-standings.ts';
