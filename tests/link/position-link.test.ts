/** A position in an address: what can be built comes back, and what cannot be read is refused in words. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshSetup, type Setup } from '#src/argument/setup.ts';
import { allCards } from '#src/engine/packs.ts';
import { isBare, LONGEST_LINK, printLink, readLink } from '#src/link/position-link.ts';
import { anySetup } from '../argument/any-setup.ts';
import { setupOf, type Told } from '../argument/told.ts';
import { must, rulesFor, variantIds } from '../engine/at.ts';

const read = (hash: string) => readLink(hash, variantIds);

describe('written', () => {
  test.each<[string, Told, string]>([
    ['hutto', {}, '#v=1&rules=hutto&ask=take'],
    [
      'classic-four',
      {
        top: '8S',
        under: 'wild',
        hand: '8S 8H 2C',
        melds: ['KS KH KD', '7S 7H Joker'],
        score: 1200,
      },
      '#v=1&rules=classic-four&ask=take&top=8S&under=wild&hand=8S+8H+2C&meld=KS+KH+KD&meld=7S+7H+Joker&score=1200',
    ],
    [
      'party-solo',
      { question: 'open', hand: '10S 10H 10D', others: 0, score: -50 },
      '#v=1&rules=party-solo&ask=open&hand=10S+10H+10D&others=0&score=-50',
    ],
    [
      'party-partners',
      { question: 'out', hand: 'KS', asked: 'yes' },
      '#v=1&rules=party-partners&ask=out&hand=KS&asked=yes',
    ],
    [
      'classic-two',
      { top: '9C', hand: '9S 2D KH', move: 'take with 9S 2D' },
      '#v=1&rules=classic-two&ask=take&top=9C&hand=9S+2D+KH&move=take+with+9S+2D',
    ],
  ])('%s %j', (variant, told, link) => {
    const setup = setupOf(variant, told);
    expect(printLink(setup)).toBe(link);
    expect(read(link)).toEqual({ ok: true, value: setup });
  });
});

test.each(variantIds)('%s: every position that can be built comes back', (variant) => {
  fc.assert(
    fc.property(anySetup(variant, { hand: 30, melds: 8 }), (setup) => {
      const link = printLink(setup);
      expect(link.length).toBeLessThanOrEqual(LONGEST_LINK);
      expect(must(read(link))).toEqual(setup);
    }),
  );
});

test.each(variantIds)('%s: a link holds every card of the packs', (variant) => {
  const rules = rulesFor(variant);
  const setup: Setup = { ...freshSetup(variant), hand: allCards(4, rules) };
  expect(must(read(printLink(setup)))).toEqual(setup);
});

test.each(['', '#'])('"%s" asks for a fresh table', (hash) => {
  expect(isBare(hash)).toBe(true);
});

const GOOD = '#v=1&rules=hutto&ask=take';

describe('refused', () => {
  test.each<[string, readonly string[]]>([
    ['#top=8S', ['The address holds no position: it may have been cut off.']],
    ['#v=7', ['The address is of a kind that this page does not know: “7”.']],
    ['#v=1&ask=take', ['The part "rules" is missing.']],
    ['#v=1&rules=hutto', ['The part "ask" is missing.']],
    [`${GOOD}&hand=8S+9X+2C`, ['The hand holds “9X”, which is no card.']],
    [`${GOOD}&top=KS+KH`, ['The top of the pile is “KS KH”, which is no card.']],
    [`${GOOD}&meld=`, ['A meld has no cards.']],
    [`${GOOD}&score=1e3`, ['The score “1e3” is no number of points that a side can have.']],
    [`${GOOD}&others=4`, ['“4” is no number of other cards.']],
    [`${GOOD}&move=dance`, ['The move “dance” is none that a player can make.']],
    [`${GOOD}&hat=red`, ['“hat” means nothing in a position.']],
    [
      '#v=1&rules=chess&ask=why&under=rocks&hand=%3Cimg%20src=x%3E&meld=K+Q&asked=maybe',
      [
        '“chess” names no rules that are taught here.',
        '“why” is no question of this page.',
        '“rocks” says nothing of the pile.',
        'The hand holds “<img”, which is no card.',
        'The hand holds “src=x>”, which is no card.',
        'A meld holds “K”, which is no card.',
        'A meld holds “Q”, which is no card.',
        '“maybe” is no answer of a partner.',
      ],
    ],
    [`${GOOD}&hand=${'X'.repeat(50)}`, ['The hand holds “XXXXXXXXXXXX…”, which is no card.']],
  ])('%s', (hash, problems) => {
    expect(read(hash)).toEqual({ ok: false, problems });
  });

  test('a link that is longer than any position', () => {
    const link = `${GOOD}&hand=${'8S+'.repeat(LONGEST_LINK)}`;
    const problem = `The address is longer than any position: ${link.length} characters.`;
    expect(read(link)).toEqual({ ok: false, problems: [problem] });
  });

  test('any text is read or refused in words, and never throws', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('v=1', 'rules=hutto', 'ask=out', 'hand=8S'));
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part).map((parts) => `#${parts.join('&')}`),
      fc.string().map((end) => `${GOOD}&hand=8S${end}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const found = read(text);
        if (found.ok) expect(must(read(printLink(found.value)))).toEqual(found.value);
        else expect(found.problems).not.toEqual([]);
      }),
    );
  });
});
