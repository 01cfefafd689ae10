import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answerSupplierRequest } from '#src/actions/checkout/bookings/answer-supplier-request.ts';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { refuseSilentRequests } from '#src/actions/checkout/bookings/refuse-silent-requests.ts';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { receiveProviderEvent } from '#src/actions/checkout/payment/receive-provider-event.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Caller } from '#src/actions/deps.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { until, type Arrival } from '#sandbox/payments/dry-run.ts';
import { contact, goodCard, openShop, value, type Shop, type Slot } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

type Line = { readonly id: string; readonly amount: bigint };

type Split = {
  readonly caller: Caller;
  readonly reference: string;
  readonly orderId: string;
  readonly attemptId: string;
  /** One confirmed at once, and two that need their suppliers' confirmation; with increasing prices. */
  readonly lines: readonly [Line, Line, Line];
  readonly slots: readonly Slot[];
};

/** Returns one order with three suppliers, paid at the provider; the shop does not know it yet. */
async function paidThere(): Promise<Split> {
  const caller = await shop.buyer();
  const slots = [
    await shop.slot({ priceMinor: 1_000 }),
    await shop.slot({ priceMinor: 2_000, instant: false }),
    await shop.slot({ priceMinor: 3_330, instant: false }),
  ];
  for (const slot of slots) await shop.put(caller, slot);
  const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, randomUUID()));
  const paying = { reference, quoteHash, contact };
  const { redirectUrl } = value(await payOrder(shop.deps, caller, randomUUID(), paying));
  await shop.payOnPage(redirectUrl, goodCard);
  const { rows } = await shop.deps.db.query<Line & { orderId: string; attemptId: string }>(
    `select b.id, b.amount_minor as amount, b.order_id as "orderId", a.id as "attemptId"
     from booking b join orders o on o.id = b.order_id join payment p on p.order_id = o.id
     join payment_attempt a on a.payment_id = p.id where o.reference = $1 order by b.amount_minor`,
    [reference],
  );
  const [one, two, three] = rows;
  if (one === undefined || two === undefined || three === undefined) throw new Error('a line is missing');
  return { caller, reference, orderId: one.orderId, attemptId: one.attemptId, lines: [one, two, three], slots };
}

async function paid(): Promise<Split> {
  const split = await paidThere();
  await settlePayment(shop.deps, split.attemptId, 'browser return');
  expect(await states(split)).toEqual(['confirmed', 'confirming', 'confirming']);
  return split;
}

async function states({ lines }: Split): Promise<readonly string[]> {
  const { rows } = await shop.deps.db.query<{ state: string }>(
    'select state from booking where id = any($1::uuid[]) order by amount_minor',
    [lines.map((line) => line.id)],
  );
  return rows.map((row) => row.state);
}

async function paidOut(): Promise<void> {
  await shop.deps.db.query('update refund set next_check_at = now() where next_check_at is not null');
  await pollRefunds(shop.deps);
}

/** Returns what the provider has charged and refunded of an order. */
async function atProvider({ reference }: Split): Promise<{ received: number; refunded: number } | undefined> {
  const { intents } = (await shop.stage.control('GET', '/_control/intents')) as {
    intents: { received: number; refunded: number; metadata: Record<string, string> }[];
  };
  return intents.find((one) => one.metadata['order'] === reference);
}

function events({ attemptId }: Split): Arrival[] {
  return shop.stage.arrivals.filter((one) => one.body.includes(attemptId));
}

async function take(arrived: readonly Arrival[]): Promise<void> {
  for (const { body, signature } of arrived) value(await receiveProviderEvent(shop.deps, body, signature));
}

async function mails({ orderId }: Split, topic: string): Promise<readonly string[]> {
  const { rows } = await shop.deps.db.query<{ dedupe: string }>(
    `select dedupe from outbox where topic = $2 and payload ->> 'orderId' = $1 order by id`,
    [orderId, topic],
  );
  return rows.map((row) => row.dedupe);
}

test('one supplier refuses: its line is refunded to the cent, the others remain, and each line is reported by itself', async () => {
  const split = await paid();
  const [, second, third] = split.lines;
  expect(await answerSupplierRequest(shop.deps, third.id, 'refused')).toBe(true);
  expect(await answerSupplierRequest(shop.deps, second.id, 'accepted')).toBe(true);
  await paidOut();
  expect(await states(split)).toEqual(['confirmed', 'confirmed', 'rejected']);
  expect((await atProvider(split))?.refunded).toBe(Number(third.amount));
  expect(await mails(split, 'mail.cancellation')).toEqual([third.id]);
  expect(await mails(split, 'mail.confirmation')).toEqual([split.lines[0].id, second.id]);
  expect(await mails(split, 'mail.refund')).toHaveLength(1);
  const order = value(await readOrder(shop.deps, split.caller, split.reference));
  expect(order.status).toBe('partly_cancelled');
  expect(order.refunded.minor).toBe(third.amount);
  const reported = order.bookings.map(({ state, refund, hasVoucher }) => [
    state,
    refund?.amount.minor ?? null,
    hasVoucher,
  ]);
  expect(reported).toHaveLength(3);
  expect(reported).toEqual(
    expect.arrayContaining([
      ['confirmed', null, true],
      ['rejected', third.amount, false],
    ]),
  );
});

test('all suppliers refuse: what was confirmed at once remains', async () => {
  const split = await paid();
  const [, second, third] = split.lines;
  await Promise.all([second, third].map((line) => answerSupplierRequest(shop.deps, line.id, 'refused')));
  await paidOut();
  expect(await states(split)).toEqual(['confirmed', 'rejected', 'rejected']);
  expect((await atProvider(split))?.refunded).toBe(Number(second.amount + third.amount));
  expect(value(await readOrder(shop.deps, split.caller, split.reference)).status).toBe('partly_cancelled');
});

test('a refusal before the request changes nothing; after it, it counts', async () => {
  const split = await paidThere();
  const [, , third] = split.lines;
  expect(await answerSupplierRequest(shop.deps, third.id, 'refused')).toBe(false);
  expect(await states(split)).toEqual(['pending_payment', 'pending_payment', 'pending_payment']);
  await until(() => events(split).some((one) => one.type === 'payment_intent.succeeded'));
  await take(events(split));
  expect(await states(split)).toEqual(['confirmed', 'confirming', 'confirming']);
  expect(await answerSupplierRequest(shop.deps, third.id, 'refused')).toBe(true);
  expect(await states(split)).toEqual(['confirmed', 'confirming', 'rejected']);
  await paidOut();
  expect((await atProvider(split))?.refunded).toBe(Number(third.amount));
});

test("a no between the browser's return and the events, which come late, twice and backwards", async () => {
  const split = await paid();
  const [, , third] = split.lines;
  await until(() => events(split).some((one) => one.type === 'payment_intent.succeeded'));
  await answerSupplierRequest(shop.deps, third.id, 'refused');
  await take([...events(split).toReversed(), ...events(split)]);
  await paidOut();
  await until(() => shop.stage.arrivals.some((one) => one.type === 'refund.updated' && one.body.includes('refund')));
  await take([...shop.stage.arrivals].toReversed());
  expect(await states(split)).toEqual(['confirmed', 'confirming', 'rejected']);
  expect((await atProvider(split))?.refunded).toBe(Number(third.amount));
  expect(await mails(split, 'mail.refund')).toHaveLength(1);
});

test.each([
  ['no, then no', ['refused', 'refused'], 'rejected'],
  ['no, then yes', ['refused', 'accepted'], 'rejected'],
  ['yes, then no', ['accepted', 'refused'], 'confirmed'],
  ['yes, then yes', ['accepted', 'accepted'], 'confirmed'],
] as const)('a supplier who says %s has said the first', async (_what, answers, end) => {
  const split = await paid();
  const [, second] = split.lines;
  const taken = [];
  for (const answer of answers) taken.push(await answerSupplierRequest(shop.deps, second.id, answer));
  expect(taken).toEqual([true, false]);
  expect(await states(split)).toEqual(['confirmed', end, 'confirming']);
  await paidOut();
  expect((await atProvider(split))?.refunded).toBe(end === 'rejected' ? Number(second.amount) : 0);
});

test('yes and no at once are one of the two, with its voucher or its refund', async () => {
  const split = await paid();
  const [, second] = split.lines;
  const taken = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      answerSupplierRequest(shop.deps, second.id, n % 2 === 0 ? 'accepted' : 'refused'),
    ),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('a silent supplier has refused its own line only', async () => {
  const split = await paid();
  const [, second, third] = split.lines;
  await shop.deps.db.query(`update booking set created_at = now() - interval '49 hours' where id = $1`, [third.id]);
  await refuseSilentRequests(shop.deps);
  await refuseSilentRequests(shop.deps);
  expect(await states(split)).toEqual(['confirmed', 'confirming', 'rejected']);
  await answerSupplierRequest(shop.deps, second.id, 'accepted');
  await paidOut();
  expect((await atProvider(split))?.refunded).toBe(Number(third.amount));
});

test('money that came after the hold: the lines that were taken again are refused and given back like any other', async () => {
  const split = await paidThere();
  await shop.deps.db.query(
    `update hold h set expires_at = now() - interval '1 second', extended_at = now() from booking b
     where b.id = h.booking_id and b.order_id = $1`,
    [split.orderId],
  );
  await sweepHolds(shop.deps);
  expect(await states(split)).toEqual(['released', 'released', 'released']);
  await settlePayment(shop.deps, split.attemptId, 'worker');
  const { rows } = await shop.deps.db.query<{ id: string; state: string }>(
    'select id, state from booking where order_id = $1 and replaces is not null order by amount_minor',
    [split.orderId],
  );
  expect(rows.map((row) => row.state)).toEqual(['confirmed', 'confirming', 'confirming']);
  expect(await answerSupplierRequest(shop.deps, rows[2]?.id ?? '', 'refused')).toBe(true);
  await paidOut();
  expect((await atProvider(split))?.refunded).toBe(Number(split.lines[2].amount));
});
