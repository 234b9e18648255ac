/**
 * The questions that a rule set answers and that the engine reads: judged ones by the checks,
 * computed ones by deal, play and score. Every answer is plain data, so that it can be listed,
 * compared, cited and sent to a page as it is. What no program can enforce stands in the rule book.
 */
import type { NaturalRank, Wild } from './card.ts';

/** Cards that rules single out together. */
export type CardClass = 'wild' | 'red-three' | 'black-three';
/** What a player lays to take the pile; naturals are of the top card's rank. */
export type Holding = 'natural-pair' | 'natural-and-wild' | 'onto-open-meld';
/** What happens to a red three on receipt. */
export type Received = 'laid-and-replaced' | 'laid';

export interface Rules {
  /** `most` is what the text allows; `here` is the most that this program deals for. */
  'players.number':
    | { kind: 'exactly'; players: number }
    | { kind: 'from'; least: number; step: 1 | 2; most: 'no-limit' | number; here: number };
  'players.sides':
    | { kind: 'alone' }
    | { kind: 'teams'; of: number }
    | { kind: 'teams-if-wished'; of: number; evenFrom: number };
  'players.seating': 'partners-opposite' | 'anyhow';
  'deck.packs':
    | { kind: 'fixed'; packs: number }
    | { kind: 'by-pairs'; packs: number; upTo: number; perExtraPair: number }
    | { kind: 'per-player'; packs: number };
  'deck.jokers': number;
  'cards.wild': readonly Wild[];
  /** '3' is the black three; a red three has no face value, only its bonus (`red-three.value`). */
  'cards.values': Readonly<Record<NaturalRank | Wild | '3', number>>;
  /** In taking the pile: the hand and the top card; the other pile cards only afterwards. */
  'cards.own': 'those-in-the-hand';
  'deal.dealer': 'passes-left' | 'nobody';
  'deal.hand': number;
  'deal.upcard': 'turned' | 'absent';
  'deal.cover': readonly CardClass[];
  'pony.packet':
    | 'absent'
    | {
        cards: number;
        taken: 'before-the-hand' | 'after-the-hand';
        seen: 'by-nobody' | 'by-its-owner';
      };
  'pony.opens': 'absent' | 'owners-first-canasta';
  'pony.when': 'absent' | 'may-then-or-later-playable-at-once';
  'pony.red-threes': 'absent' | Received;
  'pony.unopened': 'absent' | 'counts-against-its-owner';
  /**
   * 'own-first-turn': before that turn's draw. 'before-upcard': all players, from the dealer's left,
   * before a card is turned.
   */
  'red-three.dealt': { when: 'own-first-turn' | 'before-upcard'; then: Received };
  'red-three.drawn': Received;
  'red-three.from-pile': Received;
  'red-three.use': 'bonus-only' | 'like-any-rank';
  'red-three.value': number;
  'red-three.set':
    | 'absent'
    | { kind: 'all-in-the-pack'; each: number }
    | { kind: 'from'; count: number; each: number }
    | { kind: 'per-set'; count: number; points: number };
  'red-three.unmelded': 'subtracted' | 'nothing' | 'added';
  'black-three.meld': 'only-going-out' | 'never' | 'like-any-rank';
  'black-three.wilds': 'as-in-any-meld' | 'none' | 'absent';
  'black-three.on-top': 'nobody-takes' | 'like-any-rank';
  'meld.of': readonly 'set'[];
  'meld.size': number;
  'meld.naturals': number;
  'meld.wilds': { kind: 'at-most'; wilds: number } | { kind: 'no-number' };
  'meld.balance': 'more-naturals' | 'wilds-not-more' | 'free';
  'meld.add': 'own-side' | 'any-side';
  'meld.same-rank': 'apart-or-combined' | 'one-only';
  'meld.take-back': 'only-to-mend-an-opening' | 'never';
  'canasta.size': number;
  'canasta.more': 'grows-without-bonus' | 'closed';
  'canasta.more-wilds': 'as-before' | 'balance-only' | 'any-number';
  'canasta.spoiled': 'becomes-mixed' | 'not-allowed';
  'canasta.wild': 'absent' | { when: 'only-going-out-blind'; cards: number };
  /** The highest step whose `from` the side's total reaches. */
  'opening.minimum': { by: 'total'; steps: readonly { from: number; need: number }[] };
  'opening.minus': number;
  'opening.whose': 'side' | 'player';
  /**
   * 'hand': every card laid from the hand that turn, drawn cards among them. 'pile-top': the top card
   * melded in taking the pile.
   */
  'opening.counts': readonly ('hand' | 'pile-top')[];
  /**
   * 'jokers-do-not-help': in the move that opens, the melds must be valid, and reach the minimum, with
   * the jokers left out.
   */
  'opening.wilds': 'all-help' | 'jokers-do-not-help';
  /** 'take-back': it is undone, nothing else. */
  'opening.mend': 'add-rearrange-or-take-back' | 'take-back';
  'turn.first': 'left-of-dealer' | 'highest-pull';
  'turn.direction': 'clockwise' | 'anticlockwise';
  'turn.parts': readonly ('draw' | 'melds' | 'discard')[];
  'draw.count': number;
  'draw.instead': { kind: 'whole-pile' };
  'draw.short': 'what-is-there';
  'discard.count': number;
  'discard.unable': 'deal-ends' | 'player-leaves-the-deal';
  /** 'onto-open-meld': the top card is added to a meld of one's side that is not a canasta yet. */
  'pile.needs': readonly Holding[];
  'pile.frozen-needs': readonly Holding[];
  /**
   * 'as-frozen': as `pile.frozen-needs`, the minimum met in the same move. 'as-unfrozen': as
   * `pile.needs`, likewise.
   */
  'pile.unopened': 'as-frozen' | 'as-unfrozen' | 'closed';
  'pile.top-card': 'melded-at-once' | 'may-join-the-hand';
  'pile.wild-on-top': 'nobody-takes' | 'like-any-card';
  'pile.one-card': 'may-not' | 'absent';
  'pile.free-first': 'absent' | 'unless-frozen';
  'freeze.by': { discarded: readonly CardClass[]; turned: readonly CardClass[] };
  'freeze.ends': 'when-taken' | 'never';
  'stock.last-red-three': 'shown-and-deal-ends' | 'laid-and-play-goes-on';
  'stock.empty': 'on-while-the-pile-is-taken' | 'deal-ends';
  'stock.must-take': 'if-it-fits-an-open-meld-unfrozen' | 'never';
  'out.how': 'meld-or-discard' | 'discard';
  'out.canastas': { kind: 'any'; count: number };
  'out.fresh-canasta': 'counts' | 'does-not-count';
  'out.keep': number;
  /** The points stand in place of `score.going-out`. */
  'out.blind':
    | 'absent'
    | { points: number; pile: 'not-taken-before-this-turn'; melds: 'none-before-this-turn' };
  'permission.ask': 'absent' | 'may' | 'must';
  /**
   * Once a turn, before or after drawing from the stock, not after a meld or a reach for the pile; a
   * later request is no request.
   */
  'permission.when': 'before-melding-or-taking' | 'absent';
  'permission.answer': 'binds' | 'absent';
  'redeal.right': 'absent' | { minimumFrom: number; lacking: readonly ('wild' | 'pair')[] };
  'redeal.how': 'absent' | 'on-the-dealt-cards-by-right';
  /** From the next own turn; the owner chooses which; wild cards too; melding them is free. */
  'exposed.cards': 'absent' | 'lie-and-are-discarded-one-a-turn';
  'penalty.illegal-meld': 'absent' | number;
  /** Each time, until the deal ends. */
  'penalty.full-retraction': 'absent' | number;
  /** Once a turn; other cards must then make up the first meld. */
  'penalty.partial-retraction': 'absent' | number;
  'penalty.overdraw': 'put-back' | 'a-turn-without-draw-for-each';
  /**
   * For each card, once its holder has had `afterTurns` turns; the card then has no other value. Before
   * that it counts as laid.
   */
  'penalty.red-three': { points: number; afterTurns: number } | 'absent';
  'penalty.false-request': 'absent' | number;
  'score.melds': 'face-values-added';
  'score.hand': 'face-values-subtracted' | 'nothing';
  'score.going-out': number;
  'score.canastas': Readonly<Record<'natural' | 'mixed', number>>;
  /** 'instead': nothing else of the player's counts but what `and` lists; penalties still do. */
  'score.wild-canasta':
    | 'absent'
    | { kind: 'instead'; points: number; and: readonly ('going-out' | 'red-threes')[] };
  'game.target': { kind: 'points'; points: number };
  'game.winner': 'highest-total-after-a-deal-tie-plays-on';
  'game.bonus': 'absent' | number;
}

export type RuleId = keyof Rules;
