import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useRef, useState } from 'react';

import { cartEndpoints } from '#src/contract/endpoints/cart.ts';
import { checkoutEndpoints, type PayInput } from '#src/contract/endpoints/checkout.ts';
import type { ApiClient } from '#src/contract/client.ts';
import type { WireError } from '#src/contract/envelope.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { endIntent, intentKey } from '#src/web/intent-key.ts';
import { lineWords, timesHref, type LineWords } from '#src/web/parts/line-view.ts';
import { checkoutView, withPricesSeen, type CheckoutView } from '#src/web/screens/checkout/checkout-view.ts';
import { otherPriceSeen } from '#src/web/seen-prices.ts';
import { useApi } from '#src/web/services.ts';

export type CheckoutState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'closed'; readonly error: WireError; readonly gone: GoneLine | null }
  | {
      readonly kind: 'open';
      readonly view: CheckoutView;
      readonly busy: boolean;
      readonly error: WireError | null;
      readonly before: string | null;
    };

/** The line that stands in the way, and where another time for it is chosen. */
export type GoneLine = { readonly line: LineWords; readonly timesHref: string };

/** What the traveller typed and chose; no price is among it. */
export type Filled = Omit<PayInput, 'reference' | 'quoteHash'>;

export type CheckoutDeeds = {
  readonly state: CheckoutState;
  readonly reopen: () => Promise<void>;
  readonly pay: (filled: Filled) => Promise<void>;
  readonly leave: () => Promise<void>;
  readonly runOut: () => void;
};

/**
 * Opens the checkout when there is none and it is known who asks, and carries out what the traveller decides. No price
 * ever leaves this page.
 */
export function useCheckout(site: SitePart, first: CheckoutView | null, isKnown: boolean): CheckoutDeeds {
  const api = useApi();
  const { i18n } = useLingui();
  const [state, setState] = useState<CheckoutState>(first === null ? { kind: 'opening' } : opened(first));
  const started = useRef(first !== null);

  const reopen = useCallback(async (): Promise<void> => {
    setState({ kind: 'opening' });
    const answer = await api.call(checkoutEndpoints.openCheckout, {}, { idempotencyKey: intentKey('open checkout') });
    // A lost answer keeps its key, so that asking again finds what was opened.
    if (answer.ok || answer.status !== 0) endIntent('open checkout');
    if (!answer.ok)
      return setState({ kind: 'closed', error: answer.error, gone: await goneLine(api, { site, i18n }, answer.error) });
    const view = withPricesSeen({ site, i18n }, checkoutView({ site, i18n }, answer.value), otherPriceSeen);
    history.replaceState(history.state, '', `${location.pathname}?order=${view.reference}`);
    setState(opened(view));
  }, [api, i18n, site]);

  useEffect(() => {
    if (started.current || !isKnown) return;
    started.current = true;
    void reopen();
  }, [isKnown, reopen]);

  const pay = async (filled: Filled): Promise<void> => {
    if (state.kind !== 'open' || state.busy) return;
    const { view } = state;
    const intent = `pay ${view.reference}`;
    setState({ ...state, busy: true, error: null });
    const answer = await api.call(
      checkoutEndpoints.pay,
      { reference: view.reference, quoteHash: view.quoteHash, ...filled },
      { idempotencyKey: intentKey(intent) },
    );
    if (answer.ok || answer.status !== 0) endIntent(intent);
    if (answer.ok) return location.assign(answer.value.redirectUrl);
    if (answer.error.code === 'hold_expired' || answer.error.code === 'order_not_payable')
      return setState({ kind: 'closed', error: answer.error, gone: null });
    const again =
      answer.error.code === 'price_changed'
        ? await api.call(checkoutEndpoints.checkout, { reference: view.reference })
        : null;
    const next = again?.ok === true ? checkoutView({ site, i18n }, again.value) : view;
    setState(refused(view, next, answer.error));
  };

  const leave = async (): Promise<void> => {
    if (state.kind === 'open') await api.call(checkoutEndpoints.leaveCheckout, { reference: state.view.reference });
  };

  const runOut = useCallback((): void => {
    setState({ kind: 'closed', error: { code: 'hold_expired', message: 'hold_expired' }, gone: null });
  }, []);
  return { state, reopen, pay, leave, runOut };
}

function opened(view: CheckoutView): CheckoutState {
  return { kind: 'open', view, busy: false, error: null, before: null };
}

/** Still to be paid, with the former total beside the new one when the price has changed. */
function refused(view: CheckoutView, next: CheckoutView, error: WireError): CheckoutState {
  return { kind: 'open', view: next, busy: false, error, before: next.total === view.total ? null : view.total };
}

/** What of the cart a refusal is about, so that the way out leads to its other times. */
async function goneLine(
  api: ApiClient,
  words: Parameters<typeof lineWords>[0],
  { facts }: WireError,
): Promise<GoneLine | null> {
  if (facts?.['itemId'] === undefined) return null;
  const cart = await api.call(cartEndpoints.cart, {});
  const line = cart.ok ? cart.value.lines.find((one) => one.itemId === facts['itemId']) : undefined;
  return line === undefined ? null : { line: lineWords(words, line), timesHref: timesHref(words, line) };
}
