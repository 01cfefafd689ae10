import { afterAll, beforeAll, expect, it } from 'vitest';

import { openCaches } from '#src/actions/open-caches.ts';
import { bookedCounts } from '#src/actions/catalogue/booked-counts.ts';
import { fewestBookings } from '#src/domain/search/cards/card.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';

let database: TestDatabase;
let nowMs = Date.UTC(2026, 10, 21, 12);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Inserts bookings in their final state: their orders and steps do not matter here. */
async function book(product: number, state: string, times: number): Promise<void> {
  await database.db.transaction(
    async (tx) => {
      await tx.query("set local session_replication_role = 'replica'");
      await tx.query(
        `insert into booking (id, reference, order_id, product_id, option_id, state, amount_minor, instant, starts_at, ends_at, snapshot)
         select gen_random_uuid(), upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)), gen_random_uuid(), $1::int, 'any', $2::text, 0, true, now(), now(), '{}'
         from generate_series(1, $3::int)`,
        [product, state, times],
      );
    },
    { cause: 'book' },
  );
}

it('counts confirmed bookings from the threshold on, and refreshes the count later', async () => {
  await book(1, 'confirmed', fewestBookings - 1);
  await book(2, 'confirmed', fewestBookings);
  await book(2, 'redeemed', 3);
  await book(3, 'cancelled', 200);
  const caches = openCaches();
  const read = () => bookedCounts({ db: database.db, caches, clock: () => nowMs, log });
  expect(read().size).toBe(0);
  await expect.poll(() => [...read()]).toEqual([[2, fewestBookings + 3]]);
  await book(1, 'redeemed', 1);
  expect([...read().keys()]).toEqual([2]);
  nowMs += 700_000;
  await expect.poll(() => [...read().keys()].toSorted((a, b) => a - b)).toEqual([1, 2]);
});
