import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '#src/actions/cart/add-to-cart.ts';
import { readCart } from '#src/actions/cart/read-cart.ts';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { cancelByHand } from '#src/actions/orders/staff/cancel-by-hand.ts';
import type { Caller } from '#src/actions/deps.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { packSlot } from '#src/domain/catalogue/offers/offer.ts';
import { taxTotals } from '#src/domain/orders/documents/order-taxes.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { closeDates } from '#src/actions/suppliers/close-dates.ts';
import { followClosures } from '#src/actions/suppliers/follow-closures.ts';
import { packTicketsOf } from '#src/store/orders/pack-tickets.store.ts';
import { code, contact, goodCard, openShop, value, type Shop, type Slot } from '../shop/shop.ts';

let shop: Shop;
let packs = 900;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Pack = { readonly id: number; readonly slots: readonly [Slot, Slot] };

/** A pack of two activities, two tickets of the second for each traveller; ten per cent off. */
async function packOnSale(about: { readonly places?: number } = {}): Promise<Pack> {
  const slots = [await shop.slot(about), await shop.slot({ ...about, priceMinor: 1_000 })] as const;
  packs += 1;
  const content = {
    titles: { en: 'Sky and sea' },
    texts: { en: 'Both.' },
    percentOff: 10,
    validDays: 30,
    mostTravellers: 6,
  };
  await shop.deps.db.query(
    `with p as (insert into value_pack (id, slug, destination_id, content) values ($1, $2, 1, $3::jsonb) returning id)
     insert into value_pack_item (value_pack_id, position, product_id, option_id, quantity)
     select p.id, i.position, i.product, 'entry', i.position + 1 from p, unnest($4::int[]) with ordinality as w (product, n)
     cross join lateral (select (w.n - 1)::int as position, w.product as product) i`,
    [packs, `sky-and-sea-${packs}`, JSON.stringify(content), slots.map((slot) => slot.productId)],
  );
  return { id: packs, slots };
}

function put(caller: Caller, { id }: Pack, travellers: number) {
  return addToCart(shop.deps, caller, {
    productId: id,
    optionId: 'pack',
    slotId: packSlot(id),
    units: { traveller: travellers },
  });
}

/** Buys a pack and returns the reference of its booking. */
async function buyPack(caller: Caller, pack: Pack, travellers = 1): Promise<string> {
  value(await put(caller, pack, travellers));
  const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, randomUUID()));
  const { redirectUrl } = value(await payOrder(shop.deps, caller, randomUUID(), { reference, quoteHash, contact }));
  await shop.payOnPage(redirectUrl, goodCard);
  const { rows } = await shop.deps.db.query<{ attempt: string; booking: string }>(
    `select a.id as attempt, b.reference as booking from orders o join payment p on p.order_id = o.id
     join payment_attempt a on a.payment_id = p.id join booking b on b.order_id = o.id where o.reference = $1`,
    [reference],
  );
  await settlePayment(shop.deps, rows[0]?.attempt ?? '', 'test');
  return rows[0]?.booking ?? '';
}

type Redeeming = {
  readonly pack: Pack;
  readonly reference: string;
  readonly position: 0 | 1;
  readonly units?: UnitCounts;
};

function choose(caller: Caller, { pack, reference, position, units = { adult: 1 } }: Redeeming) {
  const slot = pack.slots[position];
  return addToCart(shop.deps, caller, {
    productId: slot.productId,
    optionId: 'entry',
    slotId: slot.slotId,
    units,
    pack: { reference, position },
  });
}

/** Chooses a date with a pack and takes it through the checkout; returns the booking's reference. */
async function redeem(caller: Caller, redeeming: Redeeming): Promise<string> {
  value(await choose(caller, redeeming));
  const checkout = value(await openCheckout(shop.deps, caller, randomUUID()));
  expect(checkout.total.minor).toBe(0n);
  const { reference, quoteHash } = checkout;
  value(await payOrder(shop.deps, caller, randomUUID(), { reference, quoteHash, contact }));
  const { rows } = await shop.deps.db.query<{ reference: string; state: string }>(
    'select b.reference, b.state from booking b join orders o on o.id = b.order_id where o.reference = $1',
    [reference],
  );
  expect(rows[0]?.state).toBe('confirmed');
  return rows[0]?.reference ?? '';
}

async function left(caller: Caller, reference: string): Promise<number[]> {
  const tickets = await packTicketsOf(shop.deps.db, caller.account?.id ?? '', { references: [reference] });
  return tickets.map((one) => one.left);
}

async function cancel(caller: Caller, reference: string): Promise<bigint> {
  const quote = value(await quoteCancellation(shop.deps, caller, reference, null));
  const refundMinor = Number(quote.refund.minor);
  return value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor })).refund.minor;
}

describe('a value pack', () => {
  it('is sold as one line at its price, and holds tickets for every traveller', async () => {
    const caller = await shop.buyer({ currency: 'JPY' });
    const pack = await packOnSale();
    value(await put(caller, pack, 2));
    const { cart } = value(await readCart(shop.deps, caller));
    // 2,000 and twice 1,000, less a tenth of each, for two.
    expect(cart.total.minor).toBe(7_200n);
    const reference = await buyPack(caller, pack, 2);
    expect(await left(caller, reference)).toEqual([2, 4]);
    await shop.mustBeSound();
  });

  it('is refused for more travellers than it allows, and when something of it is off sale', async () => {
    const caller = await shop.buyer();
    const pack = await packOnSale();
    expect(code(await put(caller, pack, 7))).toBe('party_too_large');
    await shop.deps.db.query('update product set live = false where id = $1', [pack.slots[0].productId]);
    expect(code(await put(caller, pack, 1))).toBe('slot_closed');
  });

  it('pays for visits, which cost nothing and take places like any other', async () => {
    const caller = await shop.buyer();
    const pack = await packOnSale({ places: 2 });
    const reference = await buyPack(caller, pack, 2);
    await redeem(caller, { pack, reference, position: 0, units: { adult: 1, child: 1 } });
    expect(await left(caller, reference)).toEqual([0, 4]);
    const other = await shop.buyer();
    expect(code(await addToCart(shop.deps, other, { ...pack.slots[0], optionId: 'entry', units: { adult: 1 } }))).toBe(
      'slot_sold_out',
    );
    await shop.mustBeSound();
  });

  it('pays for no more people than it has tickets, and for nothing else', async () => {
    const caller = await shop.buyer();
    const pack = await packOnSale();
    const reference = await buyPack(caller, pack);
    expect(code(await choose(caller, { pack, reference, position: 0, units: { adult: 2 } }))).toBe('party_too_large');
    await redeem(caller, { pack, reference, position: 0 });
    expect(code(await choose(caller, { pack, reference, position: 0 }))).toBe('slot_closed');
    const slot = await shop.slot();
    const foreign = { ...slot, optionId: 'entry', units: { adult: 1 }, pack: { reference, position: 1 } };
    expect(code(await addToCart(shop.deps, caller, foreign))).toBe('slot_closed');
    expect(code(await addToCart(shop.deps, caller, { ...foreign, pack: { reference, position: 5 } }))).toBe(
      'not_found',
    );
  });

  it('can only be used by its owner', async () => {
    const owner = await shop.buyer();
    const pack = await packOnSale();
    const reference = await buyPack(owner, pack);
    expect(code(await choose(await shop.buyer(), { pack, reference, position: 0 }))).toBe('not_found');
    expect(code(await choose({ ...owner, account: null }, { pack, reference, position: 0 }))).toBe('sign_in_required');
  });

  it('is over after its last day', async () => {
    const caller = await shop.buyer();
    const pack = await packOnSale();
    const reference = await buyPack(caller, pack);
    await shop.deps.db.query(
      `update booking set snapshot = jsonb_set(snapshot, '{visit,localDate}', to_jsonb((current_date + 2)::text)) where reference = $1`,
      [reference],
    );
    expect(code(await choose(caller, { pack, reference, position: 0 }))).toBe('slot_closed');
  });

  it('gets its tickets back from a checkout that is left, and from a visit cancelled in time', async () => {
    const caller = await shop.buyer();
    const pack = await packOnSale();
    const reference = await buyPack(caller, pack);
    value(await choose(caller, { pack, reference, position: 0 }));
    const checkout = value(await openCheckout(shop.deps, caller, randomUUID()));
    expect(await shop.count('select 1 from pack_use where tickets = 1')).toBeGreaterThan(0);
    value(await leaveCheckout(shop.deps, caller, checkout.reference));
    expect(await left(caller, reference)).toEqual([1, 2]);
    const again = value(await openCheckout(shop.deps, caller, randomUUID()));
    value(
      await payOrder(shop.deps, caller, randomUUID(), {
        reference: again.reference,
        quoteHash: again.quoteHash,
        contact,
      }),
    );
    expect(await left(caller, reference)).toEqual([0, 2]);
    const visit = await redeem(caller, { pack, reference, position: 1 });
    expect(await left(caller, reference)).toEqual([0, 1]);
    await cancel(caller, visit);
    expect(await left(caller, reference)).toEqual([0, 2]);
    await shop.mustBeSound();
  });

  it('is taxed when it is sold, where all its items have one tax, and its visits are not', async () => {
    const taxesOf = async (caller: Caller) =>
      taxTotals(value(await openCheckout(shop.deps, caller, randomUUID())).lines);
    const caller = await shop.buyer();
    const pack = await packOnSale();
    value(await put(caller, pack, 1));
    const [tax] = await taxesOf(caller);
    expect(tax).toMatchObject({ country: 'JP', name: 'consumption_tax', basisPoints: 1_000 });
    const free = await shop.buyer();
    await shop.deps.db.query(`update product set tax = '"none"' where id = $1`, [pack.slots[0].productId]);
    value(await put(free, pack, 1));
    expect(await taxesOf(free)).toEqual([]);
    await shop.mustBeSound();
  });

  it('gets its tickets back from a visit that the operator calls off, and is not called off itself before', async () => {
    const caller = await shop.buyer();
    const pack = await packOnSale();
    const reference = await buyPack(caller, pack);
    const visit = await redeem(caller, { pack, reference, position: 0 });
    expect(code(await cancelByHand(shop.deps, { reference, reason: 'test' }))).toBe('voucher_used');
    value(await cancelByHand(shop.deps, { reference: visit, reason: 'test' }));
    expect(await left(caller, reference)).toEqual([1, 2]);
    value(await cancelByHand(shop.deps, { reference, reason: 'test' }));
    await shop.mustBeSound();
  });

  it('gets its tickets back at once from a visit whose date is closed, and is promised no other date', async () => {
    const caller = await shop.buyer();
    const pack = await packOnSale();
    const reference = await buyPack(caller, pack);
    const visit = await redeem(caller, { pack, reference, position: 0 });
    const { slotId, productId } = pack.slots[0];
    const { rows } = await shop.deps.db.query<{ date: string }>('select local_date as date from slot where id = $1', [
      slotId,
    ]);
    const [date = ''] = rows.map((row) => row.date);
    value(await closeDates(shop.deps, { productId, optionId: null, from: date, to: date, reason: 'weather' }));
    await followClosures(shop.deps);
    expect(await left(caller, reference)).toEqual([1, 2]);
    expect(await shop.count(`select from booking where reference = $1 and state = 'cancelled'`, [visit])).toBe(1);
    const promised = `select from outbox x join booking b on b.id::text = x.payload ->> 'bookingId' where x.topic like '%.closure' and b.reference = $1`;
    expect(await shop.count(promised, [visit])).toBe(0);
    await shop.mustBeSound();
  });

  it('has spent the ticket of a visit that was cancelled too late', async () => {
    const caller = await shop.buyer();
    const pack = await packOnSale();
    const reference = await buyPack(caller, pack);
    const visit = await redeem(caller, { pack, reference, position: 0 });
    await shop.deps.db.query(`update booking set starts_at = now() + interval '5 hours' where reference = $1`, [visit]);
    await cancel(caller, visit);
    expect(await left(caller, reference)).toEqual([0, 2]);
  });

  it('comes back whole until something is booked with it, and not afterwards', async () => {
    const caller = await shop.buyer({ currency: 'JPY' });
    const pack = await packOnSale();
    const first = await buyPack(caller, pack);
    expect(await cancel(caller, first)).toBe(3_600n);
    expect(code(await choose(caller, { pack, reference: first, position: 0 }))).toBe('slot_closed');
    const second = await buyPack(caller, pack);
    await redeem(caller, { pack, reference: second, position: 0 });
    expect(code(await quoteCancellation(shop.deps, caller, second, null))).toBe('voucher_used');
    await shop.mustBeSound();
  });

  it('sells its last ticket once, for any number of simultaneous requests', async () => {
    const owner = await shop.buyer();
    const pack = await packOnSale({ places: 50 });
    const reference = await buyPack(owner, pack);
    // The same traveller in many windows, each with its own cart.
    const windows = Array.from({ length: 20 }, () => ({
      ...owner,
      owner: `device:${randomUUID()}`,
      device: randomUUID(),
    }));
    for (const one of windows) value(await choose(one, { pack, reference, position: 0 }));
    const opened = await Promise.all(windows.map((one) => openCheckout(shop.deps, one, randomUUID())));
    expect(opened.some((one) => one.ok)).toBe(true);
    const { rows } = await shop.deps.db.query<{ used: number }>(
      'select t.used from pack_ticket t join booking b on b.id = t.booking_id where b.reference = $1 and t.position = 0',
      [reference],
    );
    expect(rows[0]?.used).toBe(1);
    await shop.mustBeSound();
  });

  it('would be used twice without the guard on its tickets', async () => {
    const caller = await shop.buyer();
    const pack = await packOnSale();
    const reference = await buyPack(caller, pack);
    const visit = await redeem(caller, { pack, reference, position: 0 });
    const again = `update pack_ticket t set used = used + 1 from booking b
       where b.id = t.booking_id and b.reference = $1 and t.position = 0`;
    await expect(shop.deps.db.query(again, [reference])).rejects.toThrow('pack_ticket');
    await shop.deps.db.query(
      'update pack_use u set tickets = 2 from booking b where b.id = u.booking_id and b.reference = $1',
      [visit],
    );
    expect(await shop.violations()).toEqual([expect.stringContaining('V01')]);
    await shop.deps.db.query(
      'update pack_use u set tickets = 1 from booking b where b.id = u.booking_id and b.reference = $1',
      [visit],
    );
  });
});
