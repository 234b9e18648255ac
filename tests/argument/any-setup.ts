/** Setups as they are told at the page: by pressing the pad's keys. */
import fc from 'fast-check';
import { intoMelds, type MeldsTold, nextCard, PAD, type PadKey } from '#src/argument/pad.ts';
import {
  ASKED,
  freshSetup,
  MOST_POINTS,
  OTHERS,
  QUESTIONS,
  type Setup,
  UNDER,
} from '#src/argument/setup.ts';
import type { Card } from '#src/engine/card.ts';
import { rulesFor } from '../engine/at.ts';

interface Most {
  readonly hand: number;
  /** Melds of the side, each pressed several times. */
  readonly melds: number;
  /** Keys that are pressed; all of them where nothing is said. */
  readonly keys?: readonly PadKey[];
}

const keys = (most: number, list: readonly PadKey[]) =>
  fc.array(fc.constantFrom(...list), { maxLength: most });

/** Any setup of a variant that can be pressed together. */
export function anySetup(variant: string, most: Most): fc.Arbitrary<Setup> {
  const pressable = most.keys ?? PAD;
  const ranks = pressable.filter((key) => key !== 'red-three' && key !== '2' && key !== 'joker');
  return fc
    .record({
      question: fc.constantFrom(...QUESTIONS),
      top: fc.option(fc.constantFrom(...pressable)),
      under: fc.constantFrom(...UNDER),
      hand: keys(most.hand, pressable),
      others: fc.constantFrom(...OTHERS),
      melds: fc.array(
        fc.tuple(fc.constantFrom(...ranks), fc.integer({ min: 3, max: 7 }), fc.nat(2)),
        { maxLength: most.melds },
      ),
      score: fc.integer({ min: -MOST_POINTS / 5, max: MOST_POINTS / 5 }).map((fives) => fives * 5),
      asked: fc.constantFrom(...ASKED),
    })
    .map(({ top, hand, melds, ...rest }) => {
      const rules = rulesFor(variant);
      const named: Card[] = [];
      const press = (key: PadKey): readonly Card[] => {
        const card = nextCard(key, named, rules);
        if (card === null) return [];
        named.push(card);
        return [card];
      };
      const onTop = top === null ? null : (press(top)[0] ?? null);
      const held = hand.flatMap(press);
      const pressed = melds.flatMap(([key, naturals, wilds]) => [
        ...new Array<PadKey>(naturals).fill(key),
        ...new Array<PadKey>(wilds).fill('2'),
      ]);
      const told = pressed
        .flatMap(press)
        .reduce<MeldsTold>((so, card) => intoMelds(so, card, rules), { melds: [], at: -1 });
      return { ...freshSetup(variant), ...rest, top: onTop, hand: held, melds: told.melds };
    });
}
