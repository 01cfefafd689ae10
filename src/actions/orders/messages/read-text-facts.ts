import { readMailFacts, type MailFacts } from '#src/actions/orders/messages/read-mail-facts.ts';
import type { Deps } from '#src/actions/deps.ts';
import { normalisePhone } from '#src/adapters/identity/phone.ts';
import { mailFactsOf } from '#src/store/orders/orders-reading.store.ts';

export type TextFacts = Omit<MailFacts, 'email' | 'paidBack'> & { readonly phone: string };

/**
 * What a text message about a booking says, and the number that was given for the trip. Null when there is none that can
 * be called, or the order is gone: a text message is never the only word about anything.
 */
export async function readTextFacts(
  deps: Deps,
  about: { readonly orderId: string; readonly bookingId: string },
): Promise<TextFacts | null> {
  const { orderId, bookingId } = about;
  const contact = (await mailFactsOf(deps.db, orderId, bookingId))?.contact ?? null;
  const phone = contact === null ? null : normalisePhone(contact.phone);
  const facts = phone === null ? null : await readMailFacts(deps, { orderId, bookingId, refundId: null });
  if (facts === null || phone === null) return null;
  const { email: _email, paidBack: _none, ...rest } = facts;
  return { ...rest, phone };
}
