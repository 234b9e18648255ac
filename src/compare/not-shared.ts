/** What two games can not have in common in one position: told, so that nobody looks for it in the cards. */
import type { Rules } from '#src/engine/rules.ts';
import { sizeOf } from '#src/engine/table.ts';
import { cardCount } from '#src/explain/number-words.ts';
import type { PartingQuestion } from './parting-question.ts';

/** A game as a page names it, with its rules. */
export interface NamedRules {
  readonly name: string;
  readonly rules: Rules;
}

/** A sentence for each: how many play, what is dealt, and whether anybody is asked. */
export function notShared(
  { verdicts, table }: PartingQuestion,
  [a, b]: readonly [NamedRules, NamedRules],
): readonly string[] {
  const [one, other] = verdicts.map((each) => each.table);
  if (one === undefined || other === undefined) return [];
  const hand = sizeOf(one.hands[0] ?? { cards: [], unseen: 0 });
  const dealing = table.dealt || table.firstTurn ? [a, b] : [];
  return [
    ...(one.players === other.players
      ? []
      : [
          `${a.name} is played by ${one.players} here, ${b.name} by ${other.players}. Your cards are the same.`,
        ]),
    ...dealing
      .filter(({ rules }) => rules['deal.hand'] !== hand)
      .map(
        ({ name, rules }) =>
          `${name} deals ${cardCount(rules['deal.hand'])}; for this question the hand is the same in both games.`,
      ),
    ...[
      { name: a.name, asked: one.permission, elsewhere: other.permission },
      { name: b.name, asked: other.permission, elsewhere: one.permission },
    ]
      .filter(({ asked, elsewhere }) => asked === null && elsewhere !== null)
      .map(({ name }) => `In ${name} you have no partner, so nobody was asked there.`),
  ];
}
