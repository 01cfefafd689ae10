import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

/**
 * Whether nothing is left of a charge: the reconciliation has refunded it, or the provider's list says that it was refunded
 * elsewhere and no finding about it waits. Both arguments are SQL.
 */
const isRefunded = (psp: string, intentRef: string): string => `(
  exists (select from reconciliation_finding f where f.psp = ${psp} and f.intent_ref = ${intentRef}
    and f.state = 'refunded')
  or exists (select from provider_record r where r.psp = ${psp} and r.kind = 'charge' and r.intent_ref = ${intentRef}
      and r.refunded_minor >= r.amount_minor)
    and not exists (select from reconciliation_finding f where f.psp = ${psp} and f.intent_ref = ${intentRef}
      and f.kind like 'charge\\_%' and f.state in ('open', 'to_refund')))`;

const readIsRefunded = sql('is-refunded-as-stray', `select ${isRefunded('$1', '$2')} as refunded`);

/** Returns whether the whole of a charge was refunded as a second payment for the same. */
export async function wasRefundedAsStray(tx: Queryable, psp: string, intentRef: string | null): Promise<boolean> {
  if (intentRef === null) return false;
  const { rows } = await tx.query(readIsRefunded, [psp, intentRef]);
  return rows[0]?.refunded ?? false;
}

const readRefunded = sql(
  'read-refunded-second-successes',
  `select distinct a.id from payment p join payment_attempt a on a.payment_id = p.id
     join provider_record c on c.psp = a.psp and c.kind = 'charge' and c.ours = a.id
   where p.frozen_reason = 'second_success' and a.outcome <> 'succeeded' and a.psp = $1
     and ${isRefunded('c.psp', 'c.intent_ref')}
   order by a.id`,
);

/** Attempts with a refunded charge whose payment is still frozen because of a second success. */
export async function refundedSecondSuccesses(db: Queryable, psp: string): Promise<readonly string[]> {
  const { rows } = await db.query(readRefunded, [psp]);
  return rows.map(({ id }) => id);
}

/**
 * Unfreezes the payment of an attempt that was frozen because of a second success, and has the worker read it: whatever breaks
 * off the reading that follows, it is read again.
 */
export async function unfreezeSecondSuccess(db: Queryable, attemptId: string): Promise<void> {
  await db.query(
    `update payment p set frozen_reason = null, next_check_at = now(), checks = 0 from payment_attempt a
     where a.id = $1 and p.id = a.payment_id and p.frozen_reason = 'second_success'`,
    [attemptId],
  );
}
