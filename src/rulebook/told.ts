/**
 * The questions that no program can enforce: how to hand out the cards, where melds lie, what one may
 * ask and see, what the texts advise. They are taught, cited and compared like all others.
 */
import type { Rules } from '#src/engine/rules.ts';

export interface ToldRules {
  'deal.manner':
    | { kind: 'dealt'; shuffles: number; cut: 'right-may'; cards: 'singly-clockwise-from-left' }
    | { kind: 'picked'; shuffle: 'all-scramble-face-down'; cards: 'each-picks-unseen' };
  'canasta.held': 'nothing-until-laid';
  'turn.pull': 'absent' | 'ace-high-joker-or-tie-pulls-again-each-deal';
  'game.object': readonly (
    | 'most-points'
    | 'melds'
    | 'bonuses'
    | 'out-first'
    | 'canastas'
    | 'reach-the-target'
  )[];
  'game.otherwise':
    | 'nothing-said'
    | 'the-regular-rules'
    | 'the-standard-rules'
    | 'partly-forgotten'
    | 'like-other-canasta-games';
  'game.about': readonly (
    | 'learned-in-2017'
    | 'played-at-home'
    | 'for-newcomers'
    | 'many-variations-exist'
    | 'not-cutthroat'
    | 'of-the-hutto-family'
    | 'once-had-to-discard-to-go-out'
    | 'of-a-club-site'
    | 'of-march-2007'
    | 'of-a-family-in-ethiopia'
    | 'learned-in-bangkok'
    | 'first-time-written-down'
    | 'ages-10-to-100'
    | 'fast'
    | 'may-be-shared'
    | 'text-cut-off'
  )[];
  'info.pile': 'until-ones-first-discard' | 'top-card-only';
  'info.questions': {
    what: readonly ('minimums' | 'hand-counts' | 'stock-count')[];
    when: readonly ('own-turn' | 'before-answering-a-request')[];
  };
  'info.help':
    | 'absent'
    | readonly (
        | 'minimum-to-partner-opening'
        | 'red-threes-to-partner'
        | 'replacement-to-partner'
        | 'sixth-card-crosswise'
        | 'confer-on-a-redeal'
      )[];
  'conduct.board': readonly (
    | 'before-each-player'
    | 'before-one-partner'
    | 'usually-the-first-to-meld'
    | 'red-threes-may-be-stacked'
  )[];
  'conduct.canastas': 'piled-red-on-top-natural-black-mixed';
  'conduct.pile': readonly (
    | 'face-up'
    | 'beside-the-stock'
    | 'lowest-freezing-card-sideways'
    | 'squared'
  )[];
  'conduct.equipment': readonly (
    | 'cards-with-printed-points'
    | 'paper-with-a-column-a-side'
    | 'running-totals'
    | 'an-application'
  )[];
  'advice.tips':
    | 'absent'
    | readonly (
        | 'make-several-canastas'
        | 'lay-many-kinds-of-meld'
        | 'keep-six-cards-when-opening'
        | 'open-with-few-cards'
        | 'take-the-pile-often'
        | 'keep-a-wild-and-a-black-three-to-block'
        | 'no-freeze-when-behind'
        | 'use-the-questions'
        | 'watch-left-opponent-then-pile-then-others'
        | 'plan-for-a-discard'
      )[];
}

/** Every question of the book with the type of its answer: those the engine reads, and those told. */
export interface Answers extends Rules, ToldRules {}

/** The id of any question of the book, `topic.question`. */
export type AnyRuleId = keyof Answers;
