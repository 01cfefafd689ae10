import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { ApiClient } from '#src/contract/client.ts';
import { checkoutCalls } from '#src/contract/checkout/checkout.calls.ts';
import type { OpenInput, PayInput } from '#src/contract/checkout/checkout.ts';
import type { WireError } from '#src/contract/envelope.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { endIntent, intentKey } from '#src/web/shared/page/intent-key.ts';
import { checkoutView, type CheckoutView } from '#src/web/checkout/checkout/checkout-view.ts';
import { openWith, type GoneLine } from '#src/web/checkout/checkout/open-with.ts';
import { useAttendance } from '#src/web/checkout/checkout/use-attendance.ts';
import { ownTimeZone } from '#src/web/shared/moments/own-time-zone.load.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { savePaymentOptions, savedPaymentOptions } from '#src/web/shared/storage/checkout-draft.ts';

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

/** What the traveller typed and chose; no price is among it. */
export type Filled = Omit<PayInput, 'reference' | 'quoteHash'>;

export type CheckoutActions = {
  readonly state: CheckoutState;
  readonly reopen: () => Promise<void>;
  /** Puts coupons, credits and a gift card to use, or takes them off: the price is made again. */
  readonly lower: (paymentOptions: OpenInput) => Promise<void>;
  readonly pay: (filled: Filled) => Promise<void>;
  readonly leave: () => Promise<void>;
  readonly runOut: () => void;
};

/**
 * Opens a checkout if there is none and the visitor is known, and carries out the traveler's actions. The page never
 * sends a price.
 */
export function useCheckout(site: SitePart, first: CheckoutView | null, isKnown: boolean): CheckoutActions {
  const api = useApi();
  const { i18n } = useLingui();
  const [state, setState] = useState<CheckoutState>(first === null ? { kind: 'opening' } : opened(first));
  const started = useRef(first !== null);

  const onTime = useCallback((seconds: number): void => setState((now) => timed(now, seconds)), []);
  const sendOn = useAttendance(state.kind === 'open' ? state.view.reference : null, onTime);

  const open = useCallback(async (): Promise<CheckoutState> => {
    const answer = await openWith(api, { site, i18n, visitorZone: ownTimeZone() }, savedPaymentOptions());
    return answer.ok ? opened(answer.view) : { kind: 'closed', error: answer.error, gone: answer.gone };
  }, [api, i18n, site]);

  const reopen = useCallback(async (): Promise<void> => {
    setState({ kind: 'opening' });
    await endingIn(setState, thrown, open);
  }, [open]);

  const lower = async (change: OpenInput): Promise<void> => {
    if (state.kind !== 'open' || state.busy) return;
    setState({ ...state, busy: true, error: null });
    await endingIn(setState, { ...state, busy: false }, async () => {
      savePaymentOptions({ ...savedPaymentOptions(), ...change });
      const next = await open();
      const isLost = next.kind === 'closed' && !endings.has(next.error.code);
      return isLost ? { ...state, busy: false, error: next.error } : next;
    });
  };

  useEffect(() => {
    if (started.current || !isKnown) return;
    started.current = true;
    void reopen();
  }, [isKnown, reopen]);

  const pay = async (filled: Filled): Promise<void> => {
    if (state.kind !== 'open' || state.busy) return;
    const { view } = state;
    setState({ ...state, busy: true, error: null });
    await endingIn(setState, { ...state, busy: false }, () => startPayment(api, { site, i18n }, view, filled, sendOn));
  };

  const leave = async (): Promise<void> => {
    if (state.kind === 'open') await api.call(checkoutCalls.leaveCheckout, { reference: state.view.reference });
  };

  const runOut = useCallback((): void => setState(overTime), []);
  return { state, reopen, lower, pay, leave, runOut };
}

/** Sets the state that an action results in, null for none, or `otherwise` if the action throws: it would be busy forever. */
async function endingIn(
  setState: (state: CheckoutState) => void,
  otherwise: CheckoutState,
  action: () => Promise<CheckoutState | null>,
): Promise<void> {
  try {
    const state = await action();
    if (state !== null) setState(state);
  } catch (fault) {
    setState(otherwise);
    throw fault;
  }
}

/** A checkout that could not be opened for a reason that is ours; it can be tried again. */
const thrown: CheckoutState = {
  kind: 'closed',
  error: { code: 'internal_error', message: 'internal_error' },
  gone: null,
};

const overTime: CheckoutState = {
  kind: 'closed',
  error: { code: 'hold_expired', message: 'hold_expired' },
  gone: null,
};

/** With the time that is left by the shop's clock. */
function timed(state: CheckoutState, secondsLeft: number): CheckoutState {
  if (state.kind !== 'open') return state;
  return secondsLeft === 0 ? overTime : { ...state, view: { ...state.view, secondsLeft } };
}

/** Error codes after which the checkout is no longer valid. */
const endings: ReadonlySet<string> = new Set([
  'slot_sold_out',
  'slot_closed',
  'date_past',
  'cart_empty',
  'hold_expired',
]);

function opened(view: CheckoutView): CheckoutState {
  return { kind: 'open', view, busy: false, error: null, before: null };
}

/** Leaves for the payment page, or returns the state of a checkout whose payment could not start. */
async function startPayment(
  api: ApiClient,
  words: Parameters<typeof checkoutView>[0],
  view: CheckoutView,
  filled: Filled,
  sendOn: () => void,
): Promise<CheckoutState | null> {
  const intent = `pay ${view.reference} ${words.site.language}`;
  const answer = await api.call(
    checkoutCalls.pay,
    { reference: view.reference, quoteHash: view.quoteHash, ...filled },
    { idempotencyKey: intentKey(intent) },
  );
  if (answer.ok || answer.status !== 0) endIntent(intent);
  if (!answer.ok) return afterRefusal(api, words, view, answer.error);
  sendOn();
  location.assign(answer.value.redirectUrl);
  // Busy until the page is gone.
  return null;
}

/** Returns the state of a checkout whose payment could not start. */
async function afterRefusal(
  api: ApiClient,
  words: Parameters<typeof checkoutView>[0],
  view: CheckoutView,
  error: WireError,
): Promise<CheckoutState> {
  const { code } = error;
  if (code === 'hold_expired' || code === 'order_not_payable') return { kind: 'closed', error, gone: null };
  if (code === 'coupon_used') return afterReuse(api, words, view, error);
  if (code !== 'price_changed') return refused(view, view, error);
  const again = await api.call(checkoutCalls.checkout, { reference: view.reference });
  return refused(view, again.ok ? checkoutView(words, again.value) : view, error);
}

/** The checkout was cancelled because of its coupon: another one is opened without it. */
async function afterReuse(
  api: ApiClient,
  words: Parameters<typeof checkoutView>[0],
  view: CheckoutView,
  error: WireError,
): Promise<CheckoutState> {
  const again = await openWith(api, words, savedPaymentOptions());
  return again.ok ? refused(view, again.view, error) : { kind: 'closed', error: again.error, gone: again.gone };
}

/** Still to be paid, with the former total beside the new one when the price has changed. */
function refused(view: CheckoutView, next: CheckoutView, error: WireError): CheckoutState {
  return { kind: 'open', view: next, busy: false, error, before: next.due === view.due ? null : view.due };
}
