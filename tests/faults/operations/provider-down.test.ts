import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { pollPayments } from '#src/actions/checkout/payment/poll-payments.ts';
import { probeProvider } from '#src/actions/checkout/payment/probe-provider.ts';
import { readCheckout } from '#src/actions/checkout/read-checkout.ts';
import type { Deps } from '#src/actions/deps.ts';
import { guardedProvider } from '#src/adapters/payments/guarded-provider.ts';
import { serve } from '#src/api/serve.ts';
import { code, contact, goodCard, openShop, value, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.stage.control('DELETE', '/_control/faults');
  await shop.mustBeSound();
});

/** The shop with a breaker before the provider, as it runs, and a clock that is pushed by hand. */
function guarded(): { readonly deps: Deps; readonly at: { now: number } } {
  const at = { now: Date.now() };
  const payments = guardedProvider(
    shop.deps.payments,
    () => at.now,
    () => undefined,
  );
  return { deps: { ...shop.deps, payments }, at };
}

async function down(times: number): Promise<void> {
  for (const on of ['POST /v1', 'GET /v1'])
    await shop.stage.control('POST', '/_control/faults', { on, kind: 'error-before', times });
}

async function dueNow(): Promise<void> {
  await shop.deps.db.query('update payment set next_check_at = now() where next_check_at is not null');
}

test('a provider that is down is reported at once, nothing is lost, and the same order is paid when it recovers', async () => {
  const { deps, at } = guarded();
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot());
  const { reference, quoteHash } = value(await openCheckout(deps, caller, randomUUID()));
  const paying = { reference, quoteHash, contact };
  const other = await shop.buyer();
  await shop.put(other, await shop.slot());
  const second = value(await openCheckout(deps, other, randomUUID()));
  await down(1_000);
  for (let n = 0; n < 5; n += 1)
    expect(code(await payOrder(deps, caller, randomUUID(), paying))).toBe('payment_unavailable');
  expect(deps.payments.availability()).toEqual({ state: 'open', retryAfterMs: 5_000 });

  const body = { quoteHash: second.quoteHash, contact };
  const requested = {
    path: `/v1/ordersrv/checkout/${second.reference}/pay`,
    method: 'POST',
    query: new URLSearchParams(),
    body,
    idempotencyKey: randomUUID(),
  };
  const served = await serve(deps, other, requested);
  expect([served.status, served.retryAfter]).toEqual([503, 5]);
  expect(
    await shop.count('select from payment p join orders o on o.id = p.order_id where o.reference = $1', [
      second.reference,
    ]),
  ).toBe(0);
  expect(value(await readCheckout(deps, other, second.reference)).secondsLeft).toBeGreaterThan(800);

  // One attempt, begun and not known; no query is sent for it while the provider rests, and it stays due.
  await dueNow();
  await pollPayments(deps);
  await pollRefunds(deps);
  expect(await shop.count('select from payment where next_check_at <= now()')).toBe(1);
  await probeProvider(deps);
  expect(deps.payments.availability().state).toBe('open');
  at.now += 5_000;
  await probeProvider(deps);
  expect(deps.payments.availability()).toEqual({ state: 'open', retryAfterMs: 10_000 });
  await shop.stage.control('DELETE', '/_control/faults');
  at.now += 10_000;
  await probeProvider(deps);
  expect(deps.payments.availability().state).toBe('closed');

  await pollPayments(deps);
  const page = value(await payOrder(deps, caller, randomUUID(), paying)).redirectUrl;
  expect(await shop.count('select from payment_attempt')).toBe(1);
  await shop.payOnPage(page, goodCard);
  await dueNow();
  await pollPayments(deps);
  expect(await shop.count(`select from booking where state = 'confirmed'`)).toBe(1);
  expect((await serve(deps, other, { ...requested, idempotencyKey: randomUUID() })).status).toBe(200);
});

test('a buyer with a page open pays and returns while calls are suspended, and learns the result later', async () => {
  const { deps, at } = guarded();
  const caller = await shop.buyer();
  const on = await shop.toPage(caller, await shop.slot());
  const { reference, quoteHash } = on.checkout;
  await shop.payOnPage(on.page, goodCard);
  await down(5);
  for (let n = 0; n < 5; n += 1) await deps.payments.probe();
  const paying = { reference, quoteHash, contact };
  expect(value(await payOrder(deps, caller, randomUUID(), paying)).redirectUrl).toBe(on.page);
  expect(value(await readCheckout(deps, caller, reference)).secondsLeft).toBeGreaterThan(800);
  expect(await shop.count(`select from booking where order_id = $1 and state = 'pending_payment'`, [on.orderId])).toBe(
    1,
  );
  at.now += 5_000;
  await probeProvider(deps);
  value(await readCheckout(deps, caller, reference));
  expect(await shop.count(`select from booking where order_id = $1 and state = 'confirmed'`, [on.orderId])).toBe(1);
});
