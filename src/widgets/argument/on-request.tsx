import { useEffect, useRef, useState } from 'preact/hooks';
import { bringBook } from '../bring-book.ts';
import type { ChipVerdict, VerdictChips } from '../compare/verdict-chips.tsx';
import type { PlayedBy } from './use-argument.ts';

/** What is said, and what shows it. */
export interface Said {
  readonly verdicts: readonly ChipVerdict[];
  readonly Chips: typeof VerdictChips;
}

interface Props {
  readonly button: string;
  /** What a chip that allows it is counted as, and one that does not. */
  readonly yes: string;
  readonly no: string;
  /** No other chips of the page have this name. */
  readonly name: string;
  readonly when: 'at-once' | 'on-press';
  /** Those whose books it takes. */
  readonly variants: readonly PlayedBy[];
  readonly ask: () => Promise<Said>;
}

/** What came of asking. */
type Found =
  | { readonly at: 'unasked' }
  | { readonly at: 'asked' }
  | { readonly at: 'offline' }
  | ({ readonly at: 'here' } & Said);

/** What other variants say, worked out when it is asked for: their books come then. */
export function OnRequest({ button, yes, no, name, when, variants, ask }: Props) {
  const [found, setFound] = useState<Found>({ at: 'unasked' });
  const summary = useRef<HTMLParagraphElement>(null);
  const press = () => {
    // The button goes once the answers are here.
    void bring().then(() => summary.current?.focus());
  };
  const bring = async () => {
    setFound({ at: 'asked' });
    const brought = await Promise.all(variants.map(({ id, bookHref }) => bringBook(id, bookHref)));
    if (brought.includes('not-found')) return setFound({ at: 'offline' });
    try {
      setFound({ at: 'here', ...(await ask()) });
    } catch {
      setFound({ at: 'offline' });
    }
  };
  useEffect(() => {
    if (when === 'at-once') void bring();
  }, [when]);
  return (
    <>
      {found.at !== 'here' && (
        <button type="button" class="button outlined" onClick={press}>
          {button}
        </button>
      )}
      <p ref={summary} role="status" tabIndex={-1}>
        {summaryOf(found, yes, no)}
      </p>
      {found.at === 'here' && <found.Chips verdicts={found.verdicts} name={name} />}
    </>
  );
}

function summaryOf(found: Found, yes: string, no: string): string {
  switch (found.at) {
    case 'unasked':
      return '';
    case 'asked':
      return 'Their rules are coming.';
    case 'offline':
      return 'Their rules did not come: is this device offline?';
    case 'here': {
      const legal = found.verdicts.filter(({ explanation }) => explanation.legal).length;
      return `${yes} in ${legal}, ${no} in ${found.verdicts.length - legal}.`;
    }
  }
}
