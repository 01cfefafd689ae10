import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { readVoucher } from '#src/actions/orders/read-voucher.ts';
import type { Caller } from '#src/actions/deps.ts';
import { code, goodCard, openShop, value, type Shop, type Slot } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Bought = {
  readonly caller: Caller;
  readonly slot: Slot;
  readonly order: string;
  readonly reference: string;
  readonly bookingId: string;
};

async function buy(units: Readonly<Record<string, number>>, priceMinor = 2_001): Promise<Bought> {
  const caller = await shop.buyer();
  const slot = await shop.slot({ priceMinor });
  const on = await shop.toPage(caller, slot, units);
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  const { rows } = await shop.deps.db.query<{ bookingId: string; reference: string }>(
    'select id as "bookingId", reference from booking where order_id = $1',
    [on.orderId],
  );
  const [known] = rows;
  if (known === undefined) throw new Error('nothing was bought');
  return { caller, slot, order: on.checkout.reference, ...known };
}

async function cancelSome({ caller, reference }: Bought, positions: readonly number[] | undefined): Promise<bigint> {
  const quote = value(await quoteCancellation(shop.deps, caller, reference, positions ?? null));
  const wanted = { reference, refundMinor: Number(quote.refund.minor), ...(positions ? { positions } : {}) };
  expect(value(await cancelBooking(shop.deps, caller, randomUUID(), wanted))).toEqual(quote);
  return quote.refund.minor;
}

async function soldOf({ inventoryId }: Slot): Promise<number> {
  const { rows } = await shop.deps.db.query<{ sold: number }>('select sold from inventory where id = $1', [
    inventoryId,
  ]);
  return rows[0]?.sold ?? -1;
}

async function startIn({ bookingId }: Bought, hours: number): Promise<void> {
  await shop.deps.db.query(`update booking set starts_at = now() + $2 * interval '1 hour' where id = $1`, [
    bookingId,
    hours,
  ]);
}

async function refunded({ bookingId }: Bought): Promise<bigint> {
  const { rows } = await shop.deps.db.query<{ minor: bigint }>(
    `select coalesce(sum(amount_minor), 0)::bigint as minor from refund where booking_id = $1 and state <> 'rejected'`,
    [bookingId],
  );
  return rows[0]?.minor ?? 0n;
}

describe('cancelling in part', () => {
  it('releases places and tickets, and refunds the money, of the canceled travelers only', async () => {
    const bought = await buy({ adult: 2, child: 1 });
    expect(await soldOf(bought.slot)).toBe(3);
    const back = await cancelSome(bought, [1]);
    expect(await soldOf(bought.slot)).toBe(2);
    const order = value(await readOrder(shop.deps, bought.caller, bought.order));
    const [booking] = order.bookings;
    expect(booking).toMatchObject({ state: 'confirmed', hasVoucher: true, refund: { amount: { minor: back } } });
    expect(booking?.line.units.map((unit) => [unit.unitId, unit.quantity])).toEqual([
      ['adult', 1],
      ['child', 1],
    ]);
    expect(booking?.seats.map((seat) => seat.givenUp)).toEqual([false, true, false]);
    expect(booking?.refunds).toMatchObject([
      { instrument: 'card', steps: [{ state: 'requested' }, { state: 'approved' }] },
    ]);
    const voucher = value(await readVoucher(shop.deps, bought.caller, { reference: bought.reference }));
    expect(voucher.state).toBe('valid');
    expect(voucher.tickets.map((ticket) => ticket.unit.title)).toEqual(['Adult', 'Child']);
    expect(await shop.count(`select from outbox where topic = 'mail.part_cancellation'`)).toBe(1);
    await shop.mustBeSound();
  });

  it('stores the former snapshot as evidence', async () => {
    const bought = await buy({ adult: 2 });
    await cancelSome(bought, [0]);
    expect(
      await shop.count(
        `select from booking_change where booking_id = $1 and kind = 'part_cancelled' and before #>> '{units,0,quantity}' = '2'`,
        [bought.bookingId],
      ),
    ).toBe(1);
  });

  it('never leaves children unaccompanied, nor cancels a seat twice or an unknown one', async () => {
    const { caller, reference } = await buy({ adult: 1, child: 1 });
    const send = async (positions: readonly number[]) =>
      code(await quoteCancellation(shop.deps, caller, reference, positions));
    expect(await send([0])).toBe('unit_needs_company');
    expect(await send([7])).toBe('quantity_invalid');
    expect(await send([1])).toBe('ok');
    expect(code(await quoteCancellation(shop.deps, await shop.buyer(), reference, [1]))).toBe('not_found');
    const refundMinor = Number(value(await quoteCancellation(shop.deps, caller, reference, [1])).refund.minor);
    const wanted = { reference, refundMinor, positions: [1] };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => cancelBooking(shop.deps, caller, randomUUID(), wanted)),
    );
    expect(answers.map(code).toSorted()).toEqual([...Array.from({ length: 7 }, () => 'already_cancelled'), 'ok']);
    expect(code(await cancelBooking(shop.deps, await shop.buyer(), randomUUID(), wanted))).toBe('not_found');
    await shop.mustBeSound();
  });

  it('ends the booking with its last seat, for the amount that the whole would have brought', async () => {
    const bought = await buy({ adult: 3 });
    const before = value(await quoteCancellation(shop.deps, bought.caller, bought.reference)).refund.minor;
    const back = (await cancelSome(bought, [2])) + (await cancelSome(bought, [0])) + (await cancelSome(bought, [1]));
    expect([back, await refunded(bought), await soldOf(bought.slot)]).toEqual([before, before, 0]);
    expect(value(await readVoucher(shop.deps, bought.caller, { reference: bought.reference })).state).toBe('void');
    expect(value(await readOrder(shop.deps, bought.caller, bought.order)).status).toBe('cancelled');
    await shop.mustBeSound();
  });

  it('applies the policy of each moment, and refunds nothing when it is too late', async () => {
    const bought = await buy({ adult: 3 });
    const back = await cancelSome(bought, [0]);
    await startIn(bought, 2);
    expect(await cancelSome(bought, [1])).toBe(0n);
    expect(await cancelSome(bought, undefined)).toBe(0n);
    expect([await refunded(bought), await soldOf(bought.slot)]).toEqual([back, 0]);
    await shop.mustBeSound();
  });

  it('and cancelling the whole at the same moment give no seat back twice', async () => {
    const bought = await buy({ adult: 4 });
    const { caller, reference } = bought;
    const part = value(await quoteCancellation(shop.deps, caller, reference, [0, 1])).refund.minor;
    const all = value(await quoteCancellation(shop.deps, caller, reference)).refund.minor;
    await Promise.all([
      cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor: Number(part), positions: [0, 1] }),
      cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor: Number(all) }),
    ]);
    expect([part, all]).toContain(await refunded(bought));
    await shop.mustBeSound();
  });
});
