import type { ApiClient } from '#src/contract/client.ts';
import { cartCalls } from '#src/contract/cart/cart.calls.ts';
import { checkoutCalls } from '#src/contract/checkout/checkout.calls.ts';
import type { OpenInput } from '#src/contract/checkout/checkout.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { endIntent, intentKey } from '#src/web/shared/page/intent-key.ts';
import { lineWords, timesHref, type LineWords } from '#src/web/shared/prices/line-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { checkoutView, withPricesSeen, type CheckoutView } from '#src/web/checkout/checkout/checkout-view.ts';
import { changedPrice } from '#src/web/shared/storage/seen-prices.ts';

/** The line that is in the way, and where another time for it is chosen. */
export type GoneLine = { readonly line: LineWords; readonly timesHref: string };

type Opened =
  | { readonly ok: true; readonly view: CheckoutView }
  | { readonly ok: false; readonly error: WireError; readonly gone: GoneLine | null };

type Words = Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>;

/** Opens the checkout of the cart with coupons, credits and a gift card as wished, and names it in the address. */
export async function openWith(api: ApiClient, words: Words, paymentOptions: OpenInput): Promise<Opened> {
  const intent = `open checkout ${JSON.stringify(paymentOptions)}`;
  const answer = await api.call(checkoutCalls.openCheckout, paymentOptions, { idempotencyKey: intentKey(intent) });
  // When the answer was lost the key is reused, so that a retry finds the open checkout.
  if (answer.ok || answer.status !== 0) endIntent(intent);
  if (!answer.ok) return { ok: false, error: answer.error, gone: await goneLine(api, words, answer.error) };
  const view = withPricesSeen(words, checkoutView(words, answer.value), changedPrice);
  history.replaceState(history.state, '', `${location.pathname}?order=${view.reference}`);
  return { ok: true, view };
}

/** Returns the cart line that an error is about, so that the user can select another time. */
async function goneLine(api: ApiClient, words: Words, { facts }: WireError): Promise<GoneLine | null> {
  if (facts?.['itemId'] === undefined) return null;
  const cart = await api.call(cartCalls.cart, {});
  const line = cart.ok ? cart.value.lines.find((one) => one.itemId === facts['itemId']) : undefined;
  return line === undefined ? null : { line: lineWords(words, line), timesHref: timesHref(words, line) };
}
