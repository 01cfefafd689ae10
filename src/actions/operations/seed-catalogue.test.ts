import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { layOutSlots } from '#src/actions/catalogue/slots/lay-out-slots.ts';
import { materialiseSlots } from '#src/actions/catalogue/slots/materialise-slots.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { searchLanguages } from '#src/domain/search/text/category-terms.ts';
import { findRates } from '#src/store/site/rates.store.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';

const own = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const noon = Date.UTC(2026, 10, 21, 12);
const express = 'destinations/london/heathrow-express-train.json';
let folder = '';
let database: TestDatabase;
let nowMs = noon;
const clock = () => nowMs;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-seed-'));
  await mkdir(join(folder, 'destinations'));
  await cp(join(own, 'rates.json'), join(folder, 'rates.json'));
  await cp(join(own, 'destinations/london'), join(folder, 'destinations/london'), { recursive: true });
  database = await openTestDatabase();
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const seed = (settings = {}) => seedCatalogue({ db: database.db, clock }, folder, settings);

async function count(from: string): Promise<number> {
  const { rows } = await database.db.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? -1;
}

/** Everything the seeding writes, as one text: equal when nothing changed. */
async function everything(): Promise<string> {
  const tables = [
    'exchange_rate',
    'destination',
    'supplier',
    'product',
    'option',
    'unit',
    'search_doc',
    'slot',
    'inventory',
  ];
  const parts = await Promise.all(
    tables.map((table) =>
      database.db.query<{ sum: string }>(
        `select md5(string_agg(t::text || xmin::text, '|' order by t::text)) as sum from ${table} t`,
      ),
    ),
  );
  return parts.map(({ rows }) => rows[0]?.sum).join(' ');
}

async function change(find: string | RegExp, put: string, file = express): Promise<() => Promise<void>> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text.search(find)).toBeGreaterThan(0);
  await writeFile(path, text.replaceAll(new RegExp(find, 'g'), put));
  return () => writeFile(path, text);
}

describe('seeding', () => {
  it('loads nothing when one file has an error', async () => {
    const restore = await change('"price": "32.00"', '"price": "32.001"');
    const seeding = await seed();
    expect(seeding.ok).toBe(false);
    expect(seeding.ok ? [] : seeding.faults).toMatchObject([{ file: express, line: expect.any(Number) }]);
    expect(await count('exchange_rate')).toBe(0);
    expect(await count('destination')).toBe(0);
    await restore();
  });

  it('sets up a shop without products, which a later start does not change', async () => {
    expect(await seed({ empty: true })).toEqual({ ok: true, seeded: true, destinations: 0, products: 0, slots: 0 });
    expect(await count('exchange_rate')).toBeGreaterThan(40);
    expect(await seed({ onlyWhenNew: true })).toEqual({
      ok: true,
      seeded: false,
      destinations: 0,
      products: 0,
      slots: 0,
    });
  });

  it('loads products, texts and 180 days of slots', async () => {
    const seeding = await seed();
    expect(seeding).toMatchObject({ ok: true, seeded: true, destinations: 1, products: 9 });
    expect(await count('slot')).toBe(seeding.ok ? seeding.slots : -1);
    expect(await count("slot where local_date < '2026-11-21' or local_date >= '2027-05-20'")).toBe(0);
    // Every day but Christmas, until the last of 180 days.
    expect(await count("slot where product_id = 1208 and option_id = 'express-single'")).toBe(179);
    expect(await count("slot where product_id = 1208 and local_date = '2026-12-25'")).toBe(0);
    expect(await count('search_doc')).toBe(9 * searchLanguages.length);
    expect(await count("supplier where name = 'Albion Road Coaches'")).toBe(1);
    expect(await count("unit where product_id = 1208 and id = 'adult' and price_minor = 2500")).toBe(1);
  });

  it('shares stock within a pool and gives sold-out days none', async () => {
    const shared = `slot a join slot b on b.product_id = a.product_id and b.local_date = a.local_date and b.local_start = a.local_start
      where a.product_id = 1208 and a.option_id = 'express-single'`;
    expect(await count(`${shared} and b.option_id = 'express-return' and b.inventory_id = a.inventory_id`)).toBe(179);
    expect(await count(`${shared} and b.option_id = 'business-single' and b.inventory_id = a.inventory_id`)).toBe(0);
    const stock =
      "slot join inventory i on i.id = slot.inventory_id where product_id = 1201 and local_date = '2026-12-31'";
    expect(await count(stock)).toBeGreaterThan(0);
    expect(await count(`${stock} and i.total > 0`)).toBe(0);
    expect(await count('inventory where id not in (select inventory_id from slot)')).toBe(0);
  });

  it('changes nothing when run twice', async () => {
    const before = await everything();
    expect(await seed()).toMatchObject({ ok: true, seeded: true, slots: 0 });
    expect(await everything()).toBe(before);
  });

  it('adds a day each day, once, and fills a gap', async () => {
    expect(await materialiseSlots({ db: database.db, clock })).toEqual({ added: 0 });
    nowMs = noon + 86_400_000;
    const { added } = await materialiseSlots({ db: database.db, clock });
    expect(added).toBe(await count("slot where local_date = '2027-05-20'"));
    expect(added).toBeGreaterThan(0);
    expect(await materialiseSlots({ db: database.db, clock })).toEqual({ added: 0 });
    await database.db.query(
      "delete from slot where product_id = 1208 and option_id = 'express-return' and local_date = '2027-01-05'",
    );
    expect(await materialiseSlots({ db: database.db, clock })).toEqual({ added: 1 });
    // The new slot shares the stock that its sister retained.
    expect(
      await count(
        "(select from slot where product_id = 1208 and local_date = '2027-01-05' group by inventory_id) as stock",
      ),
    ).toBe(2);
  });

  it('aligns coming slots with a changed plan and preserves sold places', async () => {
    const jan4 =
      "slot join inventory i on i.id = slot.inventory_id where product_id = 1208 and option_id = 'express-single' and local_date = '2027-01-04'";
    await database.db.query(`update inventory set sold = 3500 where id = (select i.id from ${jan4})`);
    const restore = await change('"capacity": 4000', '"capacity": 3000');
    const restoreLater = await change('"closed": \\[\\s*"12-25"\\s*\\]', '"closed": ["12-25", "2027-02-01"]');
    expect(await seed()).toMatchObject({ ok: true, slots: 0 });
    expect(await count(`${jan4} and i.total = 3500`)).toBe(1);
    expect(await count(`${jan4.replace('01-04', '01-06')} and i.total = 3000`)).toBe(1);
    expect(await count("slot where product_id = 1208 and local_date = '2027-02-01' and closed")).toBe(3);
    expect(await count('slot where product_id <> 1208 and closed')).toBe(0);
    await restoreLater();
    await restore();
    expect(await seed()).toMatchObject({ ok: true, slots: 0 });
    expect(await count('slot where closed')).toBe(0);
    expect(await count(`${jan4} and i.total = 4000 and sold = 3500`)).toBe(1);
  });

  it('updates the texts of a package without changing its days or an operator’s reductions', async () => {
    const slots = async () =>
      (await database.db.query('select sum(hashtext(s::text || xmin::text)) as sum from slot s')).rows[0];
    const stock = 'inventory where id in (select inventory_id from slot where product_id = 1208) and total = 11';
    await database.db.query(
      "update inventory set total = 11 where id = (select min(inventory_id) from slot where product_id = 1208 and local_date = '2027-03-01')",
    );
    const before = await slots();
    const restore = await change('"title": "Express class, single"', '"title": "Express class, one way"');
    expect(await seed()).toMatchObject({ ok: true, slots: 0 });
    expect(await count("option where product_id = 1208 and content ->> 'title' = 'Express class, one way'")).toBe(1);
    expect(await slots()).toEqual(before);
    expect(await count(stock)).toBe(1);
    await restore();
    expect(await seed()).toMatchObject({ ok: true, slots: 0 });
  });

  it('lets coming days end later when a product takes longer', async () => {
    const later = `slot where product_id = 1206 and local_date >= '2026-12-01' and ends_at - starts_at = interval '12 hours'`;
    const restore = await change('"to": 700', '"to": 720', 'destinations/london/stonehenge-and-bath-day-tour.json');
    expect(await seed()).toMatchObject({ ok: true, slots: 0 });
    expect(await count(later)).toBe(await count("slot where product_id = 1206 and local_date >= '2026-12-01'"));
    await restore();
    expect(await seed()).toMatchObject({ ok: true, slots: 0 });
    expect(await count(later)).toBe(0);
  });

  it('takes what is gone off sale without deleting it', async () => {
    const restore = await change('"id": "business-single"', '"id": "business-one-way"');
    await seed();
    expect(await count("option where product_id = 1208 and not live and id = 'business-single'")).toBe(1);
    expect(
      await count(
        "slot where product_id = 1208 and option_id = 'business-single' and not closed and starts_at > now()",
      ),
    ).toBe(0);
    expect(await count("slot where product_id = 1208 and option_id = 'business-one-way'")).toBe(179);
    await restore();
    await rm(join(folder, express));
    expect(await seed()).toMatchObject({ ok: true, products: 8 });
    expect(await count('product where not live and id = 1208')).toBe(1);
  });

  it('may think for longer than other transactions', async () => {
    await database.db.transaction(
      async (tx) => {
        await layOutSlots(tx, nowMs, 1);
        const { rows } = await tx.query('show idle_in_transaction_session_timeout');
        expect(rows).toEqual([{ idle_in_transaction_session_timeout: '2min' }]);
      },
      { cause: 'test' },
    );
  });

  it('reads the latest rates of a date', async () => {
    const { date, hkdPerUnit } = await findRates(database.db, '2030-01-01');
    expect(date).toBe('2026-11-20');
    expect(hkdPerUnit.HKD).toBe(100_000_000n);
    expect((await findRates(database.db, '2000-01-01')).hkdPerUnit).toEqual({});
  });
});
