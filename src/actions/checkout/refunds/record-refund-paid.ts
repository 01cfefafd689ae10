import type { Deps } from '#src/actions/deps.ts';
import { refundPaidEntries } from '#src/domain/settlement/ledger.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';
import type { RefundRow } from '#src/store/checkout/refunds.store.ts';

/**
 * Writes the ledger entries of a refund that was paid out, and queues its email. `from` is the ledger account that paid
 * it. A refund that the bank returned is paid a second time, under a new key and with a separate email.
 */
export async function recordRefundPaid(tx: Queryable, deps: Deps, refund: RefundRow, from: string): Promise<void> {
  const { id: refundId, orderId, bookingId, amountMinor, currency, key } = refund;
  await writeLedger(tx, deps.ids.uuid(), refundPaidEntries(from, money(amountMinor, currency)));
  const payload = { refundId, orderId, bookingId };
  await addToOutbox(tx, [{ topic: 'mail.refund', deduplicationKey: key, aggregate: `order:${orderId}`, payload }]);
}
