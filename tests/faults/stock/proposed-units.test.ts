import { afterAll, beforeAll, expect, test } from 'vitest';
import { proposeUnits } from '#src/actions/cart/propose-units.ts';
import { code, openShop, value, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the tickets for a party are proposed at the price of the start', async () => {
  const caller = await shop.buyer();
  const { slotId } = await shop.slot();
  const send = (ages: readonly number[], at = slotId) => proposeUnits(shop.deps, caller, { slotId: at, ages });
  expect(value(await send([34, 36, 8]))).toEqual({
    units: { adult: 2, child: 1 },
    total: { minor: 2_747n, currency: 'EUR' },
  });
  expect(code(await send([8, 9]))).toBe('unit_unknown');
  expect(code(await send([34], '999999'))).toBe('not_found');
});
