import { afterAll, beforeAll, expect, it } from 'vitest';

import { code, goodCard, openShop, value, type Shop } from '../../../../tests/faults/shop/shop.ts';
import { chooseTwInvoice } from '#src/actions/orders/documents/choose-tw-invoice.ts';
import { listTwOrders } from '#src/actions/orders/documents/list-tw-orders.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import type { Caller } from '#src/actions/deps.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function buy(language: string): Promise<{ readonly caller: Caller; readonly reference: string }> {
  const caller = await shop.buyer();
  const { page, checkout } = await shop.toPage(caller, await shop.slot());
  await shop.payOnPage(page, goodCard);
  await readOrder(shop.deps, caller, checkout.reference);
  await shop.deps.db.query('update orders set language = $2 where reference = $1', [checkout.reference, language]);
  return { caller, reference: checkout.reference };
}

it('stores where the invoice of an own order of that market goes, and the last choice wins', async () => {
  const { caller, reference } = await buy('zh-TW');
  expect(value(await listTwOrders(shop.deps, caller)).map((one) => [one.reference, one.choice])).toEqual([
    [reference, null],
  ]);
  for (const [kind, typed] of [
    ['mobile', '/ab12+-.'],
    ['company', '04595257'],
  ] as const)
    value(await chooseTwInvoice(shop.deps, caller, { reference, kind, value: typed }));
  expect(value(await listTwOrders(shop.deps, caller))[0]?.choice).toEqual({ kind: 'company', value: '04595257' });
  expect(code(await chooseTwInvoice(shop.deps, caller, { reference, kind: 'company', value: '04595258' }))).toBe(
    'bad_request',
  );
});

it('knows no order of another market or another buyer, and asks outsiders to sign in', async () => {
  const { caller, reference } = await buy('en');
  const own = await buy('zh-TW');
  const choice = { kind: 'donation', value: '919' } as const;
  expect(value(await listTwOrders(shop.deps, caller))).toEqual([]);
  expect(code(await chooseTwInvoice(shop.deps, caller, { reference, ...choice }))).toBe('not_found');
  expect(code(await chooseTwInvoice(shop.deps, caller, { ...choice, reference: own.reference }))).toBe('not_found');
  const outsider = await shop.buyer({ account: null });
  expect(code(await listTwOrders(shop.deps, outsider))).toBe('sign_in_required');
  expect(code(await chooseTwInvoice(shop.deps, outsider, { ...choice, reference: own.reference }))).toBe(
    'sign_in_required',
  );
});
