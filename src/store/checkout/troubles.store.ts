import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

const readDead = sql(
  'read-dead-messages',
  `select id::text as id, topic, dedupe, attempts, last_error as "lastError", dead_at as "deadAt" from outbox
   where dead_at is not null order by dead_at, id limit 200`,
  { notNull: ['deadAt'] },
);

export type DeadMessage = RowOf<typeof readDead>;

/** Returns failed rows of the outbox, the oldest first. */
export async function deadMessages(on: Queryable): Promise<readonly DeadMessage[]> {
  const { rows } = await on.query(readDead);
  return rows;
}

/** Brings a dead letter back, for when its cause is gone; false when there is no such dead letter. */
export async function retryDeadMessage(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update outbox set dead_at = null, attempts = 0, available_at = now() where id = $1 and dead_at is not null',
    [id],
  );
  return rowCount === 1;
}

const readFrozen = sql(
  'read-frozen-payments',
  `select p.id, o.reference as "order", p.state, p.currency, p.amount_minor as "amountMinor", p.frozen_reason as "frozenReason",
     array(select a.psp_ref from payment_attempt a where a.payment_id = p.id and a.psp_ref is not null order by a.created_at) as "pspRefs"
   from payment p join orders o on o.id = p.order_id where p.frozen_reason is not null order by p.created_at`,
  { notNull: ['frozenReason'] },
);

export type FrozenPayment = RowOf<typeof readFrozen>;

/** Returns payments that need manual review, the oldest first. */
export async function frozenPayments(on: Queryable): Promise<readonly FrozenPayment[]> {
  const { rows } = await on.query(readFrozen);
  return rows;
}

const lockFrozen = sql(
  'lock-frozen-payment',
  'select frozen_reason as reason from payment where id = $1 for no key update',
);

/** Returns a frozen payment to the worker, which queries the provider at once; returns why it had been frozen. */
export async function unfreezePayment(tx: Queryable, paymentId: string): Promise<string | null> {
  const { rows } = await tx.query(lockFrozen, [paymentId]);
  const reason = rows[0]?.reason ?? null;
  if (reason !== null) {
    await tx.query('update payment set frozen_reason = null, next_check_at = now(), checks = 0 where id = $1', [
      paymentId,
    ]);
  }
  return reason;
}

const readFailed = sql(
  'read-failed-refunds',
  `select r.id, o.reference as "order", b.reference as booking, r.state, p.currency, r.amount_minor as "amountMinor", r.reason
   from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id left join booking b on b.id = r.booking_id
   where r.state in ('failed', 'manual') order by r.created_at`,
);

export type FailedRefund = RowOf<typeof readFailed>;

/** Returns refunds that the provider did not pay out, the oldest first. */
export async function failedRefunds(on: Queryable): Promise<readonly FailedRefund[]> {
  const { rows } = await on.query(readFailed);
  return rows;
}
