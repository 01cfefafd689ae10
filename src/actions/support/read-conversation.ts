import type { OrderQuery } from '#src/actions/orders/links/open-order-link.ts';
import { formKey } from '#src/actions/support/form-key.ts';
import { ownerOfTalk } from '#src/actions/support/owner-of-talk.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import {
  messagesOf,
  orderOfSupport,
  type OrderOfSupport,
  type SupportMessage,
} from '#src/store/support/support.store.ts';

export type Conversation = {
  readonly order: OrderOfSupport;
  readonly messages: readonly SupportMessage[];
  /** What a plain form of this account shows. */
  readonly formKey: string;
};

/** The messages about an order of the caller; one of another account is not found. Reading marks nothing as read. */
export async function readConversation(deps: Deps, caller: Caller, query: OrderQuery): Promise<Result<Conversation>> {
  const owner = await ownerOfTalk(deps, caller, query);
  if (!owner.ok) return owner;
  const { reference } = query;
  const order = await orderOfSupport(deps.db, reference, owner.value);
  if (order === null) return fail('not_found');
  const messages = order.conversationId === null ? [] : await messagesOf(deps.db, order.conversationId);
  return ok({ order, messages, formKey: formKey(deps, owner.value, reference) });
}
