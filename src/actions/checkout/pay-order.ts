import { confirmBookings } from '#src/actions/booking/confirm-bookings.ts';
import { lockRest } from '#src/store/order-locks.store.ts';
import type { LockedOrder } from '#src/store/order-locks.store.ts';
import { beginPage } from '#src/actions/checkout/begin-page.ts';
import { nextCheckMs } from '#src/actions/booking/next-check-ms.ts';
import { claimedCall } from '#src/actions/checkout/claimed-call.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { checkContact, type Contact } from '#src/domain/booking/contact.ts';
import { fail, ok, type Failure, type Result } from '#src/domain/failure.ts';
import { isChargeable } from '#src/domain/payment.ts';
import { money } from '#src/domain/pricing/money.ts';
import { localPath } from '#src/domain/site/address.ts';
import { extendHolds, moveBookings } from '#src/store/bookings.store.ts';
import type { Queryable } from '#src/store/db.ts';
import { claimCall, finishCall, forgetCall, rememberRefusal, type ClaimedCall } from '#src/store/idempotency.store.ts';
import { lockOrderOf, saveContact, type OrderRow } from '#src/store/orders.store.ts';
import {
  attemptFacts,
  attemptsOf,
  checkSoon,
  insertAttempt,
  insertPayment,
  saveBegun,
  saveOutcome,
  scheduleCheck,
} from '#src/store/payments.store.ts';

export type Payment = {
  readonly reference: string;
  /** What the traveller saw, as `Checkout.quoteHash` gave it. */
  readonly quoteHash: string;
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
  readonly notes?: string | undefined;
};

type Paying = {
  readonly deps: Deps;
  readonly accountId: string;
  readonly reference: string;
  readonly quoteHash: string;
  readonly contact: Contact;
  readonly call: ClaimedCall;
};
type Page = { readonly redirectUrl: string };
type StoredAnswer = Page | { readonly failure: Failure };
/** What the first transaction leaves to do: nothing, or a page to open for this attempt. */
type Prepared = { readonly page: Page } | { readonly attemptId: string };

/** Milliseconds until the worker looks after a payment whose page was just opened, should nobody come back. */
const firstCheckMs = 15_000;

/**
 * Starts paying a checkout and gives the provider's page. Payment and attempt are committed before the provider is
 * called, outside any transaction, with the attempt's id as its key: whatever is lost on the way, the same page comes
 * again and nothing is charged twice (threat model §4.4). The client never names an amount.
 */
export async function payOrder(
  deps: Deps,
  caller: Caller,
  idempotencyKey: string,
  payment: Payment,
): Promise<Result<Page>> {
  if (caller.account === null) return fail('sign_in_required');
  const contact = checkContact({ ...payment.contact, notes: payment.notes });
  if (!contact.ok) return contact;
  const accountId = caller.account.id;
  const { reference, quoteHash } = payment;
  const call = claimedCall(accountId, 'payOrder', idempotencyKey, { reference, quoteHash, contact: contact.value });
  const paying: Paying = { deps, accountId, reference, quoteHash, contact: contact.value, call };
  const prepared = await deps.db.transaction((tx) => prepare(tx, paying), { cause: `pay, account ${accountId}` });
  if (!prepared.ok) return prepared;
  return 'page' in prepared.value ? ok(prepared.value.page) : openPage(deps, call, prepared.value.attemptId);
}

async function prepare(tx: Queryable, paying: Paying): Promise<Result<Prepared>> {
  const { accountId, reference, call, deps } = paying;
  const claim = await claimCall<StoredAnswer>(tx, call);
  if (claim.kind === 'reused') return fail('idempotency_key_reused');
  if (claim.kind === 'running') return fail('still_running');
  if (claim.kind === 'finished')
    return 'failure' in claim.body ? { ok: false, failure: claim.body.failure } : ok({ page: claim.body });
  const order = await lockOrderOf(tx, reference, accountId);
  if (order === null) return fail('not_found');
  const rest = await lockRest(tx, order.id);
  const refusal = refusalOf(paying, order, rest);
  if (refusal !== null) return { ok: false, failure: refusal };
  await saveContact(tx, order.id, paying.contact);
  if (order.amountMinor === 0n) return ok({ page: await confirmFree(tx, paying, order, rest) });
  if (!isChargeable(money(order.amountMinor, order.currency), deps.payments))
    return fail('payment_unavailable', { field: 'currency' });
  return attemptFor(tx, paying, order, rest);
}

/** Why an order cannot be paid now, or null. */
function refusalOf({ quoteHash }: Paying, order: OrderRow, { payments, bookings }: LockedOrder): Failure | null {
  const live = payments.find((one) => one.state !== 'canceled');
  if (live?.frozen === true) return { code: 'payment_processing' };
  if (payments.some((one) => one.state === 'succeeded')) return { code: 'already_paid' };
  if (order.quoteHash !== quoteHash) return { code: 'price_changed', field: 'quoteHash' };
  if (live !== undefined && (live.state === 'processing' || live.state === 'requires_capture'))
    return { code: 'payment_processing' };
  const waiting = bookings.filter((one) => one.state === 'held' || one.state === 'pending_payment');
  if (waiting.length === 0 && bookings.some((one) => one.state !== 'released')) return { code: 'already_paid' };
  const alive = waiting.length > 0 && waiting.every((one) => one.hold === 'active' && !one.overdue);
  return alive ? null : { code: 'hold_expired' };
}

/** The unresolved attempt, or a new one where the last is known to have failed (rule 7). */
async function attemptFor(
  tx: Queryable,
  { deps, call, contact }: Paying,
  order: OrderRow,
  { payments, bookings }: LockedOrder,
): Promise<Result<Prepared>> {
  let paymentId = payments.find((one) => one.state !== 'canceled')?.id;
  if (paymentId === undefined) {
    paymentId = deps.ids.uuid();
    await insertPayment(
      tx,
      { id: paymentId, orderId: order.id, currency: order.currency, amountMinor: order.amountMinor },
      firstCheckMs,
    );
  }
  await moveBookings(
    tx,
    bookings.filter((one) => one.state === 'held').map((one) => one.id),
    'pending_payment',
  );
  await extendHolds(tx, order.id);
  const open = (await attemptsOf(tx, paymentId)).find((one) => one.outcome === 'unknown');
  if (open !== undefined && open.redirectUrl !== null) {
    const page = { redirectUrl: open.redirectUrl };
    await finishCall(tx, call, 200, page satisfies StoredAnswer);
    return ok({ page });
  }
  if (open !== undefined) return ok({ attemptId: open.id });
  const attemptId = deps.ids.uuid();
  await insertAttempt(tx, {
    id: attemptId,
    paymentId,
    psp: deps.payments.name,
    email: contact.email,
    amountMinor: order.amountMinor,
  });
  await checkSoon(tx, paymentId, firstCheckMs);
  return ok({ attemptId });
}

/** Nothing to pay: the order is confirmed at once. */
async function confirmFree(
  tx: Queryable,
  { deps, call, reference }: Paying,
  order: OrderRow,
  { bookings }: LockedOrder,
): Promise<Page> {
  await moveBookings(
    tx,
    bookings.map((one) => one.id),
    'pending_payment',
  );
  await confirmBookings(tx, deps, order, bookings);
  const success = localPath(order.language, '/payment/success');
  const page = { redirectUrl: `${deps.originOf(order.host)}${success}?order=${reference}` };
  await finishCall(tx, call, 200, page satisfies StoredAnswer);
  return page;
}

async function openPage(deps: Deps, call: ClaimedCall, attemptId: string): Promise<Result<Page>> {
  const facts = await attemptFacts(deps.db, attemptId);
  if (facts === null) throw new Error(`attempt ${attemptId} is gone`);
  const begun = await beginPage(deps, facts);
  if (begun.kind === 'done') {
    const page = { redirectUrl: begun.value.redirectUrl };
    await deps.db.transaction(
      async (tx) => {
        await saveBegun(tx, attemptId, begun.value);
        await finishCall(tx, call, 200, page satisfies StoredAnswer);
      },
      { cause: 'page opened' },
    );
    return ok(page);
  }
  deps.log.warn(
    { attempt: attemptId, kind: begun.kind, code: begun.code, detail: begun.detail },
    'the provider opened no page',
  );
  await forgetCall(deps.db, call);
  if (begun.kind !== 'final') {
    // It may have been opened: the worker asks again with the same key, and so may the traveller.
    await scheduleCheck(deps.db, facts.paymentId, nextCheckMs(deps.ids, 0));
    return fail('payment_unavailable');
  }
  await deps.db.transaction((tx) => saveOutcome(tx, attemptId, 'failed', null), { cause: 'page refused' });
  const refused = fail('payment_failed');
  await rememberRefusal(deps.db, call, 402, { failure: refused.failure } satisfies StoredAnswer);
  return refused;
}
