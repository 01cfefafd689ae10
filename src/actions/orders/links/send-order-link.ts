import { addressHash } from '#src/actions/shared/signatures/address-hash.ts';
import { limitKey } from '#src/adapters/identity/sign-in-hashes.ts';
import { firstReached } from '#src/adapters/limits.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isEmail } from '#src/domain/shared/text/email.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';

const hour = 3600;

/**
 * Sends the link to an order again, to the address that it was booked with. Whether there is such an order is not even
 * looked at here, but where the mail is written: right and wrong pairs get the same answer after the same work (T-50).
 */
export async function sendOrderLink(
  deps: Deps,
  { device, network, host, language }: Caller,
  input: { readonly reference: string; readonly email: string },
): Promise<Result<{ readonly sent: true }>> {
  const email = input.email.trim();
  if (!isEmail(email)) return fail('email_invalid', { field: 'email' });
  const { reference } = input;
  const reached = await firstReached(deps.db, [
    { name: 'order-link-device', key: device, points: 10, seconds: hour },
    { name: 'order-link-network', key: network, points: 40, seconds: hour },
    { name: 'order-link-order', key: limitKey(deps.secrets.code, reference), points: 5, seconds: hour },
  ]);
  if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  const deduplicationKey = deps.ids.uuid();
  const address = addressHash(deps, email).toString('base64url');
  await addToOutbox(deps.db, [
    {
      topic: 'mail.order_link',
      deduplicationKey,
      aggregate: `order-link:${deduplicationKey}`,
      payload: { reference, address, host, language },
    },
  ]);
  return ok({ sent: true });
}
