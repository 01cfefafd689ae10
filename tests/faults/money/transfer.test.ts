import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { readVoucher } from '#src/actions/orders/read-voucher.ts';
import type { OptionRequiredFields } from '#src/domain/catalogue/option-required-fields.ts';
import { contact, goodCard, openShop, value, type Shop } from '../shop/shop.ts';

/** A driver waits at an airport: which way, for which flight, and where in the city, is required before payment and passed on to them. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

type TransferFile = {
  readonly slug: string;
  readonly category: string;
  readonly meetingPoint: { readonly name: string };
  readonly options: readonly { readonly id: string; readonly asks?: OptionRequiredFields }[];
};

const folder = join(import.meta.dirname, '../../../catalogue/destinations');

/** Cars with a driver to or from an airport, as the catalogue has them; trains and ferries require no flight. */
const transfers: readonly TransferFile[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /airport(-private)?-transfer/.test(file))
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));

test('each car of the catalogue to an airport requires the direction, the flight and the address', () => {
  expect(transfers.length).toBeGreaterThan(10);
  for (const { slug, category, meetingPoint, options } of transfers) {
    expect([slug, category]).toEqual([slug, 'transfer']);
    expect(meetingPoint.name).not.toBe('');
    for (const { asks: requests } of options) {
      const requested = new Map(requests?.questions?.map((one) => [one.id, one]));
      expect([slug, requested.get('direction')?.rule.kind, requested.get('flightNumber')?.rule.kind]).toEqual([
        slug,
        'choice',
        'flight',
      ]);
      expect([slug, requested.get('address')?.optional, requested.get('address')?.rule.kind]).toEqual([
        slug,
        undefined,
        'text',
      ]);
    }
  }
});

test('a transfer is not sold without its flight, and its voucher says who is met where', async () => {
  const requests = transfers.find(({ slug }) => slug === 'tan-son-nhat-airport-transfer')?.options[0]?.asks;
  if (requests === undefined) throw new Error('the catalogue has lost its transfer');
  const caller = await shop.buyer();
  const slot = await shop.slot();
  await shop.deps.db.query('update option set asks = $2::jsonb where product_id = $1', [
    slot.productId,
    JSON.stringify(requests),
  ]);
  const itemId = await shop.put(caller, slot, { adult: 1 });
  const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, randomUUID()));
  const whole = { direction: 'fromAirport', flightNumber: 'vn 300', address: '12 Le Loi, District 1', bags: '2' };
  const pay = (booking: Readonly<Record<string, string>>) =>
    payOrder(shop.deps, caller, randomUUID(), {
      reference,
      quoteHash,
      contact,
      answers: [{ itemId, booking, travellers: [{ fullName: 'A Traveller' }] }],
    });
  for (const [field, wrong] of [
    ['flightNumber', ''],
    ['flightNumber', 'tomorrow'],
    ['direction', 'sideways'],
    ['direction', ''],
    ['address', ' '],
    ['bags', '40'],
  ] as const)
    expect([field, await pay({ ...whole, [field]: wrong })]).toMatchObject([
      field,
      { ok: false, failure: { field: `answers.${itemId}.booking.${field}` } },
    ]);
  const { redirectUrl } = value(await pay(whole));
  await shop.payOnPage(redirectUrl, goodCard);
  const { rows } = await shop.deps.db.query<{ attempt: string; booking: string }>(
    `select a.id as attempt, b.reference as booking from payment_attempt a join payment p on p.id = a.payment_id
     join orders o on o.id = p.order_id join booking b on b.order_id = o.id where o.reference = $1`,
    [reference],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was bought');
  await settlePayment(shop.deps, row.attempt, 'test');
  const voucher = value(await readVoucher(shop.deps, caller, { reference: row.booking }));
  expect(voucher).toMatchObject({
    state: 'valid',
    answers: { direction: 'fromAirport', flightNumber: expect.stringMatching(/^VN ?300$/), address: whole.address },
    line: { visit: { meetingPoint: { name: 'Gate 1' } } },
  });
});
