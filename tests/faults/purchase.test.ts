import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCaches } from '#src/actions/open-caches.ts';
import { readCart } from '#src/actions/cart/read-cart.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { readCheckout } from '#src/actions/checkout/read-checkout.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { code, contact, goodCard, openShop, value, type Shop } from './shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a purchase from the cart to the voucher', async () => {
  const { deps } = shop;
  const caller = await shop.buyer();
  const slot = await shop.slot({ places: 5 });
  await shop.put(caller, slot, { adult: 2, child: 1 });
  const cart = value(await readCart(deps, caller));
  // 2,000 yen at 0.05 HKD, over 9.1 HKD for a euro: 10.99; a child half of it, rounded by itself.
  expect(cart.cart.total).toEqual({ minor: 2_747n, currency: 'EUR' });
  const checkout = value(await openCheckout(deps, caller, randomUUID()));
  expect(checkout).toMatchObject({ total: cart.cart.total, lastFailure: null, contact: null });
  expect(checkout.secondsLeft).toBeGreaterThan(890);
  expect(value(await readCart(deps, caller)).checkout).toMatchObject({ reference: checkout.reference });
  const { reference, quoteHash } = checkout;
  const { redirectUrl } = value(await payOrder(deps, caller, randomUUID(), { reference, quoteHash, contact }));
  expect(await shop.payOnPage(redirectUrl, goodCard)).toMatchObject({
    status: 303,
    to: `http://localhost:3000/payment/success/?order=${reference}`,
  });
  value(await readCheckout(deps, caller, reference));
  expect(
    await shop.count(
      `select from booking b join orders o on o.id = b.order_id where o.reference = $1 and b.state = 'confirmed'`,
      [reference],
    ),
  ).toBe(1);
  expect(await shop.count('select from ticket')).toBe(3);
  expect(await shop.count(`select from outbox where topic = 'mail.confirmation'`)).toBe(1);
  expect(value(await readCart(deps, caller)).cart.items).toEqual([]);
  const { rows } = await deps.db.query('select total, held, sold from inventory where id = $1', [slot.inventoryId]);
  expect(rows[0]).toEqual({ total: 5, held: 0, sold: 3 });
  expect(await shop.violations()).toEqual([]);
  expect(shop.log.filter((line) => line.level !== 'info')).toEqual([]);
  expect(code(await payOrder(deps, caller, randomUUID(), { reference, quoteHash, contact }))).toBe('already_paid');
});

test('twenty at once settle a payment once', async () => {
  const caller = await shop.buyer();
  const { page, attemptId, orderId } = await shop.toPage(caller, await shop.slot());
  await shop.payOnPage(page, goodCard);
  const settled = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      // Each in a separate process: in one they would take turns.
      settlePayment({ ...shop.deps, caches: openCaches(), db: { ...shop.deps.db } }, attemptId, `settle ${n}`),
    ),
  );
  expect(new Set(settled.map((one) => one?.outcome))).toEqual(new Set(['succeeded']));
  expect(
    await shop.count('select from voucher v join booking b on b.id = v.booking_id where b.order_id = $1', [orderId]),
  ).toBe(1);
  expect(
    await shop.count(`select from outbox where topic = 'mail.confirmation' and payload ->> 'orderId' = $1`, [orderId]),
  ).toBe(1);
  expect(
    await shop.count(
      `select from state_log l join booking b on b.id = l.ref where l.machine = 'booking' and b.order_id = $1`,
      [orderId],
    ),
  ).toBe(4);
  expect(await shop.violations()).toEqual([]);
});
