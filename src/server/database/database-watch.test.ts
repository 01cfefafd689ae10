import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { watchDatabase } from '#src/server/database/database-watch.ts';
import { freePort } from '#src/server/database/embedded/embedded-postgres-process.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Returns the number of watching connections of this database. */
async function watchers(act: '' | 'pg_terminate_backend(pid),' = ''): Promise<number> {
  const { rows } = await database.db.query(
    `select ${act} 1 from pg_stat_activity where application_name = 'meander watch' and datname = current_database()`,
  );
  return rows.length;
}

describe('the watch over the database', () => {
  test('reports once that the database no longer responds', async () => {
    let lost = 0;
    const url = `postgres://nobody@127.0.0.1:${await freePort(0)}/none`;
    const watch = watchDatabase({ url, onLost: () => void (lost += 1), everyMs: 10 });
    await expect.poll(() => lost).toBe(1);
    await watch.stop();
    expect(lost).toBe(1);
  });

  test('takes a connection that broke for no end, and leaves none behind', async () => {
    let lost = 0;
    const watch = watchDatabase({ url: database.url, onLost: () => void (lost += 1), everyMs: 10 });
    await expect.poll(() => watchers()).toBe(1);
    expect(await watchers('pg_terminate_backend(pid),')).toBe(1);
    await expect.poll(() => watchers()).toBe(1);
    await watch.stop();
    await expect.poll(() => watchers()).toBe(0);
    expect(lost).toBe(0);
  });
});
