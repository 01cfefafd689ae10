import { formKey } from '#src/actions/support/form-key.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { messagesOf, orderOfSupport, type OrderOfSupport, type SupportMessage } from '#src/store/support.store.ts';

export type Conversation = {
  readonly order: OrderOfSupport;
  readonly messages: readonly SupportMessage[];
  /** What a plain form of this account shows. */
  readonly formKey: string;
};

/** What was said about an order of one's own; somebody else's is not there. Looking marks nothing as read. */
export async function readConversation(
  deps: Deps,
  { account }: Pick<Caller, 'account'>,
  reference: string,
): Promise<Result<Conversation>> {
  if (account === null) return fail('sign_in_required');
  const order = await orderOfSupport(deps.db, reference, account.id);
  if (order === null) return fail('not_found');
  const messages = order.conversationId === null ? [] : await messagesOf(deps.db, order.conversationId);
  return ok({ order, messages, formKey: formKey(deps, account.id, reference) });
}
