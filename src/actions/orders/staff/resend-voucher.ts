import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { handledBooking } from '#src/store/operations/operations.store.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';

/**
 * Sends the confirmation with its voucher once more, to the address of the order, and its link to the number given for
 * the trip.
 */
export async function resendVoucher(
  deps: Deps,
  { reference }: { readonly reference: string },
): Promise<Result<Done, 'not_found' | 'no_voucher'>> {
  const booking = await handledBooking(deps.db, reference);
  if (booking === null) return fail('not_found');
  if (!booking.hasVoucher) return fail('no_voucher');
  const { id, orderId } = booking;
  // Separate messages: the key of the first would prevent their sending.
  const deduplicationKey = `${id}:${deps.ids.uuid()}`;
  const payload = { bookingId: id, orderId };
  await deps.db.transaction(
    (tx) =>
      addToOutbox(tx, [
        { topic: 'mail.confirmation', deduplicationKey, aggregate: `order:${orderId}`, payload },
        { topic: 'sms.voucher', deduplicationKey, aggregate: `text:${orderId}`, payload },
      ]),
    { cause: 'voucher sent again' },
  );
  return ok({ booking: reference });
}
