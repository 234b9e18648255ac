import { useEffect, useRef, useState } from 'preact/hooks';
import { freshSetup, type Setup } from '#src/argument/setup.ts';
import { missingIn } from '#src/argument/table-of.ts';
import { isBare, LONGEST_LINK, printLink, readLink } from '#src/link/position-link.ts';
import { type Brought, bringBook } from '../bring-book.ts';
import type { VariantName } from '../goal-bar.tsx';
import { keepVariant, keptVariant } from '../kept-variant.ts';
import { addressedHash, onNewAddress } from '../on-new-address.ts';

/** A variant to play by, and where its book is to be had. */
export interface PlayedBy extends VariantName {
  readonly bookHref: string;
}

/** The variants, first the one whose book the page holds. */
export type Variants = readonly [PlayedBy, ...PlayedBy[]];

/** Where the page stands: a table is told, or its address cannot be read. */
export type Stand =
  | { readonly at: 'table'; readonly setup: Setup; readonly answered: 'yes' | 'not-yet' }
  | { readonly at: 'damaged'; readonly problems: readonly string[] };

/** The table as it is told, kept in the address; its answer is given when it is asked for. */
export function useArgument(variants: Variants) {
  const [stand, setStand] = useState<Stand>({
    at: 'table',
    setup: freshSetup(variants[0].id),
    answered: 'not-yet',
  });
  const [said, setSaid] = useState('');
  const [notice, setNotice] = useState<string | null>(null);
  const asked = useRef(0);
  /** Whether an answer was asked for while the rules were still to come. */
  const waiting = useRef<'for-rules' | 'for-answer' | 'no'>('no');

  const bring = async (id: string): Promise<Brought> => {
    const variant = variants.find((each) => each.id === id);
    return variant === undefined ? 'not-found' : bringBook(id, variant.bookHref);
  };

  /** Shows a table once its variant's book is here, if nothing else was asked for meanwhile. */
  const show = async (setup: Setup, answered: 'yes' | 'not-yet', address: 'follows' | 'stays') => {
    asked.current += 1;
    const turn = asked.current;
    waiting.current = 'for-rules';
    setNotice(null);
    const brought = await bring(setup.variant);
    if (turn !== asked.current) return;
    const wanted = (waiting.current as string) === 'for-answer' ? 'yes' : answered;
    waiting.current = 'no';
    if (brought === 'not-found') {
      setNotice('The rules of that game did not come: is this device offline?');
      return;
    }
    setStand({ at: 'table', setup, answered: wanted });
    if (address === 'follows') history.replaceState(history.state, '', printLink(setup));
  };

  const open = () => {
    const ids = variants.map(({ id }) => id);
    const hash = addressedHash();
    if (isBare(hash)) {
      const kept = keptVariant();
      if (kept !== null && ids.includes(kept)) void show(freshSetup(kept), 'not-yet', 'stays');
      return;
    }
    const read = readLink(hash, ids);
    if (!read.ok) return setStand({ at: 'damaged', problems: read.problems });
    const answered = missingIn(read.value).length === 0 ? 'yes' : 'not-yet';
    void show(read.value, answered, 'stays');
  };

  useEffect(() => {
    open();
    return onNewAddress(open);
  }, []);

  return {
    stand,
    said,
    /** What went wrong, to be shown. */
    notice,
    /** Tells something of the table; an answer given before no longer stands. */
    tell: (setup: Setup, words: string) => {
      const link = printLink(setup);
      if (link.length > LONGEST_LINK)
        return setNotice('These are more cards than a link can hold. The last one was left out.');
      setNotice(null);
      asked.current += 1;
      waiting.current = 'no';
      setSaid(words);
      setStand({ at: 'table', setup, answered: 'not-yet' });
      history.replaceState(history.state, '', link);
    },
    /** A move is tried at the table, which stays as it is; the address names it. */
    propose: (setup: Setup) => {
      setStand((now) => (now.at === 'table' ? { ...now, setup } : now));
      const link = printLink(setup);
      if (link.length <= LONGEST_LINK) history.replaceState(history.state, '', link);
    },
    choose: async (setup: Setup, variant: string) => {
      setSaid('');
      keepVariant(variant);
      await show({ ...setup, variant }, 'not-yet', 'follows');
    },
    answer: (setup: Setup) => {
      setSaid('');
      if (waiting.current !== 'no') {
        waiting.current = 'for-answer';
        return;
      }
      setStand({ at: 'table', setup, answered: 'yes' });
    },
    /** An empty table, under the rules chosen last. */
    begin: async () => {
      setSaid('An empty table.');
      const kept = variants.find(({ id }) => id === keptVariant()) ?? variants[0];
      await show(freshSetup(kept.id), 'not-yet', 'follows');
    },
    say: setSaid,
  };
}
