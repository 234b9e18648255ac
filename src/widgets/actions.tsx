import type { ComponentChildren } from 'preact';
import type { Rules } from '#src/engine/rules.ts';
import { sayOffer } from './offer-words.ts';
import type { Offer } from './offers.ts';
import type { Pick } from './selection.ts';

interface Props {
  readonly offers: readonly Offer[];
  readonly pick: Pick;
  readonly rules: Rules;
  /** The live region, which stands in every bar. */
  readonly said: ComponentChildren;
  /** The next move pressed is only asked about. */
  readonly asking: boolean;
  /** What to do while nothing is picked. */
  readonly advice: string;
  readonly onPress: (offer: Offer) => void;
}

/**
 * The moves that the cards picked can make, as buttons. The first is brass if it plays them; what nobody
 * would try now is folded away, not withheld.
 */
export function Actions({ offers, pick, rules, said, asking, advice, onPress }: Props) {
  const [first, ...others] = inOrder(offers);
  const rare = offers.filter(({ place }) => place === 'rare');
  const button = (offer: Offer, look: string) => (
    <button type="button" class={`button ${look}`} onClick={() => onPress(offer)}>
      {sayOffer(offer, pick, rules)}
    </button>
  );
  return (
    <ActionBar
      said={said}
      asking={asking}
      lead={first && button(first, first.place === 'picked' ? 'brass' : 'outlined')}
    >
      {others.map((offer) => (
        <span key={sayOffer(offer, pick, rules)}>{button(offer, 'outlined')}</span>
      ))}
      {rare.length > 0 && (
        <details class="more">
          <summary class="button outlined">More</summary>
          <div class="more-moves">
            {rare.map((offer) => (
              <span key={sayOffer(offer, pick, rules)}>{button(offer, 'outlined')}</span>
            ))}
          </div>
        </details>
      )}
      {(asking || pick.chosen.length + pick.asides.length === 0) && advice !== '' && (
        <p class="advice tight">{advice}</p>
      )}
    </ActionBar>
  );
}

function inOrder(offers: readonly Offer[]): readonly Offer[] {
  return (['picked', 'usual'] as const).flatMap((place) =>
    offers.filter((offer) => offer.place === place),
  );
}

interface BarProps {
  readonly asking?: boolean;
  readonly said: ComponentChildren;
  /** The one button that matters most; on a phone it stays in sight. */
  readonly lead: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The bar under the hand. */
export function ActionBar({ said, asking = false, lead, children }: BarProps) {
  return (
    <div class={asking ? 'actions asking' : 'actions'}>
      <div class="foot">
        {said}
        <div class="lead">{lead}</div>
      </div>
      {children !== undefined && <div class="others">{children}</div>}
    </div>
  );
}
