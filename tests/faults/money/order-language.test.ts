import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import type { Checkout } from '#src/actions/checkout/opening/find-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { readMailFacts } from '#src/actions/orders/messages/read-mail-facts.ts';
import type { Caller } from '#src/actions/deps.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { ownGiftCard } from './instruments.ts';
import { contact, goodCard, openShop, value, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

type Sale = { readonly caller: Caller; readonly checkout: Checkout };

/** The cart is filled and its places are held on the Japanese pages. */
async function heldInJapanese(about: Partial<Caller> = {}): Promise<Sale> {
  const caller = await shop.buyer({ language: 'ja', ...about });
  await shop.put(caller, await shop.slot());
  return { caller, checkout: value(await openCheckout(shop.deps, caller, randomUUID())) };
}

async function payIn(language: LanguageCode, { caller, checkout }: Sale): Promise<string> {
  const { reference, quoteHash } = checkout;
  const paid = await payOrder(shop.deps, { ...caller, language }, randomUUID(), { reference, quoteHash, contact });
  return value(paid).redirectUrl;
}

type Facts = { readonly orderId: string; readonly language: string; readonly attempts: readonly string[] };

async function factsOf({ checkout }: Sale): Promise<Facts> {
  const { rows } = await shop.deps.db.query<Facts>(
    `select o.id as "orderId", o.language, array(select a.outcome from payment_attempt a join payment p on p.id = a.payment_id
       where p.order_id = o.id order by a.created_at) as attempts from orders o where o.reference = $1`,
    [checkout.reference],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the order does not exist');
  return row;
}

async function settleLast({ orderId }: Facts): Promise<void> {
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `select a.id from payment_attempt a join payment p on p.id = a.payment_id where p.order_id = $1 order by a.created_at desc limit 1`,
    [orderId],
  );
  await settlePayment(shop.deps, rows[0]?.id ?? '', 'browser return');
}

async function mailLanguage(orderId: string): Promise<string | undefined> {
  return (await readMailFacts(shop.deps, { orderId, bookingId: null, refundId: null }))?.language;
}

test('an order is in the language of the page that pays it, with its emails and the return from the payment page', async () => {
  const sale = await heldInJapanese();
  expect(await factsOf(sale)).toMatchObject({ language: 'ja' });
  const page = await payIn('de', sale);
  const facts = await factsOf(sale);
  expect(facts.language).toBe('de');
  const paid = await shop.payOnPage(page, goodCard);
  expect(new URL(paid.to ?? '').pathname).toMatch(/^\/de\//);
  await settleLast(facts);
  expect(await mailLanguage(facts.orderId)).toBe('de');
});

test('a partner’s host changes nothing: the page decides', async () => {
  const sale = await heldInJapanese({ host: 'partner.localhost', partner: 'partner' });
  await payIn('fr', sale);
  expect((await factsOf(sale)).language).toBe('fr');
});

test('a payment page that is open in another language is closed, and one in the new language opened', async () => {
  const sale = await heldInJapanese();
  const first = await payIn('ja', sale);
  expect(await payIn('ja', sale)).toBe(first);
  const second = await payIn('ko', sale);
  expect(second).not.toBe(first);
  const facts = await factsOf(sale);
  expect(facts).toMatchObject({ language: 'ko', attempts: ['failed', 'unknown'] });
  const paid = await shop.payOnPage(second, goodCard);
  expect(new URL(paid.to ?? '').pathname).toMatch(/^\/ko\//);
  await settleLast(facts);
  expect(await mailLanguage(facts.orderId)).toBe('ko');
});

test('an order that credits or a gift card cover is in the language of the page, too', async () => {
  const caller = await shop.buyer({ language: 'ja' });
  const giftCard = await ownGiftCard(shop, caller, 5_000n);
  await shop.put(caller, await shop.slot());
  const checkout = value(await openCheckout(shop.deps, caller, randomUUID(), { giftCard }));
  const sale = { caller, checkout };
  expect(new URL(await payIn('it', sale)).pathname).toMatch(/^\/it\//);
  expect((await factsOf(sale)).language).toBe('it');
});

test('a refused payment leaves the language of the order as it was', async () => {
  const sale = await heldInJapanese();
  const { reference } = sale.checkout;
  const paid = await payOrder(shop.deps, { ...sale.caller, language: 'de' }, randomUUID(), {
    reference,
    quoteHash: 'a'.repeat(64),
    contact,
  });
  expect(paid.ok).toBe(false);
  expect((await factsOf(sale)).language).toBe('ja');
});

test('a paid order stays in its language when its buyer reads on in another', async () => {
  const sale = await heldInJapanese();
  await shop.payOnPage(await payIn('ja', sale), goodCard);
  const facts = await factsOf(sale);
  await settleLast(facts);
  const { reference, quoteHash } = sale.checkout;
  await payOrder(shop.deps, { ...sale.caller, language: 'de' }, randomUUID(), { reference, quoteHash, contact });
  expect(await mailLanguage(facts.orderId)).toBe('ja');
});
