/** All scripts, in the order in which the lessons place them; the home page’s comes last. */
import type { Script } from '#src/scenario/script.ts';
import { aroundTheTable } from './classic/around-the-table.ts';
import { firstTurnOfAll } from './classic/first-turn-of-all.ts';
import { homeOnePile } from './classic/home-one-pile.ts';
import { openBelowZero } from './classic/open-below-zero.ts';
import { openByTotal } from './classic/open-by-total.ts';
import { openWithKings } from './classic/open-with-kings.ts';
import { openWithoutBonus } from './classic/open-without-bonus.ts';
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
import { twoOnTheTens } from './classic/two-on-the-tens.ts';
import { twoPacks } from './classic/two-packs.ts';
import { whichWouldOpen } from './classic/which-would-open.ts';
import { wildCompany } from './classic/wild-company.ts';

export const scripts: readonly Script[] = [
  aroundTheTable,
  firstTurnOfAll,
  twoPacks,
  whichWouldOpen,
  setNotRun,
  wildCompany,
  partnersEights,
  twoOnTheTens,
  openWithKings,
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
