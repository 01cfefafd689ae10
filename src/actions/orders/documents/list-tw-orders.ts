import type { Caller, Deps } from '#src/actions/deps.ts';
import { isTaiwanOrder } from '#src/domain/orders/documents/tw-invoice.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { paidOrdersOf, type TwOrder } from '#src/store/orders/documents/tw-invoices.store.ts';

const most = 50;

/** The caller's paid orders of the Taiwan market, the newest first. */
export async function listTwOrders(deps: Deps, { account }: Caller): Promise<Result<readonly TwOrder[]>> {
  if (account === null) return fail('sign_in_required');
  return ok((await paidOrdersOf(deps.db, account.id, most)).filter((order) => isTaiwanOrder(order)));
}
