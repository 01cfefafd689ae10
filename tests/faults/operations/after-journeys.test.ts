import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenAfter } from '../../../scripts/commands/broken-after.ts';
import { buy } from '../shop/changing-shop.ts';
import { openShop, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const broken = (patienceMs: number): Promise<readonly string[]> => brokenAfter(shop.database.url, { patienceMs });

test('a consistent shop passes the checks after the journeys, and one that sold a place twice does not', async () => {
  const { slot } = await buy(shop);
  expect(await broken(0)).toEqual([]);
  await shop.deps.db.query('update inventory set sold = sold + 1 where id = $1', [slot.inventoryId]);
  expect(await broken(0)).toEqual(['I02: the counter of sold places differs from the bookings (1 rows)']);
});

test('what is put right in time is not held against it', async () => {
  const { slot } = await buy(shop);
  await shop.deps.db.query('update inventory set sold = sold + 1 where id = $1', [slot.inventoryId]);
  const pending = broken(20_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await shop.deps.db.query(
    `update inventory i set sold = (select coalesce(sum(a.qty), 0) from allotment a join booking b on b.id = a.booking_id
       where a.inventory_id = i.id and b.state = 'confirmed')`,
  );
  expect(await pending).toEqual([]);
});
