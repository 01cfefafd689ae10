import { lockRest } from '#src/store/order-locks.store.ts';
import { oweRefund } from '#src/actions/booking/owe-refund.ts';
import { claimedCall } from '#src/actions/checkout/claimed-call.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { cancelQuote, type CancelQuote } from '#src/domain/booking/cancellation.ts';
import type { DatedStep } from '#src/domain/booking/policy.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { CurrencyCode } from '#src/domain/pricing/currency.ts';
import { money, type Money } from '#src/domain/pricing/money.ts';
import { moveBookings, setRefundDue } from '#src/store/bookings.store.ts';
import type { Queryable } from '#src/store/db.ts';
import { claimCall, finishCall, type ClaimedCall } from '#src/store/idempotency.store.ts';
import { lockOrder } from '#src/store/orders.store.ts';
import { cancelFactsOf, type CancelFacts } from '#src/store/orders-reading.store.ts';
import { addToOutbox } from '#src/store/outbox.store.ts';
import { allottedTo, giveBackPlaces } from '#src/store/stock.store.ts';
import { voidVoucher } from '#src/store/vouchers.store.ts';

/** `refundMinor` is what the traveller was shown, in minor units; the server compares and never takes an amount from it. */
export type Cancellation = { readonly reference: string; readonly refundMinor: number };

type Cancelling = {
  readonly deps: Deps;
  readonly accountId: string;
  readonly cancellation: Cancellation;
  readonly call: ClaimedCall;
};
type StoredAnswer = {
  readonly currency: CurrencyCode;
  readonly paidMinor: string;
  readonly refundMinor: string;
  readonly steps: readonly DatedStep[];
};

/**
 * Cancels a booking of the caller's own at the amount he was shown, by the policy frozen into it and the database's
 * clock: places back on sale, voucher void, refund approved for the worker to submit, books and mail, all in one
 * transaction (threat model §4.1, T-49). A repetition under the same key gets the same answer.
 */
export async function cancelBooking(
  deps: Deps,
  caller: Caller,
  idempotencyKey: string,
  cancellation: Cancellation,
): Promise<Result<CancelQuote>> {
  if (caller.account === null) return fail('sign_in_required');
  const accountId = caller.account.id;
  const call = claimedCall(accountId, 'cancelBooking', idempotencyKey, cancellation);
  return deps.db.transaction((tx) => cancel(tx, { deps, accountId, cancellation, call }), {
    cause: `cancelled by account ${accountId}`,
  });
}

async function cancel(tx: Queryable, cancelling: Cancelling): Promise<Result<CancelQuote>> {
  const { deps, accountId, cancellation, call } = cancelling;
  const claim = await claimCall<StoredAnswer>(tx, call);
  if (claim.kind === 'reused') return fail('idempotency_key_reused');
  if (claim.kind === 'running') return fail('still_running');
  if (claim.kind === 'finished') return ok(answerAgain(cancellation.reference, claim.body));
  const found = await cancelFactsOf(tx, cancellation.reference, accountId);
  if (found === null) return fail('not_found');
  await lockOrder(tx, found.orderId);
  await lockRest(tx, found.orderId);
  // Read again now that nobody else can move it.
  const facts = (await cancelFactsOf(tx, cancellation.reference, accountId)) ?? found;
  const quote = cancelQuote(facts);
  if (!quote.ok) return quote;
  const { refund, paid, steps } = quote.value;
  if (refund.minor !== BigInt(cancellation.refundMinor)) return fail('price_changed', { field: 'refundMinor' });
  if (!(await voidVoucher(tx, facts.id))) return fail('voucher_used');
  await giveUpPlaces(tx, facts, refund);
  const { id: bookingId, orderId } = facts;
  await oweRefund(tx, deps, { orderId, bookingId, amount: refund, reason: 'cancelled' });
  await addToOutbox(tx, [
    {
      topic: 'mail.cancellation',
      dedupe: bookingId,
      aggregate: `order:${orderId}`,
      payload: { bookingId, orderId, by: 'traveller' },
    },
  ]);
  const stored: StoredAnswer = {
    currency: paid.currency,
    paidMinor: paid.minor.toString(),
    refundMinor: refund.minor.toString(),
    steps,
  };
  await finishCall(tx, call, 200, stored);
  return quote;
}

async function giveUpPlaces(tx: Queryable, { id }: CancelFacts, refund: Money): Promise<void> {
  await moveBookings(tx, [id], 'cancelled');
  await setRefundDue(tx, id, refund.minor);
  await giveBackPlaces(tx, await allottedTo(tx, [id]));
}

function answerAgain(reference: string, { currency, paidMinor, refundMinor, steps }: StoredAnswer): CancelQuote {
  return { reference, paid: money(BigInt(paidMinor), currency), refund: money(BigInt(refundMinor), currency), steps };
}
