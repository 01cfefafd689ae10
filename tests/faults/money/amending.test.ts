import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { refundByHand } from '#src/actions/orders/staff/refund-by-hand.ts';
import { amendBooking } from '#src/actions/orders/changes/amend-booking.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteAmendment } from '#src/actions/orders/changes/quote-amendment.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { readOrder, type Order } from '#src/actions/orders/read-order.ts';
import { readVoucher } from '#src/actions/orders/read-voucher.ts';
import { toMajor, type Money } from '#src/domain/shared/money/money.ts';
import { anotherStart, buy, change, settleChange, stockOf, type Bought } from '../shop/changing-shop.ts';
import { code, goodCard, openShop, value, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function read({ caller, order }: Bought): Promise<Order> {
  await shop.deps.db.query(`update payment set checked_at = now() - interval '3 seconds'`);
  return value(await readOrder(shop.deps, caller, order));
}

/** An operator refunds a part of it, and the booking stays unchanged. */
async function give({ reference }: Bought, total: Money, minor: bigint): Promise<void> {
  const given = await refundByHand(shop.deps, { reference, amount: toMajor({ ...total, minor }), reason: 'rain' });
  expect(given).toMatchObject({ ok: true });
}

describe('another date', () => {
  it('of the same price changes at once: places exchanged, the old voucher void, a new one good', async () => {
    const bought = await buy(shop);
    const next = await anotherStart(shop, bought.slot);
    const quote = value(
      await quoteAmendment(shop.deps, bought.caller, bought.reference, { slotId: next.slotId, units: { adult: 2 } }),
    );
    expect([quote.extra.minor, quote.back.minor]).toEqual([0n, 0n]);
    const { redirectUrl } = value(await change(shop, bought, next, { adult: 2 }));
    expect(redirectUrl).toMatch(new RegExp(`/user/orders/${bought.order}/`));
    expect([await stockOf(shop, bought.slot), await stockOf(shop, next)]).toEqual([
      [0, 0],
      [2, 0],
    ]);
    const order = await read(bought);
    expect(order).toMatchObject({ status: 'confirmed', total: order.paid });
    const [booking, ...others] = order.bookings;
    expect(others).toEqual([]);
    expect(booking).toMatchObject({ state: 'confirmed', hasVoucher: true, line: { visit: { slotId: next.slotId } } });
    const voucher = async (reference: string) =>
      value(await readVoucher(shop.deps, bought.caller, { reference })).state;
    expect(await voucher(bought.reference)).toBe('void');
    expect(await voucher(booking?.reference ?? '')).toBe('valid');
    await shop.mustBeSound();
  });

  it('that is dearer waits for its difference, and the old booking stays until then', async () => {
    const bought = await buy(shop);
    const next = await anotherStart(shop, bought.slot, { adult: '3000' });
    const before = await read(bought);
    const { redirectUrl } = value(await change(shop, bought, next, { adult: 2 }));
    expect([await stockOf(shop, bought.slot), await stockOf(shop, next)]).toEqual([
      [2, 0],
      [0, 2],
    ]);
    const waiting = await read(bought);
    expect(waiting.status).toBe('confirmed');
    expect(waiting.bookings[0]).toMatchObject({ reference: bought.reference, state: 'confirmed', hasVoucher: true });
    await shop.mustBeSound();
    await shop.payOnPage(redirectUrl, goodCard);
    const after = await read(bought);
    expect(after.bookings[0]).toMatchObject({ state: 'confirmed', line: { visit: { slotId: next.slotId } } });
    const dearer = (after.bookings[0]?.line.amount.minor ?? 0n) - before.total.minor;
    expect([dearer > 0n, after.paid.minor - before.paid.minor]).toEqual([true, dearer]);
    expect(after.total).toEqual(after.paid);
    expect(await stockOf(shop, next)).toEqual([2, 0]);
    await shop.mustBeSound();
  });

  it('that is cheaper gives back the difference, and cancelling it later the rest', async () => {
    const bought = await buy(shop);
    const next = await anotherStart(shop, bought.slot, { adult: '1000' });
    value(await change(shop, bought, next, { adult: 2 }));
    const after = await read(bought);
    const [booking] = after.bookings;
    const back = after.paid.minor - (booking?.line.amount.minor ?? 0n);
    expect(booking?.refund?.amount.minor).toBe(back);
    expect(back > 0n).toBe(true);
    await shop.mustBeSound();
    const reference = booking?.reference ?? '';
    const { refund } = value(await quoteCancellation(shop.deps, bought.caller, reference));
    expect(refund).toEqual(booking?.line.amount);
    value(
      await cancelBooking(shop.deps, bought.caller, randomUUID(), { reference, refundMinor: Number(refund.minor) }),
    );
    expect((await read(bought)).bookings[0]?.refund?.amount).toEqual(after.paid);
    await shop.mustBeSound();
  });

  it('refunds no more than is left after a partial refund by staff, and the rest is transferred with the change', async () => {
    const bought = await buy(shop);
    const { order, caller } = bought;
    const { total } = await read(bought);
    await give(bought, total, total.minor - 100n);
    const cheaper = await anotherStart(shop, bought.slot, { adult: '1000' });
    const wanted = { slotId: cheaper.slotId, units: { adult: 2 } };
    const quote = value(await quoteAmendment(shop.deps, caller, bought.reference, wanted));
    expect([quote.extra.minor, quote.back.minor]).toEqual([0n, 100n]);
    expect(quote.hadBack.minor).toBe(total.minor - quote.line.amount.minor - 100n);
    expect(quote.hadBack.minor > 0n).toBe(true);
    value(await change(shop, bought, cheaper, { adult: 2 }));
    await shop.mustBeSound();
    const [moved] = (await read(bought)).bookings;
    const reference = moved?.reference ?? '';
    const byHand = (of: string) => refundByHand(shop.deps, { reference: of, amount: 'all', reason: 'more rain' });
    expect([await byHand(bought.reference), await byHand(reference)]).toMatchObject([
      { ok: false, failure: { code: 'nothing_left' } },
      { ok: false, failure: { code: 'nothing_left' } },
    ]);
    const { refund } = value(await quoteCancellation(shop.deps, caller, reference));
    expect(refund.minor).toBe(0n);
    value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor: 0 }));
    expect(value(await readOrder(shop.deps, caller, order)).bookings[0]?.refund?.amount).toEqual(total);
    await shop.mustBeSound();
  });

  it('of the same price carries what was given before along, so that cancelling it brings the rest', async () => {
    const bought = await buy(shop);
    const { total } = await read(bought);
    await give(bought, total, 100n);
    value(await change(shop, bought, await anotherStart(shop, bought.slot), { adult: 2 }));
    const reference = (await read(bought)).bookings[0]?.reference ?? '';
    const { refund } = value(await quoteCancellation(shop.deps, bought.caller, reference));
    expect(refund.minor).toBe(total.minor - 100n);
    value(
      await cancelBooking(shop.deps, bought.caller, randomUUID(), { reference, refundMinor: Number(refund.minor) }),
    );
    expect((await read(bought)).bookings[0]?.refund?.amount).toEqual(total);
    await shop.mustBeSound();
  });

  it('for a larger party of the same start takes only the places that are missing', async () => {
    const bought = await buy(shop, { adult: 2 }, await shop.slot({ places: 3 }));
    const { redirectUrl } = value(await change(shop, bought, bought.slot, { adult: 3 }));
    expect(await stockOf(shop, bought.slot)).toEqual([2, 1]);
    await shop.payOnPage(redirectUrl, goodCard);
    await settleChange(shop, bought.orderId);
    expect(await stockOf(shop, bought.slot)).toEqual([3, 0]);
    expect((await read(bought)).bookings[0]?.line.units[0]?.quantity).toBe(3);
    await shop.mustBeSound();
  });

  it('and a smaller party give back their places and money', async () => {
    const bought = await buy(shop, { adult: 2, child: 2 });
    value(await change(shop, bought, bought.slot, { adult: 1, child: 1 }));
    expect(await stockOf(shop, bought.slot)).toEqual([2, 0]);
    const after = await read(bought);
    expect(after.bookings[0]?.refund?.amount.minor).toBe(after.paid.minor / 2n);
    await shop.mustBeSound();
  });
});

describe('a change that comes to nothing', () => {
  it('leaves the old booking as it was when its time is over, and late money goes back', async () => {
    const bought = await buy(shop);
    const next = await anotherStart(shop, bought.slot, { adult: '3000' });
    const { redirectUrl } = value(await change(shop, bought, next, { adult: 2 }));
    await shop.payOnPage(redirectUrl, goodCard);
    // The payment is not known yet.
    await shop.deps.db.query(
      `update hold set expires_at = now() - interval '1 second', extended_at = now() where state = 'active'`,
    );
    await sweepHolds(shop.deps);
    expect([await stockOf(shop, bought.slot), await stockOf(shop, next)]).toEqual([
      [2, 0],
      [0, 0],
    ]);
    await settleChange(shop, bought.orderId);
    const order = await read(bought);
    expect(order.bookings[0]).toMatchObject({ reference: bought.reference, state: 'confirmed', hasVoucher: true });
    expect(await shop.count(`select from refund where reason = 'late_success'`)).toBe(1);
    await shop.mustBeSound();
  });

  it('is let go of when the booking is cancelled, and its money goes back', async () => {
    const bought = await buy(shop);
    const next = await anotherStart(shop, bought.slot, { adult: '3000' });
    const { redirectUrl } = value(await change(shop, bought, next, { adult: 2 }));
    const { caller, reference } = bought;
    const { refund } = value(await quoteCancellation(shop.deps, caller, reference));
    value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor: Number(refund.minor) }));
    expect([await stockOf(shop, bought.slot), await stockOf(shop, next)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await shop.payOnPage(redirectUrl, goodCard);
    await settleChange(shop, bought.orderId);
    expect((await read(bought)).status).toBe('cancelled');
    await shop.mustBeSound();
  });

  it('is followed by another try, which lets go of the first', async () => {
    const bought = await buy(shop);
    const next = await anotherStart(shop, bought.slot, { adult: '3000', places: 2 });
    value(await change(shop, bought, next, { adult: 2 }));
    const again = value(await change(shop, bought, next, { adult: 2 }));
    expect(await stockOf(shop, next)).toEqual([0, 2]);
    await shop.payOnPage(again.redirectUrl, goodCard);
    await settleChange(shop, bought.orderId);
    expect(await stockOf(shop, next)).toEqual([2, 0]);
    await shop.mustBeSound();
  });

  it.each([
    ['a start that is sold out', 'slot_sold_out'],
    ['a start of something else', 'not_found'],
    ['what is booked already', 'bad_request'],
  ])('is refused for %s: %s', async (what, refusal) => {
    const bought = await buy(shop);
    const other = what.includes('else') ? await shop.slot() : await anotherStart(shop, bought.slot, { places: 1 });
    const slotId = what.includes('already') ? bought.slot.slotId : other.slotId;
    const wanted = { slotId, units: { adult: 2 } };
    expect(code(await quoteAmendment(shop.deps, bought.caller, bought.reference, wanted))).toBe(refusal);
  });

  it('is refused when nothing would be refunded, at another difference, and for other accounts', async () => {
    const bought = await buy(shop);
    const { caller, reference } = bought;
    const next = await anotherStart(shop, bought.slot, { adult: '3000' });
    const wanted = { reference, slotId: next.slotId, units: { adult: 2 }, differenceMinor: 0 };
    expect(code(await amendBooking(shop.deps, caller, randomUUID(), wanted))).toBe('price_changed');
    const outsider = await shop.buyer();
    expect(code(await amendBooking(shop.deps, outsider, randomUUID(), wanted))).toBe('not_found');
    expect(code(await quoteAmendment(shop.deps, outsider, reference, wanted))).toBe('not_found');
    await shop.deps.db.query(`update booking set starts_at = now() + interval '2 hours' where reference = $1`, [
      reference,
    ]);
    expect(code(await quoteAmendment(shop.deps, caller, reference, wanted))).toBe('not_amendable');
    await shop.mustBeSound();
  });
});

describe('at the same moment', () => {
  it('cancelling and changing leave one of the two', async () => {
    for (let round = 0; round < 4; round += 1) {
      const bought = await buy(shop);
      const next = await anotherStart(shop, bought.slot);
      const { caller, reference } = bought;
      const { refund } = value(await quoteCancellation(shop.deps, caller, reference));
      const answers = await Promise.all([
        change(shop, bought, next, { adult: 2 }),
        cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor: Number(refund.minor) }),
      ]);
      expect(answers.filter((one) => one.ok)).toHaveLength(1);
      await shop.mustBeSound();
    }
  });

  it('two changes give one, and the last place goes to one of two bookings', async () => {
    const bought = await buy(shop);
    const next = await anotherStart(shop, bought.slot);
    const twice = await Promise.all([
      change(shop, bought, next, { adult: 2 }),
      change(shop, bought, next, { adult: 2 }),
    ]);
    expect(twice.map(code).toSorted()).toEqual(['not_amendable', 'ok'].toSorted());
    const [one, two] = [await buy(shop, { adult: 2 }, bought.slot), await buy(shop, { adult: 2 }, bought.slot)];
    const last = await anotherStart(shop, bought.slot, { places: 3, hours: 24 * 6 + 5 });
    const answers = await Promise.all([change(shop, one, last, { adult: 2 }), change(shop, two, last, { adult: 2 })]);
    expect(answers.map(code).toSorted()).toEqual(['ok', 'slot_sold_out']);
    expect(await stockOf(shop, last)).toEqual([2, 0]);
    await shop.mustBeSound();
  });
});
