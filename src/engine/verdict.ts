/**
 * What the judge says of a move: codes and facts, no sentences. Every condition that a move must meet has
 * a code; a broken one is a fault, a met one a ground, and both carry the same facts of the position.
 */
import type { Card, Rank } from './card.ts';
import type { Meld } from './meld.ts';
import type { LegalMove, MoveKind, Onto } from './move.ts';
import type { RuleId, Rules } from './rules.ts';
import type { Ended, Phase } from './table.ts';

/** Points laid toward a first meld by one group of cards. */
export interface Counted {
  readonly cards: readonly Card[];
  readonly points: number;
}

/** What laying or throwing cards leaves a player with, and how the side stands to going out. */
interface Leaving {
  /** Cards in hand after the move. */
  readonly left: number;
  readonly by: 'meld' | 'take' | 'discard';
  readonly canastas: number;
  readonly needed: number;
}

/** What is laid to take the pile. */
interface Reaching {
  readonly top: Card;
  /** Natural cards of the top card's rank laid from the hand. */
  readonly naturals: readonly Card[];
  readonly wilds: readonly Card[];
  /** Cards laid with the top card that are neither of its rank nor wild. */
  readonly strangers: readonly Card[];
  /** Natural cards of the top card's rank in the hand. */
  readonly held: readonly Card[];
  /** The meld the move adds to, or whether there is one it could add to. */
  readonly onto: 'nothing' | 'open-meld' | 'canasta';
  readonly ownMeld: 'none' | 'open-meld' | 'canasta';
}

/** A meld as it would lie after the move, and what of it lay there before. */
interface Lying {
  readonly meld: Meld;
  readonly added: readonly Card[];
  readonly before: Meld | null;
}

/** For each condition, the facts that its sentence needs. */
export interface Facts {
  /** The deal is not over. */
  'turn.over': { readonly ended: Ended | null };
  /** The move belongs to this part of the turn. `owed`: the turn is one without a draw. */
  'turn.phase': { readonly move: MoveKind; readonly phase: Phase; readonly owed: boolean };
  /** No request waits for the partner's answer. */
  'permission.awaited': { readonly move: MoveKind };
  /** No red three is in the hand: it must be laid first. */
  'red-three.unlaid': { readonly cards: readonly Card[] };
  /** No first meld below the minimum lies on the table. */
  'opening.unmended': { readonly count: number; readonly need: number };
  'turn.out-of-round': Record<never, never>;

  'cards.own': {
    readonly lacking: readonly Card[] /** Of these, lying in the pile under its top. */;
    readonly buried: readonly Card[];
  };

  'draw.count': { readonly count: number; readonly left: number };
  /** The turn is not one of those owed for drawing too many. */
  'draw.owed': { readonly owed: number; readonly move: MoveKind };
  'stock.empty': { readonly left: number };

  'pile.empty': { readonly count: number };
  'pile.wild-on-top': { readonly top: Card };
  'black-three.on-top': { readonly top: Card };
  'red-three.on-top': { readonly top: Card };
  /** The pile is open to the side: 'closed' variants want the first meld before. */
  'pile.closed': { readonly opened: boolean };
  /** What takes a pile that a card froze. */
  'pile.frozen-needs': Reaching & { readonly frozenBy: Card };
  /** What takes it for a side that has not melded. */
  'pile.unopened-needs': Reaching & { readonly frozenBy: Card | null };
  /** What takes an open one. */
  'pile.needs': Reaching;
  'pile.one-card': { readonly hand: number; readonly pile: number };
  'pile.top-card': { readonly top: Card; readonly joins: number };
  'pile.free-first': {
    readonly right: 'absent' | 'unless-frozen';
    readonly firstTurn: boolean;
    readonly frozenBy: Card | null;
  };

  'meld.target': {
    readonly onto: Onto;
    readonly cards: readonly Card[];
    readonly whose: 'nobody' | 'own' | 'theirs';
  };
  /** The melds taken back lie there; `cards` are those of one that does not. */
  'meld.take-back': { readonly cards: readonly Card[] };
  'meld.of': Lying;
  'meld.size': Lying & { readonly need: number };
  'meld.naturals': Lying & { readonly need: number };
  'meld.wilds': Lying & { readonly most: number; readonly lifted: boolean };
  'meld.balance': Lying & { readonly balance: Rules['meld.balance'] };
  'meld.same-rank': { readonly rank: Rank | 'wild'; readonly melds: number };
  'canasta.more': Lying;
  'canasta.spoiled': Lying;
  'canasta.wild': Lying & {
    readonly right: 'absent' | 'only-going-out-blind';
    readonly need: number;
    readonly out: boolean;
    readonly blind: boolean;
  };
  'red-three.use': {
    readonly cards: readonly Card[];
    readonly as: 'meld' | 'discard' | 'red-three';
  };
  'black-three.meld': Lying & {
    readonly when: Rules['black-three.meld'];
    readonly left: number;
    readonly out: boolean;
  };
  'black-three.wilds': Lying;

  'opening.minimum': {
    readonly opened: boolean;
    readonly need: number;
    readonly count: number;
    readonly score: number;
    readonly raised: number;
    readonly parts: readonly Counted[];
    /** Jokers laid that do not help to reach the figure (`opening.wilds`). */
    readonly jokers: readonly Card[];
    /** How many pile cards lie under the top card: they do not count. */
    readonly under: number;
  };
  /** The melds of an opening must stand without the jokers. */
  'opening.wilds': { readonly cards: readonly Card[] };
  'opening.mend': {
    readonly insufficient: boolean;
    readonly mend: Rules['opening.mend'];
    readonly as: 'rearrange' | 'retract-all' | 'retract-some';
  };
  'opening.same-cards': { readonly missing: readonly Card[]; readonly extra: readonly Card[] };

  'out.canastas': Leaving;
  'out.keep': Leaving & { readonly keep: number };
  'permission.unasked': Leaving;
  'permission.answer': Leaving & { readonly answer: 'yes' | 'no' };

  'discard.count': { readonly card: Card | null };
  'discard.due': { readonly hand: number };
  'exposed.cards': { readonly exposed: readonly Card[]; readonly card: Card };

  'permission.right': { readonly ask: Rules['permission.ask'] };
  'permission.when': {
    readonly phase: Phase;
    readonly drawnFrom: 'stock' | 'pile';
    readonly laid: boolean;
  };
  'permission.once': { readonly asked: boolean };
  'permission.request': { readonly pending: boolean };

  'pony.packet': Record<never, never>;
  'pony.opens': { readonly presented: boolean };
  'pony.left': { readonly cards: number };

  'redeal.right': { readonly right: 'absent' | 'given' };
  'redeal.how': { readonly dealt: boolean };
  'redeal.minimum': { readonly minimum: number; readonly from: number };
  'redeal.hand': { readonly wilds: readonly Card[]; readonly pairs: readonly Card[] };

  'stock.left': { readonly left: number };
  'stock.must-take': { readonly top: Card | null; readonly fits: boolean };
}

export type Code = keyof Facts;
/** A condition with the rule it rests on and the facts of the position. */
export type Finding<C extends Code = Code> = {
  [K in C]: { readonly code: K; readonly rule: RuleId } & Facts[K];
}[C];
/** A broken condition. */
export type Fault<C extends Code = Code> = Finding<C>;
/** A condition that the move meets. */
export type Ground<C extends Code = Code> = Finding<C>;

export const PENALTY_RULES = [
  'penalty.illegal-meld',
  'penalty.partial-retraction',
  'penalty.false-request',
] as const;
/** Penalties that are scored at the end of the deal. */
export type PenaltyRule = (typeof PENALTY_RULES)[number];

/** What the variant's text demands at a real table. Points are below zero. */
export interface Penalty {
  readonly rule: PenaltyRule | 'penalty.full-retraction' | 'penalty.overdraw';
  readonly points: number;
  /** By how much the first meld's minimum rises, for this deal. */
  readonly minimum: number;
  /** Turns without a draw, to be paid back. */
  readonly owedTurns: number;
}

export type Verdict =
  | {
      readonly legal: true;
      readonly move: LegalMove;
      readonly faults: readonly [];
      readonly grounds: readonly Ground[];
      readonly penalty: Penalty | null;
      /** How the deal ends by this move, if it does. */
      readonly ended: Ended | null;
    }
  | {
      readonly legal: false;
      readonly faults: readonly [Fault, ...Fault[]];
      readonly grounds: readonly Ground[];
      readonly penalty: Penalty | null;
      readonly ended: null;
    };
