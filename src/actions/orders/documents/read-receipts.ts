import { issueDocuments } from '#src/actions/orders/documents/issue-documents.ts';
import { openOrderLink, type OrderQuery } from '#src/actions/orders/links/open-order-link.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Buyer } from '#src/domain/orders/documents/receipt.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { billingFacts, papersOf, type DocumentRow } from '#src/store/orders/documents/receipts.store.ts';

export type Receipts = {
  readonly reference: string;
  readonly currency: CurrencyCode;
  /** The newest first. */
  readonly papers: readonly DocumentRow[];
  readonly buyer: Buyer | null;
  /** A receipt can be reissued only so often. */
  readonly canChange: boolean;
};

/** Receipts of one order that may be issued because the buyer changed. */
export const mostReceipts = 5;

/** The receipts and credit notes of an order, for its owner or by the signed link; what is missing is issued first. */
export async function readReceipts(deps: Deps, caller: Caller, query: OrderQuery): Promise<Result<Receipts>> {
  const opened = await openOrderLink(deps, caller, query);
  if (!opened.ok) return opened;
  const { orderId } = opened.value;
  return deps.db.transaction(
    async (tx): Promise<Result<Receipts>> => {
      await issueDocuments(tx, deps, orderId);
      const facts = await billingFacts(tx, orderId);
      if (facts === null) return fail('not_found');
      const papers = (await papersOf(tx, orderId)).toReversed();
      const receipts = papers.filter((one) => one.kind === 'receipt');
      const { reference, currency, buyer } = facts;
      return ok({
        reference,
        currency,
        papers,
        buyer,
        canChange: receipts.length > 0 && receipts.length < mostReceipts,
      });
    },
    { cause: 'papers read' },
  );
}
