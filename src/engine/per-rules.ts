/** Things that depend on a set of rules alone: made once for each. */
import type { Rules } from './rules.ts';

export function perRules<T>(make: (rules: Rules) => T): (rules: Rules) => T {
  const made = new WeakMap<Rules, T>();
  return (rules) => {
    const known = made.get(rules);
    if (known !== undefined) return known;
    const fresh = make(rules);
    made.set(rules, fresh);
    return fresh;
  };
}
