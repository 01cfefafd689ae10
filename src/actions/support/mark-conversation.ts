import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { markRead, orderOfSupport } from '#src/store/support.store.ts';

/** The buyer of an order has seen what stands in its conversation. */
export async function markConversation(
  deps: Deps,
  { account }: Pick<Caller, 'account'>,
  reference: string,
): Promise<Result<{ readonly unread: 0 }>> {
  if (account === null) return fail('sign_in_required');
  const order = await orderOfSupport(deps.db, reference, account.id);
  if (order === null) return fail('not_found');
  if (order.conversationId !== null) await markRead(deps.db, order.conversationId);
  return ok({ unread: 0 });
}
