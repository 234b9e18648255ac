/** Party Central's "Two Two Two" game for pairs: two cards drawn, two wild cards, two canastas. */
import { asParent, stated } from '#src/rulebook/basis.ts';
import { defineVariant } from '#src/rulebook/variant.ts';
import { party } from '../sources.ts';
import { partyPartners } from './party-partners.ts';
import { rulings } from './party-rulings.ts';

const HERE = party('Two Two Two Partners');

export const party222Partners = defineVariant({
  id: 'party-222-partners',
  name: 'Party 2-2-2, in pairs',
  family: 'party',
  parent: partyPartners,
  otherwise: [HERE],
  answers: {
    'deck.packs': stated({ kind: 'by-pairs', packs: 4, upTo: 4, perExtraPair: 2 }, [HERE]),
    'deal.hand': stated(15, [HERE]),
    'meld.wilds': stated({ kind: 'at-most', wilds: 2 }, [HERE], rulings('A-P34')),
    'canasta.more-wilds': asParent([], rulings('A-P34')),
    'draw.count': stated(2, [HERE]),
    'pile.free-first': asParent([], rulings('A-P10')),
    'out.canastas': stated({ kind: 'any', count: 2 }, [HERE]),
    'game.target': stated({ kind: 'points', points: 7500 }, [HERE]),
    'game.otherwise': stated('the-standard-rules', [HERE]),
  },
});
