import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodCard, openShop, value, type Shop, type Slot } from '../../tests/faults/shop.ts';
import { cancelBooking } from '#src/actions/orders/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/quote-cancellation.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { receiveBounces } from '#src/actions/orders/receive-bounces.ts';
import type { Caller } from '#src/actions/deps.ts';
import { inProcessClient } from '#src/api/serve.ts';
import { userCentreEndpoints, type TripPart, type TripsAnswer } from '#src/contract/endpoints/user-centre.ts';

let shop: Shop;
let caller: Caller;
let stranger: Caller;
let slots: readonly Slot[];
beforeAll(async () => {
  shop = await openShop();
  caller = await shop.buyer();
  stranger = await shop.buyer();
  const others = [
    await shop.slot({ startsInHours: 241 }),
    await shop.slot({ startsInHours: 300 }),
    await shop.slot({ startsInHours: 310 }),
  ];
  for (const slot of others) await shop.put(caller, slot);
  const first = await shop.slot({ startsInHours: 240 });
  slots = [first, ...others];
  const { page, checkout } = await shop.toPage(caller, first);
  await shop.payOnPage(page, goodCard);
  value(await readOrder(shop.deps, caller, checkout.reference));
});
afterAll(() => shop.close());

async function trips(part: TripPart, by = caller, page = 1): Promise<TripsAnswer> {
  const answer = await inProcessClient(shop.deps, by).call(userCentreEndpoints.trips, { part, page_num: page });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

describe('trips of an account', () => {
  it('come by their days, those that overlap named with one another', async () => {
    const { trips: list, counts } = await trips('coming');
    expect(counts).toEqual({ coming: 4, past: 0, cancelled: 0 });
    expect(list.map((trip) => trip.productId)).toEqual(slots.map((slot) => slot.productId));
    const [first, second, third] = list;
    expect(first?.clashes).toMatchObject([{ kind: 'overlap', reference: second?.reference, title: second?.title }]);
    expect(second?.clashes).toMatchObject([{ kind: 'overlap', reference: first?.reference }]);
    expect(third?.clashes).toEqual([]);
    expect(list.every((trip) => trip.hasVoucher && trip.closedUntil === null)).toBe(true);
  });

  it('are their owner’s alone', async () => {
    expect((await trips('coming', stranger)).trips).toEqual([]);
    await expect(trips('coming', { ...caller, account: null })).rejects.toThrow('sign_in_required');
  });

  it('say how many there are behind the last page too', async () => {
    expect(await trips('coming', caller, 9)).toMatchObject({ trips: [], counts: { coming: 4 } });
  });

  it('leave the timeline when they are called off, and with them what they were in the way of', async () => {
    const [first] = (await trips('coming')).trips;
    const reference = first?.reference ?? '';
    const quote = value(await quoteCancellation(shop.deps, caller, reference, null));
    const refundMinor = Number(quote.refund.minor);
    value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor }));
    const coming = await trips('coming');
    expect(coming.counts).toEqual({ coming: 3, past: 0, cancelled: 1 });
    expect(coming.trips.flatMap((trip) => trip.clashes)).toEqual([]);
    expect((await trips('cancelled')).trips).toMatchObject([{ reference, state: 'cancelled', hasVoucher: false }]);
  });

  it('are past once they have ended, the last first', async () => {
    await shop.deps.db.query(
      `update booking set starts_at = starts_at - interval '20 days', ends_at = ends_at - interval '20 days' where product_id = any($1::int[])`,
      [slots.slice(2).map((slot) => slot.productId)],
    );
    const past = await trips('past');
    expect(past.counts).toEqual({ coming: 1, past: 2, cancelled: 1 });
    expect(past.trips.map((trip) => trip.productId)).toEqual([slots[3]?.productId, slots[2]?.productId]);
  });

  it('come with the addresses from which mails come back, masked', async () => {
    expect((await trips('coming')).bounced).toEqual([]);
    await receiveBounces(shop.deps, [
      { id: randomUUID(), address: 'Traveller@example.com', reason: 'no such mailbox' },
    ]);
    const { bounced } = await trips('coming');
    expect(bounced).toHaveLength(1);
    expect(bounced[0]).not.toContain('traveller');
    expect((await trips('coming', stranger)).bounced).toEqual([]);
  });
});
