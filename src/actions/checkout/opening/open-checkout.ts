import { cartItemsOf } from '#src/actions/cart/cart-items-of.ts';
import { presentRates } from '#src/actions/site/present-rates.ts';
import { claimedCall } from '#src/actions/shared/idempotency/claimed-call.ts';
import { contentOf } from '#src/actions/checkout/opening/content-of.ts';
import { findCheckout, type Checkout } from '#src/actions/checkout/opening/find-checkout.ts';
import { openInBatch } from '#src/actions/checkout/opening/open-in-batch.ts';
import type { Opening, StoredOpening } from '#src/actions/checkout/opening/opening.ts';
import { placeCheckout, type Placed } from '#src/actions/checkout/opening/place-checkout.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { firstReached } from '#src/adapters/limits.ts';
import {
  noPaymentOptions,
  mergePaymentOptions,
  type PaymentOptionsInput,
} from '#src/domain/checkout/payment-options.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { readCode } from '#src/domain/marketing/coupons/coupon-code.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { takeTurns } from '#src/store/shared/database/locks.ts';
import { claimCall, finishCall, rememberRefusal } from '#src/store/shared/outbox/idempotency.store.ts';
import { liveCheckoutsOf } from '#src/store/checkout/live-checkouts.store.ts';
import { lockAccount } from '#src/store/orders/orders.store.ts';

/** Refusals that are final: the same key gets them again. */
const final = new Set([
  'slot_sold_out',
  'cart_empty',
  'date_past',
  'slot_closed',
  'party_too_small',
  'party_too_large',
]);

/** Openings with coupon codes by one account in an hour: codes are typed, not guessed. */
const codesInAnHour = { points: 40, seconds: 3600 };

/**
 * Opens the checkout: prices the cart, freezes the quote into an order and holds the places for 15 minutes, in one
 * transaction (RU-31, threat model §4.1). A live checkout of the same content is returned again, whichever tab or key
 * requests it; a changed cart, or another coupon, releases the former. Lines with a fault stay behind in the cart, and
 * codes that lower nothing are answered with the reason.
 */
export async function openCheckout(
  deps: Deps,
  caller: Caller,
  idempotencyKey: string,
  input: PaymentOptionsInput = {},
): Promise<Result<Checkout>> {
  if (caller.account === null) return fail('sign_in_required');
  const accountId = caller.account.id;
  const couponCodes = input.couponCodes?.map((code) => readCode(code) ?? code);
  const requestedOptions: PaymentOptionsInput = { ...input, couponCodes };
  const call = claimedCall(deps, accountId, 'openCheckout', idempotencyKey, {
    currency: caller.currency,
    ...requestedOptions,
  });
  if (couponCodes !== undefined && couponCodes.length > 0) {
    const reached = await firstReached(deps.db, [{ name: 'coupon-codes', key: accountId, ...codesInAnHour }]);
    if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  }
  const opening: Opening = {
    deps,
    caller,
    accountId,
    rates: await presentRates(deps),
    paymentOptions: requestedOptions,
    call,
  };
  const opened = await openInBatch(opening, () => openAlone(opening));
  return opened.ok ? findCheckout(deps, opened.value, accountId, caller.noCredits) : opened;
}

/** How often automatically chosen seats are chosen again after a conflict with another buyer. */
const choices = 6;

/**
 * A buyer who lost a seat that was chosen for them is given another, in a new transaction: a new choice is made after
 * all others who do, and sees what they have taken, so that a crowd for as many seats gets them all (decision 47).
 */
async function openAlone(opening: Opening): Promise<Result<string>> {
  const { deps, accountId, call } = opening;
  const about = { cause: `open checkout, account ${accountId}` };
  let opened = await deps.db.transaction((tx) => open(tx, opening), about);
  for (let choice = 1; choice < choices && opened.pools !== undefined; choice += 1) {
    const { pools } = opened;
    opened = await deps.db.transaction(async (tx) => {
      await takeTurns(tx, pools);
      return open(tx, opening);
    }, about);
  }
  if (!opened.ok && final.has(opened.failure.code))
    await rememberRefusal(deps.db, call, 409, { failure: opened.failure } satisfies StoredOpening);
  return opened.ok ? ok(opened.value) : { ok: false, failure: opened.failure };
}

async function open(tx: Queryable, opening: Opening): Promise<Placed> {
  const { call, caller, accountId, paymentOptions: asked, deps, rates } = opening;
  const claim = await claimCall<StoredOpening>(tx, call);
  if (claim.kind === 'reused') return fail('idempotency_key_reused');
  if (claim.kind === 'running') return fail('still_running');
  if (claim.kind === 'finished') return answerAgain(claim.body);
  if (!(await lockAccount(tx, accountId))) return fail('sign_in_required');
  const items = await cartItemsOf(deps, tx, caller.owner, accountId);
  const live = await liveCheckoutsOf(tx, accountId);
  const paymentOptions = mergePaymentOptions(live[0]?.wishes ?? noPaymentOptions, asked);
  const content = contentOf(items, caller, paymentOptions);
  const same = live.find((one) => one.content === content && (one.alive || one.paying));
  const placing = { deps, caller, accountId, rates, items, paymentOptions, content, live };
  const placed: Placed = same === undefined ? await placeCheckout(tx, placing) : ok(same.reference);
  if (placed.ok) await finishCall(tx, call, 200, { reference: placed.value } satisfies StoredOpening);
  return placed;
}

function answerAgain(stored: StoredOpening): Result<string> {
  return 'failure' in stored ? { ok: false, failure: stored.failure } : ok(stored.reference);
}
