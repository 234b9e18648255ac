/** What only a table with a sum needs. */
export { countedIn } from './sum-form.tsx';
export { SumSheet, saySum } from './sum-sheet.tsx';
