import type { AttemptOutcome, DeclineCode } from '#src/domain/checkout/payment/payment.ts';
import type { MethodId } from '#src/domain/checkout/payment/payment-methods.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';
import type { ClaimedCall } from '#src/store/shared/outbox/idempotency.store.ts';

const paymentColumns = `id, order_id as "orderId", purpose, state, currency, amount_minor as "amountMinor", captured_minor as "capturedMinor",
  checks, frozen_reason is not null as frozen`;
const attemptColumns = `a.id, a.payment_id as "paymentId", a.psp, a.method, a.psp_ref as "pspRef", a.redirect_url as "redirectUrl", a.email, a.outcome,
  a.amount_minor as "amountMinor", a.language, a.created_at as "createdAt"`;

const lock = statement(
  'lock-payments',
  `select ${paymentColumns} from payment where order_id = $1 order by state = 'canceled', created_at, id for no key update`,
);

export type PaymentRow = RowOf<typeof lock>;

/** Locks an order's payments, the live one first. The order is locked before. */
export async function lockPayments(tx: Queryable, orderId: string): Promise<readonly PaymentRow[]> {
  const { rows } = await tx.query(lock, [orderId]);
  return rows;
}

const readAttempts = statement(
  'read-attempts',
  `select ${attemptColumns} from payment p join payment_attempt a on a.payment_id = p.id
   where p.order_id = $1 order by a.created_at desc, a.id`,
);

export type AttemptRow = RowOf<typeof readAttempts>;

/** Returns the attempts to pay an order, the newest first. */
export async function attemptsOf(on: Queryable, orderId: string): Promise<readonly AttemptRow[]> {
  const { rows } = await on.query(readAttempts, [orderId]);
  return rows;
}

type NewPayment = {
  readonly id: string;
  readonly orderId: string;
  readonly purpose: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
};

type NewAttempt = {
  readonly id: string;
  readonly paymentId: string;
  readonly psp: string;
  readonly method: MethodId;
  readonly email: string | null;
  readonly amountMinor: bigint;
  /** The language of the page on which the payment is started. */
  readonly language: LanguageCode;
};

const insertBoth = statement(
  'insert-payment-and-attempt',
  `with p as (
     insert into payment (id, order_id, state, currency, amount_minor, next_check_at, purpose)
     values ($1, $2, 'requires_payment_method', $3, $4, now() + $5 * interval '1 millisecond', $6)
   )
   insert into payment_attempt (id, payment_id, psp, email, amount_minor, method, language) values ($7, $1, $8, $9, $4, $10, $11)`,
);

/** Writes a payment with its first attempt, whose id is the provider's key like that of every other (`insertAttempt`). */
export async function insertFirstAttempt(
  tx: Queryable,
  payment: NewPayment,
  { id, psp, email, method, language }: NewAttempt,
  firstCheckMs: number,
): Promise<void> {
  const { orderId, currency, amountMinor, purpose } = payment;
  const about = [payment.id, orderId, currency, amountMinor, firstCheckMs, purpose];
  await tx.query(insertBoth, [...about, id, psp, email, method, language]);
}

/** Writes a payment in its first state; `firstCheckMs` from now the worker looks at it. */
export async function insertPayment(tx: Queryable, payment: NewPayment, firstCheckMs: number): Promise<void> {
  await tx.query(
    `insert into payment (id, order_id, state, currency, amount_minor, next_check_at, purpose)
     values ($1, $2, 'requires_payment_method', $3, $4, now() + $5 * interval '1 millisecond', $6)`,
    [payment.id, payment.orderId, payment.currency, payment.amountMinor, firstCheckMs, payment.purpose],
  );
}

/** Writes an attempt; its id is the provider's idempotency key, committed before the call (threat model §4.4, rule 7). */
export async function insertAttempt(tx: Queryable, attempt: NewAttempt): Promise<void> {
  await tx.query(
    'insert into payment_attempt (id, payment_id, psp, email, amount_minor, method, language) values ($1, $2, $3, $4, $5, $6, $7)',
    [attempt.id, attempt.paymentId, attempt.psp, attempt.email, attempt.amountMinor, attempt.method, attempt.language],
  );
}

const move = statement('move-payment', 'update payment set state = $2 where id = $1');

/** Moves a payment one step; the last step of success is `succeedPayment`. */
export async function movePayment(tx: Queryable, paymentId: string, to: string): Promise<void> {
  await tx.query(move, [paymentId, to]);
}

const succeed = statement(
  'payment-succeeded',
  `with attempt as (update payment_attempt set outcome = 'succeeded', decline_code = null, card_key = $4 where id = $2)
   update payment set state = 'succeeded', captured_minor = $3, next_check_at = null, checked_at = now(), checks = checks + 1 where id = $1`,
);

/**
 * Moves a payment its last step to success, its attempt with it: it needs no further check. `cardKey` is a keyed hash
 * of the card that paid, null of a wallet or a bank.
 */
export async function succeedPayment(
  tx: Queryable,
  paymentId: string,
  attemptId: string,
  { capturedMinor, cardKey }: { readonly capturedMinor: bigint; readonly cardKey: string | null },
): Promise<void> {
  await tx.query(succeed, [paymentId, attemptId, capturedMinor, cardKey]);
}

/** Sets when the payment is checked next: in so many milliseconds, or never again by itself. */
export async function scheduleCheck(on: Queryable, paymentId: string, afterMs: number | null): Promise<void> {
  await on.query(
    `update payment set next_check_at = now() + $2::float8 * interval '1 millisecond', checked_at = now(), checks = checks + 1 where id = $1`,
    [paymentId, afterMs],
  );
}

/** Starts the waiting times again: something has happened that will soon have a result. */
export async function checkSoon(tx: Queryable, paymentId: string, afterMs: number): Promise<void> {
  await tx.query(
    `update payment set next_check_at = now() + $2::float8 * interval '1 millisecond', checks = 0 where id = $1`,
    [paymentId, afterMs],
  );
}

/** Takes a payment out of every automatism until a person has looked at it (threat model §4.4, rule 11). */
export async function freezePayment(tx: Queryable, paymentId: string, reason: string): Promise<void> {
  await tx.query('update payment set frozen_reason = $2, next_check_at = null where id = $1', [paymentId, reason]);
}

/** Stores the address of the provider's page. */
export async function saveBegun(
  on: Queryable,
  attemptId: string,
  begun: { readonly providerRef: string; readonly redirectUrl: string },
): Promise<void> {
  await on.query('update payment_attempt set psp_ref = $2, redirect_url = $3 where id = $1', [
    attemptId,
    begun.providerRef,
    begun.redirectUrl,
  ]);
}

const openedPage = statement(
  'page-opened',
  `with begun as (update payment_attempt set psp_ref = $2, redirect_url = $3 where id = $1)
   update idempotency set status = 200, body = $6::jsonb, locked_until = null where scope = $4 and key = $5`,
);

/** Stores the address of the page that a call has opened, and the page as the call's response. */
export async function savePage(
  on: Queryable,
  attemptId: string,
  page: { readonly redirectUrl: string },
  providerRef: string,
  call: ClaimedCall,
): Promise<void> {
  const answer = JSON.stringify(page);
  await on.query(openedPage, [attemptId, providerRef, page.redirectUrl, call.scope, call.key, answer]);
}

/** Stores how an attempt ended, or why its last card was refused. */
export async function saveOutcome(
  tx: Queryable,
  attemptId: string,
  outcome: AttemptOutcome,
  declineCode: DeclineCode | null,
): Promise<void> {
  await tx.query('update payment_attempt set outcome = $2, decline_code = $3 where id = $1', [
    attemptId,
    outcome,
    declineCode,
  ]);
}

/** Moves an attempt to another payment of its order: money that came for a payment that was canceled. */
export async function reassignAttempt(tx: Queryable, attemptId: string, paymentId: string): Promise<void> {
  await tx.query('update payment_attempt set payment_id = $2 where id = $1', [attemptId, paymentId]);
}

// The lines that a payment is for: those of the order, or the one that is to take another's place.
const paidBy = `case when p.purpose = 'order' then b.amends is null else p.purpose = 'amendment:' || b.id::text end`;

const readFacts = statement(
  'read-attempt-facts',
  `select ${attemptColumns}, p.order_id as "orderId", o.reference, o.host, p.currency, p.checks, p.frozen_reason is not null as frozen,
     p.state as "paymentState", p.purpose,
     (select json_agg(b.snapshot -> 'visit' -> 'titles' order by b.id) from booking b where b.order_id = o.id and b.replaces is null and ${paidBy}) as titles,
     exists (select from booking b where b.order_id = o.id and b.state in ('held', 'pending_payment') and ${paidBy}) as wanted
   from payment_attempt a join payment p on p.id = a.payment_id join orders o on o.id = p.order_id
   where a.id = $1`,
  { narrower: columns<{ titles: readonly Names[] }>() },
);

/**
 * All that a call to the provider needs, as it is stored: a repeated call is the same call. `wanted`: some booking still waits
 * for this money.
 */
export type AttemptFacts = RowOf<typeof readFacts>;

/** Returns an attempt with its order's facts; null when there is none. */
export async function attemptFacts(on: Queryable, attemptId: string): Promise<AttemptFacts | null> {
  const { rows } = await on.query(readFacts, [attemptId]);
  return rows[0] ?? null;
}

const readByRef = sql('read-attempt-by-ref', 'select id from payment_attempt where psp = $1 and psp_ref = $2');

/** Returns the attempt that a provider's own reference belongs to. */
export async function attemptByRef(on: Queryable, psp: string, pspRef: string): Promise<string | null> {
  const { rows } = await on.query(readByRef, [psp, pspRef]);
  return rows[0]?.id ?? null;
}

const takeDue = sql(
  'take-due-payments',
  `with due as (
     select id from payment where next_check_at <= now() and frozen_reason is null order by next_check_at limit $1 for update skip locked
   )
   update payment p set next_check_at = now() + interval '30 seconds' from due where p.id = due.id
   returning p.id as "paymentId",
     (select a.id from payment_attempt a where a.payment_id = p.id order by a.outcome = 'unknown' desc, a.created_at desc limit 1) as "attemptId"`,
);

/**
 * Takes due payments for a look, each to one worker: they are not due again for half a minute. Returns the attempt to
 * check: the unresolved one, else the newest.
 */
export async function takeDuePayments(
  on: Queryable,
  limit: number,
): Promise<readonly { readonly paymentId: string; readonly attemptId: string | null }[]> {
  const { rows } = await on.query(takeDue, [limit]);
  return rows;
}

const takeUnresolved = statement(
  'take-for-return',
  `update payment p set checked_at = now() from orders o, payment_attempt a
   where o.reference = $1 and o.account_id = $2 and p.order_id = o.id and a.payment_id = p.id and a.outcome = 'unknown'
     and a.psp_ref is not null and p.frozen_reason is null
     and (p.checked_at is null or p.checked_at < now() - interval '2 seconds')
   returning a.id as "attemptId"`,
);

/**
 * Returns the unresolved attempt of an account's order when it was not checked for two seconds, claimed for a check
 * now: however often a page is read, the provider is queried at a moderate rate.
 */
export async function takeForReturn(on: Queryable, reference: string, accountId: string): Promise<string | null> {
  const { rows } = await on.query(takeUnresolved, [reference, accountId]);
  return rows[0]?.attemptId ?? null;
}
