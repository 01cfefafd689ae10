import type { Deps } from '#src/actions/deps.ts';
import { refundPaidEntries } from '#src/domain/settlement/ledger.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';
import type { RefundRow } from '#src/store/checkout/refunds.store.ts';

/**
 * Books a refund that was paid out, and queues its mail. `from` is the account that it went from. Each payment of a refund has a
 * key, and so a mail, of its own: one that came back is paid a second time.
 */
export async function noteRefundPaid(tx: Queryable, deps: Deps, refund: RefundRow, from: string): Promise<void> {
  const { id: refundId, orderId, bookingId, amountMinor, currency, key } = refund;
  await writeLedger(tx, deps.ids.uuid(), refundPaidEntries(from, money(amountMinor, currency)));
  const payload = { refundId, orderId, bookingId };
  await addToOutbox(tx, [{ topic: 'mail.refund', dedupe: key, aggregate: `order:${orderId}`, payload }]);
}
