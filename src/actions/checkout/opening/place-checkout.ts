import { takeTickets } from '#src/actions/checkout/bookings/take-tickets.ts';
import { releaseInstruments } from '#src/actions/checkout/instruments/release-instruments.ts';
import { releaseOrder } from '#src/actions/checkout/bookings/release-order.ts';
import { contentOf } from '#src/actions/checkout/opening/content-of.ts';
import { draftOrder, type DraftOrder } from '#src/actions/checkout/opening/draft-order.ts';
import { isWithinLiveLimits } from '#src/actions/checkout/opening/is-within-live-limits.ts';
import { isPaidOrPaying } from '#src/actions/checkout/payment/is-paid-or-paying.ts';
import { networkKey } from '#src/actions/checkout/opening/network-key.ts';
import { priceBest } from '#src/actions/checkout/opening/price-best.ts';
import type { PricedInstruments } from '#src/actions/checkout/opening/price-instruments.ts';
import { takeInstruments, type LostInstrument } from '#src/actions/checkout/opening/take-instruments.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { requiredPlaces, priceCart, type CartItem, type PricedCart, type PricedItem } from '#src/domain/cart/cart.ts';
import type { StockNeed } from '#src/domain/catalogue/offers/offer.ts';
import { withoutDeals } from '#src/domain/cart/deal-facts.ts';
import type { PaymentOptions } from '#src/domain/checkout/payment-options.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { RateTable } from '#src/domain/shared/money/exchange.ts';
import type { CouponRefusal } from '#src/domain/marketing/coupons/coupon.ts';
import { insertBookings } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { lockWholeOrder } from '#src/store/checkout/order-locks.store.ts';
import { countLiveCheckouts, passOnReference, type LiveCheckout } from '#src/store/checkout/live-checkouts.store.ts';
import { insertOrders } from '#src/store/orders/orders.store.ts';
import { holdPlaces } from '#src/store/catalogue/stock.store.ts';

export type Placing = {
  readonly deps: Deps;
  readonly caller: Caller;
  readonly accountId: string;
  readonly rates: RateTable;
  readonly items: readonly CartItem[];
  readonly paymentOptions: PaymentOptions;
  /** Fingerprint of items and payment options. */
  readonly content: string;
  /** Checkouts of the account that still hold places: they are given up for this one. */
  readonly live: readonly LiveCheckout[];
};

/**
 * An order's reference, or why there is none; `pools`: of what that we chose ourselves another would do, and may be
 * free.
 */
export type Placed = Result<string> & { readonly pools?: readonly string[] };

/** How often the price is computed again because another buyer took the last use of a deal or coupon meanwhile. */
const tries = 4;

/** Places an order for a cart and gives its reference: quote frozen, places held, coupons and balances set aside. */
export async function placeCheckout(tx: Queryable, placing: Placing): Promise<Placed> {
  const { caller, rates, deps, live } = placing;
  const paying = live.find((one) => one.paying);
  if (paying !== undefined) return fail('payment_processing', { facts: { reference: paying.reference } });
  // What the former checkout releases is free for this one, and no longer counts against any limit.
  const released = await releaseFormer(tx, live);
  if (!released.ok) return released;
  const cart = priceCart(placing.items, caller.currency, rates);
  if (!cart.ok) return cart;
  const gone = cart.value.items.find(wasTakenMeanwhile);
  if (gone !== undefined) return lostTo(gone.line.itemId, gone.offer.stock.filter(isTaken));
  const sound = cart.value.items.filter((item) => item.fault === null);
  if (sound.length === 0) {
    const first = cart.value.items[0];
    return first === undefined || first.fault === null
      ? fail('cart_empty')
      : fail(first.fault, { field: 'itemId', facts: { itemId: first.line.itemId } });
  }
  const network = networkKey(deps, caller);
  const places = sound.reduce((sum, item) => sum + item.people, 0);
  const by = { accountId: placing.accountId, device: caller.device, network };
  const [count] = await countLiveCheckouts(tx, [by]);
  return count !== undefined && isWithinLiveLimits(count, by, places)
    ? placeAtBestPrice(tx, placing, { first: cart.value, network, nameless: released.value })
    : fail('hold_limit_reached');
}

type ToPrice = {
  readonly first: PricedCart;
  readonly network: string;
  /** Released orders whose reference may be passed on (`releaseFormer`). */
  readonly nameless: ReadonlySet<string>;
};

async function placeAtBestPrice(
  tx: Queryable,
  placing: Placing,
  { first, network, nameless }: ToPrice,
): Promise<Placed> {
  const { deps, caller, accountId, rates, paymentOptions, content } = placing;
  const former = placing.live.map((one) => one.orderId);
  const lost = new Map<string, CouponRefusal>();
  const reference = await takeReference(tx, placing, nameless);
  let items = placing.items;
  let cart = first;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const input = { accountId, rates, cart, paymentOptions, former, lost };
    const best = await priceBest(tx, deps, caller, items, input);
    const { priced } = best;
    const { quote } = best.cart;
    const draft = draftOrder(deps, caller, {
      accountId,
      network,
      content,
      paymentOptions,
      quote,
      priced,
      reference,
    });
    await tx.query('savepoint before_placing');
    const written = await write(tx, deps, draft, priced, former);
    if (!written.ok) return written;
    if (written.value === null) return ok(draft.order.reference);
    await tx.query('rollback to savepoint before_placing');
    const gone = written.value;
    if (gone.kind === 'coupon') lost.set(gone.id, gone.why);
    if (gone.kind !== 'deal') continue;
    items = withoutDeals(items, (deal) => deal.id === gone.id);
    const again = priceCart(items, caller.currency, rates);
    if (!again.ok) return again;
    cart = again.value;
  }
  return fail('still_running');
}

/**
 * The reference of the checkout that this one takes the place of, when nothing but coupons and balances is different:
 * its buyer knows it already. One whose time is over, or whose payment was begun, keeps its own: the buyer has seen
 * that it ended, or the provider may know it.
 */
async function takeReference(
  tx: Queryable,
  { deps, caller, items, live }: Placing,
  nameless: ReadonlySet<string>,
): Promise<string | undefined> {
  const [former, ...others] = live;
  if (former === undefined || others.length > 0 || !nameless.has(former.orderId) || former.wishes === null)
    return undefined;
  if (contentOf(items, caller, former.wishes) !== former.content) return undefined;
  await passOnReference(tx, former.orderId, deps.ids.reference());
  return former.reference;
}

/**
 * The stock comes after the rows of the order: its rows are locked for the time of a few statements and the commit
 *; coupons and balances come after the stock (threat model §4.5).
 */
async function write(
  tx: Queryable,
  deps: Deps,
  draft: DraftOrder,
  priced: PricedInstruments,
  former: readonly string[],
): Promise<Result<LostInstrument | null> & Pick<Placed, 'pools'>> {
  await Promise.all([insertOrders(tx, [draft.order]), insertBookings(tx, draft.order.id, draft.bookings)]);
  if (!(await takeTickets(tx, draft.bookings))) return fail('slot_sold_out', { field: 'pack' });
  const missing = await holdPlaces(tx, requiredPlaces(draft.wanted));
  if (missing.length > 0) {
    const isMissing = ({ inventoryId }: StockNeed): boolean => missing.includes(inventoryId);
    const line = draft.wanted.find(({ stock }) => stock.some(isMissing));
    return lostTo(
      line?.itemId ?? '',
      draft.wanted.flatMap(({ stock }) => stock.filter(isMissing)),
    );
  }
  for (const orderId of former) await releaseInstruments(tx, deps, orderId);
  return ok(await takeInstruments(tx, deps, draft.order, priced));
}

/** Another buyer was faster, which is final unless everything they took was chosen by us. */
function lostTo(itemId: string, lost: readonly StockNeed[]): Result<never> & Pick<Placed, 'pools'> {
  const pools = lost.flatMap(({ given }) => given ?? []);
  const refused = fail('slot_sold_out', { field: 'itemId', facts: { itemId } });
  return pools.length < lost.length ? refused : { ...refused, pools };
}

/** What we chose as free a moment ago is not free now. */
function wasTakenMeanwhile({ fault, offer }: PricedItem): boolean {
  const taken = offer.stock.filter(isTaken);
  return fault === 'slot_sold_out' && taken.length > 0 && taken.every(({ given }) => given !== undefined);
}

function isTaken({ free }: StockNeed): boolean {
  return free < 1;
}

/**
 * Releases former checkouts as they are under their locks: since they were read, another tab may have begun to pay for
 * one. Gives those that were alive and never had a payment. Refused where one was paid meanwhile, or may bring money.
 */
async function releaseFormer(tx: Queryable, live: readonly LiveCheckout[]): Promise<Result<ReadonlySet<string>>> {
  const nameless = new Set<string>();
  for (const { orderId, alive } of live) {
    const locked = await lockWholeOrder(tx, orderId);
    if (locked === null) continue;
    if (isPaidOrPaying(locked)) return fail('payment_processing', { facts: { reference: locked.order.reference } });
    const released = await releaseOrder(tx, locked, alive ? 'released' : 'expired');
    if (released && alive && locked.payments.length === 0) nameless.add(orderId);
  }
  return ok(nameless);
}
