import { draftOrder, type DraftOrder } from '#src/actions/checkout/opening/draft-order.ts';
import { contentOf } from '#src/actions/checkout/opening/content-of.ts';
import { readBatch } from '#src/actions/checkout/opening/read-batch.ts';
import { networkKey } from '#src/actions/checkout/opening/network-key.ts';
import type { Opening } from '#src/actions/checkout/opening/opening.ts';
import { priceInstruments } from '#src/actions/checkout/opening/price-instruments.ts';
import { coalesceNext, type Turns } from '#src/actions/shared/batches/coalesce-next.ts';
import type { Deps } from '#src/actions/deps.ts';
import { saleDaysOf } from '#src/domain/catalogue/sale-horizon.ts';
import { priceCart } from '#src/domain/cart/cart.ts';
import type { Offer } from '#src/domain/catalogue/offers/offer.ts';
import { noPaymentOptions, mergePaymentOptions } from '#src/domain/checkout/payment-options.ts';
import { unopenedCartsOf, type CartQuery, type CartRow } from '#src/store/cart/cart.store.ts';
import { couponsOfEach, type CouponRow } from '#src/store/marketing/coupons/coupons.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { offersOf } from '#src/store/catalogue/offers/offers.store.ts';
import type { LiveAsker } from '#src/store/checkout/live-checkouts.store.ts';

/** An opening that wants places of one stock row and nothing else: no other line, coupon, credits or gift card. */
export type PlainOpening = {
  readonly opening: Opening;
  readonly inventoryId: string;
  readonly itemId: string;
  readonly people: number;
  readonly by: LiveAsker;
  /** The order as it will be written; null when the places were gone as it was looked. */
  readonly draft: DraftOrder | null;
};

/**
 * An opening with all that can be read before its transaction; null when it is not plain. No lock protects it: the
 * transaction checks whether the account has another checkout by then, and whether the places are there.
 */
export async function plainOpening(opening: Opening): Promise<PlainOpening | null> {
  const { deps, caller, accountId, rates, paymentOptions: requestedOptions } = opening;
  const paymentOptions = mergePaymentOptions(noPaymentOptions, requestedOptions);
  if (paymentOptions.codes.length > 0 || paymentOptions.useCredits || paymentOptions.giftCardId !== null) return null;
  const rows = await cartOf(deps.db, { owner: caller.owner, accountId });
  const [row] = rows;
  if (row === undefined || rows.length !== 1 || row.paidBy !== null) return null;
  const offer = await offerNow(deps, row.slotId);
  const [need, ...others] = offer?.stock ?? [];
  if (offer === undefined || need === undefined || others.length > 0) return null;
  const items = [{ itemId: row.itemId, offer, units: row.units }];
  const cart = priceCart(items, caller.currency, rates);
  const item = cart.ok ? cart.value.items[0] : undefined;
  if (!cart.ok || item === undefined) return null;
  const network = networkKey(deps, caller);
  const by = { accountId, device: caller.device, network };
  const plain = { opening, inventoryId: need.inventoryId, itemId: item.line.itemId, people: item.people, by };
  if (item.fault !== null) return item.fault === 'slot_sold_out' ? { ...plain, draft: null } : null;
  const coupons = await couponsOf(deps.db, accountId);
  const about = { accountId, rates, cart: cart.value, paymentOptions, former: [], lost: new Map(), coupons };
  const priced = await priceInstruments(deps.db, deps, caller, about);
  if (priced.uses.length > 0 || priced.tenders.length > 0 || priced.dealUses.length > 0) return null;
  // Which of a deal and a coupon costs less is looked at where the coupon can be taken.
  if (priced.hasCoupons && priced.deals.length > 0) return null;
  const content = contentOf(items, caller, paymentOptions);
  const draft = draftOrder(deps, caller, {
    accountId,
    network,
    content,
    paymentOptions,
    quote: cart.value.quote,
    priced,
  });
  return { ...plain, draft };
}

/** The rows of all concurrent callers are read by one statement. */
const cartOf = readBatch<Queryable, CartQuery, readonly CartRow[]>(unopenedCartsOf, 64);
const couponsOf = readBatch<Queryable, string, readonly CouponRow[]>(couponsOfEach, 64);

/** The looks at slots that are under way in this process, by its database. */
const looks = new WeakMap<Deps['db'], Map<string, Turns<Offer | undefined>>>();

/**
 * What is offered in a slot now, to a buyer who holds nothing of it: a call during a read shares the next one, which
 * begins after the call.
 */
async function offerNow({ db, saleDays }: Deps, slotId: string): Promise<Offer | undefined> {
  const turns = looks.get(db) ?? new Map<string, Turns<Offer | undefined>>();
  looks.set(db, turns);
  const offer = await coalesceNext(turns, slotId, async () => (await offersOf(db, [slotId], null)).get(slotId));
  return offer === undefined ? undefined : { ...offer, saleDays: saleDaysOf(saleDays, 'activities') };
}
