import { countryOfPhone, normalisePhone } from '#src/adapters/identity/phone.ts';
import { addressHash } from '#src/actions/shared/signatures/address-hash.ts';
import { readMailFacts } from '#src/actions/orders/messages/read-mail-facts.ts';
import type { ReminderFacts } from '#src/actions/orders/messages/read-reminder-facts.ts';
import { unsubscribeToken } from '#src/actions/orders/messages/unsubscribe-token.ts';
import { mayWrite } from '#src/actions/orders/messages/may-write.ts';
import type { Deps } from '#src/actions/deps.ts';
import { ownerOfOrder } from '#src/store/accounts/message-choices.store.ts';
import { orderOfUnreviewed, type UnreviewedOrder } from '#src/store/reviews/review-requests.store.ts';

/**
 * Returns the content of the review request after a visit; null when it was answered, or is unwanted or undeliverable.
 */
export async function readReviewRequest(deps: Deps, bookingId: string): Promise<ReminderFacts | null> {
  const order = await orderOfUnreviewed(deps.db, bookingId);
  if (order === null) return null;
  const { orderId } = order;
  const facts = await readMailFacts(deps, { orderId, bookingId, refundId: null });
  if (facts === null || facts.bookings.length === 0) return null;
  const { paidBack: _none, ...mail } = facts;
  const accountId = await ownerOfOrder(deps.db, orderId);
  if (!(await mayWrite(deps, { email: mail.email, accountId, country: countryOfOrder(order) }, 'reviews'))) return null;
  return { ...mail, unsubscribeToken: unsubscribeToken(deps, addressHash(deps, mail.email)) };
}

/** Where a guest lives, as far as the order shows: by the phone number, else by the market of the purchase. */
function countryOfOrder({ phone, market }: UnreviewedOrder): string | null {
  const number = phone === null ? null : normalisePhone(phone);
  if (number !== null) return countryOfPhone(number);
  return market === 'cn' ? 'CN' : null;
}
