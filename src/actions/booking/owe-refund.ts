import type { Deps } from '#src/actions/deps.ts';
import { refundOwedEntries } from '#src/domain/booking/ledger.ts';
import type { Money } from '#src/domain/pricing/money.ts';
import type { Queryable } from '#src/store/db.ts';
import { writeLedger } from '#src/store/ledger.store.ts';
import { insertApprovedRefund } from '#src/store/refunds.store.ts';

/**
 * Owes a part of a payment for a booking, in the books too; the worker pays it out. Throws when the payment does not
 * cover it: that is a fault of ours, and nothing of the caller's transaction may stand.
 */
export async function oweRefund(
  tx: Queryable,
  deps: Deps,
  refund: {
    readonly paymentId: string;
    readonly bookingId: string;
    readonly amount: Money;
    readonly reason: string;
  },
): Promise<void> {
  const { paymentId, bookingId, amount, reason } = refund;
  const id = deps.ids.uuid();
  const inserted = await insertApprovedRefund(tx, { id, paymentId, bookingId, amountMinor: amount.minor, reason });
  if (inserted === null) throw new Error(`the refund of booking ${bookingId} exceeds what was captured`);
  await writeLedger(tx, deps.ids.uuid(), refundOwedEntries(amount));
}
