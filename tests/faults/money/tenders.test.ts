import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import type { Checkout } from '#src/actions/checkout/opening/find-checkout.ts';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { earnCredits } from '#src/actions/marketing/credits/earn-credits.ts';
import { expireCredits } from '#src/actions/marketing/credits/expire-credits.ts';
import { issueGiftCard } from '#src/actions/marketing/gift-cards/issue-gift-card.ts';
import { readWallet } from '#src/actions/marketing/credits/read-wallet.ts';
import { redeemGiftCard } from '#src/actions/marketing/gift-cards/redeem-gift-card.ts';
import type { Caller } from '#src/actions/deps.ts';
import type { PaymentOptionsInput } from '#src/domain/checkout/payment-options.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { includedTax } from '#src/domain/catalogue/tax/tax.ts';
import { grantCredits } from './instruments.ts';
import { code, contact, goodCard, openShop, value, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

/** A buyer with so many cents of credits and a gift card of so many. */
async function buyerWith(
  credits: bigint,
  card: bigint,
): Promise<{ readonly caller: Caller; readonly giftCard: string }> {
  const caller = await shop.buyer();
  const accountId = caller.account?.id ?? '';
  if (credits > 0n) await grant(accountId, credits, 200);
  if (card === 0n) return { caller, giftCard: '' };
  const issued = await issueGiftCard(shop.deps, { amount: money(card, 'EUR'), recipient: 'A friend' });
  const redeemed = value(await redeemGiftCard(shop.deps, caller, randomUUID(), issued.code.toLowerCase()));
  expect(redeemed).toMatchObject({ id: issued.id, balanceMinor: card });
  return { caller, giftCard: issued.id };
}

function grant(accountId: string, minor: bigint, days: number): Promise<void> {
  return grantCredits(shop.deps.db, accountId, money(minor, 'EUR'), days);
}

function open(caller: Caller, wished: PaymentOptionsInput): Promise<Checkout> {
  return openCheckout(shop.deps, caller, randomUUID(), wished).then(value);
}

async function pay(caller: Caller, { reference, quoteHash }: Checkout): Promise<void> {
  const { redirectUrl } = value(await payOrder(shop.deps, caller, randomUUID(), { reference, quoteHash, contact }));
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `select a.id from payment_attempt a join payment p on p.id = a.payment_id join orders o on o.id = p.order_id
     where o.reference = $1 order by a.created_at desc`,
    [reference],
  );
  if (rows[0] === undefined) return;
  await shop.payOnPage(redirectUrl, goodCard);
  await settlePayment(shop.deps, rows[0].id, 'test');
}

async function balances(caller: Caller): Promise<bigint[]> {
  const { credits, giftCards } = value(await readWallet(shop.deps, caller));
  return [
    credits.reduce((sum, one) => sum + one.remainingMinor, 0n),
    giftCards.reduce((sum, one) => sum + one.balanceMinor, 0n),
  ];
}

async function bookingsOf(reference: string): Promise<readonly string[]> {
  const { rows } = await shop.deps.db.query<{ reference: string }>(
    'select b.reference from booking b join orders o on o.id = b.order_id where o.reference = $1 order by b.amount_minor',
    [reference],
  );
  return rows.map((row) => row.reference);
}

test('where the theme takes no credits none are offered, none are taken, and a gift card pays all the same', async () => {
  const { caller, giftCard } = await buyerWith(500n, 1_000n);
  await shop.put(caller, await shop.slot({ priceMinor: 4_000 }), { adult: 1 });
  const opened = await open({ ...caller, noCredits: true }, { useCredits: true, giftCard });
  expect(opened.prices.filter((line) => line.amount.minor < 0n).map((line) => [line.code, line.amount.minor])).toEqual([
    ['gift_card', -1_000n],
  ]);
  expect(opened.credits).toEqual({ available: money(0n, 'EUR'), used: money(0n, 'EUR') });
  expect(await balances(caller)).toEqual([500n, 0n]);
  value(await leaveCheckout(shop.deps, caller, opened.reference));
  // The red control: the same request on our own site.
  const own = await open(caller, { useCredits: true, giftCard });
  expect(own.credits).toEqual({ available: money(500n, 'EUR'), used: money(500n, 'EUR') });
  expect(await balances(caller)).toEqual([0n, 0n]);
  value(await leaveCheckout(shop.deps, caller, own.reference));
});

test('credits go first, then the gift card, then the card; and back to each what it paid', async () => {
  const { caller, giftCard } = await buyerWith(500n, 1_000n);
  await shop.put(caller, await shop.slot(), { adult: 1 });
  await shop.put(caller, await shop.slot({ priceMinor: 4_000 }), { adult: 1 });
  const opened = await open(caller, { useCredits: true, giftCard });
  const total = opened.total.minor;
  expect(opened.prices.filter((line) => line.amount.minor < 0n).map((line) => [line.code, line.amount.minor])).toEqual([
    ['credits', -500n],
    ['gift_card', -1_000n],
  ]);
  // They pay and lower nothing: what is tax stays what it is.
  const tax = opened.prices.filter((line) => line.stage === 'tax').reduce((sum, line) => sum + line.amount.minor, 0n);
  expect(tax).toBe(includedTax(opened.total, 1_000).minor);
  expect(opened.due.minor).toBe(total - 1_500n);
  expect(opened).toMatchObject({ credits: { used: { minor: 500n } }, giftCards: [{ used: { minor: 1_000n } }] });
  expect(await balances(caller)).toEqual([0n, 0n]);
  await pay(caller, opened);
  await shop.mustBeSound();
  for (const reference of await bookingsOf(opened.reference)) {
    const quote = value(await quoteCancellation(shop.deps, caller, reference));
    const refundMinor = Number(quote.refund.minor);
    value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor }));
    await shop.mustBeSound();
  }
  expect(await balances(caller)).toEqual([500n, 1_000n]);
  expect(
    await shop.count(
      `select from (select sum(r.amount_minor) as minor from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
       where o.reference = $1) x where minor = $2`,
      [opened.reference, total - 1_500n],
    ),
  ).toBe(1);
});

test('what covers it all is taken without a provider', async () => {
  const { caller, giftCard } = await buyerWith(100n, 5_000n);
  await shop.put(caller, await shop.slot());
  const opened = await open(caller, { useCredits: true, giftCard });
  expect(opened.due.minor).toBe(0n);
  await pay(caller, opened);
  expect(
    await shop.count('select from payment p join orders o on o.id = p.order_id where o.reference = $1', [
      opened.reference,
    ]),
  ).toBe(0);
  expect(await balances(caller)).toEqual([0n, 5_000n - (opened.total.minor - 100n)]);
  const [reference = ''] = await bookingsOf(opened.reference);
  const refundMinor = Number(value(await quoteCancellation(shop.deps, caller, reference)).refund.minor);
  value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor }));
  expect(await balances(caller)).toEqual([100n, 5_000n]);
});

test('leaving, running out and opening otherwise put everything back as it was', async () => {
  const { caller, giftCard } = await buyerWith(300n, 400n);
  const before = value(await readWallet(shop.deps, caller)).credits;
  await shop.put(caller, await shop.slot());
  const first = await open(caller, { useCredits: true, giftCard });
  expect(await balances(caller)).toEqual([0n, 0n]);
  const second = await open(caller, { useCredits: false });
  // Opening otherwise is trying again: the order and its reference stay.
  expect(second.reference).toBe(first.reference);
  expect(await balances(caller)).toEqual([300n, 0n]);
  value(await leaveCheckout(shop.deps, caller, second.reference));
  expect(await balances(caller)).toEqual([300n, 400n]);
  await open(caller, { useCredits: true, giftCard });
  await shop.deps.db.query(`update hold set expires_at = now() - interval '1 second' where state = 'active'`);
  await sweepHolds(shop.deps);
  expect(await balances(caller)).toEqual([300n, 400n]);
  expect(value(await readWallet(shop.deps, caller)).credits).toEqual(before);
});

test('late money takes the credits again, or goes back when they are spent', async () => {
  for (const spent of [false, true]) {
    const { caller } = await buyerWith(300n, 0n);
    await shop.put(caller, await shop.slot());
    const opened = await open(caller, { useCredits: true });
    const { reference, quoteHash } = opened;
    const { redirectUrl } = value(await payOrder(shop.deps, caller, randomUUID(), { reference, quoteHash, contact }));
    await shop.payOnPage(redirectUrl, goodCard);
    await shop.deps.db.query(
      `update hold set expires_at = now() - interval '1 second', extended_at = now() where state = 'active'`,
    );
    await sweepHolds(shop.deps);
    expect(await balances(caller)).toEqual([300n, 0n]);
    if (spent) {
      await shop.deps.db.query('update credit_lot set expires_at = now() where account_id = $1', [caller.account?.id]);
      await expireCredits(shop.deps);
    }
    const { rows } = await shop.deps.db.query<{ id: string; orderId: string }>(
      `select a.id, o.id as "orderId" from payment_attempt a join payment p on p.id = a.payment_id join orders o on o.id = p.order_id where o.reference = $1`,
      [reference],
    );
    await settlePayment(shop.deps, rows[0]?.id ?? '', 'test');
    expect(
      await shop.count(`select from booking where order_id = $1 and state = 'confirmed'`, [rows[0]?.orderId]),
    ).toBe(spent ? 0 : 1);
    expect(
      await shop.count(
        `select from refund r join payment p on p.id = r.payment_id where p.order_id = $1 and r.reason = 'late_success'`,
        [rows[0]?.orderId],
      ),
    ).toBe(spent ? 1 : 0);
    expect(await balances(caller)).toEqual([0n, 0n]);
    await shop.mustBeSound();
  }
});

test('credits that expire first are spent first, and expired ones not at all', async () => {
  const { caller } = await buyerWith(0n, 0n);
  const accountId = caller.account?.id ?? '';
  await grant(accountId, 70n, 300);
  await grant(accountId, 50n, 10);
  await grant(accountId, 999n, -1);
  expect(await balances(caller)).toEqual([120n, 0n]);
  await shop.put(caller, await shop.slot({ priceMinor: 100 }));
  const opened = await open(caller, { useCredits: true });
  expect(opened.credits.used.minor).toBe(55n);
  expect(value(await readWallet(shop.deps, caller)).credits.map((one) => one.remainingMinor)).toEqual([65n]);
  await expireCredits(shop.deps);
  expect(
    await shop.count(`select from balance where account = $1 and balance_minor = 65`, [`credits:${accountId}`]),
  ).toBe(1);
});

test('a member receives credits a day after the visit, once', async () => {
  const { caller } = await buyerWith(0n, 0n);
  const accountId = caller.account?.id ?? '';
  await shop.put(caller, await shop.slot(), { adult: 2 });
  const opened = await open(caller, {});
  await pay(caller, opened);
  await earnCredits(shop.deps);
  await shop.deps.db.query(
    `update booking b set starts_at = now() - interval '30 hours', ends_at = now() - interval '26 hours' from orders o where o.id = b.order_id and o.reference = $1`,
    [opened.reference],
  );
  await earnCredits(shop.deps);
  expect(await balances(caller)).toEqual([0n, 0n]);
  await shop.deps.db.query(`update account set kind = 'member', phone = '+4420794600' || $2 where id = $1`, [
    accountId,
    '18',
  ]);
  await Promise.all([earnCredits(shop.deps), earnCredits(shop.deps)]);
  await earnCredits(shop.deps);
  expect(await balances(caller)).toEqual([21n, 0n]);
});

test('a gift card is its first redeemer’s, and its code is not to be guessed', async () => {
  const issued = await issueGiftCard(shop.deps, { amount: money(2_000n, 'EUR'), recipient: 'A friend' });
  expect(issued.code).toMatch(/^([A-Z0-9]{5}-){3}[A-Z0-9]{5}$/);
  const [one, other] = [await shop.buyer(), await shop.buyer()];
  const key = randomUUID();
  const both = await Promise.all([one, other].map((by) => redeemGiftCard(shop.deps, by, key, issued.code)));
  expect(both.map(code).toSorted()).toEqual(['gift_card_taken', 'ok']);
  const owner = both[0]?.ok === true ? one : other;
  expect(code(await redeemGiftCard(shop.deps, owner, key, issued.code))).toBe('ok');
  expect(code(await redeemGiftCard(shop.deps, owner, key, 'ANOTHERCODE'))).toBe('idempotency_key_reused');
  for (let n = 0; n < 10; n += 1) await redeemGiftCard(shop.deps, owner, randomUUID(), `GUESSED${n}`);
  expect(code(await redeemGiftCard(shop.deps, owner, randomUUID(), issued.code))).toBe('too_many_requests');
  const outsider = await shop.buyer();
  await shop.put(outsider, await shop.slot());
  const opened = await open(outsider, { giftCard: issued.id });
  expect(opened).toMatchObject({ due: opened.total, giftCards: [] });
});

test('of many orders at once no balance is spent twice', async () => {
  const { caller, giftCard } = await buyerWith(600n, 600n);
  const slot = await shop.slot();
  await shop.put(caller, slot);
  const opened = await Promise.all(
    Array.from({ length: 8 }, () => openCheckout(shop.deps, caller, randomUUID(), { useCredits: true, giftCard })),
  );
  expect(new Set(opened.map((one) => (one.ok ? one.value.reference : one.failure.code))).size).toBe(1);
  expect(await balances(caller)).toEqual([0n, 1_200n - 1_099n]);
});
