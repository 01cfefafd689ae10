import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { hashCode } from '#src/actions/shared/signatures/hash-code.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import type { Checkout } from '#src/actions/checkout/opening/find-checkout.ts';
import type { Caller } from '#src/actions/deps.ts';
import type { CouponDefinition } from '#src/domain/marketing/coupons/coupon.ts';
import { saveCoupons, type SeededCoupon } from '#src/store/marketing/coupons/coupons.store.ts';
import { contact, goodCard, openShop, value, type Shop } from '../shop/shop.ts';

let shop: Shop;
const stored: SeededCoupon[] = [];
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

const tenPercent: CouponDefinition = {
  titles: { en: 'Ten per cent' },
  effect: { kind: 'percent', percent: 10 },
  conditions: [],
  stacks: false,
};

/** Adds a coupon; its code is its id in capitals without dashes. */
async function coupon(id: string, about: Partial<SeededCoupon> = {}): Promise<string> {
  const code = id.toUpperCase().replaceAll('-', '');
  const row = {
    id,
    codeHash: hashCode(shop.deps, code),
    definition: tenPercent,
    automatic: false,
    usageLimit: 100,
  };
  stored.push({ ...row, perUser: 1, begins: null, ends: null, ...about });
  await shop.deps.db.transaction((tx) => saveCoupons(tx, stored), { cause: 'test' });
  return code;
}

function open(caller: Caller, couponCodes?: readonly string[]): Promise<Checkout> {
  return openCheckout(shop.deps, caller, randomUUID(), { couponCodes }).then(value);
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

function uses(id: string, state: string): Promise<number> {
  return shop.count(
    'select from coupon_use u join coupon c on c.code_hash = u.code_hash where c.id = $1 and u.state = $2',
    [id, state],
  );
}

function used(id: string): Promise<number> {
  return shop.count('select from coupon c cross join generate_series(1, c.used) where c.id = $1', [id]);
}

test('a code lowers the price, changes the hash, and is redeemed by the payment', async () => {
  const code = await coupon('autumn-ten');
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot(), { adult: 2, child: 1 });
  const plain = await open(caller);
  expect(plain).toMatchObject({ total: { minor: 2_747n }, due: { minor: 2_747n }, coupons: [] });
  const lower = await open(caller, [` ${code.toLowerCase()} `]);
  expect(lower).toMatchObject({ total: { minor: 2_472n }, due: { minor: 2_472n } });
  expect(lower.coupons).toMatchObject([{ id: 'autumn-ten', code, discountMinor: '275', refusal: null }]);
  const [within, lines] = [true, false].map((isTax) => lower.prices.filter((line) => (line.stage === 'tax') === isTax));
  expect(lines?.reduce((sum, line) => sum + line.amount.minor, 0n)).toBe(2_472n);
  // A coupon lowers what is taxed: a tenth on top is an eleventh of it.
  expect(within?.map((line) => [line.code, line.amount.minor])).toEqual([['consumption_tax', 225n]]);
  expect(lower.quoteHash).not.toBe(plain.quoteHash);
  // The order retains the reference that its buyer knows, and the one that it replaced has another.
  expect(lower.reference).toBe(plain.reference);
  expect(await shop.count('select from orders where reference = $1', [plain.reference])).toBe(1);
  // Opened again without naming anything, the coupon stays.
  expect((await open(caller)).reference).toBe(lower.reference);
  expect(await uses('autumn-ten', 'reserved')).toBe(1);
  await pay(caller, lower);
  expect(await uses('autumn-ten', 'redeemed')).toBe(1);
  expect(
    await shop.count(
      'select from payment p join orders o on o.id = p.order_id where o.reference = $1 and p.captured_minor = 2472',
      [lower.reference],
    ),
  ).toBe(1);
  // The order says why it cost less than its bookings do together.
  const order = value(await readOrder(shop.deps, caller, lower.reference));
  expect(order.savings).toMatchObject([{ titles: { en: 'Ten per cent' }, amount: { minor: 275n } }]);
  expect(order.bookings.reduce((sum, { line }) => sum + line.amount.minor, 0n) - 275n).toBe(order.total.minor);
});

test('codes that lower nothing are answered with the reason', async () => {
  const over = await coupon('long-over', { ends: '2026-01-01T00:00:00Z' });
  const coming = await coupon('still-coming', { begins: '2099-01-01T00:00:00Z' });
  const dear = await coupon('for-the-dear', {
    definition: { ...tenPercent, conditions: [{ kind: 'minimum', amount: '900', currency: 'EUR' }] },
  });
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot());
  const { coupons, total } = await open(caller, [over, coming, dear, 'NEVERMADE']);
  expect(total.minor).toBe(1_099n);
  expect(coupons.map((one) => [one.code, one.refusal?.code, one.refusal?.facts])).toEqual([
    [dear, 'coupon_minimum', { amount: '900.00 EUR' }],
    [over, 'coupon_over', undefined],
    [coming, 'coupon_not_begun', undefined],
    ['NEVERMADE', 'coupon_unknown', undefined],
  ]);
});

test('leaving and running out give a use back, once', async () => {
  const code = await coupon('given-back', { usageLimit: 1 });
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot());
  const { reference } = await open(caller, [code]);
  expect([await used('given-back'), await uses('given-back', 'reserved')]).toEqual([1, 1]);
  value(await leaveCheckout(shop.deps, caller, reference));
  expect([await used('given-back'), await uses('given-back', 'released')]).toEqual([0, 1]);
  const again = await open(caller, [code]);
  expect(again.total.minor).toBe(989n);
  await shop.deps.db.query(`update hold set expires_at = now() - interval '1 second' where state = 'active'`);
  await sweepHolds(shop.deps);
  expect([await used('given-back'), await uses('given-back', 'released')]).toEqual([0, 2]);
});

test('a changed cart takes the coupon along', async () => {
  const code = await coupon('taken-along', { usageLimit: 1 });
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot());
  await open(caller, [code]);
  await shop.put(caller, await shop.slot());
  const both = await open(caller);
  expect(both.coupons).toMatchObject([{ id: 'taken-along', refusal: null }]);
  expect([await used('taken-along'), await uses('taken-along', 'reserved')]).toEqual([1, 1]);
});

test('of fifty at once no more have a coupon than there are', async () => {
  const code = await coupon('only-seven', { usageLimit: 7 });
  const slot = await shop.slot({ places: 60 });
  const callers = await Promise.all(Array.from({ length: 50 }, () => shop.buyer()));
  for (const caller of callers) await shop.put(caller, slot);
  const opened = await Promise.all(callers.map((caller) => open(caller, [code])));
  expect(opened.filter((one) => one.total.minor === 989n)).toHaveLength(7);
  expect(opened.filter((one) => one.coupons[0]?.refusal?.code === 'coupon_used_up')).toHaveLength(43);
  expect(await used('only-seven')).toBe(7);
});

test('a count that is read before it is written gives more away than there are', async () => {
  await coupon('red-control', { usageLimit: 7 });
  const { db } = shop.deps;
  await db.query(`create table unguarded as select used, usage_limit from coupon where id = 'red-control'`);
  const take = (): Promise<boolean> =>
    db.transaction(
      async (tx) => {
        const { rows } = await tx.query<{ free: boolean }>('select used < usage_limit as free from unguarded');
        await tx.query('select pg_sleep(0.02)');
        if (rows[0]?.free === true) await tx.query('update unguarded set used = used + 1');
        return rows[0]?.free === true;
      },
      { cause: 'red control' },
    );
  const taken = await Promise.all(Array.from({ length: 50 }, take));
  expect(taken.filter(Boolean).length).toBeGreaterThan(7);
  await db.query('drop table unguarded');
});

test('one person has it as often as it says, however many guest accounts they use', async () => {
  const code = await coupon('twice-each', { perUser: 2 });
  const slot = await shop.slot({ places: 20 });
  const callers = await Promise.all(Array.from({ length: 12 }, () => shop.buyer()));
  for (const caller of callers) {
    await shop.deps.db.query('update account set email = $2 where id = $1', [caller.account?.id, 'Same@example.com']);
    await shop.put(caller, slot);
  }
  const opened = await Promise.all(callers.map((caller) => open(caller, [code])));
  expect(opened.filter((one) => one.total.minor === 989n)).toHaveLength(2);
  expect(opened.filter((one) => one.coupons[0]?.refusal?.code === 'coupon_used')).toHaveLength(10);
});

test('cancelling all of it gives what was paid, and the coupon back', async () => {
  const code = await coupon('comes-back');
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot(), { adult: 2 });
  const opened = await open(caller, [code]);
  await pay(caller, opened);
  const { rows } = await shop.deps.db.query<{ reference: string }>(
    'select b.reference from booking b join orders o on o.id = b.order_id where o.reference = $1',
    [opened.reference],
  );
  const reference = rows[0]?.reference ?? '';
  const quote = value(await quoteCancellation(shop.deps, caller, reference));
  expect(quote.refund.minor).toBe(opened.total.minor);
  value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor: Number(quote.refund.minor) }));
  expect([await used('comes-back'), await uses('comes-back', 'restored')]).toEqual([0, 1]);
});

test('an order that a coupon covers wholly is confirmed without a payment', async () => {
  const code = await coupon('all-of-it', { definition: { ...tenPercent, effect: { kind: 'percent', percent: 100 } } });
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot());
  const opened = await open(caller, [code]);
  expect(opened.due.minor).toBe(0n);
  await pay(caller, opened);
  expect(
    await shop.count(
      `select from booking b join orders o on o.id = b.order_id where o.reference = $1 and b.state = 'confirmed'`,
      [opened.reference],
    ),
  ).toBe(1);
  expect(await uses('all-of-it', 'redeemed')).toBe(1);
});

test('a checkout with a started payment, or with a changed cart, retains its reference', async () => {
  const code = await coupon('keeps-its-name');
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot(), { adult: 2 });
  const first = await open(caller);
  await shop.put(caller, await shop.slot(), { adult: 1 });
  const more = await open(caller);
  expect(more.reference).not.toBe(first.reference);
  const { redirectUrl } = value(
    await payOrder(shop.deps, caller, randomUUID(), { reference: more.reference, quoteHash: more.quoteHash, contact }),
  );
  expect(redirectUrl).toContain('http');
  const lower = await open(caller, [code]);
  expect(lower.reference).not.toBe(more.reference);
  expect(await shop.count('select from orders where reference = any($1)', [[first.reference, more.reference]])).toBe(2);
});

test('a first-purchase coupon is checked by account, address and, for guests only, device', async () => {
  const code = await coupon('first-only', {
    perUser: 20,
    definition: { ...tenPercent, conditions: [{ kind: 'first_purchase' }] },
  });
  const slot = await shop.slot({ places: 20 });
  let members = 0;
  const refusalFor = async (caller: Caller, about: { email?: string; kind?: string } = {}): Promise<string> => {
    const { email = null, kind = 'guest' } = about;
    const phone = kind === 'member' ? `+442079461${(members += 1) + 100}` : null;
    const sql = 'update account set email = $2, kind = $3, phone = $4 where id = $1';
    await shop.deps.db.query(sql, [caller.account?.id, email, kind, phone]);
    await shop.put(caller, slot);
    return (await open(caller, [code])).coupons[0]?.refusal?.code ?? 'none';
  };
  const device = randomUUID();
  const first = await shop.buyer({ device });
  expect(await refusalFor(first, { email: 'First@example.com' })).toBe('none');
  await pay(first, await open(first));
  expect(await refusalFor({ ...first, device: randomUUID() })).toBe('coupon_first_only');
  await refusalFor(first, { email: 'First@example.com' });
  for (const kind of ['guest', 'member'])
    expect(await refusalFor(await shop.buyer(), { email: 'first@EXAMPLE.com', kind }), kind).toBe('coupon_first_only');
  expect(await refusalFor(await shop.buyer({ device }))).toBe('coupon_first_only');
  expect(await refusalFor(await shop.buyer({ device }), { kind: 'member' })).toBe('none');
  expect(await refusalFor(await shop.buyer({ device: '' }))).toBe('none');
});
