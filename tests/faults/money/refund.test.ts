import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { rereadRefunds } from '#src/actions/checkout/refunds/reread-refunds.ts';
import { applyProviderEvent } from '#src/actions/checkout/payment/apply-provider-event.ts';
import { refundByHand } from '#src/actions/orders/staff/refund-by-hand.ts';
import { decideRefund } from '#src/actions/orders/staff/decide-refund.ts';
import { reconcile } from '#src/actions/settlement/reconcile.ts';
import { takeRefundsToReread } from '#src/store/checkout/refunds.store.ts';
import { answerSupplierRequest } from '#src/actions/checkout/bookings/answer-supplier-request.ts';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { insertApprovedRefund } from '#src/store/checkout/refunds.store.ts';
import { goodCard, openShop, value, type OnPage, type Shop, type SlotSettings } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

type Bought = OnPage & { readonly paymentId: string; readonly bookingId: string; readonly reference: string };

async function buy(
  caller: Awaited<ReturnType<Shop['buyer']>>,
  about: SlotSettings = {},
  number = goodCard,
): Promise<Bought> {
  const on = await shop.toPage(caller, await shop.slot(about), { adult: 2 });
  await shop.payOnPage(on.page, number);
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
  const requested = { id: randomUUID(), paymentId, bookingId: null, amountMinor, reason: 'planted' };
  return shop.deps.db.transaction((tx) => insertApprovedRefund(tx, requested), { cause: 'test' });
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

test('a refusal by a supplier that the payment does not cover is undone as a whole', async () => {
  const { paymentId, bookingId } = await buy(await shop.buyer(), { instant: false });
  expect(await refund(paymentId, 1n)).not.toBeNull();
  await expect(answerSupplierRequest(shop.deps, bookingId, 'refused')).rejects.toThrow(/exceeds what was captured/);
  expect(await shop.count(`select from booking where id = $1 and state = 'confirming'`, [bookingId])).toBe(1);
});

test('late money that cannot be refunded in full is retained and frozen for review', async () => {
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

/** The card's bank returns what is paid to it. */
const returningCard = '4000000000005126';

type Returned = { readonly id: string; readonly bookingId: string };

/** A refund that was paid out 40 days ago, and which the bank has returned since. */
async function returned(): Promise<Returned> {
  const { bookingId, reference } = await buy(await shop.buyer(), {}, returningCard);
  value(await refundByHand(shop.deps, { reference, amount: '3', reason: 'rain' }));
  await pollRefunds(shop.deps);
  await shop.stage.control('POST', '/_control/settle');
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `update refund set created_at = created_at - interval '40 days' where booking_id = $1 and state = 'succeeded' returning id`,
    [bookingId],
  );
  return { id: rows[0]?.id ?? '', bookingId };
}

async function stateOf({ id }: Returned): Promise<string | undefined> {
  const { rows } = await shop.deps.db.query<{ state: string }>('select state from refund where id = $1', [id]);
  return rows[0]?.state;
}

/** What the books owe as refunds, of which nothing is due in a shop where all were paid out. */
async function owedInBooks(): Promise<bigint> {
  const { rows } = await shop.deps.db.query<{ minor: bigint }>(
    `select coalesce(-sum(amount_minor), 0)::bigint as minor from ledger where account = 'refunds'`,
  );
  return rows[0]?.minor ?? 0n;
}

const mailsOf = ({ bookingId }: Returned): Promise<number> =>
  shop.count(`select from outbox where topic = 'mail.refund' and payload ->> 'bookingId' = $1`, [bookingId]);

test('a refund that the bank returns weeks later is found by the daily run, owed again and paid again once', async () => {
  const refunded = await returned();
  const before = await owedInBooks();
  // The lists of a daily run do not reach back so far.
  const months = { ...shop.deps, clock: () => Date.now() + 40 * 24 * 3_600_000 };
  expect(await reconcile(months, { daily: false })).toMatchObject({ kind: 'done', refunds: 0 });
  expect(await stateOf(refunded)).toBe('failed');
  expect((await owedInBooks()) - before).toBe(300n);
  expect(await mailsOf(refunded)).toBe(1);
  // The daily run after it changes nothing.
  expect(await reconcile(months, { daily: false })).toMatchObject({ kind: 'done', found: 0 });
  expect((await owedInBooks()) - before).toBe(300n);
  value(await decideRefund(shop.deps, { refundId: refunded.id, decision: 'again' }));
  await pollRefunds(shop.deps);
  expect(await stateOf(refunded)).toBe('succeeded');
  expect(await owedInBooks()).toBe(before);
  expect(await mailsOf(refunded)).toBe(2);
});

test('a refund that an event reports as failed is owed again once, and can be paid by hand', async () => {
  const refunded = await returned();
  const before = await owedInBooks();
  const event = { eventId: randomUUID(), kind: 'refund', type: 'refund.failed', refundId: refunded.id } as const;
  await Promise.all([1, 2, 3].map(() => applyProviderEvent(shop.deps, 'sandbox', event)));
  expect(await stateOf(refunded)).toBe('failed');
  expect((await owedInBooks()) - before).toBe(300n);
  value(await decideRefund(shop.deps, { refundId: refunded.id, decision: 'by-hand' }));
  value(await decideRefund(shop.deps, { refundId: refunded.id, decision: 'paid' }));
  expect(await owedInBooks()).toBe(before);
  expect(await mailsOf(refunded)).toBe(2);
  // What was paid by hand is not taken for the refund that failed.
  await shop.deps.db.query('update refund set reread_at = null');
  await rereadRefunds(shop.deps);
  expect(await stateOf(refunded)).toBe('succeeded');
});

test('refunds are read again in turn, no more than a limit at once, and none older than 60 days', async () => {
  const refunded = [await returned(), await returned(), await returned()];
  const ids = refunded.map(({ id }) => id);
  await shop.deps.db.query('update refund set reread_at = now() where not id = any($1::uuid[])', [ids]);
  const take = (limit: number): Promise<readonly string[]> => takeRefundsToReread(shop.deps.db, 'sandbox', limit);
  const taken = [...(await take(2)), ...(await take(1))];
  expect(taken.toSorted()).toEqual(ids.toSorted());
  await shop.deps.db.query(`update refund set created_at = now() - interval '61 days'`);
  expect(await take(9)).toEqual([]);
});

test('a refund whose answer was lost is not made again when the provider has forgotten its key', async () => {
  const { bookingId, reference } = await buy(await shop.buyer());
  value(await refundByHand(shop.deps, { reference, amount: '3', reason: 'rain' }));
  await shop.stage.control('POST', '/_control/faults', { on: 'POST /v1/refunds', kind: 'error-after', times: 1 });
  await pollRefunds(shop.deps);
  await shop.stage.control('POST', '/_control/clock', { advanceSeconds: 2 * 24 * 3_600 });
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `update refund set next_check_at = now() where booking_id = $1 and state = 'submitted' returning id`,
    [bookingId],
  );
  await pollRefunds(shop.deps);
  expect(await stateOf({ id: rows[0]?.id ?? '', bookingId })).toBe('succeeded');
  const listed = await shop.deps.payments.listRefunds({ fromMs: 0, untilMs: Date.now() * 2, after: null });
  const made = listed.kind === 'done' ? listed.value.items.filter(({ refund }) => refund === rows[0]?.id) : [];
  expect(made).toHaveLength(1);
});
