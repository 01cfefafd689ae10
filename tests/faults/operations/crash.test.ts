import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openCaches } from '#src/actions/open-caches.ts';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { tidyRecords } from '#src/actions/operations/tidy-records.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { pollPayments } from '#src/actions/checkout/payment/poll-payments.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Deps } from '#src/actions/deps.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import type { PaymentProvider } from '#src/domain/checkout/payment/payment.ts';
import type { Db, Queryable } from '#src/store/shared/database/db.ts';
import { code, contact, goodCard, openShop, value, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

const crash = 'the process died here';

/** Dies instead of running the statement that `at` recognises. */
function dyingAt(db: Db, at: RegExp): Db {
  const around = (on: Queryable): Queryable => ({
    query: (sql, values) =>
      at.test(typeof sql === 'string' ? sql : sql.name) ? Promise.reject(new Error(crash)) : on.query(sql, values),
  });
  return { ...around(db), transaction: (work, about) => db.transaction((tx) => work(around(tx)), about) };
}

function withProvider(deps: Deps, change: Partial<PaymentProvider>): Deps {
  return { ...deps, payments: { ...deps.payments, ...change } };
}

async function charged(reference: string): Promise<number> {
  const answer = await shop.stage.control('GET', '/_control/intents');
  const { intents } = answer as { intents: { received: number; metadata: Record<string, string> }[] };
  return intents.filter((one) => one.metadata['order'] === reference && one.received > 0).length;
}

test.each(['insert-order', 'insert-bookings', 'hold-places', 'end-claims|finish-call'])(
  'opening dies at %s: nothing is left, and the same key opens',
  async (at) => {
    const caller = await shop.buyer();
    const slot = await shop.slot();
    await shop.put(caller, slot);
    const key = randomUUID();
    await expect(
      openCheckout({ ...shop.deps, caches: openCaches(), db: dyingAt(shop.deps.db, new RegExp(at)) }, caller, key),
    ).rejects.toThrow(crash);
    expect(await shop.count('select from orders where account_id = $1', [caller.account?.id])).toBe(0);
    expect(await shop.count('select from inventory where id = $1 and held = 0', [slot.inventoryId])).toBe(1);
    expect(code(await openCheckout(shop.deps, caller, key))).toBe('ok');
  },
);

test.each([
  ['before_psp', false],
  ['after_psp', true],
])('paying dies %s: the key waits for its lease, then gives the one page', async (_where, called) => {
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot());
  const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, randomUUID()));
  const dying = withProvider(shop.deps, {
    begin: async (request) => {
      if (called) await shop.deps.payments.begin(request);
      throw new Error(crash);
    },
  });
  const key = randomUUID();
  const payment = { reference, quoteHash, contact };
  await expect(payOrder(dying, caller, key, payment)).rejects.toThrow(crash);
  expect(code(await payOrder(shop.deps, caller, key, payment))).toBe('still_running');
  await shop.deps.db.query(`update idempotency set locked_until = now() - interval '1 second' where status is null`);
  const { redirectUrl } = value(await payOrder(shop.deps, caller, key, payment));
  expect(value(await payOrder(shop.deps, caller, randomUUID(), payment)).redirectUrl).toBe(redirectUrl);
  await shop.payOnPage(redirectUrl, goodCard);
  await shop.deps.db.query('update payment set next_check_at = now() where next_check_at is not null');
  await pollPayments(shop.deps);
  expect(await charged(reference)).toBe(1);
  expect(
    await shop.count(
      `select from booking b join orders o on o.id = b.order_id where o.reference = $1 and b.state = 'confirmed'`,
      [reference],
    ),
  ).toBe(1);
});

test('a claim whose owner died is given back by the worker', async () => {
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot());
  const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, randomUUID()));
  const dying = withProvider(shop.deps, { begin: async () => Promise.reject(new Error(crash)) });
  await expect(payOrder(dying, caller, randomUUID(), { reference, quoteHash, contact })).rejects.toThrow(crash);
  await shop.deps.db.query(`update idempotency set locked_until = now() - interval '31 seconds' where status is null`);
  await tidyRecords(shop.deps);
  expect(await shop.count('select from idempotency where status is null')).toBe(0);
});

test.each(['sell-places', 'insert-vouchers', 'write-ledger', 'insert-outbox', 'delete-bought-items'])(
  'settling dies at %s: all or nothing, and the next look confirms',
  async (at) => {
    const on = await shop.toPage(await shop.buyer(), await shop.slot());
    await shop.payOnPage(on.page, goodCard);
    await expect(
      settlePayment(
        { ...shop.deps, caches: openCaches(), db: dyingAt(shop.deps.db, new RegExp(at)) },
        on.attemptId,
        'test',
      ),
    ).rejects.toThrow(crash);
    expect(
      await shop.count(`select from booking where order_id = $1 and state = 'pending_payment'`, [on.orderId]),
    ).toBe(1);
    await shop.mustBeSound();
    expect(await settlePayment(shop.deps, on.attemptId, 'test')).toEqual({ outcome: 'succeeded' });
    expect(await shop.count(`select from booking where order_id = $1 and state = 'confirmed'`, [on.orderId])).toBe(1);
  },
);

test('sweeping dies in the middle: nothing is given back twice, and others have their turn', async () => {
  const slot = await shop.slot();
  const caller = await shop.buyer();
  await shop.put(caller, slot);
  value(await openCheckout(shop.deps, caller, randomUUID()));
  await shop.deps.db.query(`update hold set expires_at = now() - interval '1 second' where state = 'active'`);
  expect(await sweepHolds({ ...shop.deps, caches: openCaches(), db: dyingAt(shop.deps.db, /release-places/) })).toBe(0);
  expect(shop.log.at(-1)).toMatchObject({ level: 'error', message: 'ending a hold failed' });
  expect(await shop.count('select from inventory where id = $1 and held = 1', [slot.inventoryId])).toBe(1);
  expect(await sweepHolds(shop.deps)).toBeGreaterThan(0);
  expect(await shop.count('select from inventory where id = $1 and held = 0', [slot.inventoryId])).toBe(1);
});

test('bought, cancelled and paid back, with a crash after the refund call: paid back once, and all is sound', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot();
  const on = await shop.toPage(caller, slot, { adult: 2 });
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  const { rows } = await shop.deps.db.query<{ reference: string; amount: bigint }>(
    'select reference, amount_minor as amount from booking where order_id = $1',
    [on.orderId],
  );
  const { reference = '', amount = 0n } = rows[0] ?? {};
  expect(code(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor: Number(amount) }))).toBe(
    'ok',
  );
  await shop.mustBeSound();
  const dying = withProvider(shop.deps, {
    refund: async (request) => {
      await shop.deps.payments.refund(request);
      throw new Error(crash);
    },
  });
  await pollRefunds(dying);
  expect(
    await shop.count(
      `select from refund r join payment p on p.id = r.payment_id where p.order_id = $1 and r.state = 'submitted'`,
      [on.orderId],
    ),
  ).toBe(1);
  await shop.deps.db.query('update refund set next_check_at = now() where next_check_at is not null');
  await pollRefunds(shop.deps);
  const { rows: books } = await shop.deps.db.query<{ account: string; sum: string }>(
    `select account, sum(amount_minor)::text as sum from ledger group by account having account in ('refunds')`,
  );
  expect(books).toEqual([{ account: 'refunds', sum: '0' }]);
  expect(
    await shop.count(`select from outbox where topic = 'mail.refund' and payload ->> 'orderId' = $1`, [on.orderId]),
  ).toBe(1);
  expect(await shop.count('select from inventory where id = $1 and held = 0 and sold = 0', [slot.inventoryId])).toBe(1);
});
