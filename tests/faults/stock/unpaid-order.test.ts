import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { pollPayments } from '#src/actions/checkout/payment/poll-payments.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { hashCode } from '#src/actions/shared/signatures/hash-code.ts';
import { issueGiftCard } from '#src/actions/marketing/gift-cards/issue-gift-card.ts';
import { redeemGiftCard } from '#src/actions/marketing/gift-cards/redeem-gift-card.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { saveCoupons } from '#src/store/marketing/coupons/coupons.store.ts';
import { giftCardsOf } from '#src/store/marketing/gift-cards/gift-cards.store.ts';
import { code, contact, openShop, value, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

/** Returns a buyer with a gift card of so many cents, who buys for 27.47 euros: two adults and a child. */
async function withGiftCard(minor: bigint): Promise<{ caller: Caller; giftCard: string }> {
  const caller = await shop.buyer();
  const issued = await issueGiftCard(shop.deps, { amount: money(minor, 'EUR'), recipient: 'A Traveller' });
  const { id } = value(await redeemGiftCard(shop.deps, caller, randomUUID(), issued.code));
  await shop.put(caller, await shop.slot(), { adult: 2, child: 1 });
  return { caller, giftCard: id };
}

function countOf(reference: string, table: 'payment' | 'booking', where = 'true'): Promise<number> {
  return shop.count(
    `select from ${table} t join orders o on o.id = t.order_id where o.reference = $1 and ${where.replaceAll('state', 't.state')}`,
    [reference],
  );
}

/** Returns dependencies whose provider must not be called. */
function unasked(deps: Deps): Deps {
  const never = () => Promise.reject(new Error('the provider was called'));
  const availability = () => ({ state: 'open' as const, retryAfterMs: 5_000 });
  return { ...deps, payments: { ...deps.payments, begin: never, read: never, cancel: never, availability } };
}

test('a gift card pays all of it: confirmed at once, without a payment, though the provider is down', async () => {
  const { caller, giftCard } = await withGiftCard(5_000n);
  const deps = unasked(shop.deps);
  const checkout = value(await openCheckout(deps, caller, randomUUID(), { giftCard }));
  expect([checkout.total.minor, checkout.due.minor]).toEqual([2_747n, 0n]);
  const { reference, quoteHash } = checkout;
  const paying = { reference, quoteHash, contact };
  const key = randomUUID();
  const page = value(await payOrder(deps, caller, key, paying));
  expect(page.redirectUrl).toBe(`http://localhost:3000/payment/success/?order=${reference}`);
  expect(value(await payOrder(deps, caller, key, paying))).toEqual(page);
  expect(code(await payOrder(deps, caller, randomUUID(), paying))).toBe('already_paid');
  expect(await countOf(reference, 'payment')).toBe(0);
  expect(await countOf(reference, 'booking', `state = 'confirmed'`)).toBe(1);
  expect(await shop.count(`select from outbox where topic = 'mail.confirmation'`)).toBe(1);
});

test('ten at once pay with it once', async () => {
  const { caller, giftCard } = await withGiftCard(5_000n);
  const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, randomUUID(), { giftCard }));
  const paying = { reference, quoteHash, contact };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => payOrder(shop.deps, caller, randomUUID(), paying)),
  );
  expect(answers.map(code).toSorted((a, b) => a.localeCompare(b))).toEqual([...Array(9).fill('already_paid'), 'ok']);
  expect(await giftCardsOf(shop.deps.db, caller.account?.id ?? '')).toMatchObject([{ balanceMinor: 2_253n }]);
});

test('a gift card pays a part, and a bank the rest', async () => {
  const { caller, giftCard } = await withGiftCard(1_000n);
  const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, randomUUID(), { giftCard }));
  const paying = { reference, quoteHash, contact, method: 'ideal' };
  const { redirectUrl } = value(await payOrder(shop.deps, caller, randomUUID(), paying));
  await shop.answerThere(redirectUrl, 'approve');
  await shop.deps.db.query('update payment set next_check_at = now() where next_check_at is not null');
  await pollPayments(shop.deps);
  expect(await countOf(reference, 'payment', `state = 'succeeded' and t.captured_minor = 1747`)).toBe(1);
  expect(await countOf(reference, 'booking', `state = 'confirmed'`)).toBe(1);
});

test('a coupon for one payment method applies to that method only', async () => {
  const definition = {
    titles: { en: 'By bank' },
    effect: { kind: 'percent' as const, percent: 10 },
    conditions: [{ kind: 'payment_method' as const, methods: ['ideal', 'bancontact'] }],
    stacks: false,
  };
  const row = { id: 'by-bank', codeHash: hashCode(shop.deps, 'BYBANK'), definition, automatic: false };
  const limits = { usageLimit: 10, perUser: 1, begins: null, ends: null };
  await shop.deps.db.transaction((tx) => saveCoupons(tx, [{ ...row, ...limits }]), { cause: 'test' });
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot(), { adult: 2 });
  const checkout = value(await openCheckout(shop.deps, caller, randomUUID(), { couponCodes: ['BYBANK'] }));
  const { reference, quoteHash } = checkout;
  const by = (method?: string) => payOrder(shop.deps, caller, randomUUID(), { reference, quoteHash, contact, method });
  for (const method of [undefined, 'card', 'alipay'])
    expect(await by(method)).toEqual({ ok: false, failure: { code: 'coupon_method', field: 'method' } });
  expect(await countOf(reference, 'payment')).toBe(0);
  const { redirectUrl } = value(await by('ideal'));
  expect(code(await by('card'))).toBe('coupon_method');
  await shop.answerThere(redirectUrl, 'approve');
  await shop.deps.db.query('update payment set next_check_at = now() where next_check_at is not null');
  await pollPayments(shop.deps);
  expect(await countOf(reference, 'booking', `state = 'confirmed'`)).toBe(1);
  expect(code(await by('card'))).toBe('already_paid');
});
