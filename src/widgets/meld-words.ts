/** What stands under a meld: "Canasta of 7s, mixed: 300", "Queens, 1 wild". */
import { canastaKind, isCanasta, type Meld } from '#src/engine/meld.ts';
import type { Rules } from '#src/engine/rules.ts';
import { ranksName } from '#src/explain/card-words.ts';
import { capital, figure } from '#src/explain/number-words.ts';

export interface Caption {
  readonly name: string;
  /** What else there is to say: how many wild cards, or the kind of a canasta and its bonus. */
  readonly more: string;
}

export function captionOf(meld: Meld, rules: Rules): Caption {
  const name = ranksName(meld.rank);
  if (!isCanasta(meld, rules)) {
    const wilds = meld.wilds > 0 && meld.naturals > 0 ? `, ${meld.wilds} wild` : '';
    return { name: capital(name), more: wilds };
  }
  const kind = canastaKind(meld);
  const bonus = bonusOf(kind, rules);
  const size = meld.cards.length > rules['canasta.size'] ? `, ${meld.cards.length} cards` : '';
  const worth = bonus === null ? '' : `: ${figure(bonus)}`;
  return { name: `Canasta of ${shortName(meld)}`, more: `${size}, ${kind}${worth}` };
}

function bonusOf(kind: ReturnType<typeof canastaKind>, rules: Rules): number | null {
  if (kind !== 'wild') return rules['score.canastas'][kind];
  const wild = rules['score.wild-canasta'];
  return wild === 'absent' ? null : wild.points;
}

/** "7s", but "kings": as people write them. */
function shortName({ rank }: Meld): string {
  return /^\d/.test(rank) ? `${rank}s` : ranksName(rank);
}
