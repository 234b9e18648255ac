/** The sentences of every condition, broken or met. A code without them does not compile. */
import type { Code, Finding } from '#src/engine/verdict.ts';
import type { Sentence } from './sentence.ts';
import { CANASTA } from './sentences/canasta.ts';
import { DISCARD, EXPOSED } from './sentences/discard.ts';
import { CARDS, DRAW, STOCK } from './sentences/draw.ts';
import { MELD } from './sentences/meld.ts';
import { OPENING } from './sentences/opening.ts';
import { OUT } from './sentences/out.ts';
import { PERMISSION } from './sentences/permission.ts';
import { PILE } from './sentences/pile.ts';
import { PONY } from './sentences/pony.ts';
import { REDEAL } from './sentences/redeal.ts';
import { BLACK_THREE, RED_THREE } from './sentences/threes.ts';
import { TURN } from './sentences/turn.ts';
import { fill, type Speech } from './speech.ts';

export const SENTENCES: { readonly [C in Code]: Sentence<C> } = {
  ...TURN,
  ...CARDS,
  ...DRAW,
  ...STOCK,
  ...PILE,
  ...MELD,
  ...CANASTA,
  ...RED_THREE,
  ...BLACK_THREE,
  ...OPENING,
  ...OUT,
  ...PERMISSION,
  ...DISCARD,
  ...EXPOSED,
  ...PONY,
  ...REDEAL,
};

/** The sentence of a broken condition. */
export function sayFault<C extends Code>(fault: Finding<C>, speech: Speech): string {
  const sentence: Sentence<C> = SENTENCES[fault.code];
  return fill(sentence.fault(fault, speech), speech);
}

/** The sentence of a condition that is met. */
export function sayGround<C extends Code>(ground: Finding<C>, speech: Speech): string {
  const sentence: Sentence<C> = SENTENCES[ground.code];
  return fill(sentence.ground(ground, speech), speech);
}
