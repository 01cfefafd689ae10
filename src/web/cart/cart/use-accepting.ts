import { useLingui } from '@lingui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

import { cartCalls } from '#src/contract/cart/cart.calls.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { href } from '#src/web/shared/page/href.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import type { CartLineView } from '#src/web/cart/cart/cart.load.ts';
import { noPrices, changedPrice, rememberPrices, storedText } from '#src/web/shared/storage/seen-prices.ts';
import { useApi } from '#src/web/shared/page/services.ts';

type PricedLine = Pick<CartLineView, 'itemId' | 'price' | 'amount' | 'was'>;

export type Accepting = {
  /** The price last seen by the user, formatted, by line id; only of lines whose price has changed. */
  readonly was: Readonly<Record<string, string>>;
  readonly error: string | null;
  /** Accepts the new prices, and goes on to the checkout. */
  readonly accept: () => Promise<void>;
};

/**
 * Finds prices that have changed since the user saw them: the server knows the price at which a line was added, this
 * tab the price on the page that it was added from. A new price is stored as seen only once it is accepted.
 */
export function useAccepting(
  { lines }: { readonly lines: readonly PricedLine[] },
  site: Pick<SitePart, 'writing'>,
): Accepting {
  const { i18n } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const text = useSyncExternalStore(subscribeToNothing, storedText, () => noPrices);
  const priced = lines.filter((line) => line.amount !== '');
  const changed = priced.flatMap((line) => {
    const seen = line.was === null ? changedPrice(line, text) : null;
    const was = seen === null ? line.was : moneyWords(seen, site.writing);
    return was === null ? [] : [[line.itemId, was] as const];
  });
  const was = Object.fromEntries(changed);
  useEffect(() => {
    rememberPrices(lines.filter((line) => line.amount !== '' && line.was === null && changedPrice(line) === null));
  }, [lines]);
  const accept = async (): Promise<void> => {
    const answer = await api.call(cartCalls.acceptPrices, {
      lines: priced.map(({ itemId, price }) => ({ itemId, amount: price })),
    });
    if (!answer.ok) return setError(failureWords(i18n, answer.error));
    rememberPrices(priced);
    // The router puts the language prefix before what it is sent to.
    await navigate(href({ language: defaultLanguage }, 'checkout'));
  };
  return { was, error, accept };
}

/** What is stored changes on this page by its own hand alone, which draws it again. */
function subscribeToNothing(): () => void {
  return () => undefined;
}
