import { confirmBookings } from '#src/actions/checkout/bookings/confirm-bookings.ts';
import { attemptFor } from '#src/actions/checkout/payment/attempt-for.ts';
import { claimedCall } from '#src/actions/shared/idempotency/claimed-call.ts';
import { saveTravellerAnswers, type LineAnswers } from '#src/actions/checkout/payment/save-traveller-answers.ts';
import { openPage, type Page, type StoredAnswer } from '#src/actions/checkout/payment/open-page.ts';
import { claimCouponUses } from '#src/actions/checkout/instruments/claim-coupon-uses.ts';
import { fingerprintsFrom } from '#src/actions/shared/signatures/fingerprints-from.ts';
import { releaseReusedCheckout } from '#src/actions/checkout/payment/release-reused-checkout.ts';
import { refusalToPay } from '#src/actions/checkout/payment/refusal-to-pay.ts';
import { returnUrl } from '#src/actions/checkout/payment/return-url.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { normalisePhone } from '#src/adapters/identity/phone.ts';
import { checkContact, type Contact } from '#src/domain/checkout/contact.ts';
import { termLanguages } from '#src/domain/content/terms/terms.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { CustomerFingerprint } from '#src/domain/marketing/coupons/coupon-customer.ts';
import { isChargeable } from '#src/domain/checkout/payment/payment.ts';
import { isMethod, methodsFor, type MethodId } from '#src/domain/checkout/payment/payment-methods.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { moveBookings } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { claimCall, finishCall, forgetCall, type ClaimedCall } from '#src/store/shared/outbox/idempotency.store.ts';
import { lockRest, type LockedOrder } from '#src/store/checkout/order-locks.store.ts';
import { lockOrderOf, saveContact, type OrderRow } from '#src/store/orders/orders.store.ts';
import type { AttemptFacts } from '#src/store/checkout/payments.store.ts';
import { agreeToTerms } from '#src/store/content/terms/terms.store.ts';

export type Payment = {
  readonly reference: string;
  /** What the traveller saw, as `Checkout.quoteHash` gave it. */
  readonly quoteHash: string;
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
  readonly notes?: string | undefined;
  readonly lead?: string | undefined;
  /** The travelers' answers to the fields that the options require. */
  readonly answers?: readonly LineAnswers[] | undefined;
  /** The payment method, one of `Checkout.methods`; a card without it. */
  readonly method?: string | undefined;
};

type Paying = {
  readonly deps: Deps;
  readonly accountId: string;
  /** The language of the page that pays: of the agreed terms, and of the order from now on. */
  readonly language: LanguageCode;
  readonly reference: string;
  readonly quoteHash: string;
  readonly method: MethodId;
  readonly contact: Contact;
  readonly answers: readonly LineAnswers[];
  readonly call: ClaimedCall;
};
/** What the first transaction leaves to do: nothing, a page to open, or a page of another method or language to
 * close before. */
type Prepared = { readonly page: Page } | { readonly open: AttemptFacts } | { readonly close: string };
/** `reused`: the order whose coupon was used by the same person before, and the marks by which that was seen. */
type Begun = Result<Prepared> & {
  readonly reused?: { readonly orderId: string; readonly seen: readonly CustomerFingerprint[] };
};

/**
 * Starts paying a checkout and returns the provider's page. Payment and attempt are committed before the provider is
 * called, outside any transaction, with the attempt's id as its key: whatever is lost on the way, the same page comes
 * again and nothing is charged twice (threat model §4.4). The client never names an amount. When a buyer returns for
 * another method or in another language, the former page is closed first: while it may bring money, no second one is opened.
 */
export async function payOrder(
  deps: Deps,
  caller: Caller,
  idempotencyKey: string,
  payment: Payment,
): Promise<Result<Page>> {
  if (caller.account === null) return fail('sign_in_required');
  const contact = checkContact({ ...payment.contact, notes: payment.notes, lead: payment.lead }, normalisePhone);
  if (!contact.ok) return contact;
  const { reference, quoteHash, answers, method = 'card' } = payment;
  if (!isMethod(method)) return fail('bad_request', { field: 'method' });
  const accountId = caller.account.id;
  const body = { reference, quoteHash, contact: contact.value, answers, method };
  const call = claimedCall(deps, accountId, 'payOrder', idempotencyKey, body);
  const about = { reference, quoteHash, method, contact: contact.value, answers: answers ?? [] };
  const paying: Paying = { deps, accountId, language: caller.language, call, ...about };
  const first = await begin(paying);
  if (!first.ok || !('close' in first.value)) return finish(paying, first);
  await settlePayment(deps, first.value.close, 'another method or language chosen', 'close');
  await forgetCall(deps.db, call);
  return finish(paying, await begin(paying));
}

function begin(paying: Paying): Promise<Begun> {
  return paying.deps.db.transaction((tx) => prepare(tx, paying), { cause: `pay, account ${paying.accountId}` });
}

async function finish({ deps, call }: Paying, prepared: Begun): Promise<Result<Page>> {
  if (!prepared.ok) {
    // By its id: another checkout may have its reference by now.
    if (prepared.reused !== undefined) await releaseReusedCheckout(deps, prepared.reused.orderId, prepared.reused.seen);
    return { ok: false, failure: prepared.failure };
  }
  if ('page' in prepared.value) return ok(prepared.value.page);
  if ('open' in prepared.value) return openPage(deps, call, prepared.value.open);
  // The former page could not be closed just now, and may still be paid.
  await forgetCall(deps.db, call);
  return fail('payment_unavailable');
}

async function prepare(tx: Queryable, paying: Paying): Promise<Begun> {
  const { deps, accountId, reference, call, contact, method } = paying;
  const claim = await claimCall<StoredAnswer>(tx, call);
  if (claim.kind === 'reused') return fail('idempotency_key_reused');
  if (claim.kind === 'running') return fail('still_running');
  if (claim.kind === 'finished')
    return 'failure' in claim.body ? { ok: false, failure: claim.body.failure } : ok({ page: claim.body });
  const order = await lockOrderOf(tx, reference, accountId);
  if (order === null) return fail('not_found');
  const rest = await lockRest(tx, order.id);
  const refusal = refusalToPay(paying.quoteHash, order, rest);
  if (refusal !== null) return { ok: false, failure: refusal };
  if (order.hasPerPersonCoupon) {
    const bookingIds = rest.bookings.map((one) => one.id);
    const observed = fingerprintsFrom(deps, { email: contact.email, phone: contact.phone });
    if (!(await claimCouponUses(tx, deps, { order, bookingIds, observed })))
      return { ...fail('coupon_used', { field: 'coupons' }), reused: { orderId: order.id, seen: observed } };
  }
  const saved = await saveTravellerAnswers(tx, rest.bookings, paying.answers);
  if (!saved.ok) return saved;
  const [owed] = await Promise.all([
    saveContact(tx, order.id, contact, paying.language),
    agreeToTerms(tx, { id: order.id, accountId }, termLanguages(paying.language)),
  ]);
  if (owed.minor === 0n) return ok({ page: await confirmUnpaid(tx, paying, order, rest) });
  if (!isChargeable(money(owed.minor, order.currency), deps.payments))
    return fail('payment_unavailable', { field: 'currency' });
  const ways = methodsFor(order.market, order.currency, (id) => deps.payments.accepts(id));
  if (!ways.some((one) => one.id === method)) return fail('bad_request', { field: 'method' });
  if (owed.methods !== null && !owed.methods.includes(method)) return fail('coupon_method', { field: 'method' });
  const { language } = paying;
  const about = { order, rest, owedMinor: owed.minor, method, email: contact.email, language };
  const attempt = await attemptFor(tx, deps, about);
  // A provider's page stays in the language in which it was opened, and returns there.
  const isSame = attempt.method === method && attempt.language === language;
  if (isSame && attempt.redirectUrl !== null) {
    const page = { redirectUrl: attempt.redirectUrl };
    await finishCall(tx, call, 200, page satisfies StoredAnswer);
    return ok({ page });
  }
  const { retryAfterMs } = deps.payments.availability();
  // Nothing is written for a call that would not be made: the places stay, and the traveller may come again.
  if (retryAfterMs > 0) return fail('payment_unavailable', { facts: { retryAfter: Math.ceil(retryAfterMs / 1_000) } });
  return ok(isSame ? { open: attempt } : { close: attempt.id });
}

/** Nothing to pay, or credits and gift cards pay it all: the order is confirmed at once, without any provider. */
async function confirmUnpaid(
  tx: Queryable,
  { deps, call, language }: Paying,
  order: OrderRow,
  { bookings }: LockedOrder,
): Promise<Page> {
  await moveBookings(
    tx,
    bookings.map((one) => one.id),
    'pending_payment',
  );
  await confirmBookings(tx, deps, order, bookings);
  const page = { redirectUrl: returnUrl(deps, 'success', { ...order, language }) };
  await finishCall(tx, call, 200, page satisfies StoredAnswer);
  return page;
}
