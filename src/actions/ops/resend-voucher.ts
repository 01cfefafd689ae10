import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/ops/on-record.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { handledBooking } from '#src/store/operations.store.ts';
import { addToOutbox } from '#src/store/outbox.store.ts';

/** Sends the confirmation with its voucher once more, to the address of the order. */
export async function resendVoucher(
  deps: Deps,
  { reference }: { readonly reference: string },
): Promise<Result<Done, 'not_found' | 'no_voucher'>> {
  const booking = await handledBooking(deps.db, reference);
  if (booking === null) return fail('not_found');
  if (!booking.hasVoucher) return fail('no_voucher');
  const { id, orderId } = booking;
  await deps.db.transaction(
    (tx) =>
      addToOutbox(tx, [
        {
          topic: 'mail.confirmation',
          // A message of its own: the first one's key would keep it from being sent.
          dedupe: `${id}:${deps.ids.uuid()}`,
          aggregate: `order:${orderId}`,
          payload: { bookingId: id, orderId },
        },
      ]),
    { cause: 'voucher sent again' },
  );
  return ok({ booking: reference });
}
