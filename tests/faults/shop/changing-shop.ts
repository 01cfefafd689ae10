import { randomUUID } from 'node:crypto';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Caller } from '#src/actions/deps.ts';
import { amendBooking } from '#src/actions/orders/changes/amend-booking.ts';
import { quoteAmendment } from '#src/actions/orders/changes/quote-amendment.ts';
import type { PaymentOptionsInput } from '#src/domain/checkout/payment-options.ts';
import type { Result } from '#src/domain/failure.ts';
import { contact, goodCard, value, type Shop, type Slot } from './shop.ts';

export type Bought = {
  readonly caller: Caller;
  readonly slot: Slot;
  readonly order: string;
  readonly orderId: string;
  readonly reference: string;
  readonly bookingId: string;
};

/** A paid booking of so many of each unit. */
export async function buy(
  shop: Shop,
  units: Readonly<Record<string, number>> = { adult: 2 },
  slot?: Slot,
): Promise<Bought> {
  const caller = await shop.buyer();
  const start = slot ?? (await shop.slot());
  await shop.put(caller, start, units);
  return buyCart(shop, caller, start);
}

/**
 * Buys what is in the cart, with coupons, credits and a gift card as wished; whatever is left to pay is paid by card.
 */
export async function buyCart(
  shop: Shop,
  caller: Caller,
  start: Slot,
  wishes: PaymentOptionsInput = {},
): Promise<Bought> {
  const { reference: order, quoteHash } = value(await openCheckout(shop.deps, caller, randomUUID(), wishes));
  const paying = { reference: order, quoteHash, contact };
  const { redirectUrl } = value(await payOrder(shop.deps, caller, randomUUID(), paying));
  const { rows: attempts } = await shop.deps.db.query<{ id: string }>(
    `select a.id from payment_attempt a join payment p on p.id = a.payment_id join orders o on o.id = p.order_id where o.reference = $1`,
    [order],
  );
  for (const { id } of attempts) {
    await shop.payOnPage(redirectUrl, goodCard);
    await settlePayment(shop.deps, id, 'test');
  }
  const { rows } = await shop.deps.db.query<{ bookingId: string; reference: string; orderId: string }>(
    'select b.id as "bookingId", b.reference, o.id as "orderId" from booking b join orders o on o.id = b.order_id where o.reference = $1',
    [order],
  );
  const [known] = rows;
  if (known === undefined) throw new Error('nothing was bought');
  return { caller, slot: start, order, ...known };
}

/** Another start of the same option, some hours later, perhaps at another price for an adult (in the place's money). */
export async function anotherStart(
  shop: { readonly deps: Pick<Shop['deps'], 'db'> },
  { productId, slotId }: Slot,
  about: { readonly hours?: number; readonly places?: number; readonly adult?: string } = {},
): Promise<Slot> {
  const { hours = 24 * 3 + 5, places = 25, adult } = about;
  const { rows } = await shop.deps.db.query<Slot & { readonly localStart: string }>(
    `with i as (insert into inventory (total) values ($3) returning id), f as (select starts_at + $2 * interval '1 hour' as at from slot where id = $1)
     insert into slot (product_id, option_id, local_date, local_start, local_end, all_day, starts_at, ends_at, cutoff_at, inventory_id)
     select $4, 'entry', (f.at at time zone 'Asia/Tokyo')::date, to_char(f.at at time zone 'Asia/Tokyo', 'HH24:MI'),
       to_char((f.at + interval '2 hours') at time zone 'Asia/Tokyo', 'HH24:MI'), false, f.at, f.at + interval '2 hours', f.at - interval '1 hour', i.id
     from i, f returning id::text as "slotId", inventory_id::text as "inventoryId", local_start as "localStart"`,
    [slotId, hours, places, productId],
  );
  const [made] = rows;
  if (made === undefined) throw new Error('no start was made');
  if (adult !== undefined) {
    const rule = JSON.stringify([{ times: [made.localStart], prices: { adult } }]);
    await shop.deps.db.query('update option set price_rules = $2::jsonb where product_id = $1', [productId, rule]);
  }
  return { slotId: made.slotId, inventoryId: made.inventoryId, productId };
}

/** Changes at the difference in the quote; returns the next address. */
export async function change(
  shop: Shop,
  { caller, reference }: Pick<Bought, 'caller' | 'reference'>,
  { slotId }: Slot,
  units: Readonly<Record<string, number>>,
): Promise<Result<{ readonly redirectUrl: string }>> {
  const quote = await quoteAmendment(shop.deps, caller, reference, { slotId, units });
  // Of two at the same moment the other may be done already.
  if (!quote.ok) return quote;
  const differenceMinor = Number(quote.value.extra.minor - quote.value.back.minor);
  return amendBooking(shop.deps, caller, randomUUID(), { reference, slotId, units, differenceMinor });
}

/** Learns what became of the newest attempt to pay for a change. */
export async function settleChange(shop: Shop, orderId: string): Promise<void> {
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `select a.id from payment_attempt a join payment p on p.id = a.payment_id
     where p.order_id = $1 and p.purpose <> 'order' order by a.created_at desc limit 1`,
    [orderId],
  );
  await settlePayment(shop.deps, rows[0]?.id ?? '', 'test');
}

/** Places sold and held of a start. */
export async function stockOf(shop: Shop, { inventoryId }: Slot): Promise<readonly [number, number]> {
  const { rows } = await shop.deps.db.query<{ sold: number; held: number }>(
    'select sold, held from inventory where id = $1',
    [inventoryId],
  );
  return [rows[0]?.sold ?? -1, rows[0]?.held ?? -1];
}
