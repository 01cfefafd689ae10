import { msg } from '@lingui/core/macro';

import { onPaper } from '#src/web/shared/labels/print-view.ts';
import { loadTwOrders, type TwOrderWords } from '#src/web/orders/parts/tw-orders.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type TwInvoiceView = {
  readonly orders: readonly TwOrderWords[];
  /** The one that the form is about (`?order=`), else the newest. */
  readonly chosen: TwOrderWords | null;
};

/** Where invoices of the Taiwan market go (spec §2). */
export async function loadTwInvoice(visit: LoadContext): Promise<Loaded<TwInvoiceView>> {
  const context = onPaper(visit);
  const { i18n, site, query } = context;
  const orders = await loadTwOrders(context);
  if (orders === null) return { kind: 'sign-in' };
  const wanted = query.get('order');
  const title = i18n._(msg`Taiwan invoice`);
  return {
    kind: 'page',
    data: { orders, chosen: orders.find((one) => one.reference === wanted) ?? orders[0] ?? null },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/tw_invoice' },
  };
}
