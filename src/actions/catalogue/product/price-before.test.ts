import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { forgetCatalogue } from '#src/actions/catalogue/forget-catalogue.ts';
import { readActivity } from '#src/actions/catalogue/product/read-activity.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { testDeps } from '../../../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../../../catalogue', import.meta.url));
const caller = { currency: 'EUR', language: 'en', menu: null } as Caller;
let folder = '';
let database: TestDatabase;
let deps: Deps;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-before-'));
  await mkdir(join(folder, 'destinations'));
  await cp(join(own, 'rates.json'), join(folder, 'rates.json'));
  await cp(join(own, 'destinations', 'paris'), join(folder, 'destinations', 'paris'), { recursive: true });
  database = await openTestDatabase();
  deps = testDeps(database.db);
  await seedCatalogue(deps, folder);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const louvre = { id: 1102 };

/** What may be struck through beside each unit's price, after the catalogue was read again. */
async function struck(): Promise<(string | null)[]> {
  forgetCatalogue(deps.caches);
  const read = await readActivity(deps, caller, louvre);
  if (!read.ok) throw new Error(read.failure.code);
  return read.value.options.flatMap(({ units }) => units.map((unit) => unit.before?.minor.toString() ?? null));
}

async function reprice(by: number): Promise<void> {
  await database.db.query('update unit set price_minor = price_minor + $1 where product_id = $2 and price_minor > 0', [
    by,
    louvre.id,
  ]);
}

/** As if all that was written so far had been written some days earlier. */
async function letDaysPass(days: number): Promise<void> {
  await database.db.query(`update unit_price_record set since = since - $1 * interval '1 day'`, [days]);
}

it('strikes nothing through where no price has changed', async () => {
  expect((await struck()).every((one) => one === null)).toBe(true);
});

it('strikes the old price through beside one that fell, for thirty days', async () => {
  await letDaysPass(100);
  const { rows } = await database.db.query<{ price: bigint }>(
    'select max(price_minor) as price from unit where product_id = $1',
    [louvre.id],
  );
  await reprice(-100);
  const after = await struck();
  expect(after).toContain(rows[0]?.price.toString());
  await letDaysPass(31);
  expect((await struck()).every((one) => one === null)).toBe(true);
});

it('strikes nothing through beside a price that was raised only to fall again', async () => {
  await letDaysPass(100);
  await reprice(500);
  await letDaysPass(10);
  await reprice(-500);
  expect((await struck()).every((one) => one === null)).toBe(true);
});

it('stores the seller of a product', async () => {
  forgetCatalogue(deps.caches);
  const read = await readActivity(deps, caller, louvre);
  expect(read.ok ? read.value.card.product.seller : null).toMatchObject({ country: 'FR', trader: true });
});
