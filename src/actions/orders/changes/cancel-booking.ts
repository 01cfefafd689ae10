import { cancelSeats } from '#src/actions/orders/changes/cancel-seats.ts';
import { claimedCall } from '#src/actions/shared/idempotency/claimed-call.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { quoteSeatCancellation, type CancellationQuote } from '#src/domain/orders/changes/cancellation.ts';
import type { DatedStep } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { cancelFactsOf } from '#src/store/orders/cancellations.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { claimCall, finishCall, type ClaimedCall } from '#src/store/shared/outbox/idempotency.store.ts';
import { lockRest } from '#src/store/checkout/order-locks.store.ts';
import { lockOrder } from '#src/store/orders/orders.store.ts';

/**
 * `refundMinor` is what the traveller was shown, in minor units; the server compares and never takes an amount from it.
 * `positions` are the seats that are given up; all remaining ones without it.
 */
export type Cancellation = {
  readonly reference: string;
  readonly refundMinor: number;
  readonly positions?: readonly number[] | undefined;
};

type CancellationInput = {
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
 * Cancels a booking of the caller's own, or some of its seats, at the amount that was shown, by the policy frozen into
 * it and the database's clock: places back on sale, voucher or tickets void, refund approved for the worker to submit,
 * books and mail, all in one transaction (threat model §4.1, T-49). A repetition under the same key gets the same
 * answer.
 */
export async function cancelBooking(
  deps: Deps,
  caller: Caller,
  idempotencyKey: string,
  cancellation: Cancellation,
): Promise<Result<CancellationQuote>> {
  if (caller.account === null) return fail('sign_in_required');
  const accountId = caller.account.id;
  const call = claimedCall(deps, accountId, 'cancelBooking', idempotencyKey, cancellation);
  return deps.db.transaction((tx) => cancel(tx, { deps, accountId, cancellation, call }), {
    cause: `cancelled by account ${accountId}`,
  });
}

async function cancel(
  tx: Queryable,
  { deps, accountId, cancellation, call }: CancellationInput,
): Promise<Result<CancellationQuote>> {
  const claim = await claimCall<StoredAnswer>(tx, call);
  if (claim.kind === 'reused') return fail('idempotency_key_reused');
  if (claim.kind === 'running') return fail('still_running');
  if (claim.kind === 'finished') return ok(answerAgain(cancellation.reference, claim.body));
  const found = await cancelFactsOf(tx, cancellation.reference, accountId);
  if (found === null) return fail('not_found');
  await lockOrder(tx, found.orderId);
  await lockRest(tx, found.orderId);
  // Read again under the lock.
  const facts = (await cancelFactsOf(tx, cancellation.reference, accountId)) ?? found;
  const quote = quoteSeatCancellation(facts, cancellation.positions ?? null);
  if (!quote.ok) return quote;
  const { refund, paid, steps, reference } = quote.value;
  if (refund.minor !== BigInt(cancellation.refundMinor)) return fail('price_changed', { field: 'refundMinor' });
  const about = { deps, facts, cancellation: quote.value, by: 'traveller', reason: 'cancelled' } as const;
  const done = await cancelSeats(tx, about);
  if (!done.ok) return done;
  const stored: StoredAnswer = {
    currency: paid.currency,
    paidMinor: paid.minor.toString(),
    refundMinor: refund.minor.toString(),
    steps,
  };
  await finishCall(tx, call, 200, stored);
  return ok({ reference, paid, refund, steps });
}

function answerAgain(reference: string, { currency, paidMinor, refundMinor, steps }: StoredAnswer): CancellationQuote {
  return { reference, paid: money(BigInt(paidMinor), currency), refund: money(BigInt(refundMinor), currency), steps };
}
