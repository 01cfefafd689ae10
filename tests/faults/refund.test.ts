import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answerSupplierRequest } from '#src/actions/booking/answer-supplier-request.ts';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { settlePayment } from '#src/actions/checkout/settle-payment.ts';
import { cancelBooking } from '#src/actions/orders/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/quote-cancellation.ts';
import { insertApprovedRefund } from '#src/store/refunds.store.ts';
import { goodCard, openShop, value, type OnPage, type Shop, type SlotSettings } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

type Bought = OnPage & { readonly paymentId: string; readonly bookingId: string; readonly reference: string };

async function buy(caller: Awaited<ReturnType<Shop['buyer']>>, about: SlotSettings = {}): Promise<Bought> {
  const on = await shop.toPage(caller, await shop.slot(about), { adult: 2 });
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  const { rows } = await shop.deps.db.query<{ paymentId: string; bookingId: string; reference: string }>(
    `select p.id as "paymentId", b.id as "bookingId", b.reference from payment p join booking b on b.order_id = p.order_id
     where p.order_id = $1`,
    [on.orderId],
  );
  const [known] = rows;
  if (known === undefined) throw new Error('nothing was bought');
  return { ...on, ...known };
}

function refund(paymentId: string, amountMinor: bigint): Promise<string | null> {
  const asked = { id: randomUUID(), paymentId, bookingId: null, amountMinor, reason: 'planted' };
  return shop.deps.db.transaction((tx) => insertApprovedRefund(tx, asked), { cause: 'test' });
}

async function refundsOf(paymentId: string): Promise<unknown> {
  const { rows } = await shop.deps.db.query(
    'select count(*) as n, coalesce(sum(amount_minor), 0)::bigint as minor from refund where payment_id = $1',
    [paymentId],
  );
  return rows[0];
}

test('refunds go up to what was captured and not one unit further', async () => {
  const { paymentId, checkout } = await buy(await shop.buyer());
  const all = checkout.total.minor;
  expect(await refund(paymentId, all + 1n)).toBeNull();
  expect(await refund(paymentId, all - 1n)).not.toBeNull();
  expect(await refund(paymentId, 2n)).toBeNull();
  expect(await refund(paymentId, 1n)).not.toBeNull();
  expect(await refund(paymentId, 1n)).toBeNull();
  expect(await refundsOf(paymentId)).toEqual({ n: 2n, minor: all });
});

test('of refunds at the same moment no more are written than the money covers', async () => {
  const { paymentId, checkout } = await buy(await shop.buyer());
  const half = checkout.total.minor / 2n;
  const written = await Promise.all(Array.from({ length: 8 }, () => refund(paymentId, half)));
  expect(written.filter((id) => id !== null)).toHaveLength(2);
  expect(await refundsOf(paymentId)).toEqual({ n: 2n, minor: half * 2n });
});

test('a rejected refund leaves its money to another', async () => {
  const { paymentId, checkout } = await buy(await shop.buyer());
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `insert into refund (id, payment_id, state, amount_minor, reason) values ($1, $2, 'requested', $3, 'planted') returning id`,
    [randomUUID(), paymentId, checkout.total.minor],
  );
  expect(await refund(paymentId, 1n)).toBeNull();
  await shop.deps.db.query(`update refund set state = 'rejected' where id = $1`, [rows[0]?.id]);
  expect(await refund(paymentId, checkout.total.minor)).not.toBeNull();
});

test('a cancellation that the payment does not cover is undone as a whole', async () => {
  const caller = await shop.buyer();
  const { paymentId, bookingId, reference } = await buy(caller);
  const quote = value(await quoteCancellation(shop.deps, caller, reference));
  expect(await refund(paymentId, 1n)).not.toBeNull();
  const cancellation = { reference, refundMinor: Number(quote.refund.minor) };
  await expect(cancelBooking(shop.deps, caller, randomUUID(), cancellation)).rejects.toThrow(
    /exceeds what was captured/,
  );
  expect(await shop.count(`select from booking where id = $1 and state = 'confirmed'`, [bookingId])).toBe(1);
  expect(await shop.count(`select from voucher where booking_id = $1 and voided_at is null`, [bookingId])).toBe(1);
  expect(await refundsOf(paymentId)).toEqual({ n: 1n, minor: 1n });
});

test('so is a refusal by a supplier', async () => {
  const { paymentId, bookingId } = await buy(await shop.buyer(), { instant: false });
  expect(await refund(paymentId, 1n)).not.toBeNull();
  await expect(answerSupplierRequest(shop.deps, bookingId, 'refused')).rejects.toThrow(/exceeds what was captured/);
  expect(await shop.count(`select from booking where id = $1 and state = 'confirming'`, [bookingId])).toBe(1);
});

test('late money that cannot go back as a whole is kept and frozen for a person', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot({ places: 1 });
  const on = await shop.toPage(caller, slot);
  await shop.payOnPage(on.page, goodCard);
  value(await leaveCheckout(shop.deps, caller, on.checkout.reference));
  await shop.deps.db.query('update slot set closed = true where id = $1', [slot.slotId]);
  const { rows } = await shop.deps.db.query<{ id: string }>('select id from payment where order_id = $1', [on.orderId]);
  const paymentId = rows[0]?.id ?? '';
  await shop.deps.db.query(
    `insert into refund (id, payment_id, state, amount_minor, reason) values ($1, $2, 'requested', 1, 'planted')`,
    [randomUUID(), paymentId],
  );
  await settlePayment(shop.deps, on.attemptId, 'test');
  expect(
    await shop.count(
      `select from payment where id = $1 and state = 'succeeded' and frozen_reason = 'refund_exceeds_captured'`,
      [paymentId],
    ),
  ).toBe(1);
  expect(await refundsOf(paymentId)).toEqual({ n: 1n, minor: 1n });
  expect(shop.log.at(-1)).toMatchObject({ level: 'error', about: { reason: 'refund_exceeds_captured' } });
  // The one violation is what waits for a person; they look at it.
  expect(await shop.violations()).toEqual([expect.stringMatching(/^I17/)]);
  await shop.deps.db.query('update payment set frozen_reason = null where id = $1', [paymentId]);
});
