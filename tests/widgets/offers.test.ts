import { describe, expect, test } from 'vitest';
import type { Lay } from '#src/engine/move.ts';
import { printMove } from '#src/engine/move-notation.ts';
import { parseCards, printCards } from '#src/engine/notation.ts';
import { type Offer, offersFor } from '#src/widgets/offers.ts';
import { must, rulesFor, type Setting, tableAt, toDraw, toMeld } from '../engine/at.ts';

const RULES = rulesFor('classic-four');

/** What is offered, by place, in the notation of moves. */
function offered(setting: Setting, chosen: string, asides: readonly string[] = []) {
  const pick = {
    chosen: must(parseCards(chosen)),
    asides: asides.map((cards): Lay => ({ cards: must(parseCards(cards)), onto: 'new' })),
  };
  const offers = offersFor(tableAt(setting), RULES, pick);
  const at = (place: Offer['place']) => offers.filter((offer) => offer.place === place).map(words);
  return { picked: at('picked'), usual: at('usual'), rare: at('rare') };
}

function words({ deed }: Offer): string {
  if (deed.do === 'try') return printMove(deed.move);
  if (deed.do === 'put-back') return `put back ${deed.at}`;
  const { onto } = deed;
  if (onto === 'new') return 'set aside';
  return `set aside for ${'rank' in onto ? onto.rank : printCards(onto.cards)}`;
}

describe('before the draw', () => {
  const hand = 'KS KH KD 9S 9H 2C 5D 6D';

  test.each<[string, string, readonly string[]]>([
    ['nothing', '', []],
    ['a pair', '9S 9H', ['take with 9S 9H']],
    ['a natural card and a wild one', '9S 2C', ['take with 9S 2C']],
    ['one card', '9S', ['take with 9S']],
    ['cards that do not match', 'KS KH KD', ['take with KS KH KD', 'set aside']],
  ])('%s chosen', (_, chosen, picked) => {
    expect(offered(toDraw(hand, '4D 9D'), chosen).picked).toEqual(picked);
    expect(offered(toDraw(hand, '4D 9D'), chosen).usual).toEqual(['draw']);
  });

  test('a meld of the top card’s rank can be added to, without a card or with some', () => {
    const setting = toDraw(hand, '4D 9D', { melds: ['9C 9D 9S'] });
    expect(offered(setting, '').usual).toEqual(['take onto 9', 'draw']);
    expect(offered(setting, '2C').picked).toEqual(['take with 2C onto 9', 'take with 2C']);
  });

  test('groups set aside go with the pile, and can be put back', () => {
    const { picked, usual } = offered(toDraw(hand, '4D 9D', { melds: [] }), '9S 9H', ['KS KH KD']);
    expect(picked).toEqual(['take with 9S 9H, lay KS KH KD']);
    expect(usual).toEqual(['put back 0', 'draw']);
  });

  test('what belongs after the draw can be tried', () => {
    expect(offered(toDraw(hand, '9D'), '9S').rare).toContain('discard 9S');
    expect(offered(toDraw(hand, '9D'), '9S 9H').rare).toContain('lay 9S 9H');
  });

  test('there is no pile to take where none lies', () => {
    expect(offered(toDraw(hand), '9S 9H').picked).toEqual([]);
  });
});

describe('after the draw', () => {
  const hand = 'KS KH KD 8C 9S 9H 2C 5D 6D';
  const setting = toMeld(hand, { melds: ['8S 8H 8D', 'QS QH QD'], pile: '4D' });

  test.each<[string, string, readonly string[]]>([
    ['nothing', '', []],
    ['one card', '5D', ['discard 5D']],
    ['a card that a meld wants', '8C', ['lay 8C onto 8', 'discard 8C']],
    ['a wild card', '2C', ['lay 2C onto 8', 'lay 2C onto Q', 'discard 2C']],
    ['two of a rank', '9S 9H', ['lay 9S 9H']],
    ['a meld', 'KS KH KD', ['lay KS KH KD']],
    ['a natural card and a wild one for a meld', '8C 2C', ['lay 8C 2C onto 8', 'lay 8C 2C']],
  ])('%s chosen', (_, chosen, picked) => {
    expect(offered(setting, chosen).picked).toEqual(picked);
  });

  test('a side that has not melded can put several melds together', () => {
    const unopened = toMeld(hand, { melds: [] });
    expect(offered(unopened, 'KS KH KD').picked).toEqual(['lay KS KH KD', 'set aside']);
    expect(offered(unopened, '9S 9H 2C', ['KS KH KD']).picked).toEqual([
      'lay KS KH KD, lay 9S 9H 2C',
      'set aside',
    ]);
    expect(offered(unopened, '', ['KS KH KD']).picked).toEqual(['lay KS KH KD']);
  });

  test('of two melds of a rank the one meant is named by its cards', () => {
    const twice = toMeld(hand, { melds: ['8S 8H 8D', '8S 8H 8C'] });
    expect(offered(twice, '2C').picked.slice(0, 2)).toEqual([
      'lay 2C onto 8S 8H 8D',
      'lay 2C onto 8S 8H 8C',
    ]);
    expect(offered(twice, '').usual).toContain('combine 8');
  });

  test('the other side’s melds, a second draw and the pile can be tried', () => {
    const theirs = toMeld(hand, { theirs: ['9C 9D 9S'], pile: '9D' });
    expect(offered(theirs, '9S 9H').rare).toEqual(
      expect.arrayContaining(['lay 9S 9H onto 9', 'draw', 'take with 9S 9H']),
    );
  });

  test('a red three in the hand is offered at once', () => {
    expect(offered(toMeld('3H 9S 9H 5D'), '').usual).toEqual(['red-three 3H']);
  });
});

test('a question to the partner who is asked is answered yes or no', () => {
  const asked = toMeld('9S 5D', { permission: { seat: 1, answer: 'yes' } });
  const table = { ...tableAt(asked), permission: { seat: 2, answer: 'awaited' } as const };
  const offers = offersFor(table, RULES, { chosen: [], asides: [] }).map(words);
  expect(offers).toEqual(expect.arrayContaining(['answer yes', 'answer no']));
});
