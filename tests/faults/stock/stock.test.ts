import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCaches } from '#src/actions/open-caches.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { openDb, type Db, type Queryable } from '#src/store/shared/database/db.ts';
import { code, openShop, type Shop, type Slot } from '../shop/shop.ts';

const buyers = 200;
const places = 25;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function race(deps: Deps, slot: Slot): Promise<Map<string, number>> {
  const callers: Caller[] = [];
  for (let n = 0; n < buyers; n += 1) callers.push(await shop.buyer());
  for (const caller of callers) await shop.put(caller, slot);
  // Each in a separate process: in one they would be served together (crowd.test.ts).
  const open = (caller: Caller) =>
    openCheckout({ ...deps, caches: openCaches(), db: { ...deps.db } }, caller, randomUUID());
  const codes = await Promise.all(callers.map(async (caller) => code(await open(caller))));
  const counts = new Map<string, number>();
  for (const one of codes) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

test('200 buyers race for 25 places: exactly 25 get one', async () => {
  const slot = await shop.slot({ places });
  const counts = await race(shop.deps, slot);
  expect(Object.fromEntries(counts)).toEqual({ ok: places, slot_sold_out: buyers - places });
  const { rows } = await shop.deps.db.query('select held, sold, total from inventory where id = $1', [
    slot.inventoryId,
  ]);
  expect(rows[0]).toEqual({ held: places, sold: 0, total: places });
  expect(await shop.violations()).toEqual([]);
});

test('red control: without the condition and the constraint the same race oversells', async () => {
  const slot = await shop.slot({ places });
  const { rows } = await shop.deps.db.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = 'inventory'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%held + sold%'`,
  );
  expect(rows).toHaveLength(1);
  await shop.deps.db.query(`alter table inventory drop constraint ${rows[0]?.name}`);
  const wide = openDb({ url: shop.database.url, max: 40 });
  try {
    const counts = await race({ ...shop.deps, caches: openCaches(), db: unguarded(wide) }, slot);
    expect(counts.get('ok')).toBeGreaterThan(places);
    expect(await shop.violations()).toContainEqual(expect.stringMatching(/^I01/));
  } finally {
    await wide.close();
  }
});

/** The store without the condition of the one statement that holds places, and without the look at what is free before it. */
function unguarded(db: Db): Db {
  const around = (on: Queryable): Queryable => ({
    query: (sql, values) => {
      if (typeof sql === 'string') return on.query(sql, values);
      if (sql.name === 'lock-free-places') return on.query('select 1000 as free', []);
      if (sql.name !== 'hold-places') return on.query(sql, values);
      const text = sql.text.replace(/and i\.held \+ i\.sold \+ l\.qty <= i\.total/, '');
      expect(text).not.toBe(sql.text);
      return on.query(text, values);
    },
  });
  return { ...around(db), transaction: (work, about) => db.transaction((tx) => work(around(tx)), about) };
}
