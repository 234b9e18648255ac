/** All scripts, in the order in which the lessons place them; the home page’s comes last. */
import type { Script } from '#src/scenario/script.ts';
import { aWholeTurn } from './classic/a-whole-turn.ts';
import { aYesBinds } from './classic/a-yes-binds.ts';
import { allTheRedThrees } from './classic/all-the-red-threes.ts';
import { aroundTheTable } from './classic/around-the-table.ts';
import { askedTooLate } from './classic/asked-too-late.ts';
import { blackThreeBlocks } from './classic/black-three-blocks.ts';
import { blackThreesAndATwo } from './classic/black-threes-and-a-two.ts';
import { blackThreesLast } from './classic/black-threes-last.ts';
import { countADeal } from './classic/count-a-deal.ts';
import { countAnOpening } from './classic/count-an-opening.ts';
import { countNothingLaid } from './classic/count-nothing-laid.ts';
import { drewTooMany } from './classic/drew-too-many.ts';
import { eighthKing } from './classic/eighth-king.ts';
import { fifthNine } from './classic/fifth-nine.ts';
import { firstTurnOfAll } from './classic/first-turn-of-all.ts';
import { forgottenRedThree } from './classic/forgotten-red-three.ts';
import { fourWilds } from './classic/four-wilds.ts';
import { freezeToDefend } from './classic/freeze-to-defend.ts';
import { homeOnePile } from './classic/home-one-pile.ts';
import { keepACard } from './classic/keep-a-card.ts';
import { lastCardRed } from './classic/last-card-red.ts';
import { layBeforeItEnds } from './classic/lay-before-it-ends.ts';
import { lookThroughFirst } from './classic/look-through-first.ts';
import { mayDecline } from './classic/may-decline.ts';
import { mayIGoOut } from './classic/may-i-go-out.ts';
import { mendTheOpening } from './classic/mend-the-opening.ts';
import { mustTakeIt } from './classic/must-take-it.ts';
import { noCardToThrow } from './classic/no-card-to-throw.ts';
import { notYoursYet } from './classic/not-yours-yet.ts';
import { nothingToDiscard } from './classic/nothing-to-discard.ts';
import { openBelowZero } from './classic/open-below-zero.ts';
import { openByTotal } from './classic/open-by-total.ts';
import { openOnTheJack } from './classic/open-on-the-jack.ts';
import { openSmall } from './classic/open-small.ts';
import { openWithKings } from './classic/open-with-kings.ts';
import { openWithoutBonus } from './classic/open-without-bonus.ts';
import { openWithoutJokers } from './classic/open-without-jokers.ts';
import { partnersEights } from './classic/partners-eights.ts';
import { pileBeforeMelding } from './classic/pile-before-melding.ts';
import { pileBlackThree } from './classic/pile-black-three.ts';
import { pileBuriedAces } from './classic/pile-buried-aces.ts';
import { pileFrozenByATwo } from './classic/pile-frozen-by-a-two.ts';
import { pileNineAndWild } from './classic/pile-nine-and-wild.ts';
import { pileOneCard } from './classic/pile-one-card.ts';
import { pileOntoQueens } from './classic/pile-onto-queens.ts';
import { pileRedThree } from './classic/pile-red-three.ts';
import { pileThreeKeys } from './classic/pile-three-keys.ts';
import { pileTwoOnTop } from './classic/pile-two-on-top.ts';
import { priceOfAMeld } from './classic/price-of-a-meld.ts';
import { redThreeAtFirst } from './classic/red-three-at-first.ts';
import { redThreeDrawn } from './classic/red-three-drawn.ts';
import { redThreeShown } from './classic/red-three-shown.ts';
import { setNotRun } from './classic/set-not-run.ts';
import { shownByMistake } from './classic/shown-by-mistake.ts';
import { takeItBack } from './classic/take-it-back.ts';
import { theLastCanasta } from './classic/the-last-canasta.ts';
import { theLastCards } from './classic/the-last-cards.ts';
import { theLastDeal } from './classic/the-last-deal.ts';
import { theLeadersMinimum } from './classic/the-leaders-minimum.ts';
import { theSixthCard } from './classic/the-sixth-card.ts';
import { theTurnedCard } from './classic/the-turned-card.ts';
import { thinCanasta } from './classic/thin-canasta.ts';
import { twoCanastasAtOnce } from './classic/two-canastas-at-once.ts';
import { twoOnTheTens } from './classic/two-on-the-tens.ts';
import { twoPacks } from './classic/two-packs.ts';
import { uniteTheJacks } from './classic/unite-the-jacks.ts';
import { whichWouldOpen } from './classic/which-would-open.ts';
import { whoHasOpened } from './classic/who-has-opened.ts';
import { wildCompany } from './classic/wild-company.ts';

export const scripts: readonly Script[] = [
  aroundTheTable,
  firstTurnOfAll,
  twoPacks,
  whichWouldOpen,
  theTurnedCard,
  aWholeTurn,
  notYoursYet,
  setNotRun,
  wildCompany,
  partnersEights,
  thinCanasta,
  fourWilds,
  fifthNine,
  twoOnTheTens,
  eighthKing,
  uniteTheJacks,
  redThreeAtFirst,
  redThreeShown,
  redThreeDrawn,
  allTheRedThrees,
  openWithKings,
  openWithoutJokers,
  whoHasOpened,
  openByTotal,
  openBelowZero,
  openWithoutBonus,
  pileOntoQueens,
  pileNineAndWild,
  pileThreeKeys,
  pileOneCard,
  pileTwoOnTop,
  pileFrozenByATwo,
  pileRedThree,
  pileBlackThree,
  pileBeforeMelding,
  pileBuriedAces,
  openOnTheJack,
  blackThreeBlocks,
  blackThreesLast,
  blackThreesAndATwo,
  theLastCards,
  mustTakeIt,
  mayDecline,
  lastCardRed,
  keepACard,
  theLastCanasta,
  noCardToThrow,
  askedTooLate,
  mayIGoOut,
  aYesBinds,
  twoCanastasAtOnce,
  countADeal,
  layBeforeItEnds,
  countNothingLaid,
  countAnOpening,
  theLeadersMinimum,
  theLastDeal,
  priceOfAMeld,
  mendTheOpening,
  takeItBack,
  shownByMistake,
  drewTooMany,
  nothingToDiscard,
  forgottenRedThree,
  lookThroughFirst,
  theSixthCard,
  openSmall,
  freezeToDefend,
  homeOnePile,
];
