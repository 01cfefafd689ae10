import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fail, ok } from '#src/domain/failure.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { openDb, sqlState } from '#src/store/shared/database/db.ts';
import { listen } from '#src/store/shared/database/db-listen.ts';
import { tryLock } from '#src/store/shared/database/locks.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { openBlankDatabase } from '../../../../tests/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openBlankDatabase();
  await database.db.query('create table stock (id int primary key, held bigint not null, cause text)');
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.db.query('delete from stock');
  await database.db.query('insert into stock (id, held) values (1, 0), (2, 0)');
});

function held(on: Queryable = database.db, id = 1) {
  return on.query<{ held: bigint }>('select held from stock where id = $1', [id]).then(({ rows }) => rows[0]?.held);
}

test('columns arrive as bigint, text dates and UTC instants', async () => {
  const { rows } = await database.db.query(
    `select 9007199254740993::int8 as money, array[1, null]::int8[] as several, date '2026-03-29' as day,
            array[date '2026-03-29'] as days, timestamptz '2026-03-29 03:30:00+02' as at,
            timestamp '2026-03-29 03:30:00' as local, 0.10::numeric as rate, '{"a": 1}'::jsonb as facts`,
  );
  expect(rows[0]).toEqual({
    money: 9007199254740993n,
    several: [1n, null],
    day: '2026-03-29',
    days: ['2026-03-29'],
    at: '2026-03-29T01:30:00Z',
    local: '2026-03-29 03:30:00',
    rate: '0.10',
    facts: { a: 1 },
  });
});

test('a bigint goes in unharmed', async () => {
  await database.db.query('update stock set held = $1 where id = 1', [9007199254740993n]);
  expect(await held()).toBe(9007199254740993n);
});

test('a named statement is prepared once, and not at all when preparing is off', async () => {
  const find = { name: 'find-stock', text: 'select id from stock where id = $1', isPrepared: true };
  const prepared = "select count(*)::int as count from pg_prepared_statements where name = 'find-stock'";
  const unnamed = openDb({ url: database.url, max: 1, prepare: false });
  const named = openDb({ url: database.url, max: 1 });
  try {
    for (const db of [unnamed, named]) {
      expect((await db.query<{ id: number }>(find, [1])).rows).toEqual([{ id: 1 }]);
      expect((await db.query(find, [2])).rowCount).toBe(1);
    }
    expect((await unnamed.query(prepared)).rows).toEqual([{ count: 0 }]);
    expect((await named.query(prepared)).rows).toEqual([{ count: 1 }]);
  } finally {
    await Promise.all([unnamed.close(), named.close()]);
  }
});

test('what a named statement gives is read alike each time, and never as what it was before', async () => {
  const find = { name: 'find-shape', text: 'select n, nothing, parts from shape', isPrepared: true };
  const db = openDb({ url: database.url, max: 1 });
  try {
    await db.query('create table shape (n bigint, nothing text, parts int8[])');
    await db.query(`insert into shape values (7, null, '{1,2}')`);
    for (let time = 0; time < 3; time += 1)
      expect(await db.query(find)).toEqual({ rows: [{ n: 7n, nothing: null, parts: [1n, 2n] }], rowCount: 1 });
    await db.query(`alter table shape alter n type text using n || ' of them'`);
    await expect(db.query(find)).rejects.toMatchObject({ code: '0A000' });
    expect((await db.query(find)).rows).toMatchObject([{ n: '7 of them' }]);
  } finally {
    await db.query('drop table if exists shape');
    await db.close();
  }
});

test('of pipelined statements the first failure is reported, and all are rolled back', async () => {
  const db = database.db;
  const together = db.transaction(
    async (tx) => {
      const failing = Promise.all([tx.query('update stock set held = 9 where id = 1'), tx.query('select 1 / 0')]);
      await Promise.all([failing, tx.query('select 1')]);
    },
    { cause: 'test' },
  );
  await expect(together).rejects.toMatchObject({ code: '22012' });
  expect(await held()).toBe(0n);
});

test('work parallel to a failed part sends no query after the end', async () => {
  const slow = Promise.withResolvers<undefined>();
  let late: Promise<unknown> = Promise.resolve();
  const together = database.db.transaction(
    async (tx) => {
      late = slow.promise.then(() => tx.query('update stock set held = 9 where id = 1'));
      await Promise.all([Promise.reject(new Error('no')), late]);
    },
    { cause: 'test' },
  );
  await expect(together).rejects.toThrow('no');
  slow.resolve(undefined);
  await expect(late).rejects.toThrow('over');
  expect(await held()).toBe(0n);
});

test('a transaction commits and knows its cause', async () => {
  const cause = "user:7'; drop table stock; --";
  await database.db.transaction(
    (tx) => tx.query("update stock set held = 5, cause = current_setting('app.cause') where id = 1"),
    { cause },
  );
  const { rows } = await database.db.query('select held, cause from stock where id = 1');
  expect(rows).toEqual([{ held: 5n, cause }]);
  const after = await database.db.query("select current_setting('app.cause', true) as cause");
  expect(after.rows[0]?.['cause']).not.toBe(cause);
});

test('a thrown error rolls back and is rethrown', async () => {
  const attempt = database.db.transaction(
    async (tx) => {
      await tx.query('update stock set held = 5');
      throw new Error('no');
    },
    { cause: 'test' },
  );
  await expect(attempt).rejects.toThrow('no');
  expect(await held()).toBe(0n);
});

test('a failed Result rolls back, unless it is to be committed', async () => {
  const work = async (tx: Queryable) => {
    await tx.query('update stock set held = held + 1');
    return fail('slot_sold_out');
  };
  expect((await database.db.transaction(work, { cause: 'test' })).failure.code).toBe('slot_sold_out');
  expect(await held()).toBe(0n);
  await database.db.transaction(work, { cause: 'test', onFailure: 'commit' });
  expect(await held()).toBe(1n);
  await database.db.transaction(async (tx) => ok(await tx.query('update stock set held = 9')), { cause: 'test' });
  expect(await held()).toBe(9n);
});

test('a serialisation failure is tried again until it is through', async () => {
  let runs = 0;
  // No transaction writes before two have read the same: one of them must fail.
  const { promise: twoHaveRead, resolve } = Promise.withResolvers<void>();
  const raise = () =>
    database.db.transaction(
      async (tx) => {
        const before = (await held(tx)) ?? 0n;
        runs += 1;
        if (runs === 2) resolve();
        await twoHaveRead;
        await tx.query('update stock set held = $1 where id = 1', [before + 1n]);
      },
      { cause: 'test', isolation: 'serializable', attempts: 20 },
    );
  await Promise.all([raise(), raise(), raise(), raise()]);
  expect(await held()).toBe(4n);
  expect(runs).toBeGreaterThan(4);
});

test('a deadlock is tried again', async () => {
  let runs = 0;
  const both = (first: number, second: number) =>
    database.db.transaction(
      async (tx) => {
        runs += 1;
        await tx.query('update stock set held = held + 1 where id = $1', [first]);
        await tx.query('select pg_sleep(0.2)');
        await tx.query('update stock set held = held + 1 where id = $1', [second]);
      },
      { cause: 'test' },
    );
  await Promise.all([both(1, 2), both(2, 1)]);
  expect([await held(), await held(database.db, 2)]).toEqual([2n, 2n]);
  expect(runs).toBe(3);
});

test('other errors are not retried', async () => {
  let runs = 0;
  const attempt = database.db.transaction(
    async (tx) => {
      runs += 1;
      await tx.query('insert into stock (id, held) values (1, 0)');
    },
    { cause: 'test' },
  );
  expect(sqlState(await attempt.catch((fault: unknown) => fault))).toBe('23505');
  expect(runs).toBe(1);
});

test('the timeouts hold, through a pooler as well', async () => {
  const settings = `select current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
    current_setting('TimeZone') as zone`;
  const expected = { idle: '5s', lock: '4s', statement: '15s', zone: 'UTC' };
  expect((await database.db.query(settings)).rows).toEqual([expected]);
  const pooled = openDb({ url: database.url, max: 1, pooled: true });
  try {
    const inside = await pooled.transaction((tx) => tx.query(settings), { cause: 'test' });
    expect(inside.rows).toEqual([expected]);
    expect((await pooled.query(settings)).rows).toEqual([{ idle: '0', lock: '0', statement: '0', zone: 'UTC' }]);
  } finally {
    await pooled.close();
  }
});

test('a connection that dies inside a transaction is replaced', async () => {
  const db = openDb({ url: database.url, max: 1 });
  try {
    const attempt = db.transaction((tx) => tx.query('select pg_terminate_backend(pg_backend_pid())'), {
      cause: 'test',
    });
    await expect(attempt).rejects.toThrow();
    expect(await held(db)).toBe(0n);
  } finally {
    await db.close();
  }
});

test('a transaction that gives a failure leaves nothing behind, and others see nothing of it', async () => {
  const undone = await database.db.transaction(
    async (tx) => {
      const { rowCount } = await tx.query('update stock set held = 3');
      expect(rowCount).toBe(2);
      expect(await held()).toBe(0n);
      return fail('slot_closed');
    },
    { cause: 'test' },
  );
  expect(undone.ok).toBe(false);
  expect(await held()).toBe(0n);
});

test('a lock of a transaction is free again when that ends', async () => {
  const taken = await database.db.transaction(
    async (tx) => {
      const mine = await tryLock(tx, 'sweep-holds');
      const theirs = await database.db.transaction((other) => tryLock(other, 'sweep-holds'), { cause: 'test' });
      const another = await database.db.transaction((other) => tryLock(other, 'seed'), { cause: 'test' });
      return [mine, theirs, another];
    },
    { cause: 'test' },
  );
  expect(taken).toEqual([true, false, true]);
  expect(await database.db.transaction((tx) => tryLock(tx, 'sweep-holds'), { cause: 'test' })).toBe(true);
});

test('a listener hears notices, also after its connection was cut', async () => {
  const heard: string[] = [];
  let starts = 0;
  const listener = listen({
    url: database.url,
    channel: 'stock-changed',
    onNotice: (payload) => heard.push(payload),
    onListening: () => (starts += 1),
  });
  try {
    await expect.poll(() => starts).toBe(1);
    await database.db.query("select pg_notify('stock-changed', 'one')");
    await expect.poll(() => heard).toEqual(['one']);
    await database.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'meander listen' and datname = current_database()`,
    );
    await expect.poll(() => starts, { timeout: 5_000 }).toBe(2);
    await database.db.query("select pg_notify('stock-changed', 'two')");
    await expect.poll(() => heard).toEqual(['one', 'two']);
  } finally {
    await listener.close();
  }
  await database.db.query("select pg_notify('stock-changed', 'three')");
  expect(heard).toEqual(['one', 'two']);
});

test('a listener that finds no database closes at once', async () => {
  const faults: string[] = [];
  const listener = listen({
    url: 'postgres://nobody@127.0.0.1:1/none',
    channel: 'x',
    onNotice: () => undefined,
    onFault: (fault) => faults.push(fault.message),
  });
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  await listener.close();
});
