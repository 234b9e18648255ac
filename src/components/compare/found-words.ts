/** How many rules are shown, and how many were found that are left out because all answer alike. */
export interface Found {
  readonly left: number;
  readonly alike: number;
}

/** Says what a choice of rules came to; `searched`: words were looked for. */
export function sayFound(
  { left, alike }: Found,
  rows: 'different' | 'all',
  searched: boolean,
): string {
  const hidden = searched && alike > 0;
  const what = left === 1 ? 'rule' : 'rules';
  const those = rows === 'all' ? what : `${what} that ${left === 1 ? 'differs' : 'differ'}`;
  const none = hidden ? 'No such rule differs.' : 'No such rule.';
  const shown = left === 0 ? none : `${left} ${those}.`;
  if (!hidden) return shown;
  return `${shown} ${alike} with these words ${alike === 1 ? 'is' : 'are'} the same in all that are shown: choose all rules to see ${alike === 1 ? 'it' : 'them'}.`;
}
