import { msg } from '@lingui/core/macro';

import { orderEndpoints } from '#src/contract/endpoints/orders.ts';
import { orderWords, type OrderWords } from '#src/web/parts/order-view.ts';
import type { LoadContext, Loaded } from '#src/web/screen.ts';

/** An order of the visitor's own. */
export async function loadUserOrder(context: LoadContext): Promise<Loaded<OrderWords>> {
  const { api, i18n, site, params } = context;
  const reference = params['reference'] ?? '';
  const answer = await api.call(orderEndpoints.order, { reference });
  if (!answer.ok) {
    if (answer.error.code === 'sign_in_required') return { kind: 'sign-in' };
    if (answer.error.code === 'not_found' || answer.error.code === 'bad_request') return { kind: 'missing' };
    throw new Error(`order: ${answer.error.code}`);
  }
  const title = i18n._(msg`Order ${reference}`);
  return {
    kind: 'page',
    data: orderWords(context, answer.value),
    head: { title: `${title} | ${site.brand.name}`, description: title, path: `/user/orders/${reference}` },
  };
}
