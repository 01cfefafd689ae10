import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { receiveProviderEvent } from '#src/actions/checkout/payment/receive-provider-event.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { readVoucher } from '#src/actions/orders/read-voucher.ts';
import { issueGiftCard } from '#src/actions/marketing/gift-cards/issue-gift-card.ts';
import { readWallet } from '#src/actions/marketing/credits/read-wallet.ts';
import { redeemGiftCard } from '#src/actions/marketing/gift-cards/redeem-gift-card.ts';
import type { Caller } from '#src/actions/deps.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { until } from '#sandbox/payments/dry-run.ts';
import { buy, stockOf, type Bought } from './shop/changing-shop.ts';
import { code, contact, goodCard, openShop, value, type Shop } from './shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function open({ order }: Pick<Bought, 'order'>): Promise<string> {
  const { intents } = (await shop.stage.control('GET', '/_control/intents')) as {
    intents: readonly { readonly id: string; readonly metadata: Readonly<Record<string, string>> }[];
  };
  const intent = intents.find((one) => one.metadata['order'] === order)?.id ?? '';
  const { id } = (await shop.stage.control('POST', '/_control/disputes', { intent })) as { id: string };
  return id;
}

/** Hands over all events of disputes that have arrived, from the newest to the oldest and each of them twice. */
async function hear(atLeast: number): Promise<void> {
  const reported = () => shop.stage.arrivals.filter((one) => one.type.startsWith('charge.dispute.'));
  await until(() => reported().length >= atLeast);
  for (const { body, signature } of [...reported().toReversed(), ...reported()])
    value(await receiveProviderEvent(shop.deps, body, signature));
}

async function voucherOf({ caller, reference }: Bought): Promise<string> {
  return value(await readVoucher(shop.deps, caller, { reference })).state;
}

type Parts = { readonly id: string; readonly byGiftCard: bigint; readonly byCard: bigint };

/** Two visits in one order, a part of which a gift card pays. */
async function buyTwoWithGiftCard(
  minor: bigint,
): Promise<{ readonly caller: Caller; readonly order: string; readonly bookings: readonly Parts[] }> {
  const caller = await shop.buyer();
  const issued = await issueGiftCard(shop.deps, { amount: money(minor, 'EUR'), recipient: 'A friend' });
  value(await redeemGiftCard(shop.deps, caller, randomUUID(), issued.code));
  await shop.put(caller, await shop.slot(), { adult: 1 });
  await shop.put(caller, await shop.slot({ priceMinor: 4_000 }), { adult: 1 });
  const opened = value(await openCheckout(shop.deps, caller, randomUUID(), { giftCard: issued.id }));
  const { reference, quoteHash } = opened;
  const { redirectUrl } = value(await payOrder(shop.deps, caller, randomUUID(), { reference, quoteHash, contact }));
  await shop.payOnPage(redirectUrl, goodCard);
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `select a.id from payment_attempt a join payment p on p.id = a.payment_id join orders o on o.id = p.order_id
     where o.reference = $1`,
    [reference],
  );
  await settlePayment(shop.deps, rows[0]?.id ?? '', 'test');
  const { rows: bookings } = await shop.deps.db.query<Parts>(
    `select b.id, t.amount_minor as "byGiftCard", b.amount_minor - b.discount_minor - t.amount_minor as "byCard"
     from booking b join orders o on o.id = b.order_id join booking_tender t on t.booking_id = b.id
     where o.reference = $1 order by b.amount_minor`,
    [reference],
  );
  return { caller, order: reference, bookings };
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

  it('that is lost gives a gift card back what it paid for visits that were not used', async () => {
    const { caller, order, bookings } = await buyTwoWithGiftCard(1_000n);
    await shop.deps.db.query(
      `with b as (update booking set state = 'redeemed' where id = $1 returning id)
       update voucher v set redeemed_at = now() from b where v.booking_id = b.id`,
      [bookings[0]?.id],
    );
    const arrived = shop.stage.arrivals.filter((one) => one.type.startsWith('charge.dispute.')).length;
    const dispute = await open({ order });
    await shop.stage.control('POST', '/_control/disputes/close', { dispute, as: 'lost' });
    await hear(arrived + 3);
    const { giftCards } = value(await readWallet(shop.deps, caller));
    expect(bookings[1]?.byCard).toBeGreaterThan(0n);
    expect(giftCards[0]?.balanceMinor).toBe(bookings[1]?.byGiftCard);
    const { rows } = await shop.deps.db.query<{ state: string; due: bigint | null }>(
      'select state, refund_due_minor as due from booking where id = any($1::uuid[]) order by state',
      [bookings.map((one) => one.id)],
    );
    expect(rows).toEqual([
      { state: 'cancelled', due: bookings[1]?.byGiftCard },
      { state: 'redeemed', due: null },
    ]);
    await shop.mustBeSound();
  });

  it('stores as evidence what was shown, accepted and used', async () => {
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
