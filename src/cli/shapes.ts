/** What cases look like on the command line: fields, words and kinds of value. What they mean is the engine's. */
import { z } from 'zod';
import { PENALTY_RULES } from '#src/engine/verdict.ts';

const seat = z.int();
const cards = z.string();
const counted = z.union([cards, z.int().nonnegative()]);
const bySeat = <Shape extends z.ZodType>(shape: Shape) => z.record(z.string(), shape);

const side = z.strictObject({
  score: z.int().optional(),
  melds: z.array(cards).optional(),
  redThrees: cards.optional(),
  minimumRaised: z.int().nonnegative().optional(),
  penalties: z.array(z.strictObject({ rule: z.enum(PENALTY_RULES) })).optional(),
});

const permission = z.strictObject({ seat, answer: z.enum(['yes', 'no']) });

export const POSITION = z.strictObject({
  variant: z.string(),
  players: z.int().optional(),
  partners: z.boolean().optional(),
  turn: seat.optional(),
  phase: z.enum(['draw', 'meld']).optional(),
  hands: bySeat(counted).optional(),
  sides: bySeat(side).optional(),
  pile: cards.optional(),
  turnedUp: z.int().nonnegative().optional(),
  stock: counted.optional(),
  firstTurn: z.boolean().optional(),
  dealt: z.boolean().optional(),
  drawnFrom: z.enum(['stock', 'pile']).optional(),
  laidThisTurn: z.array(z.union([cards, z.strictObject({ cards, onto: z.string() })])).optional(),
  tookPile: z.array(seat).optional(),
  permission: permission.nullish().transform((given) => given ?? undefined),
  owedTurns: bySeat(z.int().nonnegative()).optional(),
  exposed: bySeat(cards).optional(),
  undeclared: bySeat(cards).optional(),
  turnsPlayed: bySeat(z.int().nonnegative()).optional(),
  ponies: bySeat(counted).optional(),
  presented: z.array(seat).optional(),
  outOfRound: z.array(seat).optional(),
});

const lay = z.strictObject({ cards, onto: z.string().optional() });

export const MOVE = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['draw', 'end', 'ask', 'pony', 'redeal', 'pass']) }),
  z.strictObject({
    do: z.literal('take'),
    with: cards.optional(),
    onto: z.string().optional(),
    melds: z.array(lay).optional(),
    free: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('meld'), melds: z.array(lay).min(1) }),
  z.strictObject({ do: z.literal('combine'), rank: z.string() }),
  z.strictObject({ do: z.literal('discard'), card: cards }),
  z.strictObject({ do: z.literal('red-three'), card: cards }),
  z.strictObject({ do: z.literal('answer'), yes: z.boolean() }),
  z.strictObject({ do: z.literal('rearrange'), melds: z.array(cards).min(1) }),
  z.strictObject({
    do: z.literal('retract'),
    melds: z.union([z.literal('all'), z.array(cards).min(1)]),
  }),
]);

export const CASE = z.strictObject({
  id: z.unknown().optional(),
  position: POSITION,
  moves: z.array(MOVE),
  after: z.boolean().optional(),
  /** Right answers, in files of examples; not read here. */
  expect: z.unknown().optional(),
});

const ENDED = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('out'), seat, blind: z.boolean().optional() }),
  z.strictObject({ by: z.enum(['stock', 'redeal']) }),
]);

export const DEAL = z.strictObject({
  id: z.unknown().optional(),
  position: POSITION,
  ended: ENDED,
  /** Right answers, in files of examples; not read here. */
  expect: z.unknown().optional(),
});

export type GivenMove = z.infer<typeof MOVE>;
export type GivenPosition = z.infer<typeof POSITION>;

/** The first fault of a shape, as a sentence with its place. */
export function sayShape(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return 'The case cannot be read.';
  const place = issue.path.length === 0 ? 'the case' : issue.path.join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return `There is no field "${issue.keys.join('", "')}" in ${place}.`;
    case 'invalid_type':
      return `${place} must be ${KINDS[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `${place} must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return issue.origin === 'array'
        ? `${place} must not be empty.`
        : `${place} must be ${String(issue.minimum)} or more.`;
    case 'invalid_union':
      return issue.discriminator === undefined
        ? `${place} is of the wrong kind.`
        : `There is no such move: ${place} is none of the words of the notation.`;
    default:
      return `${place} cannot be read.`;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
