/** What lessons write. Each is markup of its own; a table's script comes with it, and only there. */
export { default as Cite } from './components/Cite.astro';
export { default as NineVerdicts } from './components/compare/NineVerdicts.astro';
export { default as Only } from './components/Only.astro';
export { default as Practice } from './components/Practice.astro';
export { default as Rule } from './components/Rule.astro';
export { default as Term } from './components/Term.astro';
