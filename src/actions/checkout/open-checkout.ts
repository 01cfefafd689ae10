import { lockWholeOrder } from '#src/store/order-locks.store.ts';
import { releaseOrder } from '#src/actions/booking/release-order.ts';
import { cartItemsOf } from '#src/actions/cart/cart-items-of.ts';
import { presentRates } from '#src/actions/cart/present-rates.ts';
import { claimedCall } from '#src/actions/checkout/claimed-call.ts';
import { digest } from '#src/actions/checkout/digest.ts';
import { draftOrder, type DraftOrder } from '#src/actions/checkout/draft-order.ts';
import { findCheckout, type Checkout } from '#src/actions/checkout/find-checkout.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { placesWanted, priceCart, type CartItem } from '#src/domain/booking/cart.ts';
import { heldPlaces, liveCheckouts } from '#src/domain/booking/hold.ts';
import { fail, ok, type Failure, type Result } from '#src/domain/failure.ts';
import type { RateTable } from '#src/domain/pricing/exchange.ts';
import { insertBookings } from '#src/store/bookings.store.ts';
import type { Queryable } from '#src/store/db.ts';
import { claimCall, finishCall, rememberRefusal, type ClaimedCall } from '#src/store/idempotency.store.ts';
import {
  countLiveCheckouts,
  insertOrder,
  liveCheckoutsOf,
  lockAccount,
  type LiveCheckout,
} from '#src/store/orders.store.ts';
import { holdPlaces } from '#src/store/stock.store.ts';

type Opening = {
  readonly deps: Deps;
  readonly caller: Caller;
  readonly accountId: string;
  readonly rates: RateTable;
  readonly call: ClaimedCall;
};

/** What is stored under the caller's key: the order's reference, or why there is none. */
type StoredAnswer = { readonly reference: string } | { readonly failure: Failure };

/** Refusals that are final: the same key gets them again. */
const final = new Set([
  'slot_sold_out',
  'cart_empty',
  'date_past',
  'slot_closed',
  'party_too_small',
  'party_too_large',
]);

/**
 * Opens the checkout: prices the cart, freezes the quote into an order and holds the places for 15 minutes, in one
 * transaction (RU-31, threat model §4.1). A live checkout of the same content is given again, whichever tab or key asks;
 * a changed cart releases the former. Lines with a fault stay behind in the cart.
 */
export async function openCheckout(deps: Deps, caller: Caller, idempotencyKey: string): Promise<Result<Checkout>> {
  if (caller.account === null) return fail('sign_in_required');
  const accountId = caller.account.id;
  const call = claimedCall(accountId, 'openCheckout', idempotencyKey, { currency: caller.currency });
  const opening: Opening = { deps, caller, accountId, rates: await presentRates(deps), call };
  const opened = await deps.db.transaction((tx) => open(tx, opening), { cause: `open checkout, account ${accountId}` });
  if (!opened.ok) {
    if (final.has(opened.failure.code))
      await rememberRefusal(deps.db, call, 409, { failure: opened.failure } satisfies StoredAnswer);
    return opened;
  }
  return findCheckout(deps, opened.value, accountId);
}

async function open(tx: Queryable, opening: Opening): Promise<Result<string>> {
  const { call, caller, accountId } = opening;
  const claim = await claimCall<StoredAnswer>(tx, call);
  if (claim.kind === 'reused') return fail('idempotency_key_reused');
  if (claim.kind === 'running') return fail('still_running');
  if (claim.kind === 'finished') return answerAgain(claim.body);
  if (!(await lockAccount(tx, accountId))) return fail('sign_in_required');
  const items = await cartItemsOf(tx, caller.owner, accountId);
  const content = contentOf(items, caller);
  const live = await liveCheckoutsOf(tx, accountId);
  const same = live.find((one) => one.content === content && (one.alive || one.paying));
  const placed = same === undefined ? await placeAnew(tx, opening, items, content, live) : ok(same.reference);
  if (placed.ok) await finishCall(tx, call, 200, { reference: placed.value } satisfies StoredAnswer);
  return placed;
}

async function placeAnew(
  tx: Queryable,
  opening: Opening,
  items: readonly CartItem[],
  content: string,
  live: readonly LiveCheckout[],
): Promise<Result<string>> {
  const { caller, rates, deps } = opening;
  const paying = live.find((one) => one.paying);
  if (paying !== undefined) return fail('payment_processing', { facts: { reference: paying.reference } });
  // What the former checkout gives back is free for this one, and counts against no limit any more.
  await releaseFormer(tx, live);
  const cart = priceCart(items, caller.currency, rates);
  if (!cart.ok) return cart;
  const sound = cart.value.items.filter((item) => item.fault === null);
  if (sound.length === 0) {
    const first = cart.value.items[0];
    return first === undefined || first.fault === null
      ? fail('cart_empty')
      : fail(first.fault, { field: 'itemId', facts: { itemId: first.line.itemId } });
  }
  const network = caller.network === '' ? '' : digest([deps.secrets.session, caller.network]).toString('hex');
  const places = sound.reduce((sum, item) => sum + item.people, 0);
  const within = await withinLimits(tx, { accountId: opening.accountId, device: caller.device, network }, places);
  if (!within) return fail('hold_limit_reached');
  const draft = draftOrder(deps, caller, {
    accountId: opening.accountId,
    network,
    content,
    quote: cart.value.quote,
    items: sound,
  });
  return write(tx, draft);
}

/** The stock comes last: its rows are locked for the time of one statement and the commit (speed.md, part 3). */
async function write(tx: Queryable, draft: DraftOrder): Promise<Result<string>> {
  await insertOrder(tx, draft.order);
  await insertBookings(tx, draft.order.id, draft.bookings);
  const missing = await holdPlaces(tx, placesWanted(draft.wanted));
  if (missing.length === 0) return ok(draft.order.reference);
  const line = draft.wanted.find((one) => missing.includes(one.inventoryId));
  return fail('slot_sold_out', { field: 'itemId', facts: { itemId: line?.itemId ?? '' } });
}

async function releaseFormer(tx: Queryable, live: readonly LiveCheckout[]): Promise<void> {
  for (const { orderId, alive } of live) {
    const locked = await lockWholeOrder(tx, orderId);
    if (locked !== null) await releaseOrder(tx, locked, alive ? 'released' : 'expired');
  }
}

/** Whether one more checkout with so many places is bearable, beside what is held by then (threat T-52). */
async function withinLimits(
  tx: Queryable,
  by: { accountId: string; device: string; network: string },
  places: number,
): Promise<boolean> {
  const count = await countLiveCheckouts(tx, by);
  return (
    count.account < liveCheckouts.perAccount &&
    count.device < liveCheckouts.perDevice &&
    count.network < liveCheckouts.perNetwork &&
    (by.device === '' || count.devicePlaces + places <= heldPlaces.perDevice) &&
    (by.network === '' || count.networkPlaces + places <= heldPlaces.perNetwork)
  );
}

/** What a cart is, without its prices: items, for whom, and in which currency. */
function contentOf(items: readonly CartItem[], caller: Caller): string {
  const content = items.map(({ itemId, offer, units }) => ({ itemId, slotId: offer.slotId, units }));
  return digest({ currency: caller.currency, content }).toString('hex');
}

function answerAgain(stored: StoredAnswer): Result<string> {
  return 'failure' in stored ? { ok: false, failure: stored.failure } : ok(stored.reference);
}
