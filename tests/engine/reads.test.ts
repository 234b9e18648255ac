/** Checks read the rules they declare and no others; every judged rule is read by a check or by play. */
import { beforeAll, expect, test } from 'vitest';
import { chanceFrom } from '#src/engine/chance.ts';
import { deal } from '#src/engine/deal.ts';
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import { parseMove } from '#src/engine/move-notation.ts';
import { play } from '#src/engine/play.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import { score } from '#src/engine/score.ts';
import { groupingOf, usualPlayers } from '#src/engine/seats.ts';
import { CATALOGUE, RULE_IDS } from '#src/rulebook/catalogue.ts';
import { must, rulesFor, tableAt, variantIds } from './at.ts';
import { type AnyCheck, CHECKS } from './checks.ts';
import { EFFECTS, ROWS } from './rows/all-rows.ts';

/** The checks being asked just now, the innermost last: one may ask others. */
const asked: AnyCheck[] = [];
const reads = new Map<AnyCheck, Set<RuleId>>(CHECKS.map((check) => [check, new Set()]));

/** Every rule that anybody read. */
const everRead = new Set<string | symbol>();

/** The same rules, which note who reads them. */
function watched(rules: Rules): Rules {
  return new Proxy(rules, {
    get(target, id) {
      everRead.add(id);
      for (const check of asked) reads.get(check)?.add(id as RuleId);
      return Reflect.get(target, id);
    },
  });
}

/** Has a check say, in whatever it does, that it is being asked. */
function watch(check: AnyCheck): void {
  const told = <A extends readonly unknown[], R>(does: (...a: A) => R) => {
    return (...a: A): R => {
      asked.push(check);
      try {
        return does(...a);
      } finally {
        asked.pop();
      }
    };
  };
  const { under, applies, holds } = check;
  const facts: (a: never, kind: never) => unknown = check.facts;
  Object.assign(check, {
    under: told(under),
    applies: told(applies),
    holds: told(holds),
    facts: told(facts),
  });
}

/** Judges every move of every row under every variant, whether its rows are meant for it or not. */
function judgeAllRows(): void {
  const settings = [
    ...ROWS.flatMap(({ rows }) => Object.values(rows).flat()),
    ...EFFECTS.flatMap(({ effects }) => Object.values(effects).flat()),
  ];
  for (const variant of variantIds) {
    const rules = watched(rulesFor(variant));
    for (const [, setting, moves] of settings) {
      let table = at(setting, variant);
      for (const words of moves.split(';')) {
        if (table === null) break;
        const move: Move = must(parseMove(words.trim()));
        const verdict = judge(table, move, rules);
        if (!verdict.legal) break;
        table = play(table, verdict.move, rules);
        if (table.ended !== null) score(table, table.ended, rules);
      }
    }
  }
}

/** Deals once under every variant, since the deal reads rules of its own. */
function dealAll(): void {
  for (const variant of variantIds) {
    const rules = watched(rulesFor(variant));
    const players = usualPlayers(rules);
    const grouping = must(groupingOf(players, 'alone', rules));
    deal({ players, grouping, first: 0 }, rules, chanceFrom(1));
  }
}

/** The setting's table, if the variant has such a one. */
function at(setting: Parameters<typeof tableAt>[0], variant: string) {
  try {
    return tableAt(setting, variant);
  } catch {
    return null;
  }
}

beforeAll(() => {
  CHECKS.forEach(watch);
  judgeAllRows();
  dealAll();
});

test('no check reads what it does not declare', () => {
  const secret = CHECKS.flatMap((check) =>
    [...(reads.get(check) ?? [])]
      .filter((id) => !check.reads.includes(id))
      .map((id) => `${check.code} (${check.rule}) reads ${id}`),
  );
  expect(secret).toEqual([]);
});

/** Judged rules that no check reads, since they say what a legal move does or costs. */
const NO_CHECK: readonly RuleId[] = [
  'cards.wild',
  'pony.red-threes',
  'red-three.dealt',
  'red-three.drawn',
  'red-three.from-pile',
  'draw.short',
  'freeze.ends',
  'stock.last-red-three',
  'penalty.illegal-meld',
  'penalty.full-retraction',
  'penalty.partial-retraction',
  'penalty.overdraw',
  'penalty.false-request',
];

test('every judged rule is read by a check', () => {
  const declared = new Set(CHECKS.flatMap((check) => check.reads));
  const unread = (RULE_IDS as readonly RuleId[]).filter(
    (id) => CATALOGUE[id].kind === 'judged' && !declared.has(id),
  );
  expect(unread).toEqual(NO_CHECK);
});

/** Judged and computed rules that have one answer everywhere, and that the engine plays without asking. */
const NEVER_READ: readonly RuleId[] = [
  'players.seating',
  'cards.wild',
  'deal.dealer',
  'turn.first',
  'turn.direction',
  'draw.short',
  'freeze.ends',
  'game.winner',
  'game.bonus',
];

test('every judged and every computed rule is read by somebody', () => {
  const unread = (RULE_IDS as readonly RuleId[]).filter(
    (id) => CATALOGUE[id].kind !== 'told' && !everRead.has(id),
  );
  expect(unread).toEqual(NEVER_READ);
});
