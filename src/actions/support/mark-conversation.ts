import type { OrderQuery } from '#src/actions/orders/links/open-order-link.ts';
import { ownerOfTalk } from '#src/actions/support/owner-of-talk.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { markRead, orderOfSupport } from '#src/store/support/support.store.ts';

/** The buyer of an order has seen what is in its conversation. */
export async function markConversation(
  deps: Deps,
  caller: Caller,
  query: OrderQuery,
): Promise<Result<{ readonly unread: 0 }>> {
  const owner = await ownerOfTalk(deps, caller, query);
  if (!owner.ok) return owner;
  const order = await orderOfSupport(deps.db, query.reference, owner.value);
  if (order === null) return fail('not_found');
  if (order.conversationId !== null) await markRead(deps.db, order.conversationId);
  return ok({ unread: 0 });
}
