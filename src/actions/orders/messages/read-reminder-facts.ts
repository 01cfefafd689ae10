import { addressHash } from '#src/actions/shared/signatures/address-hash.ts';
import { unsubscribeToken } from '#src/actions/orders/messages/unsubscribe-token.ts';
import { readMailFacts, type MailFacts } from '#src/actions/orders/messages/read-mail-facts.ts';
import { mayWrite } from '#src/actions/orders/messages/may-write.ts';
import type { Deps } from '#src/actions/deps.ts';
import { ownerOfOrder } from '#src/store/accounts/message-choices.store.ts';
import { orderOfUpcoming } from '#src/store/orders/messages/reminders.store.ts';

export type ReminderFacts = Omit<MailFacts, 'paidBack'> & { readonly unsubscribeToken: string };

/**
 * Returns the content of the reminder of a visit; null when none is to be sent: it is off, over, unwanted or
 * undeliverable.
 */
export async function readReminderFacts(deps: Deps, bookingId: string): Promise<ReminderFacts | null> {
  const orderId = await orderOfUpcoming(deps.db, bookingId);
  if (orderId === null) return null;
  const facts = await readMailFacts(deps, { orderId, bookingId, refundId: null });
  if (facts === null || facts.bookings.length === 0) return null;
  const { paidBack: _none, ...mail } = facts;
  const hash = addressHash(deps, mail.email);
  const accountId = await ownerOfOrder(deps.db, orderId);
  if (!(await mayWrite(deps, { email: mail.email, accountId }, 'reminders'))) return null;
  return { ...mail, unsubscribeToken: unsubscribeToken(deps, hash) };
}
