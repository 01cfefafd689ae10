import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '#src/actions/cart/add-to-cart.ts';
import { answerSupplierRequest } from '#src/actions/checkout/bookings/answer-supplier-request.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteAmendment } from '#src/actions/orders/changes/quote-amendment.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { closeDates } from '#src/actions/suppliers/close-dates.ts';
import { followClosures } from '#src/actions/suppliers/follow-closures.ts';
import { listTrips } from '#src/actions/orders/list-trips.ts';
import { anotherStart, buy, change, stockOf } from '../shop/changing-shop.ts';
import { code, goodCard, openShop, value, type Shop, type Slot } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function close(slot: Slot): Promise<void> {
  const { rows } = await shop.deps.db.query<{ date: string }>('select local_date as date from slot where id = $1', [
    slot.slotId,
  ]);
  const date = rows[0]?.date ?? '';
  const dates = { productId: slot.productId, optionId: null, from: date, to: date, reason: 'weather' as const };
  value(await closeDates(shop.deps, dates));
}

async function casesOf(slot: Slot): Promise<readonly string[]> {
  const { rows } = await shop.deps.db.query<{ state: string }>(
    'select c.state from closure_case c join booking b on b.id = c.booking_id where b.product_id = $1 order by c.state',
    [slot.productId],
  );
  return rows.map((row) => row.state);
}

describe('a closed date', () => {
  it('is no longer sold, whatever a new schedule contains, and each buyer is notified once', async () => {
    const slot = await shop.slot();
    for (let n = 0; n < 3; n += 1) await buy(shop, { adult: 1 }, slot);
    await close(slot);
    await shop.deps.db.query('update slot set closed = false where id = $1', [slot.slotId]);
    const choice = { productId: slot.productId, optionId: 'entry', slotId: slot.slotId, units: { adult: 1 } };
    expect(code(await addToCart(shop.deps, await shop.buyer(), choice))).toBe('slot_closed');
    await Promise.all([followClosures(shop.deps), followClosures(shop.deps)]);
    await followClosures(shop.deps);
    expect(await casesOf(slot)).toEqual(['offered', 'offered', 'offered']);
    expect(
      await shop.count(
        `select from outbox where topic = 'mail.closure' and payload ->> 'bookingId' in (select id::text from booking where product_id = $1)`,
        [slot.productId],
      ),
    ).toBe(3);
    await shop.mustBeSound();
  });

  it('misses no booking when the worker dies in the middle', async () => {
    const slot = await shop.slot();
    for (let n = 0; n < 4; n += 1) await buy(shop, { adult: 1 }, slot);
    await close(slot);
    let left = 2;
    const { db } = shop.deps;
    const dying = {
      ...shop.deps,
      db: {
        ...db,
        transaction: ((work, settings) => {
          left -= 1;
          if (left < 0) throw new Error('the worker is gone');
          return db.transaction(work, settings);
        }) satisfies typeof db.transaction,
      },
    };
    await followClosures(dying);
    expect(await casesOf(slot)).toHaveLength(2);
    await followClosures(shop.deps);
    expect(await casesOf(slot)).toEqual(['offered', 'offered', 'offered', 'offered']);
    await shop.mustBeSound();
  });

  it('is exchanged for another without paying more, though nothing could be changed by the policy', async () => {
    const bought = await buy(shop, { adult: 2 });
    const next = await anotherStart(shop, bought.slot, { adult: '9000' });
    await close(bought.slot);
    await followClosures(shop.deps);
    await shop.deps.db.query(`update booking set starts_at = now() + interval '3 hours' where id = $1`, [
      bought.bookingId,
    ]);
    const larger = { slotId: next.slotId, units: { adult: 3 } };
    expect(code(await quoteAmendment(shop.deps, bought.caller, bought.reference, larger))).toBe('party_too_large');
    value(await change(shop, bought, next, { adult: 2 }));
    const order = value(await readOrder(shop.deps, bought.caller, bought.order));
    expect(order.bookings[0]).toMatchObject({ state: 'confirmed', refund: null });
    expect(order.total).toEqual(order.paid);
    expect(await casesOf(bought.slot)).toEqual(['moved']);
    expect([await stockOf(shop, bought.slot), await stockOf(shop, next)]).toEqual([
      [0, 0],
      [2, 0],
    ]);
    await shop.mustBeSound();
  });

  it('refunds travelers who request it, and those who do not respond, in full', async () => {
    const slot = await shop.slot();
    const [requests, waits] = [await buy(shop, { adult: 2 }, slot), await buy(shop, { adult: 1, child: 1 }, slot)];
    await close(slot);
    await followClosures(shop.deps);
    await shop.deps.db.query(`update booking set starts_at = now() + interval '3 hours' where slot_id = $1`, [
      slot.slotId,
    ]);
    const { caller, reference } = requests;
    const quote = value(await quoteCancellation(shop.deps, caller, reference));
    expect(quote.refund).toEqual(quote.paid);
    value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor: Number(quote.refund.minor) }));
    await followClosures(shop.deps);
    expect(await casesOf(slot)).toEqual(['offered', 'refunded']);
    await shop.deps.db.query(`update closure_case set deadline = now() where booking_id = $1`, [waits.bookingId]);
    await Promise.all([followClosures(shop.deps), followClosures(shop.deps)]);
    expect(await casesOf(slot)).toEqual(['refunded', 'refunded']);
    const order = value(await readOrder(shop.deps, waits.caller, waits.order));
    expect(order).toMatchObject({ status: 'cancelled' });
    expect(order.bookings[0]?.refund?.amount).toEqual(order.paid);
    expect(await stockOf(shop, slot)).toEqual([0, 0]);
    await shop.mustBeSound();
  });

  it('refunds travelers without an alternative date in full at once', async () => {
    const onRequest = await shop.slot({ instant: false });
    const { caller, order, bookingId, orderId } = await buy(shop, { adult: 2 }, onRequest);
    expect(await answerSupplierRequest(shop.deps, bookingId, 'accepted')).toBe(true);
    const partly = await buy(shop, { adult: 2 });
    await shop.deps.db.query(
      `update unit_item set cancelled_at = now(), refund_percent = 0 where booking_id = $1 and position = 0`,
      [partly.bookingId],
    );
    for (const slot of [onRequest, partly.slot]) {
      await close(slot);
      await followClosures(shop.deps);
      expect(await casesOf(slot)).toEqual(['refunded']);
    }
    const after = value(await readOrder(shop.deps, caller, order));
    expect(after.bookings[0]).toMatchObject({ state: 'cancelled', closure: null, amendable: false });
    expect(after.bookings[0]?.refund?.amount).toEqual(after.paid);
    const written = (topic: string) =>
      shop.count(`select from outbox where topic = $1 and payload ->> 'orderId' in ($2, $3)`, [
        topic,
        orderId,
        partly.orderId,
      ]);
    expect([await written('mail.closure'), await written('sms.closure')]).toEqual([0, 0]);
    expect(await written('mail.cancellation')).toBe(2);
    expect(await stockOf(shop, onRequest)).toEqual([0, 0]);
  });

  it('shows none on the pages of an order that can take no other date, whatever it was promised before', async () => {
    const slot = await shop.slot({ instant: false });
    const { caller, order, bookingId } = await buy(shop, { adult: 1 }, slot);
    expect(await answerSupplierRequest(shop.deps, bookingId, 'accepted')).toBe(true);
    await close(slot);
    await shop.deps.db.query(
      `insert into closure_case (id, closure_id, booking_id, state, deadline)
       select gen_random_uuid(), s.closure_id, $1, 'offered', now() + interval '1 day' from slot s where s.id = $2`,
      [bookingId, slot.slotId],
    );
    expect(value(await readOrder(shop.deps, caller, order)).bookings[0]).toMatchObject({
      state: 'confirmed',
      closure: null,
      amendable: false,
    });
    const { trips } = value(await listTrips(shop.deps, caller, { part: 'coming', page: 1 }));
    expect(trips.map((trip) => trip.closedUntil)).toEqual([null]);
  });

  it('refuses requests that wait for their supplier, and finds those who pay only now', async () => {
    const onRequest = await shop.slot({ instant: false });
    const requested = await buy(shop, { adult: 1 }, onRequest);
    await close(onRequest);
    await followClosures(shop.deps);
    expect(value(await readOrder(shop.deps, requested.caller, requested.order)).bookings[0]?.state).toBe('rejected');
    const slot = await shop.slot();
    const on = await shop.toPage(await shop.buyer(), slot);
    await close(slot);
    await followClosures(shop.deps);
    expect(await casesOf(slot)).toEqual([]);
    await shop.payOnPage(on.page, goodCard);
    await settlePayment(shop.deps, on.attemptId, 'test');
    await followClosures(shop.deps);
    expect(await casesOf(slot)).toEqual(['offered']);
    await shop.mustBeSound();
  });

  it('is refused where nothing starts, and when it ends before it begins', async () => {
    const { productId } = await shop.slot();
    const dates = { productId, optionId: 'other', from: '2026-01-01', to: '2027-12-31', reason: 'closed' as const };
    expect(code(await closeDates(shop.deps, dates))).toBe('not_found');
    expect(code(await closeDates(shop.deps, { ...dates, from: '2028-01-01' }))).toBe('bad_request');
  });
});
