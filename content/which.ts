/** What to ask a table that does not know by which rules it plays, and how to draw it. The rest is in the rule book. */
import type { Picture } from '#src/compare/picture.ts';
import type { RuleId } from '#src/engine/rules.ts';

export interface Asked {
  readonly rule: RuleId;
  readonly picture: Picture;
}

/** At most so many are asked: those that tell the rule sets apart, and that people remember. */
export const WHICH: readonly Asked[] = [
  { rule: 'deal.hand', picture: { show: 'so-many', of: 'back' } },
  { rule: 'draw.count', picture: { show: 'so-many', of: 'back' } },
  { rule: 'pile.needs', picture: { show: 'cards', cards: '9S 9H 9D', pile: '9C' } },
  { rule: 'meld.balance', picture: { show: 'cards', cards: 'KS KH 2D Joker' } },
  { rule: 'permission.ask', picture: { show: 'cards', cards: '5D' } },
  { rule: 'out.canastas', picture: { show: 'so-many', of: 'QH' } },
  { rule: 'pony.packet', picture: { show: 'so-many', of: 'back' } },
];
