import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { until } from '#sandbox/payments/dry-run.ts';
import type { Deps } from '#src/actions/deps.ts';
import { queryIndex } from '#src/actions/search/index/query-index.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { dayNumber } from '#src/domain/shared/time/local-time.ts';
import { emptyIndexQuery, type IndexQuery } from '#src/domain/search/query/index-query.ts';
import { startFollowing, startWorker } from '#src/jobs/worker.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { testDeps } from '../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../catalogue', import.meta.url));
let folder = '';
let database: TestDatabase;
let deps: Deps;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-jobs-'));
  await cp(join(own, 'rates.json'), join(folder, 'rates.json'));
  await cp(join(own, 'destinations/bali'), join(folder, 'destinations/bali'), { recursive: true });
  database = await openTestDatabase();
  deps = testDeps(database.db);
  await seedCatalogue(deps, folder);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const promisedMs = 5_000;

it(
  'a search shows within five seconds that a product sold out, changed its price, was taken off sale and was put on sale',
  { timeout: 120_000 },
  async () => {
    const { db } = deps;
    const found = async (query: Partial<IndexQuery>): Promise<number[]> =>
      (await queryIndex(deps, { ...emptyIndexQuery, take: 1000, ...query })).hits.map((hit) => hit.id);
    const workers = [startWorker(deps, {}), startFollowing(deps)];
    try {
      await until(async () => deps.caches.search !== null && (await found({})).length === 9, 60_000);
      await until(async () => (await db.query('select from search_touched')).rowCount === 0, 60_000);
      const { rows } = await db.query<{ id: number; date: string }>(
        // On some days a product of the catalogue is sold out from the beginning.
        `select product_id as id, local_date as date from slot join inventory i on i.id = inventory_id
         where not closed and total > held + sold and local_date > current_date + 30 order by 1, 2 limit 1`,
      );
      const [{ id, date } = { id: 0, date: '' }] = rows;
      const day = { day: dayNumber(date) };
      expect(await found(day)).toContain(id);
      await db.query(
        'update inventory set total = held + sold where id in (select inventory_id from slot where product_id = $1 and local_date = $2)',
        [id, date],
      );
      await until(async () => !(await found(day)).includes(id), promisedMs);
      await db.query("update option set price_rules = '[]' where product_id = $1", [id]);
      await db.query('update unit set price_minor = 3 where product_id = $1', [id]);
      await until(async () => (await found({ sort: 'price_low' }))[0] === id, promisedMs);
      await db.query('update product set live = false where id = $1', [id]);
      await until(async () => !(await found({})).includes(id), promisedMs);
      await db.query('update product set live = true where id = $1', [id]);
      await until(async () => (await found({})).includes(id), promisedMs);
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()));
    }
  },
);
