import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type Shop } from '../../tests/faults/shop/shop.ts';
import { processOutbox, mostAttempts, pauseSeconds } from '#src/jobs/process-outbox.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';
import { addToOutbox, retryDeadMessages, thinOutbox } from '#src/store/shared/outbox/outbox.store.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => void (await shop.deps.db.query('delete from outbox')));

async function write(
  entries: readonly (readonly [topic: string, deduplicationKey: string, aggregate: string])[],
): Promise<void> {
  for (const [topic, deduplicationKey, aggregate] of entries)
    await addToOutbox(shop.deps.db, [{ topic, deduplicationKey, aggregate, payload: { dedupe: deduplicationKey } }]);
}

function noting(): { readonly done: string[]; readonly handlers: OutboxHandlers } {
  const done: string[] = [];
  return { done, handlers: { note: async (_deps, row) => void done.push(row.deduplicationKey) } };
}

function dueNow(): Promise<unknown> {
  return shop.deps.db.query('update outbox set available_at = now()');
}

test('a row is written once for its topic and key, and done once', async () => {
  await write([
    ['note', 'a', 'x'],
    ['note', 'a', 'x'],
    ['note', 'b', 'y'],
  ]);
  const { done, handlers } = noting();
  expect(await processOutbox(shop.deps, handlers)).toBe(2);
  expect(await processOutbox(shop.deps, handlers)).toBe(0);
  expect(done.toSorted()).toEqual(['a', 'b']);
});

test('rows of one aggregate are done in order; a failing one delays only its own aggregate', async () => {
  await write([
    ['note', 'one', 'order'],
    ['note', 'two', 'order'],
    ['note', 'three', 'order'],
    ['note', 'elsewhere', 'other'],
  ]);
  const done: string[] = [];
  let broken = true;
  const handlers: OutboxHandlers = {
    note: async (_deps, row) => {
      if (row.deduplicationKey === 'one' && broken) throw new Error('the test broke it');
      done.push(row.deduplicationKey);
    },
  };
  await processOutbox(shop.deps, handlers);
  expect(done).toEqual(['elsewhere']);
  broken = false;
  await dueNow();
  await processOutbox(shop.deps, handlers);
  expect(done).toEqual(['elsewhere', 'one', 'two', 'three']);
});

test('a message that fails ten times is a dead letter, and can be retried', async () => {
  await write([
    ['note', 'hopeless', 'x'],
    ['note', 'after', 'x'],
  ]);
  const handlers: OutboxHandlers = {
    note: async (_deps, row) => (row.deduplicationKey === 'hopeless' ? Promise.reject(new Error('never')) : undefined),
  };
  for (let n = 0; n < mostAttempts; n += 1) {
    await processOutbox(shop.deps, handlers);
    await dueNow();
  }
  await processOutbox(shop.deps, handlers);
  expect(
    await shop.count(`select from outbox where dedupe = 'hopeless' and dead_at is not null and last_error = 'never'`),
  ).toBe(1);
  expect(await shop.count(`select from outbox where dedupe = 'after' and done_at is not null`)).toBe(1);
  expect(shop.log.at(-1)).toMatchObject({ level: 'error' });
  expect(await shop.violations()).toEqual([expect.stringMatching(/^I20/)]);
  expect(await retryDeadMessages(shop.deps.db)).toBe(1);
  const { done, handlers: sound } = noting();
  await processOutbox(shop.deps, sound);
  expect(done).toEqual(['hopeless']);
});

test('four workers share a hundred rows, each done once', async () => {
  await addToOutbox(
    shop.deps.db,
    Array.from({ length: 100 }, (_, n) => ({
      topic: 'note',
      deduplicationKey: `n${n}`,
      aggregate: `a${n}`,
      payload: {},
    })),
  );
  const { done, handlers } = noting();
  await Promise.all(Array.from({ length: 4 }, () => processOutbox(shop.deps, handlers)));
  expect(done).toHaveLength(100);
  expect(new Set(done).size).toBe(100);
});

test('a row with an unknown topic waits', async () => {
  await write([['unheard-of', 'a', 'x']]);
  expect(await processOutbox(shop.deps, noting().handlers)).toBe(0);
  expect(await shop.count('select from outbox where attempts = 0')).toBe(1);
});

test('pauses grow, up to an hour', () => {
  expect([1, 2, 3, 10, 11].map(pauseSeconds)).toEqual([5, 10, 20, 2560, 3600]);
});

test('what was done a month ago is dropped', async () => {
  await write([
    ['note', 'a', 'x'],
    ['note', 'b', 'x'],
  ]);
  await processOutbox(shop.deps, noting().handlers);
  await shop.deps.db.query(`update outbox set done_at = now() - interval '31 days' where dedupe = 'a'`);
  await thinOutbox(shop.deps.db);
  expect(await shop.count('select from outbox')).toBe(1);
});
