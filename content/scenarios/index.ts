/** All scripts, in the order in which the lessons place them; the home page’s comes last. */
import type { Script } from '#src/scenario/script.ts';
import { aWholeTurn } from './classic/a-whole-turn.ts';
import { aroundTheTable } from './classic/around-the-table.ts';
import { eighthKing } from './classic/eighth-king.ts';
import { fifthNine } from './classic/fifth-nine.ts';
import { firstTurnOfAll } from './classic/first-turn-of-all.ts';
import { fourWilds } from './classic/four-wilds.ts';
import { homeOnePile } from './classic/home-one-pile.ts';
import { notYoursYet } from './classic/not-yours-yet.ts';
import { openBelowZero } from './classic/open-below-zero.ts';
import { openByTotal } from './classic/open-by-total.ts';
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
import { setNotRun } from './classic/set-not-run.ts';
import { theTurnedCard } from './classic/the-turned-card.ts';
import { thinCanasta } from './classic/thin-canasta.ts';
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
  twoOnTheTens,
  thinCanasta,
  fourWilds,
  fifthNine,
  eighthKing,
  uniteTheJacks,
  openWithKings,
  openWithoutJokers,
  whoHasOpened,
  openByTotal,
  openBelowZero,
  openWithoutBonus,
  pileOntoQueens,
  pileNineAndWild,
  pileFrozenByATwo,
  pileRedThree,
  pileBlackThree,
  pileBeforeMelding,
  pileBuriedAces,
  pileOneCard,
  homeOnePile,
];
