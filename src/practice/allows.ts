/** What a rule set allows, as far as it decides which questions can come up. */
import type { Where } from './recipe.ts';

/** All of these. */
export function all(...each: readonly Where[]): Where {
  return (rules) => each.every((where) => where(rules));
}

export function not(where: Where): Where {
  return (rules) => !where(rules);
}

/** A side without a meld takes the pile as a frozen one, as any, or not at all. */
export const unopenedAsFrozen: Where = (rules) => rules['pile.unopened'] === 'as-frozen';
export const unopenedAsOpen: Where = (rules) => rules['pile.unopened'] === 'as-unfrozen';
export const unopenedNever: Where = (rules) => rules['pile.unopened'] === 'closed';

/** A natural card and a wild one take the pile; its top card may go onto a meld. */
export const takesWithWild: Where = (rules) => rules['pile.needs'].includes('natural-and-wild');
export const takesOntoMeld: Where = (rules) => rules['pile.needs'].includes('onto-open-meld');

export const limitsNumber: Where = (rules) => rules['meld.wilds'].kind === 'at-most';
export const wantsBalance: Where = (rules) => rules['meld.balance'] !== 'free';

export const mustAsk: Where = (rules) => rules['permission.ask'] === 'must';
export const asks: Where = (rules) => rules['permission.ask'] !== 'absent';
export const meldsOut: Where = (rules) => rules['out.how'] === 'meld-or-discard';
export const blackThreesOut: Where = (rules) => rules['black-three.meld'] === 'only-going-out';
export const jokersApart: Where = (rules) => rules['opening.wilds'] === 'jokers-do-not-help';
export const playsOnWithoutStock: Where = (rules) =>
  rules['stock.empty'] === 'on-while-the-pile-is-taken';
