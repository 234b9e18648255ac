import type { ComponentChildren } from 'preact';
import type { Rules } from '#src/engine/rules.ts';
import { sayOffer } from './offer-words.ts';
import type { Offer } from './offers.ts';
import type { Pick } from './selection.ts';

interface Props {
  readonly offers: readonly Offer[];
  readonly pick: Pick;
  readonly rules: Rules;
  /** What came of the last try, where that is seen at the table. */
  readonly said: ComponentChildren;
  /** The next move pressed is only asked about. */
  readonly asking: boolean;
  /** What to do while nothing is picked. */
  readonly advice: string;
  /** What takes the first place, if anything does. */
  readonly instead: ComponentChildren;
  readonly onPress: (offer: Offer) => void;
}

/**
 * The moves that the cards picked can make, as buttons. The first is brass if it plays them; what nobody
 * would try now is folded away, not withheld.
 */
export function Actions({ offers, pick, rules, said, asking, advice, instead, onPress }: Props) {
  const at = (place: Offer['place']) => offers.filter((offer) => offer.place === place);
  const usable = [...at('picked'), ...at('usual')];
  const lead = instead === null ? usable[0] : undefined;
  const others = usable.filter((offer) => offer !== lead);
  const rare = at('rare');
  const button = (offer: Offer, look: string) => (
    <button type="button" class={`button ${look}`} onClick={() => onPress(offer)}>
      {sayOffer(offer, pick, rules)}
    </button>
  );
  const outlined = (some: readonly Offer[]) =>
    some.map((offer) => (
      <span key={sayOffer(offer, pick, rules)}>{button(offer, 'outlined')}</span>
    ));
  return (
    <ActionBar
      said={said}
      asking={asking}
      lead={
        lead === undefined ? instead : button(lead, lead.place === 'picked' ? 'brass' : 'outlined')
      }
    >
      {outlined(others)}
      {rare.length > 0 && (
        <details class="more">
          <summary class="button outlined">More</summary>
          <div class="more-moves">{outlined(rare)}</div>
        </details>
      )}
      {(asking || pick.chosen.length + pick.asides.length === 0) && advice !== '' && (
        <p class="advice tight">{advice}</p>
      )}
    </ActionBar>
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
    <div class={asking ? 'actions asking' : 'actions'} onClickCapture={onlyOnce}>
      <div class="foot">
        {said}
        <div class="lead">{lead}</div>
      </div>
      {children !== undefined && <div class="others">{children}</div>}
    </div>
  );
}

/** The second half of a double click would press the button that has come in place of the first. */
function onlyOnce(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation();
}
