import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answerSupplierRequest } from '#src/actions/checkout/bookings/answer-supplier-request.ts';
import { refuseSilentRequests } from '#src/actions/checkout/bookings/refuse-silent-requests.ts';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { refundByHand } from '#src/actions/orders/staff/refund-by-hand.ts';
import { answerHours } from '#src/domain/suppliers/supplier-gateway.ts';
import { waitingRequests } from '#src/store/operations/operations.store.ts';
import { processOutbox } from '#src/jobs/process-outbox.ts';
import { bookingHandlers } from '#src/jobs/handlers.ts';
import { contact, goodCard, openShop, value, type Shop, type Slot } from './shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

async function waiting(): Promise<{ readonly bookingId: string; readonly orderId: string; readonly slot: Slot }> {
  const slot = await shop.slot({ instant: false });
  const on = await shop.toPage(await shop.buyer(), slot, { adult: 2 });
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  const { rows } = await shop.deps.db.query<{ id: string; state: string }>(
    'select id, state from booking where order_id = $1',
    [on.orderId],
  );
  expect(rows).toMatchObject([{ state: 'confirming' }]);
  return { bookingId: rows[0]?.id ?? '', orderId: on.orderId, slot };
}

function countIn(state: string, bookingId: string): Promise<number> {
  return shop.count('select from booking where id = $1 and state = $2', [bookingId, state]);
}

test('a sample supplier accepts by the outbox, and the voucher follows', async () => {
  const { bookingId } = await waiting();
  expect(await shop.count('select from voucher where booking_id = $1', [bookingId])).toBe(0);
  expect(await processOutbox(shop.deps, bookingHandlers)).toBe(1);
  expect(await countIn('confirmed', bookingId)).toBe(1);
  expect(await shop.count('select from voucher where booking_id = $1', [bookingId])).toBe(1);
  expect(await shop.count(`select from outbox where topic = 'mail.confirmation' and dedupe = $1`, [bookingId])).toBe(1);
});

test('a shop that no supplier is connected to waits for an answer, with sample reviews or without, and refunds in full', async () => {
  const { supplier: _, ...unconnected } = shop.deps;
  for (const sampleData of [true, false]) {
    const { bookingId } = await waiting();
    await processOutbox({ ...unconnected, sampleData }, bookingHandlers);
    expect(await countIn('confirming', bookingId)).toBe(1);
    expect(await shop.count('select from voucher where booking_id = $1', [bookingId])).toBe(0);
    await shop.deps.db.query(`update booking set created_at = now() - interval '49 hours' where id = $1`, [bookingId]);
    await refuseSilentRequests({ ...unconnected, sampleData });
    expect(await countIn('rejected', bookingId)).toBe(1);
    const whole = `select from refund r join booking b on b.id = r.booking_id where b.id = $1 and r.amount_minor = b.amount_minor`;
    expect(await shop.count(whole, [bookingId])).toBe(1);
  }
});

test('a supplier is requested while the emails of the same order cannot be sent', async () => {
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot());
  await shop.put(caller, await shop.slot({ instant: false }));
  const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, randomUUID()));
  const paying = { reference, quoteHash, contact };
  await shop.payOnPage(value(await payOrder(shop.deps, caller, randomUUID(), paying)).redirectUrl, goodCard);
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `select a.id from payment_attempt a join payment p on p.id = a.payment_id join orders o on o.id = p.order_id
     where o.reference = $1`,
    [reference],
  );
  await settlePayment(shop.deps, rows[0]?.id ?? '', 'test');
  const shut = () => Promise.reject(new Error('the post office is shut'));
  await processOutbox(shop.deps, { ...bookingHandlers, 'mail.confirmation': shut });
  expect(
    await shop.count(
      `select from booking b join orders o on o.id = b.order_id where o.reference = $1 and b.state = 'confirmed'`,
      [reference],
    ),
  ).toBe(2);
});

test('a refusal refunds the rest after a partial refund by staff', async () => {
  const { bookingId, orderId } = await waiting();
  const { rows } = await shop.deps.db.query<{ reference: string }>('select reference from booking where id = $1', [
    bookingId,
  ]);
  const { reference } = rows[0] ?? { reference: '' };
  const given = await refundByHand(shop.deps, { reference, amount: '1', reason: 'a long wait' });
  expect(given).toMatchObject({ ok: true });
  expect(await answerSupplierRequest(shop.deps, bookingId, 'refused')).toBe(true);
  const gone = `(select sum(r.amount_minor) from refund r where r.booking_id = b.id and r.state <> 'rejected')`;
  expect(await shop.count(`select from booking b where order_id = $1 and ${gone} = amount_minor`, [orderId])).toBe(1);
});

test('a refusal frees the places and gives the whole price back, once', async () => {
  const { bookingId, slot } = await waiting();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => answerSupplierRequest(shop.deps, bookingId, 'refused')),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await answerSupplierRequest(shop.deps, bookingId, 'accepted')).toBe(false);
  await pollRefunds(shop.deps);
  expect(await shop.count(`select from refund where booking_id = $1 and state = 'succeeded'`, [bookingId])).toBe(1);
  const { rows } = await shop.deps.db.query('select held, sold from inventory where id = $1', [slot.inventoryId]);
  expect(rows[0]).toEqual({ held: 0, sold: 0 });
});

test('only a supplier who is silent for two days has refused', async () => {
  const silent = await waiting();
  const fresh = await waiting();
  await shop.deps.db.query(`update booking set created_at = now() - interval '49 hours' where id = $1`, [
    silent.bookingId,
  ]);
  await refuseSilentRequests(shop.deps);
  expect(await countIn('rejected', silent.bookingId)).toBe(1);
  expect(await countIn('confirming', fresh.bookingId)).toBe(1);
});

test('an answer for nothing changes nothing', async () => {
  expect(await answerSupplierRequest(shop.deps, randomUUID(), 'accepted')).toBe(false);
});

test('the operator sees which bookings wait for a supplier, and until when', async () => {
  const { bookingId } = await waiting();
  const { rows } = await shop.deps.db.query<{ reference: string }>('select reference from booking where id = $1', [
    bookingId,
  ]);
  const mine = async () =>
    (await waitingRequests(shop.deps.db, answerHours)).find((one) => one.booking === rows[0]?.reference);
  expect(await mine()).toMatchObject({ hoursLeft: answerHours - 1 });
  await answerSupplierRequest(shop.deps, bookingId, 'refused');
  expect(await mine()).toBeUndefined();
});
