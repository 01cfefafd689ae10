import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { code, goodCard, openShop, value, type Shop } from '../../../../tests/faults/shop/shop.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { changeBuyer } from '#src/actions/orders/documents/change-buyer.ts';
import { issueMissingDocuments } from '#src/actions/orders/documents/issue-missing-documents.ts';
import { orderLinkKey } from '#src/actions/orders/links/order-link-key.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { readReceipts } from '#src/actions/orders/documents/read-receipts.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import type { Caller } from '#src/actions/deps.ts';
import { sampleSeller } from '#src/domain/orders/documents/receipt.ts';
import { taxesOn } from '#src/domain/orders/documents/receipt-taxes.ts';
import { taxTotals } from '#src/domain/orders/documents/order-taxes.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { includedTax } from '#src/domain/catalogue/tax/tax.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Bought = { readonly caller: Caller; readonly reference: string; readonly bookings: readonly string[] };

async function buy(): Promise<Bought> {
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot(), { adult: 2 });
  const { page, checkout } = await shop.toPage(caller, await shop.slot());
  await shop.payOnPage(page, goodCard);
  const order = value(await readOrder(shop.deps, caller, checkout.reference));
  return { caller, reference: checkout.reference, bookings: order.bookings.map((one) => one.reference) };
}

async function cancelFirst({ caller, bookings: [reference = ''] }: Bought): Promise<bigint> {
  const { refund } = value(await quoteCancellation(shop.deps, caller, reference));
  value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor: Number(refund.minor) }));
  return refund.minor;
}

const buyer = { company: 'Example GmbH', taxNumber: 'DE 123456789', address: '1 Street, Town' };

describe('the receipt of an order', () => {
  it('says what was paid for what, and stays as it was issued', async () => {
    const bought = await buy();
    const order = value(await readOrder(shop.deps, bought.caller, bought.reference));
    const first = value(await readReceipts(shop.deps, bought.caller, bought));
    expect(first.papers).toHaveLength(1);
    const [paper] = first.papers;
    expect(paper).toMatchObject({ kind: 'receipt', amountMinor: order.paid.minor, replaced: false });
    expect(new Set(paper?.document.lines.map((line) => line.reference))).toEqual(new Set(bought.bookings));
    const sum = paper?.document.lines.reduce((total, line) => total + BigInt(line.amountMinor), 0n);
    expect(sum).toBe(order.paid.minor);
    expect(value(await readReceipts(shop.deps, bought.caller, bought))).toEqual(first);
    await shop.mustBeSound();
  });

  it('is followed by a credit note over what goes back', async () => {
    const bought = await buy();
    value(await readReceipts(shop.deps, bought.caller, bought));
    const refund = await cancelFirst(bought);
    const [note, receipt] = value(await readReceipts(shop.deps, bought.caller, bought)).papers;
    expect(note).toMatchObject({ kind: 'credit_note', amountMinor: refund });
    expect(note?.document.lines.map((line) => line.reference)).toEqual([bought.bookings[0]]);
    expect(note?.document.about).toHaveLength(1);
    expect(receipt).toMatchObject({ kind: 'receipt', replaced: false });
    await shop.mustBeSound();
  });

  it('is issued again for a company, so often and no more', async () => {
    const bought = await buy();
    const change = async (company: string): Promise<string> =>
      code(await changeBuyer(shop.deps, bought.caller, { ...bought, ...buyer, company }));
    const [former] = value(await readReceipts(shop.deps, bought.caller, bought)).papers;
    expect([await change('One'), await change('One')]).toEqual(['ok', 'ok']);
    const { papers } = value(await readReceipts(shop.deps, bought.caller, bought));
    expect(papers.map((one) => [one.document.buyer.company, one.replaced, one.amountMinor])).toEqual([
      ['One', false, former?.amountMinor],
      ['', true, former?.amountMinor],
    ]);
    expect(papers[0]?.document.about).toHaveLength(1);
    expect([await change('Two'), await change('Three'), await change('Four'), await change('Five')]).toEqual([
      'ok',
      'ok',
      'ok',
      'too_many_requests',
    ]);
    expect(value(await readReceipts(shop.deps, bought.caller, bought)).canChange).toBe(false);
    expect(code(await changeBuyer(shop.deps, bought.caller, { ...bought, ...buyer, taxNumber: '<x>' }))).toBe(
      'bad_request',
    );
    await shop.mustBeSound();
  });

  it('says what of it is tax, as it was sold, and credit notes give the same back', async () => {
    const bought = await buy();
    const order = value(await readOrder(shop.deps, bought.caller, bought.reference));
    const sold = order.bookings.reduce((sum, { line }) => sum + line.tax.minor, 0n);
    expect(sold).toBe(includedTax(order.total, 1_000).minor);
    const [paper] = value(await readReceipts(shop.deps, bought.caller, bought)).papers;
    const japan = { country: 'JP', name: 'consumption_tax', basisPoints: 1_000 };
    expect(paper?.document.taxes?.map((one) => one.reference).toSorted()).toEqual([...bought.bookings].toSorted());
    expect(paper && taxesOn(paper.document, 'EUR')).toEqual([{ ...japan, amount: money(sold, 'EUR') }]);
    for (const reference of bought.bookings) await cancelFirst({ ...bought, bookings: [reference] });
    const notes = value(await readReceipts(shop.deps, bought.caller, bought)).papers.slice(0, -1);
    const back = notes.flatMap((one) => taxesOn(one.document, 'EUR')).reduce((sum, one) => sum + one.amount.minor, 0n);
    expect(back).toBe(sold);
    await shop.mustBeSound();
  });

  it('has the tax that a seller states for everything, from the checkout on', async () => {
    const caller = await shop.buyer();
    await shop.put(caller, await shop.slot());
    const deps = { ...shop.deps, seller: { ...sampleSeller, tax: { name: 'VAT', basisPoints: 2_000 } } };
    const { lines, total, prices } = value(await openCheckout(deps, caller, randomUUID()));
    const tax = includedTax(total, 2_000);
    expect(taxTotals(lines)).toEqual([{ country: null, name: 'VAT', basisPoints: 2_000, amount: tax }]);
    expect(prices.findLast((line) => line.stage === 'tax')).toMatchObject({ code: 'VAT', amount: tax });
  });

  it('is available to its owner and by the link only, and does not exist for unpaid orders', async () => {
    const bought = await buy();
    const outsider = await shop.buyer({ account: null, network: '192.0.2.90' });
    const { reference } = bought;
    const key = orderLinkKey(shop.deps, { reference, version: 1 });
    expect(code(await readReceipts(shop.deps, outsider, { reference, key }))).toBe('ok');
    expect(code(await readReceipts(shop.deps, outsider, { reference, key: 'x' }))).toBe('not_found');
    expect(code(await readReceipts(shop.deps, await shop.buyer(), { reference }))).toBe('not_found');
    expect(code(await changeBuyer(shop.deps, await shop.buyer(), { reference, ...buyer }))).toBe('not_found');
    const caller = await shop.buyer();
    const { checkout } = await shop.toPage(caller, await shop.slot());
    expect(value(await readReceipts(shop.deps, caller, checkout)).papers).toEqual([]);
  });
});

describe('document numbers', () => {
  it('have no gap and no double when many are issued at once and some fail', async () => {
    const orders = await Promise.all([buy(), buy(), buy(), buy()]);
    const failing = { ...shop.deps, ids: { ...shop.deps.ids, uuid: () => 'no id' } };
    const tries = orders.flatMap(({ caller, reference }) => [
      readReceipts(failing, caller, { reference }).catch(() => null),
      readReceipts(shop.deps, caller, { reference }),
      readReceipts(shop.deps, caller, { reference }),
      issueMissingDocuments(shop.deps),
    ]);
    await Promise.all(tries);
    const { rows } = await shop.deps.db.query<{ numbers: number[] }>(
      `select array_agg(number order by number) as numbers from receipt where kind = 'receipt'`,
    );
    const numbers = rows[0]?.numbers ?? [];
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(
      await shop.count(
        `select order_id from receipt where kind = 'receipt' and replaced_by is null group by 1 having count(*) > 1`,
      ),
    ).toBe(0);
    await shop.mustBeSound();
  });

  it('are also issued for buyers who never look', async () => {
    const bought = await buy();
    await cancelFirst(bought);
    while ((await issueMissingDocuments(shop.deps)) > 0);
    expect(
      await shop.count(`select from receipt r join orders o on o.id = r.order_id where o.reference = $1`, [
        bought.reference,
      ]),
    ).toBe(2);
  });
});
