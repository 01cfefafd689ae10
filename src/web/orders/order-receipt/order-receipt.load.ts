import { msg } from '@lingui/core/macro';

import { documentCalls } from '#src/contract/orders/documents.calls.ts';
import type { ReceiptsAnswer } from '#src/contract/orders/documents.ts';
import { onPaper } from '#src/web/shared/labels/print-view.ts';
import { receiptWords, type ReceiptWords } from '#src/web/orders/parts/receipt-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type OrderReceiptView = Pick<ReceiptsAnswer, 'reference' | 'buyer' | 'canChange'> & {
  readonly papers: readonly ReceiptWords[];
};

/** Loads the receipts of an order (`?order=`), for its owner or anyone who has opened it by the link in an email. */
export async function loadOrderReceipt(visit: LoadContext): Promise<Loaded<OrderReceiptView>> {
  const context = onPaper(visit);
  const { api, i18n, site, query } = context;
  const reference = query.get('order') ?? '';
  // The server leaves a key in the address only where it opens nothing.
  if (query.has('key')) return { kind: 'missing' };
  const answer = await api.call(documentCalls.receipts, { reference });
  if (!answer.ok) {
    if (answer.error.code === 'sign_in_required') return { kind: 'sign-in' };
    if (answer.error.code === 'not_found' || answer.error.code === 'bad_request') return { kind: 'missing' };
    throw new Error(`receipts: ${answer.error.code}`);
  }
  const { buyer, canChange, papers } = answer.value;
  const title = i18n._(msg`Receipts for order ${reference}`);
  return {
    kind: 'page',
    data: { reference, buyer, canChange, papers: papers.map((paper) => receiptWords(context, paper)) },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/order-receipt' },
  };
}
