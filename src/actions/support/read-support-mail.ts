import { addressHash } from '#src/actions/shared/signatures/address-hash.ts';
import { mayWrite } from '#src/actions/orders/messages/may-write.ts';
import { readMailFacts } from '#src/actions/orders/messages/read-mail-facts.ts';
import type { ReminderFacts } from '#src/actions/orders/messages/read-reminder-facts.ts';
import { unsubscribeToken } from '#src/actions/orders/messages/unsubscribe-token.ts';
import type { Deps } from '#src/actions/deps.ts';
import { profileOf } from '#src/store/accounts/accounts.store.ts';
import { ownerOfOrder } from '#src/store/accounts/message-choices.store.ts';
import { orderOfUnreadAnswer } from '#src/store/support/support.store.ts';

export type SupportFacts = ReminderFacts & {
  /** The reader has no account to read the answer with. */
  readonly isGuest: boolean;
};

/** What the mail about an unread answer says; null when it was read meanwhile, or nobody wants or gets it. */
export async function readSupportMail(deps: Deps, messageId: string): Promise<SupportFacts | null> {
  const orderId = await orderOfUnreadAnswer(deps.db, messageId);
  if (orderId === null) return null;
  const facts = await readMailFacts(deps, { orderId, bookingId: null, refundId: null });
  if (facts === null) return null;
  const { paidBack: _none, ...mail } = facts;
  const accountId = await ownerOfOrder(deps.db, orderId);
  if (!(await mayWrite(deps, { email: mail.email, accountId }, 'support'))) return null;
  const profile = accountId === null ? null : await profileOf(deps.db, accountId);
  const token = unsubscribeToken(deps, addressHash(deps, mail.email));
  return { ...mail, unsubscribeToken: token, isGuest: profile?.kind !== 'member' };
}
