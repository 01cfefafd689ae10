import { afterAll, beforeAll, expect, it } from 'vitest';

import { queryIndex } from '#src/actions/search/index/query-index.ts';
import { openCaches } from '#src/actions/open-caches.ts';
import { emptyIndexQuery } from '#src/domain/search/query/index-query.ts';
import { buildIndex } from '#src/search-index/build/build-index.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('sends two queries to the database at once; the index answers the others once it is loaded', async () => {
  let pending = 0;
  let most = 0;
  let requested = 0;
  let open = (): void => undefined;
  const gate = new Promise<void>((done) => (open = done));
  const db: Db = {
    ...database.db,
    query: async (sql, values) => {
      pending += 1;
      requested += 1;
      most = Math.max(most, pending);
      await gate;
      try {
        return await database.db.query(sql, values);
      } finally {
        pending -= 1;
      }
    },
  };
  const caches = openCaches();
  const answers = Array.from({ length: 9 }, () => queryIndex({ db, caches }, { ...emptyIndexQuery, take: 3 }));
  await new Promise((done) => setTimeout(done, 50));
  expect([pending, requested]).toEqual([2, 2]);
  caches.search = { index: buildIndex([]), source: '', seq: 0n };
  open();
  expect((await Promise.all(answers)).map((answer) => answer.total)).toEqual(Array.from({ length: 9 }, () => 0));
  expect(most).toBe(2);
  const before = requested;
  await queryIndex({ db, caches }, emptyIndexQuery);
  expect(requested).toBe(before);
});

it('goes on after a question that failed', async () => {
  let fails = 2;
  const db: Db = {
    ...database.db,
    query: (sql, values) => {
      fails -= 1;
      return fails >= 0 ? Promise.reject(new Error('away')) : database.db.query(sql, values);
    },
  };
  const caches = openCaches();
  const send = () => queryIndex({ db, caches }, emptyIndexQuery);
  const ends = await Promise.allSettled([send(), send(), send(), send()]);
  expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
});
