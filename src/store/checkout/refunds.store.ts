import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';

export type NewRefund = {
  readonly id: string;
  readonly paymentId: string;
  readonly bookingId: string | null;
  readonly amountMinor: bigint;
  readonly reason: string;
};

const insertCovered = statement(
  'insert-refund',
  `insert into refund (id, payment_id, booking_id, state, amount_minor, reason, next_check_at)
   select $1, p.id, $3, 'requested', $4, $5, now() from payment p
   where p.id = $2 and p.captured_minor >= $4::bigint + (
     select coalesce(sum(r.amount_minor), 0) from refund r where r.payment_id = p.id and r.state <> 'rejected')
     + (select coalesce(sum(d.amount_minor), 0) from dispute d where d.payment_id = p.id and d.state <> 'won')
   returning id`,
);

/**
 * Requests a refund and approves it by rule; the worker submits it. Returns its id, or null when the payment's refunds
 * would come to more than was captured: then nothing is written, whatever the caller thought (invariant I08).
 */
export async function insertApprovedRefund(tx: Queryable, refund: NewRefund): Promise<string | null> {
  const { id, paymentId, bookingId, amountMinor, reason } = refund;
  // In a separate statement: the sum must be read once the lock is ours, not as it was before waiting for it.
  await tx.query('select id from payment where id = $1 for no key update', [paymentId]);
  const { rowCount } = await tx.query(insertCovered, [id, paymentId, bookingId, amountMinor, reason]);
  if (rowCount === 0) return null;
  await tx.query(`update refund set state = 'approved' where id = $1`, [id]);
  return id;
}

const columns = `r.id, r.payment_id as "paymentId", r.booking_id as "bookingId", p.order_id as "orderId", r.state, r.amount_minor as "amountMinor",
  p.currency, r.psp_ref as "pspRef", coalesce(r.psp_key, r.id) as key,
  r.checks, a.psp, a.psp_ref as "attemptRef"`;
const joined = `refund r join payment p on p.id = r.payment_id join payment_attempt a on a.payment_id = p.id and a.outcome = 'succeeded'`;

const takeDue = sql(
  'take-due-refunds',
  `with due as (
     select id from refund where state in ('approved', 'submitted') and coalesce(next_check_at, created_at) <= now()
     order by next_check_at limit $1 for update skip locked
   )
   update refund r set next_check_at = now() + interval '30 seconds' from due where r.id = due.id returning r.id`,
);

/** Takes due refunds for a look, each to one worker: they are not due again for half a minute. */
export async function takeDueRefunds(on: Queryable, limit: number): Promise<readonly string[]> {
  const { rows } = await on.query(takeDue, [limit]);
  return rows.map((row) => row.id);
}

const readRefund = sql('read-refund', `select ${columns} from ${joined} where r.id = $1`);

/**
 * A refund: `key` is the idempotency key of its present try, `psp` and `attemptRef` are provider and reference of the attempt that
 * brought the money.
 */
export type RefundRow = RowOf<typeof readRefund>;

/** Returns a refund with what its submission needs; null when there is none. */
export async function refundFacts(on: Queryable, refundId: string): Promise<RefundRow | null> {
  const { rows } = await on.query(readRefund, [refundId]);
  return rows[0] ?? null;
}

const lock = sql('lock-refund', `select ${columns} from ${joined} where r.id = $1 for no key update of r`);

/** Locks a refund behind its payment. */
export async function lockRefund(tx: Queryable, refundId: string): Promise<RefundRow | null> {
  await tx.query(
    'select p.id from payment p join refund r on r.payment_id = p.id where r.id = $1 for no key update of p',
    [refundId],
  );
  const { rows } = await tx.query(lock, [refundId]);
  return rows[0] ?? null;
}

/** Moves a refund one step, storing the provider's reference once it is known. */
export async function moveRefund(tx: Queryable, refundId: string, to: string, pspRef: string | null): Promise<void> {
  await tx.query('update refund set state = $2, psp_ref = coalesce(psp_ref, $3) where id = $1', [refundId, to, pspRef]);
}

/**
 * Moves a refund to `failed`. The next try has another key, since under the old one the provider would answer with the refund
 * that failed; its reference is dropped for the same reason.
 */
export async function failRefund(tx: Queryable, refundId: string, nextKey: string): Promise<void> {
  await tx.query(
    `update refund set state = 'failed', psp_ref = null, psp_key = $2, next_check_at = null, checks = checks + 1 where id = $1`,
    [refundId, nextKey],
  );
}

const takeToReread = sql(
  'take-refunds-to-reread',
  `with due as (
     select r.id from refund r join payment_attempt a on a.payment_id = r.payment_id and a.outcome = 'succeeded' and a.psp = $1
     where r.state = 'succeeded' and r.psp_ref is not null and r.created_at > now() - interval '60 days'
     order by r.reread_at nulls first, r.id limit $2 for update of r skip locked
   )
   update refund r set reread_at = now() from due where r.id = due.id returning r.id`,
);

/**
 * Claims refunds that were paid out and may still be returned, the longest unread first, each for one reader. A bank
 * returns one within 60 days. What is left over has its turn on the next day.
 */
export async function takeRefundsToReread(on: Queryable, psp: string, limit: number): Promise<readonly string[]> {
  const { rows } = await on.query(takeToReread, [psp, limit]);
  return rows.map((row) => row.id);
}

/** Sets when the refund is checked next: in so many milliseconds, or never again by itself. */
export async function scheduleRefund(on: Queryable, refundId: string, afterMs: number | null): Promise<void> {
  await on.query(
    "update refund set next_check_at = now() + $2::float8 * interval '1 millisecond', checks = checks + 1 where id = $1",
    [refundId, afterMs],
  );
}
