import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodCard, openShop, type Shop } from '../../../tests/faults/shop/shop.ts';
import type { Caller } from '#src/actions/deps.ts';
import { inProcessClient, serve, type Served } from '#src/api/serve.ts';
import { developEndpoints } from '#src/contract/operations/develop.ts';
import { orderEndpoints, type OrderAnswer } from '#src/contract/orders/orders.ts';
import { fromWire, toWire } from '#src/contract/wire.ts';
import { includedTax } from '#src/domain/catalogue/tax/tax.ts';
import { storeMessage } from '#src/store/orders/messages/sent-messages.store.ts';

let shop: Shop;
let caller: Caller;
let order: string;
beforeAll(async () => {
  shop = await openShop();
  caller = await shop.buyer({ language: 'ja' });
  const { page, checkout } = await shop.toPage(caller, await shop.slot(), { adult: 2 });
  await shop.payOnPage(page, goodCard);
  order = checkout.reference;
});
afterAll(() => shop.close());

async function answerOf(reference = order, by = caller): Promise<OrderAnswer> {
  const answer = await inProcessClient(shop.deps, by).call(orderEndpoints.order, { reference });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

function post(path: string, body: unknown, key: string | null = randomUUID()): Promise<Served> {
  return serve(shop.deps, caller, { path, method: 'POST', query: new URLSearchParams(), body, idempotencyKey: key });
}

describe('the calls about orders', () => {
  it('give an order as the pages show it, in JSON', async () => {
    const answer = await answerOf();
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    expect(answer).toMatchObject({
      reference: order,
      status: 'confirmed',
      contact: { name: 'A Traveller', email: 'traveller@example.com' },
    });
    const [booking] = answer.bookings;
    expect(booking).toMatchObject({
      title: { text: 'スカイタワー', lang: 'ja' },
      destination: { text: '東京', lang: 'ja' },
      timeZone: 'Asia/Tokyo',
      cancellable: true,
      hasVoucher: true,
      refund: null,
    });
    expect(answer.total).toEqual(booking?.amount);
    const amount = toWire(includedTax(fromWire(answer.total), 1_000));
    expect(answer.taxes).toEqual([{ country: 'JP', name: 'consumption_tax', basisPoints: 1_000, amount }]);
    expect(Date.parse(answer.placedAt)).not.toBeNaN();
  });

  it.each(['short', 'abcdefghij', 'ABCDEFGHI!', 'ABCDEFGHIJK'])(
    'refuse a reference like %s before anything is looked up',
    async (reference) => {
      const served = await serve(shop.deps, caller, {
        path: `/v1/ordersrv/orders/${reference}`,
        method: 'GET',
        query: new URLSearchParams(),
        body: null,
        idempotencyKey: null,
      });
      expect([served.status === 400 || served.status === 404, served.envelope.success]).toEqual([true, false]);
    },
  );

  it('cancel with a key, at the amount shown, and with nothing else in the body', async () => {
    const { bookings } = await answerOf();
    const reference = bookings[0]?.reference ?? '';
    const path = `/v1/ordersrv/bookings/${reference}/cancel`;
    const refundMinor = bookings[0]?.amount.minor ?? 0;
    expect((await post(path, { refundMinor }, null)).envelope).toMatchObject({
      error: { code: 'idempotency_key_missing' },
    });
    for (const bad of [
      { refundMinor: '5' },
      { refundMinor: -1 },
      { refundMinor: 1.5 },
      { refundMinor, currency: 'JPY' },
      {},
    ]) {
      expect((await post(path, bad)).envelope).toMatchObject({ success: false, error: { code: 'bad_request' } });
    }
    expect((await post(path, { refundMinor: refundMinor + 1 })).envelope).toMatchObject({
      error: { code: 'price_changed' },
    });
    const quote = await inProcessClient(shop.deps, caller).call(orderEndpoints.cancelQuote, { reference });
    const done = await post(path, { refundMinor });
    expect(done).toMatchObject({
      status: 200,
      envelope: { success: true, result: { reference, refund: { minor: refundMinor, currency: 'EUR' } } },
    });
    const { action, ...quoted } = quote.ok ? quote.value : { action: '' };
    expect(action).toMatch(/^[\w-]+\.[\w-]{22}$/);
    expect(quoted).toEqual(done.envelope.success && done.envelope.result);
    expect((await answerOf()).bookings[0]).toMatchObject({
      state: 'cancelled',
      refund: { state: 'approved', amount: { minor: refundMinor } },
    });
  });

  it('give a voucher with files whose links carry the key that opened it', async () => {
    const { bookings } = await answerOf();
    const reference = bookings[0]?.reference ?? '';
    const answer = await inProcessClient(shop.deps, caller).call(orderEndpoints.voucher, { reference });
    if (!answer.ok) throw new Error(answer.error.code);
    const { value } = answer;
    expect(value).toMatchObject({
      state: 'void',
      supplier: 'Bay Days',
      meetingPoint: { name: { text: 'Gate 1', lang: 'en' }, local: null },
      goodToKnow: ['Bring a jacket'],
      goodToKnowLang: 'en',
      leadName: 'A Traveller',
    });
    expect(value.tickets).toEqual([]);
    expect(value.answers).toBe(null);
    expect(value.files).toEqual({
      pdf: `/v1/ordersrv/vouchers/${reference}/voucher.pdf?k_lang=ja`,
      ics: `/v1/ordersrv/vouchers/${reference}/visit.ics?k_lang=ja`,
      pass: null,
    });
    expect(Object.keys(value).toSorted()).toEqual([
      'answers',
      'asked',
      'code',
      'files',
      'goodToKnow',
      'goodToKnowLang',
      'leadName',
      'line',
      'meetingPoint',
      'qrSvg',
      'reference',
      'state',
      'supplier',
      'tickets',
    ]);
  });
});

describe('the outbox of showcase and development', () => {
  it('shows the newest fifty messages, without their HTML', async () => {
    for (let n = 0; n < 51; n += 1) {
      await storeMessage(shop.deps.db, {
        deduplicationKey: `n${n}`,
        kind: 'mail',
        recipient: 'a@example.com',
        subject: `Mail ${n}`,
        text: 'Hello',
        html: '<p>Hello',
      });
    }
    const answer = await inProcessClient({ ...shop.deps, developer: true }, caller).call(
      developEndpoints.sentMessages,
      {},
    );
    if (!answer.ok) throw new Error(answer.error.code);
    const { messages } = answer.value;
    expect(messages).toHaveLength(50);
    expect(messages[0]).toEqual({
      id: expect.any(String),
      kind: 'mail',
      recipient: 'a@example.com',
      subject: 'Mail 50',
      text: 'Hello',
      sentAt: expect.any(String),
    });
  });
});
