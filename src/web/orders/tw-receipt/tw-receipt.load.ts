import { msg } from '@lingui/core/macro';

import { documentCalls } from '#src/contract/orders/documents.calls.ts';
import { fromWire } from '#src/contract/wire.ts';
import { twTaxBasisPoints } from '#src/domain/orders/documents/tw-invoice.ts';
import { includedTax } from '#src/domain/catalogue/tax/tax.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import { receiptWords, type ReceiptWords } from '#src/web/orders/parts/receipt-view.ts';
import { onPaper } from '#src/web/shared/labels/print-view.ts';
import { loadTwOrders, type TwOrderWords } from '#src/web/orders/parts/tw-orders.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type TwReceiptView = {
  readonly orders: readonly TwOrderWords[];
  readonly chosen: TwOrderWords | null;
  /** Those in force and credit notes, with the business tax within each. */
  readonly papers: readonly (ReceiptWords & { readonly businessTax: string })[];
};

/** The receipts of an order of the Taiwan market (spec §2), with the fields that are usual there. */
export async function loadTwReceipt(visit: LoadContext): Promise<Loaded<TwReceiptView>> {
  const context = onPaper(visit);
  const { api, i18n, site, query } = context;
  const orders = await loadTwOrders(context);
  if (orders === null) return { kind: 'sign-in' };
  const wanted = query.get('order');
  const chosen = orders.find((one) => one.reference === wanted) ?? orders[0] ?? null;
  const answer = chosen === null ? null : await api.call(documentCalls.receipts, { reference: chosen.reference });
  if (answer !== null && !answer.ok) throw new Error(`receipts: ${answer.error.code}`);
  const title = i18n._(msg`Taiwan receipt`);
  return {
    kind: 'page',
    data: {
      orders,
      chosen,
      papers: (answer?.value.papers ?? []).map((paper) => {
        // Of the whole total, whatever each country's prices include.
        const tax = Number(includedTax(fromWire(paper.total), twTaxBasisPoints).minor);
        const businessTax = moneyWords({ ...paper.total, minor: tax }, site.language);
        return { ...receiptWords(context, { ...paper, taxes: [] }), businessTax };
      }),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/tw_receipt' },
  };
}
