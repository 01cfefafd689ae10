import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerSupplierRequest } from '#src/actions/checkout/bookings/answer-supplier-request.ts';
import { refuseSilentRequests } from '#src/actions/checkout/bookings/refuse-silent-requests.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { processOutbox } from '#src/jobs/process-outbox.ts';
import { bookingHandlers } from '#src/jobs/handlers.ts';
import { goodCard, openShop, value, type Shop } from './shop/shop.ts';
import { openSupplierSystem, type Mishap, type SupplierSystem } from './shop/supplier-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Waiting = { readonly caller: Caller; readonly id: string; readonly reference: string };

async function waiting(): Promise<Waiting> {
  const caller = await shop.buyer();
  const on = await shop.toPage(caller, await shop.slot({ instant: false }), { adult: 1 });
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  const { rows } = await shop.deps.db.query<{ id: string; reference: string }>(
    'select id, reference from booking where order_id = $1',
    [on.orderId],
  );
  const [booking] = rows;
  if (booking === undefined) throw new Error('nothing was bought');
  return { caller, ...booking };
}

/** Two workers at a time, with whatever is to be tried again due at once, until nothing is left to do. */
async function work(deps: Deps): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await Promise.all([processOutbox(deps, bookingHandlers), processOutbox(deps, bookingHandlers)]);
    await deps.db.query(`update outbox set available_at = now() where done_at is null and topic like 'supplier.%'`);
  }
}

async function confirmed(all: readonly Waiting[]): Promise<readonly string[]> {
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `select id from booking where id = any($1::uuid[]) and state = 'confirmed' order by id`,
    [all.map((one) => one.id)],
  );
  return rows.map((row) => row.id);
}

async function cancel({ caller, reference }: Waiting): Promise<void> {
  const { refund } = value(await quoteCancellation(shop.deps, caller, reference));
  value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor: Number(refund.minor) }));
}

/**
 * Buys six, sends the requests to the supplier, gives its pending answers (twice), leaves one unanswered and cancels
 * one; returns all.
 */
async function season(supplier: SupplierSystem): Promise<readonly Waiting[]> {
  const deps = { ...shop.deps, supplier };
  const all: Waiting[] = [];
  for (let n = 0; n < 6; n += 1) all.push(await waiting());
  await work(deps);
  const [silent, ...owing] = supplier.owing();
  for (const key of [...owing, ...owing]) await answerSupplierRequest(deps, key, 'accepted');
  await deps.db.query(`update booking set created_at = now() - interval '49 hours' where id = $1`, [silent]);
  await refuseSilentRequests(deps);
  // Its acceptance arrives all the same, after the request was given up.
  if (silent !== undefined) expect(await answerSupplierRequest(deps, silent, 'accepted')).toBe(false);
  const given = (await confirmed(all))[0];
  const leaving = all.find((one) => one.id === given);
  if (leaving !== undefined) await cancel(leaving);
  await work(deps);
  await shop.mustBeSound();
  return all;
}

const mishaps: readonly Mishap[] = ['lost_answer', 'twice', 'late', 'none', 'lost_request', 'late', 'lost_answer'];

test('a supplier has one live reservation for each confirmed booking and none for others, whatever the way does', async () => {
  const supplier = openSupplierSystem((nth) => mishaps[nth] ?? 'none');
  const all = await season(supplier);
  const standing = await confirmed(all);
  expect(standing).toHaveLength(4);
  expect([...supplier.live()].toSorted()).toEqual(standing);
  expect(supplier.requestCount()).toBeGreaterThan(all.length);
  expect(
    await shop.count(`select from outbox where topic like 'supplier.%' and (done_at is null or dead_at is not null)`),
  ).toBe(0);
});

test('seen red: a supplier who does not know a request again books more than once', async () => {
  const supplier = openSupplierSystem((nth) => mishaps[nth] ?? 'none', 'nothing');
  const standing = await confirmed(await season(supplier));
  expect(supplier.live().length).toBeGreaterThan(standing.length);
});
