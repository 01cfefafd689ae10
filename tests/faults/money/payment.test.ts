import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { settleRefund } from '#src/actions/checkout/refunds/settle-refund.ts';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { attendCheckout } from '#src/actions/checkout/attend-checkout.ts';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { pollPayments } from '#src/actions/checkout/payment/poll-payments.ts';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { readCheckout } from '#src/actions/checkout/read-checkout.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { PaymentReading } from '#src/domain/checkout/payment/payment.ts';
import { card, done } from '#sandbox/payments/dry-run.ts';
import { code, contact, goodCard, openShop, value, type OnPage, type Shop, type Slot } from '../shop/shop.ts';

const declinedCard = '4000000000000002';
const poorCard = '4000000000009995';
const slowCard = '4000000000000077';
const slowFailingCard = '4000000000000341';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.stage.control('DELETE', '/_control/faults');
  await shop.mustBeSound();
});

const key = randomUUID;

async function stateOf(reference: string) {
  const { rows } = await shop.deps.db.query<{ payment: string | null; bookings: string[] }>(
    `select (select p.state from payment p where p.order_id = o.id order by p.created_at desc limit 1) as payment,
       array(select b.state from booking b where b.order_id = o.id order by b.created_at, b.id) as bookings
     from orders o where o.reference = $1`,
    [reference],
  );
  return rows[0];
}

async function stockOf(slot: Slot): Promise<unknown> {
  const { rows } = await shop.deps.db.query('select held, sold from inventory where id = $1', [slot.inventoryId]);
  return rows[0];
}

/** What the provider has of an order: one line for each intent. */
async function charges(
  orderReference: string,
): Promise<readonly { readonly received: number; readonly refunded: number }[]> {
  const answer = await shop.stage.control('GET', '/_control/intents');
  const { intents } = answer as { intents: { received: number; refunded: number; metadata: Record<string, string> }[] };
  return intents.filter((one) => one.metadata['order'] === orderReference && one.received > 0);
}

async function overdue(on: OnPage, extended: boolean): Promise<void> {
  await shop.deps.db.query(
    `update hold h set expires_at = now() - interval '1 second', extended_at = case when $2 then now() end
     from booking b where b.id = h.booking_id and b.order_id = $1 and h.state = 'active'`,
    [on.orderId, extended],
  );
}

/** The hold ended while the page was open, and the worker has not closed it yet. */
async function releasedOnPage(caller: Caller, slot: Slot): Promise<OnPage> {
  const on = await shop.toPage(caller, slot);
  await overdue(on, true);
  await sweepHolds(shop.deps);
  expect((await stateOf(on.checkout.reference))?.bookings).toEqual(['released']);
  return on;
}

function dueNow(): Promise<unknown> {
  return shop.deps.db.query('update payment set next_check_at = now() where next_check_at is not null');
}

test('a declined card is reported, the same page accepts another, and the order is paid once', async () => {
  const caller = await shop.buyer();
  const { checkout, page } = await shop.toPage(caller, await shop.slot());
  const { reference, quoteHash } = checkout;
  await shop.payOnPage(page, declinedCard);
  const declined = value(await readCheckout(shop.deps, caller, reference));
  expect(declined).toMatchObject({ lastFailure: 'card_declined', pageOpen: true });
  expect(await stateOf(reference)).toEqual({ payment: 'requires_payment_method', bookings: ['pending_payment'] });
  const again = value(await payOrder(shop.deps, caller, key(), { reference, quoteHash, contact }));
  expect(again.redirectUrl).toBe(page);
  await shop.payOnPage(page, poorCard);
  await shop.deps.db.query(`update payment set checked_at = null`);
  expect(value(await readCheckout(shop.deps, caller, reference)).lastFailure).toBe('card_insufficient_funds');
  await shop.payOnPage(page, goodCard);
  await shop.deps.db.query(`update payment set checked_at = null`);
  expect(value(await readCheckout(shop.deps, caller, reference)).lastFailure).toBeNull();
  expect(await stateOf(reference)).toEqual({ payment: 'succeeded', bookings: ['confirmed'] });
  expect(await charges(reference)).toHaveLength(1);
});

test('a submit ten times at once with one key opens one page and charges once', async () => {
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot());
  const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, key()));
  const one = key();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => payOrder(shop.deps, caller, one, { reference, quoteHash, contact })),
  );
  expect(answers.map(code).filter((one) => one !== 'ok' && one !== 'still_running')).toEqual([]);
  const pages = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.redirectUrl] : [])));
  expect(pages.size).toBe(1);
  const [page = ''] = pages;
  expect(value(await payOrder(shop.deps, caller, one, { reference, quoteHash, contact })).redirectUrl).toBe(page);
  await shop.payOnPage(page, goodCard);
  await dueNow();
  await pollPayments(shop.deps);
  expect(await stateOf(reference)).toEqual({ payment: 'succeeded', bookings: ['confirmed'] });
  expect(
    await shop.count(
      'select from payment_attempt a join payment p on p.id = a.payment_id join orders o on o.id = p.order_id where o.reference = $1',
      [reference],
    ),
  ).toBe(1);
  expect(await charges(reference)).toHaveLength(1);
});

test.each(['reset-after', 'error-after', 'reset-before'])(
  'an answer lost by %s is requested again under the same key',
  async (kind) => {
    const caller = await shop.buyer();
    await shop.put(caller, await shop.slot());
    const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, key()));
    await shop.stage.control('POST', '/_control/faults', { on: 'POST /v1/checkout/sessions', kind, times: 1 });
    const one = key();
    const pay = () => payOrder(shop.deps, caller, one, { reference, quoteHash, contact });
    expect(code(await pay())).toBe('payment_unavailable');
    expect(await stateOf(reference)).toEqual({ payment: 'requires_payment_method', bookings: ['pending_payment'] });
    const { redirectUrl } = value(await pay());
    await shop.payOnPage(redirectUrl, goodCard);
    await dueNow();
    await pollPayments(shop.deps);
    expect(await stateOf(reference)).toEqual({ payment: 'succeeded', bookings: ['confirmed'] });
    expect(await charges(reference)).toHaveLength(1);
    expect(
      await shop.count(
        'select from payment_attempt a join payment p on p.id = a.payment_id join orders o on o.id = p.order_id where o.reference = $1',
        [reference],
      ),
    ).toBe(1);
  },
);

test('the worker finds the page of a lost answer, and a submit with another key gets the same one', async () => {
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot());
  const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, key()));
  await shop.stage.control('POST', '/_control/faults', {
    on: 'POST /v1/checkout/sessions',
    kind: 'reset-after',
    times: 1,
  });
  const pay = () =>
    payOrder(shop.deps, caller, key(), { reference, quoteHash, contact: { ...contact, email: 'other@example.com' } });
  expect(code(await pay())).toBe('payment_unavailable');
  await dueNow();
  await pollPayments(shop.deps);
  const { rows } = await shop.deps.db.query<{ url: string }>(
    `select a.redirect_url as url from payment_attempt a join payment p on p.id = a.payment_id join orders o on o.id = p.order_id where o.reference = $1`,
    [reference],
  );
  expect(rows).toEqual([{ url: value(await pay()).redirectUrl }]);
});

test('a slow payment extends the hold once, and prevents leaving and paying meanwhile', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot();
  const on = await shop.toPage(caller, slot);
  const { reference, quoteHash } = on.checkout;
  await shop.payOnPage(on.page, slowCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  expect(await stateOf(reference)).toEqual({ payment: 'processing', bookings: ['pending_payment'] });
  expect(code(await payOrder(shop.deps, caller, key(), { reference, quoteHash, contact }))).toBe('payment_processing');
  expect(value(await leaveCheckout(shop.deps, caller, reference))).toEqual({ released: false });
  const gone = { reference, page: randomUUID(), here: false };
  expect(value(await attendCheckout(shop.deps, caller, gone)).secondsLeft).toBeGreaterThan(290);
  await overdue(on, false);
  await sweepHolds(shop.deps);
  expect(value(await readCheckout(shop.deps, caller, reference)).secondsLeft).toBeGreaterThan(290);
  await shop.stage.control('POST', '/_control/settle', {});
  await settlePayment(shop.deps, on.attemptId, 'test');
  expect(await stateOf(reference)).toEqual({ payment: 'succeeded', bookings: ['confirmed'] });
  expect(await stockOf(slot)).toEqual({ held: 0, sold: 1 });
});

test('a payment that fails late leaves the order payable, on a new page', async () => {
  const caller = await shop.buyer();
  const on = await shop.toPage(caller, await shop.slot());
  const { reference, quoteHash } = on.checkout;
  await shop.payOnPage(on.page, slowFailingCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  await shop.stage.control('POST', '/_control/settle', {});
  await settlePayment(shop.deps, on.attemptId, 'test');
  expect(await stateOf(reference)).toEqual({ payment: 'requires_payment_method', bookings: ['pending_payment'] });
  expect(value(await readCheckout(shop.deps, caller, reference)).lastFailure).toBe('card_declined');
  const { redirectUrl } = value(await payOrder(shop.deps, caller, key(), { reference, quoteHash, contact }));
  expect(redirectUrl).not.toBe(on.page);
  await shop.payOnPage(redirectUrl, goodCard);
  await dueNow();
  await pollPayments(shop.deps);
  expect(await stateOf(reference)).toEqual({ payment: 'succeeded', bookings: ['confirmed'] });
});

test('leaving closes the provider page, and the payment is canceled', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot();
  const on = await shop.toPage(caller, slot);
  expect(value(await leaveCheckout(shop.deps, caller, on.checkout.reference))).toEqual({ released: true });
  await pollPayments(shop.deps);
  expect(await stateOf(on.checkout.reference)).toEqual({ payment: 'canceled', bookings: ['released'] });
  expect((await shop.stage.get(on.page)).text).not.toContain('name="number"');
  expect(await stockOf(slot)).toEqual({ held: 0, sold: 0 });
});

test('money that comes after the hold is over takes the places again under a new line', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot();
  const on = await releasedOnPage(caller, slot);
  await shop.payOnPage(on.page, goodCard);
  await pollPayments(shop.deps);
  expect(await stateOf(on.checkout.reference)).toEqual({ payment: 'succeeded', bookings: ['released', 'confirmed'] });
  expect(await stockOf(slot)).toEqual({ held: 0, sold: 1 });
  expect(await shop.count('select from booking b where b.order_id = $1 and b.replaces is not null', [on.orderId])).toBe(
    1,
  );
});

test('money that arrives after the places were sold to another buyer is refunded', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot({ places: 1 });
  const on = await releasedOnPage(caller, slot);
  const faster = await shop.buyer();
  await shop.put(faster, slot);
  value(await openCheckout(shop.deps, faster, key()));
  await shop.payOnPage(on.page, goodCard);
  await pollPayments(shop.deps);
  expect(await stateOf(on.checkout.reference)).toEqual({ payment: 'succeeded', bookings: ['released'] });
  expect(await shop.violations()).toEqual([]);
  await pollRefunds(shop.deps);
  expect(
    await shop.count(
      `select from refund r join payment p on p.id = r.payment_id where p.order_id = $1 and r.state = 'succeeded' and r.reason = 'late_success'`,
      [on.orderId],
    ),
  ).toBe(1);
  const [charge] = await charges(on.checkout.reference);
  expect(charge?.refunded).toBe(charge?.received);
  expect(
    await shop.count(`select from ledger where account = 'refunds' group by currency having sum(amount_minor) <> 0`),
  ).toBe(0);
});

test('a success for a payment that was canceled is a payment of its own', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot();
  const on = await shop.toPage(caller, slot);
  value(await leaveCheckout(shop.deps, caller, on.checkout.reference));
  await pollPayments(shop.deps);
  const late = readingOf(shop.deps, (reading) => ({
    ...reading,
    state: 'succeeded',
    outcome: 'succeeded',
    capturedMinor: reading.amountMinor,
  }));
  await settlePayment(late, on.attemptId, 'test');
  expect(await shop.count('select from payment where order_id = $1', [on.orderId])).toBe(2);
  expect(await stateOf(on.checkout.reference)).toMatchObject({ bookings: ['released', 'confirmed'] });
  // Terminal wins: the older reading changes nothing.
  await settlePayment(shop.deps, on.attemptId, 'test');
  expect(await stockOf(slot)).toEqual({ held: 0, sold: 1 });
});

test.each([
  ['another amount', (reading: PaymentReading) => ({ ...reading, amountMinor: reading.amountMinor - 1n })],
  ['another currency', (reading: PaymentReading) => ({ ...reading, currency: 'JPY' as const })],
  [
    'less money than requested',
    (reading: PaymentReading) => ({ ...reading, capturedMinor: reading.capturedMinor - 1n }),
  ],
  ['another attempt', (reading: PaymentReading) => ({ ...reading, attemptId: randomUUID() })],
])('a reading of %s freezes the payment and confirms nothing', async (_what, change) => {
  const caller = await shop.buyer();
  const on = await shop.toPage(caller, await shop.slot());
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(readingOf(shop.deps, change), on.attemptId, 'test');
  expect((await stateOf(on.checkout.reference))?.bookings).toEqual(['pending_payment']);
  expect(shop.log.at(-1)).toMatchObject({ level: 'error' });
  expect(await shop.violations()).toContainEqual(expect.stringMatching(/^I17/));
  // Frozen: even a right reading changes nothing until a person has looked.
  await settlePayment(shop.deps, on.attemptId, 'test');
  expect((await stateOf(on.checkout.reference))?.bookings).toEqual(['pending_payment']);
  await shop.deps.db.query('update payment set frozen_reason = null where order_id = $1', [on.orderId]);
  await settlePayment(shop.deps, on.attemptId, 'test');
  expect((await stateOf(on.checkout.reference))?.bookings).toEqual(['confirmed']);
});

test('a silent provider changes nothing, and is queried again later', async () => {
  const caller = await shop.buyer();
  const on = await shop.toPage(caller, await shop.slot());
  await shop.payOnPage(on.page, goodCard);
  await shop.stage.control('POST', '/_control/faults', {
    on: 'GET /v1/checkout/sessions',
    kind: 'error-before',
    times: 1,
  });
  expect(await settlePayment(shop.deps, on.attemptId, 'test')).toEqual({ outcome: 'unknown' });
  expect(await stateOf(on.checkout.reference)).toMatchObject({ bookings: ['pending_payment'] });
  expect(await shop.count('select from payment where order_id = $1 and next_check_at > now()', [on.orderId])).toBe(1);
  await dueNow();
  await pollPayments(shop.deps);
  expect(await stateOf(on.checkout.reference)).toMatchObject({ bookings: ['confirmed'] });
});

test('a refund whose answer was lost is paid out once', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot({ places: 1 });
  const on = await releasedOnPage(caller, slot);
  await shop.deps.db.query('update slot set closed = true where id = $1', [slot.slotId]);
  await shop.payOnPage(on.page, goodCard);
  await pollPayments(shop.deps);
  await shop.stage.control('POST', '/_control/faults', { on: 'POST /v1/refunds', kind: 'reset-after', times: 1 });
  await pollRefunds(shop.deps);
  const { rows } = await shop.deps.db.query<{ id: string; state: string }>(
    'select r.id, r.state from refund r join payment p on p.id = r.payment_id where p.order_id = $1',
    [on.orderId],
  );
  expect(rows).toMatchObject([{ state: 'submitted' }]);
  await Promise.all(rows.map(({ id }) => settleRefund(shop.deps, id)));
  await Promise.all(rows.map(({ id }) => settleRefund(shop.deps, id)));
  const [charge] = await charges(on.checkout.reference);
  expect(charge?.refunded).toBe(charge?.received);
  expect(
    await shop.count(`select from outbox where topic = 'mail.refund' and payload ->> 'orderId' = $1`, [on.orderId]),
  ).toBe(1);
});

function readingOf(deps: Deps, change: (reading: PaymentReading) => PaymentReading): Deps {
  const read = async (ref: string) => ({ kind: 'done' as const, value: change(done(await deps.payments.read(ref))) });
  return { ...deps, payments: { ...deps.payments, read, cancel: read } };
}

test('a card with an extra step pays after it', async () => {
  const caller = await shop.buyer();
  const on = await shop.toPage(caller, await shop.slot());
  const requested = await shop.stage.post(on.page, card('4000002500003155'));
  await settlePayment(shop.deps, on.attemptId, 'test');
  expect(await stateOf(on.checkout.reference)).toMatchObject({ payment: 'requires_action' });
  await shop.stage.post(requested.to ?? '', { decision: 'approve' });
  await settlePayment(shop.deps, on.attemptId, 'test');
  expect(await stateOf(on.checkout.reference)).toEqual({ payment: 'succeeded', bookings: ['confirmed'] });
});
