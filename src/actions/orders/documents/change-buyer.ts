import { issueDocuments } from '#src/actions/orders/documents/issue-documents.ts';
import { openOrderLink, type OrderQuery } from '#src/actions/orders/links/open-order-link.ts';
import { mostReceipts } from '#src/actions/orders/documents/read-receipts.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { checkBuyer, type Buyer } from '#src/domain/orders/documents/receipt.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { lockOrder } from '#src/store/orders/orders.store.ts';
import { billingFacts, papersOf, saveBuyer } from '#src/store/orders/documents/receipts.store.ts';

/**
 * Issues the receipt of an order again for a company: under a new number, and the former one states that it was
 * replaced. The same buyer again changes nothing.
 */
export async function changeBuyer(
  deps: Deps,
  caller: Caller,
  input: OrderQuery & Buyer,
): Promise<Result<{ readonly changed: boolean }>> {
  const buyer = checkBuyer(input);
  if (!buyer.ok) return buyer;
  const opened = await openOrderLink(deps, caller, input);
  if (!opened.ok) return opened;
  const { orderId } = opened.value;
  return deps.db.transaction(
    async (tx): Promise<Result<{ readonly changed: boolean }>> => {
      await lockOrder(tx, orderId);
      const former = (await billingFacts(tx, orderId))?.buyer;
      if (former !== undefined && former !== null && isSame(former, buyer.value)) return ok({ changed: false });
      const receipts = (await papersOf(tx, orderId)).filter((one) => one.kind === 'receipt');
      if (receipts.length >= mostReceipts) return fail('too_many_requests');
      await saveBuyer(tx, orderId, buyer.value);
      await issueDocuments(tx, deps, orderId, true);
      return ok({ changed: true });
    },
    { cause: 'receipt for another buyer' },
  );
}

function isSame(one: Buyer, other: Buyer): boolean {
  return one.company === other.company && one.taxNumber === other.taxNumber && one.address === other.address;
}
