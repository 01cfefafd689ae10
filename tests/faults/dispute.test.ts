import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveProviderEvent } from '#src/actions/checkout/receive-provider-event.ts';
import { cancelBooking } from '#src/actions/orders/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/quote-cancellation.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { readVoucher } from '#src/actions/orders/read-voucher.ts';
import { until } from '#sandbox/rehearsal.ts';
import { buy, stockOf, type Bought } from './changing-shop.ts';
import { code, openShop, value, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function open({ order }: Bought): Promise<string> {
  const { intents } = (await shop.stage.control('GET', '/_control/intents')) as {
    intents: readonly { readonly id: string; readonly metadata: Readonly<Record<string, string>> }[];
  };
  const intent = intents.find((one) => one.metadata['order'] === order)?.id ?? '';
  const { id } = (await shop.stage.control('POST', '/_control/disputes', { intent })) as { id: string };
  return id;
}

/** Hands over all events of disputes that have arrived, from the newest to the oldest and each of them twice. */
async function hear(atLeast: number): Promise<void> {
  const told = () => shop.stage.arrivals.filter((one) => one.type.startsWith('charge.dispute.'));
  await until(() => told().length >= atLeast);
  for (const { body, signature } of [...told().toReversed(), ...told()])
    value(await receiveProviderEvent(shop.deps, body, signature));
}

async function voucherOf({ caller, reference }: Bought): Promise<string> {
  return value(await readVoucher(shop.deps, caller, { reference })).state;
}

async function cashOf(): Promise<bigint> {
  const { rows } = await shop.deps.db.query<{ minor: bigint }>(
    `select coalesce(sum(amount_minor), 0)::bigint as minor from ledger where account like 'cash:%'`,
  );
  return rows[0]?.minor ?? 0n;
}

describe('a disputed payment', () => {
  it('stops the voucher and every refund while it is open, and lets both go on when it is won', async () => {
    const bought = await buy(shop);
    const before = await cashOf();
    const arrived = shop.stage.arrivals.filter((one) => one.type.startsWith('charge.dispute.')).length;
    const dispute = await open(bought);
    await hear(arrived + 2);
    expect(await voucherOf(bought)).toBe('void');
    const { caller, order, reference } = bought;
    expect(code(await quoteCancellation(shop.deps, caller, reference))).toBe('not_cancellable');
    const marked = value(await readOrder(shop.deps, caller, order));
    expect(marked.bookings[0]).toMatchObject({ disputed: true, cancellable: false, amendable: false });
    expect(before - (await cashOf())).toBe(marked.paid.minor);
    await shop.mustBeSound();
    await shop.stage.control('POST', '/_control/disputes/close', { dispute, as: 'won' });
    await hear(arrived + 4);
    expect([await voucherOf(bought), await cashOf()]).toEqual(['valid', before]);
    const { refund } = value(await quoteCancellation(shop.deps, caller, reference));
    value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor: Number(refund.minor) }));
    await shop.mustBeSound();
  });

  it('that is lost counts as given back: what was not used is cancelled, and nothing more is due', async () => {
    const bought = await buy(shop);
    const arrived = shop.stage.arrivals.filter((one) => one.type.startsWith('charge.dispute.')).length;
    const dispute = await open(bought);
    await shop.stage.control('POST', '/_control/disputes/close', { dispute, as: 'lost' });
    await hear(arrived + 3);
    expect(await voucherOf(bought)).toBe('void');
    expect(await stockOf(shop, bought.slot)).toEqual([0, 0]);
    const order = value(await readOrder(shop.deps, bought.caller, bought.order));
    expect(order.bookings[0]).toMatchObject({ state: 'cancelled', refund: null });
    expect(await shop.count('select from dispute where psp_ref = $1', [dispute])).toBe(1);
    await shop.mustBeSound();
  });

  it('keeps as evidence what was shown, accepted and used', async () => {
    const bought = await buy(shop);
    await shop.deps.db.query(
      `with b as (update booking set state = 'redeemed' where id = $1 returning id)
       update voucher v set redeemed_at = now() from b where v.booking_id = b.id`,
      [bought.bookingId],
    );
    const arrived = shop.stage.arrivals.filter((one) => one.type.startsWith('charge.dispute.')).length;
    await open(bought);
    await hear(arrived + 2);
    const { rows } = await shop.deps.db.query<{ evidence: Record<string, unknown> }>(
      'select d.evidence from dispute d join payment p on p.id = d.payment_id where p.order_id = $1',
      [bought.orderId],
    );
    expect(rows[0]?.evidence).toMatchObject({
      order: bought.order,
      accepted: { email: 'traveller@example.com' },
      shown: { lines: expect.any(Array) },
      bookings: [{ reference: bought.reference, voucher: { usedAt: expect.any(String) }, steps: expect.any(Array) }],
      payments: [{ purpose: 'order', state: 'succeeded' }],
    });
    expect(await voucherOf(bought)).toBe('used');
    await shop.mustBeSound();
  });
});
