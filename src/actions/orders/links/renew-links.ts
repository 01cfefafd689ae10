import { openOrderLink, type OrderQuery } from '#src/actions/orders/links/open-order-link.ts';
import { orderLinkKey } from '#src/actions/orders/links/order-link-key.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { revokeOrderLinks } from '#src/store/orders/order-links.store.ts';

/** Makes all links useless that were sent of an order, its vouchers' too; gives the one that opens it from now on. */
export async function renewLinks(
  deps: Deps,
  caller: Caller,
  query: OrderQuery,
): Promise<Result<{ readonly key: string }>> {
  const opened = await openOrderLink(deps, caller, query);
  if (!opened.ok) return opened;
  const { orderId } = opened.value;
  const version = await deps.db.transaction((tx) => revokeOrderLinks(tx, orderId), { cause: 'links renewed' });
  return ok({ key: orderLinkKey(deps, { reference: query.reference, version }) });
}
