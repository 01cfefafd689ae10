import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyLeftEvents } from '#src/actions/checkout/payment/apply-left-events.ts';
import { receiveProviderEvent } from '#src/actions/checkout/payment/receive-provider-event.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { until, type Arrival } from '#sandbox/payments/dry-run.ts';
import { code, goodCard, openShop, value, type OnPage, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function paid(): Promise<{ readonly on: OnPage; readonly event: Arrival }> {
  const on = await shop.toPage(await shop.buyer(), await shop.slot());
  shop.stage.arrivals.length = 0;
  await shop.payOnPage(on.page, goodCard);
  await until(() => shop.stage.arrivals.some((one) => one.type === 'payment_intent.succeeded'));
  const event = shop.stage.arrivals.find((one) => one.type === 'payment_intent.succeeded');
  if (event === undefined) throw new Error('no event came');
  return { on, event };
}

function confirmed({ orderId }: OnPage): Promise<number> {
  return shop.count(`select from booking where order_id = $1 and state = 'confirmed'`, [orderId]);
}

test('an event confirms the order, and the same event again is taken and changes nothing', async () => {
  const { on, event } = await paid();
  const take = () => receiveProviderEvent(shop.deps, event.body, event.signature);
  expect(value(await take())).toEqual({ fresh: true });
  expect(await confirmed(on)).toBe(1);
  const repeated = await Promise.all([take(), take(), take()]);
  expect(repeated.map(value)).toEqual([{ fresh: false }, { fresh: false }, { fresh: false }]);
  for (const other of shop.stage.arrivals) value(await receiveProviderEvent(shop.deps, other.body, other.signature));
  expect(
    await shop.count('select from voucher v join booking b on b.id = v.booking_id where b.order_id = $1', [on.orderId]),
  ).toBe(1);
  expect(await shop.count('select from inbox where applied_at is null')).toBe(0);
  expect(await shop.violations()).toEqual([]);
});

test('an event about a settled payment is stored as applied without querying the provider', async () => {
  const { on, event } = await paid();
  expect(value(await receiveProviderEvent(shop.deps, event.body, event.signature))).toEqual({ fresh: true });
  const others = shop.stage.arrivals.filter((one) => one.id !== event.id && one.type.startsWith('checkout.session.'));
  expect(others.length).toBeGreaterThan(0);
  const read = async () => {
    throw new Error('no further call is expected');
  };
  const deps = { ...shop.deps, payments: { ...shop.deps.payments, read } };
  for (const other of others) {
    expect(value(await receiveProviderEvent(deps, other.body, other.signature))).toEqual({ fresh: true });
    expect(await shop.count('select from inbox where event_id = $1 and applied_at is not null', [other.id])).toBe(1);
  }
  expect(await confirmed(on)).toBe(1);
});

test('a forged, altered, unsigned or stale event is refused and not stored', async () => {
  const { on, event } = await paid();
  const altered = Buffer.from(event.body.toString('utf8').replace('"succeeded"', '"succeedeD"'));
  const old = { ...shop.deps, clock: () => Date.now() + 600_000 };
  expect(code(await receiveProviderEvent(shop.deps, altered, event.signature))).toBe('bad_request');
  expect(code(await receiveProviderEvent(shop.deps, event.body, forged(event.signature)))).toBe('bad_request');
  expect(code(await receiveProviderEvent(shop.deps, event.body, undefined))).toBe('bad_request');
  expect(code(await receiveProviderEvent(old, event.body, event.signature))).toBe('bad_request');
  expect(await shop.count('select from inbox where event_id = $1', [event.id])).toBe(0);
  expect(await confirmed(on)).toBe(0);
});

test('an event by itself decides nothing: the money is read', async () => {
  const { on, event } = await paid();
  const unpaid = {
    ...shop.deps.payments,
    read: async () => ({ kind: 'retryable' as const, code: 'unreachable' as const, detail: 'the test cut the line' }),
  };
  value(await receiveProviderEvent({ ...shop.deps, payments: unpaid }, event.body, event.signature));
  expect(await confirmed(on)).toBe(0);
  expect(await settlePayment(shop.deps, on.attemptId, 'test')).toEqual({ outcome: 'succeeded' });
});

test('an event whose taker crashed is applied by the worker', async () => {
  const { on, event } = await paid();
  const broken = { ...shop.deps.payments, read: async () => Promise.reject(new Error('the test broke it')) };
  value(await receiveProviderEvent({ ...shop.deps, payments: broken }, event.body, event.signature));
  expect(await confirmed(on)).toBe(0);
  await shop.deps.db.query(`update inbox set received_at = now() - interval '20 seconds' where applied_at is null`);
  await applyLeftEvents(shop.deps);
  expect(await confirmed(on)).toBe(1);
  expect(await shop.count('select from inbox where applied_at is null')).toBe(0);
});

function forged(signature: string): string {
  return signature.replace(/v1=(.)/, (_all, first) => `v1=${first === '0' ? '1' : '0'}`);
}
