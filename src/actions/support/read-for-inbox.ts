import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { messagesOf, orderOfSupport, type SupportMessage } from '#src/store/support/support.store.ts';

/** The conversation about an order, for the support agent. */
export async function readForInbox(
  deps: Pick<Deps, 'db'>,
  reference: string,
): Promise<Result<readonly SupportMessage[], 'not_found'>> {
  const order = await orderOfSupport(deps.db, reference, null);
  if (order === null) return fail('not_found');
  return ok(order.conversationId === null ? [] : await messagesOf(deps.db, order.conversationId));
}
