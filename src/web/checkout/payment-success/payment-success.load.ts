import { msg } from '@lingui/core/macro';

import { checkoutCalls } from '#src/contract/checkout/checkout.calls.ts';
import { orderCalls } from '#src/contract/orders/orders.calls.ts';
import type { OrderAnswer } from '#src/contract/orders/orders.ts';
import { href } from '#src/web/shared/page/href.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { orderWords, type OrderWords } from '#src/web/shared/orders/order-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** An order after payment; `failed` says why the payment failed, and where to retry while the hold lasts. */
export type SuccessWords = OrderWords & {
  readonly failed: { readonly why: string; readonly href: string } | null;
  /** Whether the order has only gift cards, so that there is no trip. */
  readonly isGift: boolean;
};

/** Only reads the order's state: visiting this page pays nothing (T-45). Another's order is not found. */
export async function loadPaymentSuccess(context: LoadContext): Promise<Loaded<SuccessWords>> {
  const { api, i18n, site, query } = context;
  const reference = query.get('order');
  if (reference === null || !/^[A-Z0-9]{10}$/.test(reference)) return { kind: 'missing' };
  const answer = await api.call(orderCalls.order, { reference });
  if (!answer.ok) {
    if (answer.error.code === 'not_found' || answer.error.code === 'sign_in_required') return { kind: 'missing' };
    throw new Error(`order: ${answer.error.code}`);
  }
  const title = i18n._(msg`Your booking`);
  return {
    kind: 'page',
    data: {
      ...orderWords(context, answer.value),
      failed: await failedIn(context, answer.value),
      isGift: answer.value.bookings.every((one) => one.gift !== null),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/payment/success' },
  };
}

/** A bank may refuse after the traveler is back: the page does not make them wait for it. */
async function failedIn(
  { api, i18n, site }: LoadContext,
  { reference, status }: OrderAnswer,
): Promise<SuccessWords['failed']> {
  if (status !== 'awaiting_payment') return null;
  const answer = await api.call(checkoutCalls.checkout, { reference });
  if (!answer.ok) return null;
  const { lastFailure, pageOpen, secondsLeft } = answer.value;
  if (lastFailure === null || pageOpen || secondsLeft === 0) return null;
  const why = failureWords(i18n, { code: lastFailure });
  return { why, href: href(site, 'checkout', {}, { order: reference }) };
}
