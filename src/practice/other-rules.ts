/** Rules to choose the deciding ones from: those, and others that were met or have no bearing. */
import { shuffled } from '#src/engine/chance.ts';
import type { RuleId } from '#src/engine/rules.ts';
import type { Verdict } from '#src/engine/verdict.ts';
import { decidersOf } from '#src/scenario/why.ts';
import type { Writing } from './writing.ts';

type Options = readonly [RuleId, RuleId, ...RuleId[]];

/** As many rules are offered, or one more than decide. */
const OFFERED = 4;

/** Rules of every move, offered where a situation has too few of its own. */
const EVERYWHERE: readonly RuleId[] = ['turn.parts', 'cards.own', 'meld.size', 'out.keep'];

/** Rules that a verdict tells whenever they apply: where one is not told, a legal move did not have to meet it. */
const TOLD: readonly RuleId[] = [
  'pile.frozen-needs',
  'pile.needs',
  'pile.unopened',
  'pile.free-first',
  'opening.minimum',
  'opening.wilds',
  'meld.size',
  'meld.wilds',
  'meld.balance',
  'canasta.spoiled',
  'canasta.wild',
  'black-three.meld',
  'black-three.wilds',
  'out.canastas',
  'permission.answer',
  'stock.must-take',
  'pony.opens',
];

/** The options in a random order. Of a legal move only the grounds it is about are offered as right. */
export function otherRules(verdict: Verdict, { rules, recipe, offered, chance }: Writing): Options {
  const deciders = decidersOf(verdict);
  const meant = verdict.grounds
    .filter(({ code }) => recipe.reasons.includes(`ground:${code}`))
    .map(({ rule }) => rule);
  const right = [...new Set(verdict.legal ? meant : deciders)];
  const near = shuffled(offered, chance);
  const others = verdict.legal
    ? [...near.filter((rule) => TOLD.includes(rule)), ...shuffled(TOLD, chance)]
    : [...near, ...EVERYWHERE];
  const idle = [...new Set(others)].filter(
    (rule) => !deciders.has(rule) && rules[rule] !== 'absent' && rules[rule] !== 'never',
  );
  const wrong = idle.slice(0, Math.max(1, OFFERED - right.length));
  return shuffled([...right, ...wrong], chance) as Options;
}
