/** Every row of every table, under every variant that plays so. */
import { describe, expect, test } from 'vitest';
import { tableAt, told, variantIds, verdictOn } from './at.ts';
import { ROWS } from './rows/all-rows.ts';

describe.each(variantIds)('%s', (variant) => {
  const rows = ROWS.filter(({ variants }) => variants.includes(variant)).flatMap((table) =>
    Object.entries(table.rows).flatMap(([rule, each]) =>
      each.map(([what, setting, moves, expected, at]) => {
        const name = `${rule}: ${what} (${at})`;
        return { name, setting, moves, expected };
      }),
    ),
  );

  test.each(rows)('$name', ({ setting, moves, expected }) => {
    expect(told(verdictOn(tableAt(setting, variant), moves, variant))).toBe(expected);
  });
});
