import { attemptFor } from '#src/actions/checkout/payment/attempt-for.ts';
import { claimedCall } from '#src/actions/shared/idempotency/claimed-call.ts';
import { returnUrl } from '#src/actions/checkout/payment/return-url.ts';
import { openPage, type Page, type StoredAnswer } from '#src/actions/checkout/payment/open-page.ts';
import {
  draftAmendment,
  type DraftedAmendment,
  type AmendmentChoice,
} from '#src/actions/orders/changes/draft-amendment.ts';
import { draftBooking } from '#src/actions/checkout/bookings/draft-booking.ts';
import { releaseAmendment } from '#src/actions/checkout/bookings/release-amendment.ts';
import { replaceBooking } from '#src/actions/checkout/bookings/replace-booking.ts';
import type { Caller, Deps, Ids } from '#src/actions/deps.ts';
import { snapshotOf } from '#src/domain/checkout/line.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isChargeable } from '#src/domain/checkout/payment/payment.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { insertAmendment } from '#src/store/orders/amendments.store.ts';
import { insertBookings, moveBookings, type NewBooking } from '#src/store/checkout/bookings.store.ts';
import { cancelFactsOf, type CancelFacts } from '#src/store/orders/cancellations.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { claimCall, finishCall, type ClaimedCall } from '#src/store/shared/outbox/idempotency.store.ts';
import { amendmentPurpose, lockRest } from '#src/store/checkout/order-locks.store.ts';
import { lockOrder, type OrderRow } from '#src/store/orders/orders.store.ts';
import type { AttemptFacts } from '#src/store/checkout/payments.store.ts';
import { holdPlaces } from '#src/store/catalogue/stock.store.ts';

/** `differenceMinor` is what the traveler was shown: above zero to be paid, below zero to be refunded. */
export type AgreedAmendment = AmendmentChoice & { readonly reference: string; readonly differenceMinor: number };

type Amending = {
  readonly deps: Deps;
  readonly accountId: string;
  /** The language of the page: the payment page and the return are in it; the order keeps its own. */
  readonly language: LanguageCode;
  readonly amendment: AgreedAmendment;
  readonly call: ClaimedCall;
};
/** What the transaction leaves to do: nothing, or a page to open for this attempt. */
type Prepared = { readonly page: Page } | { readonly open: AttemptFacts };

/**
 * Changes date or party of a booking of the caller's own, at the difference that was shown (threat model §4, change d).
 * The new places are held first, by a separate line; the former booking stays as it is until the difference is paid,
 * whatever fails on the way. What costs no more changes at once. Returns where to go: a payment page, or the order's
 * page.
 */
export async function amendBooking(
  deps: Deps,
  caller: Caller,
  idempotencyKey: string,
  amendment: AgreedAmendment,
): Promise<Result<Page>> {
  if (caller.account === null) return fail('sign_in_required');
  const accountId = caller.account.id;
  const { language } = caller;
  const call = claimedCall(deps, accountId, 'amendBooking', idempotencyKey, amendment);
  const prepared = await deps.db.transaction((tx) => prepare(tx, { deps, accountId, language, amendment, call }), {
    cause: `amended by account ${accountId}`,
  });
  if (!prepared.ok) return prepared;
  return 'page' in prepared.value ? ok(prepared.value.page) : openPage(deps, call, prepared.value.open);
}

async function prepare(tx: Queryable, amending: Amending): Promise<Result<Prepared>> {
  const { deps, accountId, amendment, call } = amending;
  const claim = await claimCall<StoredAnswer>(tx, call);
  if (claim.kind === 'reused') return fail('idempotency_key_reused');
  if (claim.kind === 'running') return fail('still_running');
  if (claim.kind === 'finished')
    return 'failure' in claim.body ? { ok: false, failure: claim.body.failure } : ok({ page: claim.body });
  const found = await cancelFactsOf(tx, amendment.reference, accountId);
  if (found === null) return fail('not_found');
  const order = await lockOrder(tx, found.orderId);
  if (order === null) return fail('not_found');
  await lockRest(tx, order.id);
  if (!(await releaseAmendment(tx, order.id, found.id))) return fail('payment_processing');
  const facts = (await cancelFactsOf(tx, amendment.reference, accountId)) ?? found;
  const drafted = await draftAmendment(deps, tx, facts, accountId, amendment);
  if (!drafted.ok) return drafted;
  const { extra, back } = drafted.value;
  if (extra.minor - back.minor !== BigInt(amendment.differenceMinor))
    return fail('price_changed', { field: 'differenceMinor' });
  if (extra.minor > 0n && !isChargeable(extra, deps.payments)) return fail('payment_unavailable');
  const line = lineFrom(deps.ids, facts, drafted.value);
  await insertBookings(tx, order.id, [line]);
  await insertAmendment(tx, {
    bookingId: line.id,
    formerId: facts.id,
    extraMinor: extra.minor,
    backMinor: back.minor,
  });
  const missing = await holdPlaces(tx, line.places);
  if (missing.length > 0) return fail('slot_sold_out', { field: 'slotId' });
  return extra.minor > 0n ? payFor(tx, amending, order, line.id, extra.minor) : changeNow(tx, amending, order, line.id);
}

function lineFrom(ids: Ids, { id: amends, snapshot }: CancelFacts, drafted: DraftedAmendment): NewBooking {
  const { line, offer, seats, toHold } = drafted;
  const rates = { ratesOf: snapshot.ratesOf, rates: { [snapshot.localCurrency]: snapshot.rate } };
  const places = toHold === 0 ? [] : offer.stock.map(({ inventoryId }) => ({ inventoryId, qty: toHold }));
  return draftBooking(ids, { line, snapshot: snapshotOf(line, rates), places, seats, amends });
}

async function payFor(
  tx: Queryable,
  { deps, language }: Amending,
  order: OrderRow,
  lineId: string,
  owedMinor: bigint,
): Promise<Result<Prepared>> {
  const rest = await lockRest(tx, order.id, amendmentPurpose(lineId));
  const email = order.contact?.email ?? '';
  const attempt = await attemptFor(tx, deps, { order, rest, owedMinor, method: 'card', email, language });
  return ok({ open: attempt });
}

async function changeNow(
  tx: Queryable,
  { deps, call, language }: Amending,
  order: OrderRow,
  lineId: string,
): Promise<Result<Prepared>> {
  await moveBookings(tx, [lineId], 'pending_payment');
  const [line] = (await lockRest(tx, order.id, amendmentPurpose(lineId))).bookings;
  if (line === undefined || !(await replaceBooking(tx, deps, line))) return fail('voucher_used');
  const page = { redirectUrl: returnUrl(deps, 'order', { ...order, language }) };
  await finishCall(tx, call, 200, page satisfies StoredAnswer);
  return ok({ page });
}
