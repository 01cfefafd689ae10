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

async function payIn(language: LanguageCode, { caller, checkout }: Sale, key: string = randomUUID()): Promise<string> {
  const { reference, quoteHash } = checkout;
  const paid = await payOrder(shop.deps, { ...caller, language }, key, { reference, quoteHash, contact });
  return value(paid).redirectUrl;
}

type Facts = {
  readonly orderId: string;
  readonly language: string;
  /** Outcome of each attempt, and their languages. */
  readonly attempts: readonly string[];
  readonly languages: readonly string[];
};

async function factsOf({ checkout }: Sale): Promise<Facts> {
  const { rows } = await shop.deps.db.query<Facts>(
    `select o.id as "orderId", o.language, array(select a.outcome from payment_attempt a join payment p on p.id = a.payment_id
       where p.order_id = o.id order by a.created_at) as attempts,
       array(select a.language from payment_attempt a join payment p on p.id = a.payment_id
       where p.order_id = o.id order by a.created_at) as languages from orders o where o.reference = $1`,
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

test('a payment repeated under its key in another language is the same page, in the language in which it was opened', async () => {
  const sale = await heldInJapanese();
  const key = randomUUID();
  const page = await payIn('ja', sale, key);
  expect(await payIn('de', sale, key)).toBe(page);
  const facts = await factsOf(sale);
  expect(facts).toMatchObject({ language: 'ja', attempts: ['unknown'], languages: ['ja'] });
  const paid = await shop.payOnPage(page, goodCard);
  expect(new URL(paid.to ?? '').pathname).toMatch(/^\/ja\//);
  await settleLast(facts);
  expect(await payIn('fr', sale, key)).toBe(page);
  expect(await mailLanguage(facts.orderId)).toBe('ja');
});

test('an attempt keeps its language when its call was lost and its key is repeated in another', async () => {
  const sale = await heldInJapanese();
  const key = randomUUID();
  const lost = await payIn('ja', sale, key);
  // As if the process had ended before the answer came: neither the page nor an answer to the key is stored.
  const { orderId } = await factsOf(sale);
  await shop.deps.db.query(
    `update payment_attempt set redirect_url = null, psp_ref = null where payment_id in (select id from payment where order_id = $1)`,
    [orderId],
  );
  await shop.deps.db.query(
    `update idempotency set status = null, body = null, locked_until = now() - interval '1 second' where key = $1`,
    [key],
  );
  expect(await payIn('de', sale, key)).not.toBe(lost);
  expect(await factsOf(sale)).toMatchObject({
    language: 'de',
    attempts: ['failed', 'unknown'],
    languages: ['ja', 'de'],
  });
});

test('an attempt of the former release is continued, not closed, on the page of its language', async () => {
  const sale = await heldInJapanese();
  const { orderId } = await factsOf(sale);
  // As release 0.2.0 writes it, which does not name a language.
  await shop.deps.db.query(
    `with p as (insert into payment (id, order_id, state, currency, amount_minor, purpose)
       select $1, id, 'requires_payment_method', currency, amount_minor, 'order' from orders where id = $3)
     insert into payment_attempt (id, payment_id, psp, email, amount_minor, method)
       select $2, $1, $4, $5, amount_minor, 'card' from orders where id = $3`,
    [randomUUID(), randomUUID(), orderId, shop.deps.payments.name, contact.email],
  );
  await payIn('ja', sale);
  expect(await factsOf(sale)).toMatchObject({ language: 'ja', attempts: ['unknown'], languages: ['ja'] });
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
