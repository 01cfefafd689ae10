import { msg } from '@lingui/core/macro';

import { orderEndpoints } from '#src/contract/endpoints/orders.ts';
import { orderWords, type OrderWords } from '#src/web/parts/order-view.ts';
import type { LoadContext, Loaded } from '#src/web/screen.ts';

/** Only reads the order's state: visiting this page pays nothing (T-45). Another's order is not found. */
export async function loadPaymentSuccess(context: LoadContext): Promise<Loaded<OrderWords>> {
  const { api, i18n, site, query } = context;
  const reference = query.get('order');
  if (reference === null || !/^[A-Z0-9]{10}$/.test(reference)) return { kind: 'missing' };
  const answer = await api.call(orderEndpoints.order, { reference });
  if (!answer.ok) {
    if (answer.error.code === 'not_found' || answer.error.code === 'sign_in_required') return { kind: 'missing' };
    throw new Error(`order: ${answer.error.code}`);
  }
  const title = i18n._(msg`Your booking`);
  return {
    kind: 'page',
    data: orderWords(context, answer.value),
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/payment/success' },
  };
}
