import { cartItemsOf } from '#src/actions/cart/cart-items-of.ts';
import { presentRates } from '#src/actions/rates/present-rates.ts';
import { claimedCall } from '#src/actions/checkout/claimed-call.ts';
import { contentOf } from '#src/actions/checkout/content-of.ts';
import { findCheckout, type Checkout } from '#src/actions/checkout/find-checkout.ts';
import { openInCompany } from '#src/actions/checkout/open-in-company.ts';
import type { Opening, StoredOpening } from '#src/actions/checkout/opening.ts';
import { placeCheckout } from '#src/actions/checkout/place-checkout.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { firstReached } from '#src/adapters/limits.ts';
import { noWishes, wishesOver, type AskedWishes } from '#src/domain/booking/wishes.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { readCode } from '#src/domain/promotion/coupon-code.ts';
import type { Queryable } from '#src/store/db.ts';
import { claimCall, finishCall, rememberRefusal } from '#src/store/idempotency.store.ts';
import { liveCheckoutsOf, lockAccount } from '#src/store/orders.store.ts';

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
 * transaction (RU-31, threat model §4.1). A live checkout of the same content is given again, whichever tab or key asks;
 * a changed cart, or another coupon, releases the former. Lines with a fault stay behind in the cart, and codes that
 * lower nothing are answered with the reason.
 */
export async function openCheckout(
  deps: Deps,
  caller: Caller,
  idempotencyKey: string,
  wished: AskedWishes = {},
): Promise<Result<Checkout>> {
  if (caller.account === null) return fail('sign_in_required');
  const accountId = caller.account.id;
  const couponCodes = wished.couponCodes?.map((code) => readCode(code) ?? code);
  const asked: AskedWishes = { ...wished, couponCodes };
  const call = claimedCall(accountId, 'openCheckout', idempotencyKey, { currency: caller.currency, ...asked });
  if (couponCodes !== undefined && couponCodes.length > 0) {
    const reached = await firstReached(deps.db, [{ name: 'coupon-codes', key: accountId, ...codesInAnHour }]);
    if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  }
  const opening: Opening = { deps, caller, accountId, rates: await presentRates(deps), asked, call };
  const opened = await openInCompany(opening, () => openAlone(opening));
  return opened.ok ? findCheckout(deps, opened.value, accountId) : opened;
}

async function openAlone(opening: Opening): Promise<Result<string>> {
  const { deps, accountId, call } = opening;
  const opened = await deps.db.transaction((tx) => open(tx, opening), { cause: `open checkout, account ${accountId}` });
  if (!opened.ok && final.has(opened.failure.code))
    await rememberRefusal(deps.db, call, 409, { failure: opened.failure } satisfies StoredOpening);
  return opened;
}

async function open(tx: Queryable, opening: Opening): Promise<Result<string>> {
  const { call, caller, accountId, asked, deps, rates } = opening;
  const claim = await claimCall<StoredOpening>(tx, call);
  if (claim.kind === 'reused') return fail('idempotency_key_reused');
  if (claim.kind === 'running') return fail('still_running');
  if (claim.kind === 'finished') return answerAgain(claim.body);
  if (!(await lockAccount(tx, accountId))) return fail('sign_in_required');
  const items = await cartItemsOf(deps, tx, caller.owner, accountId);
  const live = await liveCheckoutsOf(tx, accountId);
  const wishes = wishesOver(live[0]?.wishes ?? noWishes, asked);
  const content = contentOf(items, caller, wishes);
  const same = live.find((one) => one.content === content && (one.alive || one.paying));
  const placing = { deps, caller, accountId, rates, items, wishes, content, live };
  const placed = same === undefined ? await placeCheckout(tx, placing) : ok(same.reference);
  if (placed.ok) await finishCall(tx, call, 200, { reference: placed.value } satisfies StoredOpening);
  return placed;
}

function answerAgain(stored: StoredOpening): Result<string> {
  return 'failure' in stored ? { ok: false, failure: stored.failure } : ok(stored.reference);
}
