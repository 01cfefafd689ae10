import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';
import type { Span } from '#src/store/settlement/reconciliation.store.ts';

const within = (column: string): string =>
  `${column} >= to_timestamp($2 / 1000.0) and ${column} < to_timestamp($3 / 1000.0)`;
/** A record of another shop on this account, or about a charge of it. */
const theirs = `(r.theirs or exists (select from provider_record c
  where c.psp = r.psp and c.kind = 'charge' and c.intent_ref = r.intent_ref and c.theirs))`;
const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8 as "madeAtMs"`;
const bounds = ({ psp, fromMs, untilMs }: Span): readonly unknown[] => [psp, fromMs, untilMs];

const readOddCharges = sql(
  'read-odd-charges',
  `select * from (
     select r.ref, r.intent_ref as "intentRef", r.amount_minor as "amountMinor", r.amount_minor - r.refunded_minor as "remainingMinor",
       r.currency, r.ours, a.id as "attemptId", a.psp_ref as "pspRef", a.outcome, p.captured_minor as "capturedMinor",
       p.currency as "ourCurrency",
       ${ms('r.made_at')},
       (select count(*)::int from provider_record s where s.psp = r.psp and s.kind = 'charge' and s.ours = r.ours) as charges
     from provider_record r
     left join payment_attempt a on a.id = r.ours and a.psp = r.psp left join payment p on p.id = a.payment_id
     where r.psp = $1 and r.kind = 'charge' and ${within('r.made_at')} and not (r.theirs and a.id is null)) c
   where "attemptId" is null or charges > 1 or outcome <> 'succeeded' or "capturedMinor" <> "amountMinor" or "ourCurrency" <> currency
   order by ref`,
  { notNull: ['madeAtMs', 'charges'] },
);

/**
 * A charge: `ours` is the attempt that it names, whether we have it or not; `attemptId` and what follows is ours, where we have it;
 * `charges` says how many charges name the same attempt.
 */
export type OddCharge = RowOf<typeof readOddCharges>;

/** Charges that are not simply the one success of an attempt of ours, over the right amount. */
export async function oddCharges(db: Queryable, span: Span): Promise<readonly OddCharge[]> {
  const { rows } = await db.query(readOddCharges, bounds(span));
  return rows;
}

const readUnlistedPayments = sql(
  'read-unlisted-payments',
  `select a.id, a.psp_ref as "pspRef", a.id as "attemptId", p.captured_minor as "amountMinor", p.currency,
     ${ms('a.created_at')}
   from payment_attempt a join payment p on p.id = a.payment_id
   where a.psp = $1 and a.outcome = 'succeeded' and ${within('a.created_at')}
     and not exists (select from provider_record r where r.psp = a.psp and r.kind = 'charge' and r.ours = a.id)
   order by a.id`,
  { notNull: ['madeAtMs'] },
);

/** Money of ours; `pspRef` is null where a success arrived before its page's reference was stored. */
export type OurMoney = RowOf<typeof readUnlistedPayments>;

/** Returns payments that succeeded with us but have no charge in the provider's lists. */
export async function unlistedPayments(db: Queryable, span: Span): Promise<readonly OurMoney[]> {
  const { rows } = await db.query(readUnlistedPayments, bounds(span));
  return rows;
}

const readOddRefunds = sql(
  'read-odd-refunds',
  `select r.ref, r.intent_ref as "intentRef", r.amount_minor as "amountMinor", r.currency, r.state,
     o.amount_minor as "ourAmountMinor", o.psp_ref as "ourRef", o.state as "ourState",
     ${ms('r.made_at')}
   from provider_record r left join refund o on o.id = r.ours
   where r.psp = $1 and r.kind = 'refund' and ${within('r.made_at')}
     and not exists (select from reconciliation_finding f where r.ours in (f.id, f.refund_key))
     and (o.id is null and r.state <> 'failed' and not ${theirs} or o.amount_minor <> r.amount_minor
       or o.state = 'succeeded' and (r.state = 'failed') = (o.psp_ref is not distinct from r.ref)
       or o.state in ('requested', 'rejected', 'failed', 'manual') and r.state <> 'failed')
   order by r.ref`,
  { notNull: ['madeAtMs'] },
);

export type OddRefund = RowOf<typeof readOddRefunds>;

/**
 * Returns the provider's refunds that are not ours, neither of a booking nor of a finding, or differ from what we know.
 */
export async function oddRefunds(db: Queryable, span: Span): Promise<readonly OddRefund[]> {
  const { rows } = await db.query(readOddRefunds, bounds(span));
  return rows;
}

const readUnlistedRefunds = sql(
  'read-unlisted-refunds',
  `select o.id, o.psp_ref as "pspRef", a.id as "attemptId", o.amount_minor as "amountMinor", p.currency,
     ${ms('o.created_at')}
   from refund o join payment p on p.id = o.payment_id join payment_attempt a on a.payment_id = p.id and a.outcome = 'succeeded'
   where a.psp = $1 and o.psp_ref is not null and o.state in ('submitted', 'succeeded') and ${within('o.created_at')}
     and not exists (select from provider_record r where r.psp = a.psp and r.kind = 'refund' and r.ref = o.psp_ref)
   order by o.id`,
  { notNull: ['pspRef', 'madeAtMs'] },
);

/** Returns refunds that we sent but that are not in the provider's lists. */
export async function unlistedRefunds(db: Queryable, span: Span): Promise<readonly OurMoney[]> {
  const { rows } = await db.query(readUnlistedRefunds, bounds(span));
  return rows;
}

const readOddDisputes = sql(
  'read-odd-disputes',
  `select r.ref, r.intent_ref as "intentRef", r.amount_minor as "amountMinor", r.currency, r.state, o.state as "ourState",
     ${ms('r.made_at')}
   from provider_record r left join dispute o on o.psp = r.psp and o.psp_ref = r.ref
   where r.psp = $1 and r.kind = 'dispute' and r.state <> 'inquiry' and ${within('r.made_at')} and o.state is distinct from r.state
     and not (o.id is null and ${theirs})
   order by r.ref`,
  { notNull: ['madeAtMs'] },
);

export type OddDispute = RowOf<typeof readOddDisputes>;

/** Disputes that moved money and that we do not know, or know otherwise. */
export async function oddDisputes(db: Queryable, span: Span): Promise<readonly OddDispute[]> {
  const { rows } = await db.query(readOddDisputes, bounds(span));
  return rows;
}

const readUnlistedDisputes = sql(
  'read-unlisted-disputes',
  `select o.id, o.psp_ref as "pspRef", a.id as "attemptId", o.amount_minor as "amountMinor", o.currency,
     ${ms('o.opened_at')}
   from dispute o join payment_attempt a on a.payment_id = o.payment_id and a.outcome = 'succeeded'
   where o.psp = $1 and ${within('o.opened_at')}
     and not exists (select from provider_record r where r.psp = o.psp and r.kind = 'dispute' and r.ref = o.psp_ref)
   order by o.id`,
  { notNull: ['madeAtMs'] },
);

/** Disputes that we know, and which the provider's lists do not have. */
export async function unlistedDisputes(db: Queryable, span: Span): Promise<readonly OurMoney[]> {
  const { rows } = await db.query(readUnlistedDisputes, bounds(span));
  return rows;
}

const readPaidInstead = sql(
  'read-paid-instead',
  `select s.psp_ref as "pspRef", p.frozen_reason as "frozenReason"
   from payment_attempt a join payment p on p.id = a.payment_id
     join payment q on q.order_id = p.order_id and q.purpose = p.purpose
     join payment_attempt s on s.payment_id = q.id and s.psp = a.psp and s.outcome = 'succeeded' and s.id <> a.id
   where a.id = $1 and a.outcome <> 'succeeded' order by s.created_at limit 1`,
);

/**
 * Returns another attempt that has paid what an attempt is for: its order, or the line that takes another's place. Null
 * when none has.
 */
export async function paidInstead(
  db: Queryable,
  attemptId: string,
): Promise<{ readonly pspRef: string | null; readonly frozenReason: string | null } | null> {
  const { rows } = await db.query(readPaidInstead, [attemptId]);
  return rows[0] ?? null;
}
