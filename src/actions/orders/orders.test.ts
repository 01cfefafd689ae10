import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { code, goodCard, openShop, value, type Shop } from '../../../tests/faults/shop/shop.ts';
import { settleRefund } from '#src/actions/checkout/refunds/settle-refund.ts';
import type { Caller } from '#src/actions/deps.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { readVoucher } from '#src/actions/orders/read-voucher.ts';
import { voucherLinkKey } from '#src/actions/orders/links/voucher-link-key.ts';
import { voucherMac } from '#src/actions/shared/signatures/voucher-mac.ts';
import { verifyVoucherCode } from '#src/domain/orders/vouchers/voucher-code.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Bought = { readonly caller: Caller; readonly order: string; readonly bookings: readonly string[] };

/** Two activities in one order, paid. */
async function buyTwo(): Promise<Bought> {
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot(), { adult: 2, child: 1 });
  const { page, checkout } = await shop.toPage(caller, await shop.slot());
  await shop.payOnPage(page, goodCard);
  const order = value(await readOrder(shop.deps, caller, checkout.reference));
  return { caller, order: checkout.reference, bookings: order.bookings.map((one) => one.reference) };
}

async function buyOne(): Promise<Bought & { readonly booking: string }> {
  const caller = await shop.buyer();
  const { page, checkout } = await shop.toPage(caller, await shop.slot(), { adult: 1 });
  await shop.payOnPage(page, goodCard);
  const order = value(await readOrder(shop.deps, caller, checkout.reference));
  const bookings = order.bookings.map((one) => one.reference);
  return { caller, order: checkout.reference, bookings, booking: bookings[0] ?? '' };
}

async function startIn(booking: string, seconds: number): Promise<void> {
  await shop.deps.db.query(`update booking set starts_at = now() + $2 * interval '1 second' where reference = $1`, [
    booking,
    seconds,
  ]);
}

/** The key of a link to a voucher, whose visit ended so many days ago. */
function keyTo(reference: string, { endedDaysAgo = 0, version = 1 } = {}): string {
  const endsAt = new Date(Date.now() - endedDaysAgo * 86_400_000).toISOString();
  return voucherLinkKey(shop.deps, { reference, version, endsAt });
}

const outsider: Partial<Caller> = { account: null, owner: 'device:x' };

describe('an order', () => {
  it('goes from waiting to confirmed, bookings in the cart’s order, each with its voucher', async () => {
    const caller = await shop.buyer();
    await shop.put(caller, await shop.slot(), { adult: 1 });
    const { page, checkout } = await shop.toPage(caller, await shop.slot());
    const before = value(await readOrder(shop.deps, caller, checkout.reference));
    expect(before).toMatchObject({
      status: 'awaiting_payment',
      paid: { minor: 0n },
      contact: { email: 'traveller@example.com' },
    });
    expect(before.bookings.map((one) => [one.hasVoucher, one.cancellable])).toEqual([
      [false, false],
      [false, false],
    ]);
    await shop.payOnPage(page, goodCard);
    // The provider was queried a moment ago; the next query is allowed after two seconds.
    await shop.deps.db.query(`update payment set checked_at = now() - interval '3 seconds'`);
    const after = value(await readOrder(shop.deps, caller, checkout.reference));
    expect(after).toMatchObject({ status: 'confirmed', paid: after.total, refunded: { minor: 0n } });
    expect(after.bookings.map((one) => one.line.itemId)).toEqual(checkout.lines.map((line) => line.itemId));
    expect(after.bookings.map((one) => [one.state, one.hasVoucher, one.cancellable])).toEqual([
      ['confirmed', true, true],
      ['confirmed', true, true],
    ]);
  });

  it('is found by its owner only', async () => {
    const { order, caller } = await buyOne();
    expect(code(await readOrder(shop.deps, caller, order))).toBe('ok');
    expect(code(await readOrder(shop.deps, await shop.buyer(), order))).toBe('not_found');
    expect(code(await readOrder(shop.deps, caller, 'ZZZZZZZZZZ'))).toBe('not_found');
    expect(code(await readOrder(shop.deps, await shop.buyer(outsider), order))).toBe('sign_in_required');
  });

  it('is expired when its places went back unpaid', async () => {
    const caller = await shop.buyer();
    const { checkout, orderId } = await shop.toPage(caller, await shop.slot());
    await shop.deps.db.query(`update booking set state = 'released' where order_id = $1`, [orderId]);
    expect(value(await readOrder(shop.deps, caller, checkout.reference)).status).toBe('expired');
    await shop.deps.db.query(
      `with h as (update hold set state = 'released' where booking_id in (select id from booking where order_id = $1))
       update inventory i set held = held - a.qty from allotment a join booking b on b.id = a.booking_id
       where b.order_id = $1 and i.id = a.inventory_id`,
      [orderId],
    );
  });
});

describe('cancelling', () => {
  it('gives back what the policy says, once, and leaves everything sound', async () => {
    const { caller, order, bookings } = await buyTwo();
    const [booking = ''] = bookings;
    const quote = value(await quoteCancellation(shop.deps, caller, booking));
    expect(quote.refund).toEqual(quote.paid);
    expect(quote.steps).toHaveLength(1);
    const key = randomUUID();
    const wanted = { reference: booking, refundMinor: Number(quote.refund.minor) };
    expect(value(await cancelBooking(shop.deps, caller, key, wanted))).toEqual(quote);
    expect(value(await cancelBooking(shop.deps, caller, key, wanted))).toEqual(quote);
    expect(code(await cancelBooking(shop.deps, caller, key, { ...wanted, refundMinor: 0 }))).toBe(
      'idempotency_key_reused',
    );
    expect(code(await cancelBooking(shop.deps, caller, randomUUID(), wanted))).toBe('already_cancelled');
    expect(code(await quoteCancellation(shop.deps, caller, booking))).toBe('already_cancelled');
    const after = value(await readOrder(shop.deps, caller, order));
    expect(after.status).toBe('partly_cancelled');
    expect(after.refunded.minor).toBe(0n);
    expect(after.bookings[0]).toMatchObject({
      state: 'cancelled',
      hasVoucher: false,
      cancellable: false,
      refund: { amount: quote.refund, state: 'approved' },
    });
    expect(value(await readVoucher(shop.deps, caller, { reference: booking })).state).toBe('void');
    expect(
      await shop.count(`select from outbox where topic = 'mail.cancellation' and payload ->> 'by' = 'traveller'`),
    ).toBe(1);
    await shop.mustBeSound();
  });

  it('ends with the money back', async () => {
    const { caller, order, booking } = await buyOne();
    const { refund } = value(await quoteCancellation(shop.deps, caller, booking));
    value(
      await cancelBooking(shop.deps, caller, randomUUID(), { reference: booking, refundMinor: Number(refund.minor) }),
    );
    const { rows } = await shop.deps.db.query<{ id: string }>(
      `select r.id from refund r join booking b on b.id = r.booking_id where b.reference = $1`,
      [booking],
    );
    await settleRefund(shop.deps, rows[0]?.id ?? '');
    await settleRefund(shop.deps, rows[0]?.id ?? '');
    const after = value(await readOrder(shop.deps, caller, order));
    expect(after).toMatchObject({ status: 'cancelled', refunded: refund });
    expect(after.bookings[0]?.refund).toEqual({ amount: refund, state: 'succeeded' });
    expect(await shop.count(`select from outbox where topic = 'mail.refund' and dedupe = $1`, [rows[0]?.id])).toBe(1);
    await shop.mustBeSound();
  });

  it('happens once for twenty simultaneous requests', async () => {
    const { caller, booking } = await buyOne();
    const { refund } = value(await quoteCancellation(shop.deps, caller, booking));
    const wanted = { reference: booking, refundMinor: Number(refund.minor) };
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => cancelBooking(shop.deps, caller, n % 2 === 0 ? key : randomUUID(), wanted)),
    );
    const codes = answers.map(code);
    const same = codes.filter((_, n) => n % 2 === 0);
    const others = codes.filter((_, n) => n % 2 === 1);
    expect(new Set(same).size).toBe(1);
    expect([...new Set([...same.slice(0, 1), ...others])].toSorted()).toEqual(['already_cancelled', 'ok']);
    expect(
      await shop.count('select from refund r join booking b on b.id = r.booking_id where b.reference = $1', [booking]),
    ).toBe(1);
    await shop.mustBeSound();
  });

  it.each([
    ['a minute before the last step', 24 * 3600 + 60, 1],
    ['a minute after it', 24 * 3600 - 60, 0],
  ])('uses the database’s clock: %s', async (_when, seconds, share) => {
    const { caller, booking } = await buyOne();
    await startIn(booking, seconds);
    const { refund, paid } = value(await quoteCancellation(shop.deps, caller, booking));
    expect(refund.minor).toBe(paid.minor * BigInt(share));
    const wrong = { reference: booking, refundMinor: share === 0 ? Number(paid.minor) : 0 };
    expect(code(await cancelBooking(shop.deps, caller, randomUUID(), wrong))).toBe('price_changed');
    value(
      await cancelBooking(shop.deps, caller, randomUUID(), { reference: booking, refundMinor: Number(refund.minor) }),
    );
    expect(
      await shop.count('select from refund r join booking b on b.id = r.booking_id where b.reference = $1', [booking]),
    ).toBe(share);
    await shop.mustBeSound();
  });

  it('is refused once the visit has begun, after the scan, and for other accounts', async () => {
    const { caller, booking } = await buyOne();
    const wanted = { reference: booking, refundMinor: 0 };
    expect(code(await cancelBooking(shop.deps, await shop.buyer(), randomUUID(), wanted))).toBe('not_found');
    expect(code(await quoteCancellation(shop.deps, await shop.buyer(), booking))).toBe('not_found');
    expect(code(await cancelBooking(shop.deps, await shop.buyer(outsider), randomUUID(), wanted))).toBe(
      'sign_in_required',
    );
    await startIn(booking, -1);
    expect(code(await cancelBooking(shop.deps, caller, randomUUID(), wanted))).toBe('not_cancellable');
    await startIn(booking, 10 * 24 * 3600);
    await shop.deps.db.query(
      `with b as (update booking set state = 'redeemed' where reference = $1 returning id)
       update voucher v set redeemed_at = now() from b where v.booking_id = b.id`,
      [booking],
    );
    expect(code(await cancelBooking(shop.deps, caller, randomUUID(), wanted))).toBe('voucher_used');
    expect(value(await readVoucher(shop.deps, caller, { reference: booking })).state).toBe('used');
    await shop.mustBeSound();
  });
});

describe('a voucher', () => {
  it('opens for its owner and by the link in the email only', async () => {
    const { caller, booking } = await buyOne();
    const signedOut = await shop.buyer({ ...outsider, network: '192.0.2.7' });
    const other = await shop.buyer({ network: '192.0.2.8' });
    const key = keyTo(booking);
    const wrong = keyTo('ZZZZZZZZZZ');
    const send = async (by: Caller, reference: string, linkKey?: string): Promise<string> =>
      code(await readVoucher(shop.deps, by, linkKey === undefined ? { reference } : { reference, key: linkKey }));
    expect(await send(caller, booking)).toBe('ok');
    expect(await send(caller, booking, 'stale')).toBe('ok');
    expect(await send(other, booking)).toBe('not_found');
    expect(await send(other, booking, wrong)).toBe('not_found');
    expect(await send(other, booking, key)).toBe('ok');
    expect(await send(signedOut, booking)).toBe('sign_in_required');
    expect(await send(signedOut, booking, '')).toBe('not_found');
    expect(await send(signedOut, booking, wrong)).toBe('not_found');
    expect(await send(signedOut, booking, key)).toBe('ok');
    expect(await send(signedOut, 'ZZZZZZZZZZ', wrong)).toBe('not_found');
  });

  it('opens by no link that is over or revoked', async () => {
    const { booking, caller } = await buyOne();
    const by = await shop.buyer({ ...outsider, network: '192.0.2.10' });
    const send = async (key: string): Promise<string> =>
      code(await readVoucher(shop.deps, by, { reference: booking, key }));
    expect([
      await send(keyTo(booking, { endedDaysAgo: 29 })),
      await send(keyTo(booking, { endedDaysAgo: 32 })),
    ]).toEqual(['ok', 'not_found']);
    await shop.deps.db.query(
      'update orders o set link_version = 2 from booking b where b.order_id = o.id and b.reference = $1',
      [booking],
    );
    expect([await send(keyTo(booking)), await send(keyTo(booking, { version: 2 }))]).toEqual(['not_found', 'ok']);
    const own = value(await readVoucher(shop.deps, caller, { reference: booking }));
    expect(await send(own.linkKey)).toBe('ok');
  });

  it('is blocked for a network that guesses keys', async () => {
    const { booking } = await buyOne();
    const guesser = await shop.buyer({ ...outsider, network: '192.0.2.9' });
    const codes = [];
    for (let n = 0; n < 61; n += 1)
      codes.push(code(await readVoucher(shop.deps, guesser, { reference: booking, key: `guess-${n}` })));
    expect(codes.filter((one) => one === 'not_found')).toHaveLength(60);
    expect(codes.at(-1)).toBe('too_many_requests');
  });

  it('has codes that verify, one for each ticket, all different', async () => {
    const { caller, bookings } = await buyTwo();
    const [booking = ''] = bookings;
    const voucher = value(await readVoucher(shop.deps, caller, { reference: booking }));
    const mac = voucherMac(shop.deps.secrets.voucher);
    expect(voucher.tickets.map((one) => one.unit.title)).toEqual(['Adult', 'Adult', 'Child']);
    const all = [voucher, ...voucher.tickets];
    expect(all.map((one) => verifyVoucherCode(one.code, mac)?.position)).toEqual([0, 1, 2, 3]);
    expect(new Set(all.map((one) => verifyVoucherCode(one.code, mac)?.reference))).toEqual(new Set([booking]));
    expect(new Set(all.map((one) => one.code)).size).toBe(4);
    expect(value(await readVoucher(shop.deps, caller, { reference: booking })).code).toBe(voucher.code);
    expect(voucher).toMatchObject({ state: 'valid', leadName: 'A Traveller' });
  });
});
